// What each wish asks of the table. A wish is answered in any case; it is granted when the store
// has kept what it leads to.
#include <algorithm>

#include "catalog/game.h"
#include "engine/play.h"
#include "engine/record/record.h"
#include "engine/rules/price.h"
#include "engine/rules/spaces.h"
#include "server/room/room.h"
#include "server/room/thinker.h"
#include "server/watch/log.h"
#include "texts/book.h"

namespace wagonaut::server {
namespace {

std::string_view wants_word(Wants wants) {
  switch (wants) {
    case Wants::Colour:
      return "colour";
    case Wants::Loco:
      return "loco";
    case Wants::Pair:
      return "pair";
  }
  return "";
}

/// It speaks of the cards that were named and of the lane, so it tells nobody anything.
std::optional<PaymentLook> payment_look(const Table& table, Seat seat, const Move& move) {
  const Game& game = table.game();
  if (move.kind != MoveKind::ClaimLane || move.payment.empty()) return std::nullopt;
  const Cost& price = price_of(game.edition, table.state().open, seat, move.lane());
  const Spaces spaces = lay_out(game.edition, price, move.payment);
  PaymentLook out{spaces.covered, spaces.wasted, spaces.swaps, {}, {}};
  for (const Space& space : spaces.list)
    out.spaces.push_back({wants_word(space.wants), cards_text(game.labels, space.cards)});
  for (std::size_t i = 0; i < game.labels.sorts.size(); ++i)
    if (has_part(game.edition, price, Sort(i))) out.sorts.push_back(game.labels.sorts[i]);
  return out;
}

constexpr std::string_view kUsualBot = "greedy";
constexpr std::size_t kChatLines = 30;  // that a newcomer is told

TableAct act_at(TableActKind kind, int seat) {
  TableAct act;
  act.kind = kind;
  act.seat = seat;
  return act;
}

std::vector<std::string> taken_names(const Table& table) {
  std::vector<std::string> names;
  for (const Chair& chair : table.chairs())
    if (chair.holder != Holder::Open) names.push_back(chair.name);
  return names;
}

/// The undo rule: how many steps go back, so that the seat's own last one does.
int steps_to_own(const Table& table, int seat) {
  const auto& steps = table.steps();
  for (std::size_t i = steps.size(); i-- > 0;)
    if (steps[i].seat == seat) return int(steps.size() - i);
  return 0;
}

/// Nobody else has moved since and nothing hidden has come to light.
bool freely_undone(const Table& table, int seat, int steps) {
  const auto& all = table.steps();
  return std::all_of(all.end() - steps, all.end(),
                     [&](const Played& step) { return step.seat == seat && !step.revealed; });
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
void Room::take(const Asker& asker, const StepWish& wish) {
  if (!asker.seat) return reply(asker, wish.id, Answer::NotSeated);
  Reply out;
  out.id = wish.id;
  if (const auto before = table_.granted(*asker.seat, wish.id)) {
    out.version = *before;
    return reply(asker, out);
  }
  if (!seated_in(Status::Running, asker, wish.id)) return;
  if (table_.chair(*asker.seat).resigned) return reply(asker, wish.id, Answer::NotNow);
  if (wish.version < table_.asked_at(*asker.seat)) return reply(asker, wish.id, Answer::Stale);

  const Seat seat = Seat(*asker.seat);
  const auto move = move_from(table_.game().labels, table_.state(), seat, wish.move);
  if (!move) {
    out.answer = Answer::UnreadableMove;
    out.detail = move.error();
    return reply(asker, out);
  }
  if (const auto why = objection(table_.game().edition, table_.state(), seat, *move)) {
    out.answer = Answer::Refused;
    out.refusal = why;
    return reply(asker, out);
  }
  TableAct act = act_at(TableActKind::Played, *asker.seat);
  act.text = move_text(table_.game().labels, table_.state(), seat, *move);
  act.request = wish.id;
  std::deque<TableAct> acts{act};
  // Who plays is back.
  if (table_.chair(*asker.seat).autopilot)
    acts.push_front(act_at(TableActKind::SteppedIn, *asker.seat));
  happen(asker, wish.id, std::move(acts));
}

template <>
void Room::take(const Asker& asker, const JudgeWish& wish) {
  if (!seated_in(Status::Running, asker, wish.id)) return;
  Reply out;
  out.id = wish.id;
  const Seat seat = Seat(*asker.seat);
  const auto move = move_from(table_.game().labels, table_.state(), seat, wish.move);
  if (!move) {
    out.answer = Answer::UnreadableMove;
    out.detail = move.error();
  } else if (const auto why = objection(table_.game().edition, table_.state(), seat, *move)) {
    out.answer = Answer::Refused;
    out.refusal = why;
  }
  if (move) out.payment = payment_look(table_, seat, *move);
  reply(asker, out);
}

template <>
void Room::take(const Asker& asker, const StartWish& wish) {
  if (!host_in(Status::Open, asker, wish.id)) return;
  std::deque<TableAct> acts;
  int dropped = 0;
  for (int seat = 0; seat < int(table_.chairs().size()); ++seat)
    if (table_.chair(seat).holder == Holder::Open)
      acts.push_back(act_at(TableActKind::Dropped, seat - dropped++));
  if (dropped > 0 && !wish.drop_open) return reply(asker, wish.id, Answer::SeatsOpen);
  const int seats = int(table_.chairs().size()) - dropped;
  if (const std::string fault = around_.seats_fault(table_.settings(), seats); !fault.empty()) {
    Reply out;
    out.id = wish.id;
    out.answer = Answer::SeatsOpen;
    out.detail = fault;
    return reply(asker, out);
  }
  acts.push_back(act_at(TableActKind::Dealt, 0));
  happen(asker, wish.id, std::move(acts));
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
  happen(asker, wish.id, {act_at(TableActKind::Rose, wish.seat)});
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
  std::deque<TableAct> acts{act_at(TableActKind::Rose, *asker.seat)};
  const auto held = std::count_if(table_.chairs().begin(), table_.chairs().end(),
                                  [](const Chair& chair) { return !chair.token_hash.empty(); });
  if (held == 1) acts.push_back(act_at(TableActKind::Closed, 0));
  happen(asker, wish.id, std::move(acts));
}

template <>
void Room::take(const Asker& asker, const AwayWish& wish) {
  if (!seated_in(Status::Running, asker, wish.id)) return;
  if (by_bot(table_.chair(*asker.seat))) return reply(asker, wish.id, Answer::Granted);
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
void Room::take(const Asker& asker, const NonceWish& wish) {
  if (!seated_in(Status::Open, asker, wish.id)) return;
  if (!nonce_fault(wish.nonce).empty()) return reply(asker, wish.id, Answer::BadNonce);
  TableAct act = act_at(TableActKind::NonceGiven, *asker.seat);
  act.text = wish.nonce;
  happen(asker, wish.id, {act});
}

template <>
void Room::take(const Asker& asker, const UndoWish& wish) {
  if (!seated_in(Status::Running, asker, wish.id)) return;
  if (table_.settings().undo == UndoRule::Off) return reply(asker, wish.id, Answer::UndoOff);
  const int steps = steps_to_own(table_, *asker.seat);
  if (steps == 0) return reply(asker, wish.id, Answer::NothingToTakeBack);
  if (wish.version < table_.steps().back().version) return reply(asker, wish.id, Answer::Stale);
  std::vector<int> others = table_.people();
  std::erase(others, *asker.seat);
  if (others.empty() || freely_undone(table_, *asker.seat, steps)) {
    forget_undo(Answer::Stale);
    TableAct act = act_at(TableActKind::TakenBack, *asker.seat);
    act.n = steps;
    return happen(asker, wish.id, {act});
  }
  forget_undo(Answer::Stale);
  undo_ = UndoAsked{*asker.seat, steps, std::move(others), asker, wish.id};
  reply(asker, wish.id, Answer::Waiting);
  show_all({});
}

template <>
void Room::take(const Asker& asker, const ConsentWish& wish) {
  if (!seated_in(Status::Running, asker, wish.id)) return;
  if (!undo_ || std::erase(undo_->missing, *asker.seat) == 0)
    return reply(asker, wish.id, Answer::NotNow);
  reply(asker, wish.id, Answer::Granted);
  if (!wish.yes) {
    forget_undo(Answer::UndoDeclined);
    return show_all({});
  }
  if (!undo_->missing.empty()) return;
  const UndoAsked agreed = std::move(*undo_);
  undo_.reset();
  TableAct act = act_at(TableActKind::TakenBack, agreed.seat);
  act.n = agreed.steps;
  happen(agreed.asker, agreed.id, {act});
}

void Room::forget_undo(Answer answer) {
  if (!undo_) return;
  const UndoAsked asked = std::move(*undo_);
  undo_.reset();
  reply(asked.asker, asked.id, answer);
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
  auto& times = chat_times_[std::size_t(*asker.seat)];
  const Time now = around_.now();
  while (!times.empty() && times.front() + around_.patience.chat_span <= now) times.pop_front();
  if (int(times.size()) >= around_.patience.chat_lines)
    return reply(asker, wish.id, Answer::TooFast);
  times.push_back(now);
  chat_.push_back({*asker.seat, table_.chair(*asker.seat).name, wish.phrase,
                   wish.phrase.empty() ? wish.text : "", now.time_since_epoch().count()});
  if (chat_.size() > kChatLines) chat_.pop_front();
  reply(asker, wish.id, Answer::Granted);
  for (const Guest& guest : guests_)
    if (!is_deaf(guest.seat, *asker.seat)) guest.viewer->say(chat_.back());
}

template <>
void Room::take(const Asker& asker, const MuteWish& wish) {
  if (!asker.seat) return reply(asker, wish.id, Answer::NotSeated);
  if (!table_.has_seat(wish.seat)) return reply(asker, wish.id, Answer::NoSuchSeat);
  muted_[std::size_t(*asker.seat)][std::size_t(wish.seat)] = wish.on;
  reply(asker, wish.id, Answer::Granted);
}

template <>
void Room::take(const Asker& asker, const RematchWish& wish) {
  if (!seated_in(Status::Finished, asker, wish.id)) return;
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
  act.holder = wish.program ? Holder::Program : Holder::Person;
  happen(asker, wish.id, {act});
}

void Room::take_any(const Asker& asker, const Wish& wish) {
  std::visit([&](const auto& one) { take(asker, one); }, wish);
}

}  // namespace wagonaut::server
