// What each wish asks of the table, the game apart (room_play.cpp). A wish is answered in any case;
// it is granted when the store has kept what it leads to.
#include <algorithm>

#include "engine/record/record.h"
#include "server/room/room_takes.h"
#include "server/room/seat_name.h"
#include "server/room/thinker.h"
#include "server/watch/log.h"
#include "texts/book.h"

namespace wagonaut::server {
namespace {

constexpr std::string_view kUsualBot = "greedy";

std::vector<std::string> taken_names(const Table& table) {
  std::vector<std::string> names;
  for (const Chair& chair : table.chairs())
    if (chair.holder != Holder::Open) names.push_back(chair.name);
  return names;
}

/// Who rises while shares are told has made the start fail.
std::deque<TableAct> with_failure(const Table& table, std::deque<TableAct> acts) {
  if (table.revealing()) acts.push_front(act_at(TableActKind::StartFailed, 0));
  return acts;
}

}  // namespace

bool Room::seated_in(Status status, const Asker& asker, const std::string& id) const {
  if (!asker.seat || !table_.has_seat(*asker.seat)) {
    reply(asker, id, Answer::NotSeated);
    return false;
  }
  if (table_.status() == status) return true;
  reply(asker, id, Answer::NotNow);
  return false;
}

bool Room::host_in(Status status, const Asker& asker, const std::string& id) const {
  if (!seated_in(status, asker, id)) return false;
  if (table_.host() == asker.seat) return true;
  reply(asker, id, Answer::NotTheHost);
  return false;
}

template <>
void Room::take(const Asker& asker, const FillWish& wish) {
  if (!host_in(Status::Open, asker, wish.id)) return;
  const std::string level = wish.level.empty() ? std::string(kUsualBot) : wish.level;
  if (!around_.thinker.knows(level)) return reply(asker, wish.id, Answer::NoSuchBot);
  std::deque<TableAct> acts;
  std::vector<std::string> names = taken_names(table_);
  for (int seat = 0; seat < int(table_.chairs().size()); ++seat) {
    if (table_.chair(seat).holder != Holder::Open) continue;
    TableAct act = act_at(TableActKind::BotSat, seat);
    act.text = level;
    act.token = free_bot_name(names);
    names.push_back(act.token);
    acts.push_back(std::move(act));
  }
  if (acts.empty()) return reply(asker, wish.id, Answer::Granted);
  happen(asker, wish.id, std::move(acts));
}

std::string Room::free_bot_name(const std::vector<std::string>& taken) const {
  for (int number = 1;; ++number) {
    std::string name = "Bot " + std::to_string(number);
    if (std::find(taken.begin(), taken.end(), name) == taken.end()) return name;
  }
}

template <>
void Room::take(const Asker& asker, const KickWish& wish) {
  if (!host_in(Status::Open, asker, wish.id)) return;
  if (!table_.has_seat(wish.seat) || wish.seat == *asker.seat ||
      table_.chair(wish.seat).holder == Holder::Open)
    return reply(asker, wish.id, Answer::NoSuchSeat);
  happen(asker, wish.id, with_failure(table_, {act_at(TableActKind::Rose, wish.seat)}));
}

template <>
void Room::take(const Asker& asker, const ResignWish& wish) {
  if (!seated_in(Status::Running, asker, wish.id)) return;
  if (table_.chair(*asker.seat).resigned) return reply(asker, wish.id, Answer::Granted);
  TableAct act = act_at(TableActKind::Resigned, *asker.seat);
  act.text = wish.level.empty() ? std::string(kUsualBot) : wish.level;
  if (!around_.thinker.knows(act.text)) return reply(asker, wish.id, Answer::NoSuchBot);
  happen(asker, wish.id, {act});
}

template <>
void Room::take(const Asker& asker, const LeaveWish& wish) {
  if (table_.status() == Status::Running) return take(asker, ResignWish{wish.id, ""});
  if (!seated_in(Status::Open, asker, wish.id)) return;
  if (is_chapter(table_.settings())) return reply(asker, wish.id, Answer::NotNow);
  std::deque<TableAct> acts{act_at(TableActKind::Rose, *asker.seat)};
  const auto held = std::count_if(table_.chairs().begin(), table_.chairs().end(),
                                  [](const Chair& chair) { return !chair.token_hash.empty(); });
  if (held == 1) acts.push_back(act_at(TableActKind::Closed, 0));
  happen(asker, wish.id, with_failure(table_, std::move(acts)));
}

template <>
void Room::take(const Asker& asker, const AwayWish& wish) {
  if (!seated_in(Status::Running, asker, wish.id)) return;
  if (by_bot(table_.chair(*asker.seat))) return reply(asker, wish.id, Answer::Granted);
  if (absences_.too_soon(*asker.seat, around_.now(), around_.patience.asking_span))
    return reply(asker, wish.id, Answer::TooFast);
  happen(asker, wish.id, {act_at(TableActKind::SteppedOut, *asker.seat)});
}

template <>
void Room::take(const Asker& asker, const BackWish& wish) {
  if (!seated_in(Status::Running, asker, wish.id)) return;
  if (table_.chair(*asker.seat).resigned) return reply(asker, wish.id, Answer::NotNow);
  if (!table_.chair(*asker.seat).autopilot) return reply(asker, wish.id, Answer::Granted);
  happen(asker, wish.id, {act_at(TableActKind::SteppedIn, *asker.seat)});
}

template <>
void Room::take(const Asker& asker, const ChatWish& wish) {
  if (!asker.seat) return reply(asker, wish.id, Answer::NotSeated);
  const ChatRule rule = table_.settings().chat;
  if (rule == ChatRule::Off || (rule == ChatRule::Phrases && wish.phrase.empty()))
    return reply(asker, wish.id, Answer::ChatOff);
  if (!wish.phrase.empty() && !book().has("phrases." + wish.phrase))
    return reply(asker, wish.id, Answer::NoSuchPhrase);
  if (wish.phrase.empty() && wish.text.empty()) return reply(asker, wish.id, Answer::BadText);
  if (chat_.too_fast(*asker.seat, around_.now(), around_.patience))
    return reply(asker, wish.id, Answer::TooFast);
  const ChatLine& line =
      chat_.say({*asker.seat, table_.chair(*asker.seat).name, wish.phrase,
                 wish.phrase.empty() ? wish.text : "", around_.today().time_since_epoch().count()});
  reply(asker, wish.id, Answer::Granted);
  for (const Guest& guest : guests_)
    if (!chat_.is_deaf(guest.seat, *asker.seat)) guest.viewer->say(line);
}

template <>
void Room::take(const Asker& asker, const MuteWish& wish) {
  if (!asker.seat) return reply(asker, wish.id, Answer::NotSeated);
  if (!table_.has_seat(wish.seat)) return reply(asker, wish.id, Answer::NoSuchSeat);
  chat_.mute(*asker.seat, wish.seat, wish.on);
  reply(asker, wish.id, Answer::Granted);
}

template <>
void Room::take(const Asker& asker, const RematchWish& wish) {
  if (!seated_in(Status::Finished, asker, wish.id)) return;
  if (is_chapter(table_.settings())) return reply(asker, wish.id, Answer::NotNow);
  Reply out;
  out.id = wish.id;
  out.detail = table_.next_table();
  if (!out.detail.empty()) return reply(asker, out);
  // Wishes wait meanwhile: two people who ask at once get one table.
  pending_ = Pending{{}, {}, asker, wish.id};
  around_.aside(
      [self = weak_from_this(), strand = around_.strand, make = around_.rematch, table = table_] {
        std::string next;
        if (const auto why = trouble_in([&] { next = make(table); }))
          log(Level::Error, "no_rematch", {{"table", table.id()}, {"why", *why}});
        strand->post([self, next] {
          if (const auto room = self.lock()) room->inside([&] { room->rematched(next); });
        });
      });
}

void Room::rematched(const std::string& next) {
  if (closed_ || !pending_) return;
  Pending pending = std::move(*pending_);
  pending_.reset();
  if (next.empty()) {
    reply(pending.asker, pending.id, Answer::Unavailable);
    return take_next();
  }
  TableAct act = act_at(TableActKind::Rematched, 0);
  act.text = next;
  happen(pending.asker, pending.id, {act});
}

template <>
void Room::take(const Asker& asker, const SyncWish& wish) {
  reply(asker, wish.id, Answer::Granted);
}

template <>
void Room::take(const Asker& asker, const SitWish& wish) {
  // The answer was lost, and the same request comes again.
  if (const auto held = table_.seat_of(wish.token_hash)) {
    Reply out;
    out.id = wish.id;
    out.seat = *held;
    return reply(asker, out);
  }
  if (table_.status() != Status::Open) return reply(asker, wish.id, Answer::NotNow);
  int seat = wish.seat;
  for (int i = 0; seat < 0 && i < int(table_.chairs().size()); ++i)
    if (table_.chair(i).holder == Holder::Open) seat = i;
  if (seat < 0) return reply(asker, wish.id, Answer::TableFull);
  if (!table_.has_seat(seat)) return reply(asker, wish.id, Answer::NoSuchSeat);
  if (table_.chair(seat).holder != Holder::Open) return reply(asker, wish.id, Answer::SeatTaken);
  std::vector<std::string> names = taken_names(table_);
  names.push_back(wish.name);
  if (const std::string fault = player_fault(names); !fault.empty()) {
    Reply out;
    out.id = wish.id;
    out.answer = Answer::BadName;
    out.detail = fault;
    return reply(asker, out);
  }
  TableAct act = act_at(TableActKind::Sat, seat);
  act.text = wish.name;
  act.token = wish.token_hash;
  act.badge = wish.badge;
  act.holder = wish.program ? Holder::Program : Holder::Person;
  happen(asker, wish.id, {act});
}

/// The seat goes with its company (C-0.22): whoever held it before has no seat here any more.
template <>
void Room::take(const Asker& asker, const ReseatWish& wish) {
  const bool goes_on = table_.status() == Status::Open || table_.status() == Status::Running;
  if (!is_chapter(table_.settings()) || !goes_on) return reply(asker, wish.id, Answer::NotNow);
  if (!table_.has_seat(wish.seat)) return reply(asker, wish.id, Answer::NoSuchSeat);
  const Chair& now = table_.chair(wish.seat);
  if (wish.bot ? now.holder == Holder::Bot : now.token_hash == wish.token)
    return reply(asker, wish.id, Answer::Granted);
  std::vector<Chair> others = table_.chairs();
  others.erase(others.begin() + wish.seat);
  Chair next;
  next.holder = wish.bot ? Holder::Bot : Holder::Person;
  next.name = wish.name;
  TableAct act = act_at(TableActKind::Handed, wish.seat);
  act.holder = next.holder;
  act.text = seat_name(next, others);
  act.token = wish.token;
  act.badge = wish.badge;
  happen(asker, wish.id, with_failure(table_, {act}));
}

void Room::take_any(const Asker& asker, const Wish& wish) {
  std::visit([&](const auto& one) { take(asker, one); }, wish);
}

}  // namespace wagonaut::server
