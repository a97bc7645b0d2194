// Clocks, grace, and the bots that play or stand in.
#include <algorithm>

#include "catalog/game.h"
#include "engine/play.h"
#include "engine/record/record.h"
#include "engine/sight/sight.h"
#include "server/room/room.h"
#include "server/room/thinker.h"
#include "server/watch/log.h"

namespace wagonaut::server {
namespace {

constexpr Millis kLastSeconds{10'000};    // of each step, once a clock per game has run down
constexpr Millis kLongestSleep{600'000};  // the calendar may be set meanwhile
constexpr std::string_view kStandIn = "greedy";

/// What a bot wished, or, should it wish for what is forbidden, the first thing that is not.
Move lawful_move(const Table& table, Seat seat, const Move& wished) {
  const Edition& ed = table.game().edition;
  const auto why = objection(ed, table.state(), seat, wished);
  if (!why) return wished;
  log(Level::Error, "bot_refused",
      {{"table", table.id()}, {"refusal", std::string(refusal_name(*why))}});
  Menu menu;
  list_moves(ed, table.state(), seat, menu);
  return menu.at(ed, table.state().open, 0);
}

}  // namespace

/// Looks round: who is late, which bot should think, which thought is ripe, when to look again.
void Room::attend() {
  thinking_.tidy(table_);
  if (!closed_ && !pending_ && table_.status() == Status::Open) return deal_if_due();
  if (closed_ || pending_ || table_.status() != Status::Running) return around_.strand->sleep();
  if (rests()) return around_.strand->sleep();
  if (around_.now() < rest_until_) return wake_at(rest_until_);
  if (step_out_late_seats()) return;
  for (int seat = 0; seat < int(table_.chairs().size()); ++seat)
    if (table_.waits_for(seat) && by_bot(table_.chair(seat))) think_for(seat);
  play_thoughts();
  if (!pending_) set_alarm();
}

/// The last share was kept and the deal was not: the store, or the process, went away in between.
void Room::deal_if_due() {
  if (!table_.revealing() || !table_.awaited().empty()) return around_.strand->sleep();
  if (around_.now() < rest_until_) return wake_at(rest_until_);
  happen({}, "", {act_at(TableActKind::Dealt, 0)});
}

/// Nobody looks, and nobody will: no person is left, or one is asked who went away. Bots need not
/// play it out. In a game of days nobody looks most of the time; there others wait for their turn.
bool Room::rests() const {
  if (!guests_.empty()) return false;
  bool stood_in_for = false;
  int there = 0, away = 0;
  for (int seat = 0; seat < int(table_.chairs().size()); ++seat) {
    const Chair& chair = table_.chair(seat);
    if (chair.holder != Holder::Person || chair.resigned) continue;
    ++(chair.autopilot ? away : there);
    stood_in_for |= chair.autopilot && table_.waits_for(seat);
  }
  if (there > 0 && table_.settings().clock.kind == ClockKind::Days) return false;
  return there + away == 0 || stood_in_for;
}

void Room::think_for(int seat) {
  const int asked_at = table_.asked_at(seat);
  if (!thinking_.begin(seat, asked_at)) return;
  around_.thinker.think(question_for(seat), [self = weak_from_this(), strand = around_.strand, seat,
                                             asked_at](const Result<Move>& move) {
    strand->post([self, seat, asked_at, move] {
      if (const auto room = self.lock()) room->inside([&] { room->thought(seat, asked_at, move); });
    });
  });
}

void Room::thought(int seat, int asked_at, const Result<Move>& move) {
  if (closed_) return;
  if (move)
    thinking_.know(seat, asked_at, *move);
  else if (thinking_.waits_for(seat, asked_at))
    return put_aside("a bot: " + move.error());
  if (!pending_) attend();
}

Question Room::question_for(int seat) const {
  const std::string& level = table_.chair(seat).bot;
  return {table_.id(),          level.empty() ? std::string(kStandIn) : level,
          table_.shared_game(), look(table_.game().edition, table_.state(), Seat(seat)),
          !guests_.empty(),     household()};
}

/// A table that is put aside is not looked at again: what broke once would break once more.
void Room::dismiss_bots() {
  if (!table_.dealt()) return;
  for (int seat = 0; seat < int(table_.chairs().size()); ++seat) {
    if (!by_bot(table_.chair(seat))) continue;
    Question last{table_.id(), table_.chair(seat).bot, table_.shared_game(), {}};
    last.view.viewer = Seat(seat);
    last.view.open.ask.kind = AskKind::ChooseAction;  // or whatever else is not the end
    if (table_.status() == Status::Finished && !aside_) last = question_for(seat);
    around_.thinker.leave(std::move(last));
  }
}

/// A bot enters by the same door as everybody: its move is judged like any other.
void Room::play_thoughts() {
  const Thought* thought = thinking_.ripe(around_.now());
  if (thought == nullptr) return;
  TableAct act = act_at(TableActKind::Played, thought->seat);
  act.move = lawful_move(table_, Seat(thought->seat), *thought->move);
  thinking_.rest_until(around_.now() + around_.patience.bot_pace);
  happen({}, "", {act});
}

std::optional<Instant> Room::clock_deadline(int seat) const {
  const ClockRule& clock = table_.settings().clock;
  switch (clock.kind) {
    case ClockKind::None:
      return std::nullopt;
    case ClockKind::PerTurn:
      return time_.instant_of(table_.turn_time(), now()) + std::chrono::seconds(clock.amount);
    case ClockKind::Days:
      return time_.instant_of(table_.turn_time(), now()) + std::chrono::hours(24 * clock.amount);
    case ClockKind::PerGame:
      break;
  }
  const Millis left = std::chrono::seconds(clock.amount) - Millis{table_.used(seat)};
  return time_.instant_of(table_.asked_time(seat), now()) + std::max(left, kLastSeconds);
}

/// Who is away is waited for, but not for ever, if there is somebody who waits.
std::optional<Instant> Room::absence_deadline(int seat) const {
  const auto& since = attendance_.away_since(seat);
  if (!since || !table_.settings().autopilot) return std::nullopt;
  if (table_.settings().clock.kind == ClockKind::Days) return std::nullopt;
  const bool awaited = std::any_of(guests_.begin(), guests_.end(),
                                   [&](const Guest& guest) { return guest.seat.has_value(); });
  if (!awaited) return std::nullopt;
  return std::max(*since, time_.instant_of(table_.asked_time(seat), now())) +
         around_.patience.grace;
}

std::optional<Instant> Room::deadline(int seat) const {
  const auto clock = clock_deadline(seat);
  const auto absence = absence_deadline(seat);
  if (!clock || !absence) return clock ? clock : absence;
  // A lost connection does not lose the turn at once.
  return std::max(*clock, *absence);
}

bool Room::step_out_late_seats() {
  for (int seat = 0; seat < int(table_.chairs().size()); ++seat) {
    if (!table_.waits_for(seat) || by_bot(table_.chair(seat))) continue;
    const auto late = deadline(seat);
    if (!late || around_.now() < *late) continue;
    happen({}, "", {act_at(TableActKind::SteppedOut, seat)});
    return true;
  }
  return false;
}

void Room::set_alarm() {
  std::optional<Instant> next;
  const auto sooner = [&](Instant when) { next = next ? std::min(*next, when) : when; };
  for (int seat = 0; seat < int(table_.chairs().size()); ++seat)
    if (table_.waits_for(seat) && !by_bot(table_.chair(seat)))
      if (const auto late = deadline(seat)) sooner(*late);
  if (const auto ripe = thinking_.ripens()) sooner(*ripe);
  if (!next) return around_.strand->sleep();
  wake_at(std::min(*next, around_.now() + kLongestSleep));
}

void Room::wake_at(Instant when) {
  around_.strand->wake_at(when, [self = weak_from_this()] {
    if (const auto room = self.lock()) room->inside([&] { room->attend(); });
  });
}

ClockView Room::clock_view() const {
  ClockView out;
  if (table_.status() != Status::Running) return out;
  const ClockRule& clock = table_.settings().clock;
  for (int seat = 0; seat < int(table_.chairs().size()); ++seat) {
    if (clock.kind == ClockKind::PerGame)
      out.left.push_back(
          std::max<std::int64_t>(0, std::int64_t{clock.amount} * 1000 - table_.used(seat)));
    if (!table_.waits_for(seat) || by_bot(table_.chair(seat))) continue;
    const auto late = clock_deadline(seat);
    if (!late) continue;
    const Time then = later(around_.today(), *late - around_.now());
    out.deadline = out.deadline ? std::min(*out.deadline, then) : then;
  }
  return out;
}

}  // namespace wagonaut::server
