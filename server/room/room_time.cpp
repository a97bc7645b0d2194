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

constexpr Millis kLastSeconds{10'000};  // of each step, once a clock per game has run down
constexpr std::string_view kStandIn = "greedy";

Time as_time(std::int64_t at) {
  return Time{Millis{at}};
}

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
  // A last thought that stayed would keep the room in memory for ever.
  if (table_.status() != Status::Running) thoughts_.clear();
  if (closed_ || pending_ || table_.status() != Status::Running) return around_.strand->sleep();
  std::erase_if(thoughts_, [&](const Thought& thought) {
    return !table_.waits_for(thought.seat) || table_.asked_at(thought.seat) != thought.asked_at ||
           !by_bot(table_.chair(thought.seat));
  });
  if (around_.now() < rest_until_) return wake_at(rest_until_);
  if (step_out_late_seats()) return;
  for (int seat = 0; seat < int(table_.chairs().size()); ++seat)
    if (table_.waits_for(seat) && by_bot(table_.chair(seat))) think_for(seat);
  play_thoughts();
  if (!pending_) set_alarm();
}

void Room::think_for(int seat) {
  const int asked_at = table_.asked_at(seat);
  for (const Thought& thought : thoughts_)
    if (thought.seat == seat) return;
  thoughts_.push_back({seat, asked_at, std::nullopt});
  around_.thinker.think(question_for(seat), [self = weak_from_this(), strand = around_.strand, seat,
                                             asked_at](const Result<Move>& move) {
    strand->post([self, seat, asked_at, move] {
      if (const auto room = self.lock()) room->inside([&] { room->thought(seat, asked_at, move); });
    });
  });
}

void Room::thought(int seat, int asked_at, const Result<Move>& move) {
  if (closed_) return;
  for (Thought& thought : thoughts_) {
    if (thought.seat != seat || thought.asked_at != asked_at) continue;
    if (!move) return put_aside("a bot: " + move.error());
    thought.move = *move;
  }
  if (!pending_) attend();
}

Question Room::question_for(int seat) const {
  const std::string& level = table_.chair(seat).bot;
  return {table_.id(), level.empty() ? std::string(kStandIn) : level, table_.shared_game(),
          look(table_.game().edition, table_.state(), Seat(seat))};
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
  if (around_.now() < next_bot_step_) return;
  for (const Thought& thought : thoughts_) {
    if (!thought.move) continue;
    const Seat seat = Seat(thought.seat);
    const Move move = lawful_move(table_, seat, *thought.move);
    TableAct act;
    act.kind = TableActKind::Played;
    act.seat = thought.seat;
    act.text = move_text(table_.game().labels, table_.state(), seat, move);
    next_bot_step_ = around_.now() + around_.patience.bot_pace;
    return happen({}, "", {act});
  }
}

std::optional<Time> Room::clock_deadline(int seat) const {
  const ClockRule& clock = table_.settings().clock;
  switch (clock.kind) {
    case ClockKind::None:
      return std::nullopt;
    case ClockKind::PerTurn:
      return as_time(table_.turn_time()) + std::chrono::seconds(clock.amount);
    case ClockKind::Days:
      return as_time(table_.turn_time()) + std::chrono::hours(24 * clock.amount);
    case ClockKind::PerGame:
      break;
  }
  const Millis left = std::chrono::seconds(clock.amount) - Millis{table_.used(seat)};
  return as_time(table_.asked_time(seat)) + std::max(left, kLastSeconds);
}

/// Who is away is waited for, but not for ever, if there is somebody who waits.
std::optional<Time> Room::absence_deadline(int seat) const {
  const auto& since = away_since_[std::size_t(seat)];
  if (!since || !table_.settings().autopilot) return std::nullopt;
  if (table_.settings().clock.kind == ClockKind::Days) return std::nullopt;
  const bool awaited = std::any_of(guests_.begin(), guests_.end(),
                                   [&](const Guest& guest) { return guest.seat.has_value(); });
  if (!awaited) return std::nullopt;
  return std::max(*since, as_time(table_.asked_time(seat))) + around_.patience.grace;
}

std::optional<Time> Room::deadline(int seat) const {
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
    TableAct act;
    act.kind = TableActKind::SteppedOut;
    act.seat = seat;
    happen({}, "", {act});
    return true;
  }
  return false;
}

void Room::set_alarm() {
  std::optional<Time> next;
  const auto sooner = [&](Time when) { next = next ? std::min(*next, when) : when; };
  for (int seat = 0; seat < int(table_.chairs().size()); ++seat)
    if (table_.waits_for(seat) && !by_bot(table_.chair(seat)))
      if (const auto late = deadline(seat)) sooner(*late);
  if (std::any_of(thoughts_.begin(), thoughts_.end(),
                  [](const Thought& t) { return bool(t.move); }))
    sooner(next_bot_step_);
  if (!next) return around_.strand->sleep();
  wake_at(*next);
}

void Room::wake_at(Time when) {
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
    if (const auto late = clock_deadline(seat))
      out.deadline = out.deadline ? std::min(*out.deadline, *late) : *late;
  }
  return out;
}

}  // namespace wagonaut::server
