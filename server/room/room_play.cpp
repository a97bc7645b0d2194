// Wishes that are about the game: steps, questions about them, and taking them back.
#include <algorithm>

#include "catalog/game.h"
#include "engine/play.h"
#include "engine/record/record.h"
#include "engine/record/words.h"
#include "engine/rules/price.h"
#include "engine/rules/spaces.h"
#include "engine/sight/sight.h"
#include "server/room/room_takes.h"
#include "server/room/source_text.h"

namespace wagonaut::server {
namespace {

constexpr int kMostTakenBack = 1000;  // steps of one game, which all who read it go through again

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

/// What the mountain may ask for, as far as this seat can reckon it; nothing where none is entered.
std::vector<double> toll_chances(const Table& table, Seat seat, const Move& move) {
  const Edition& ed = table.game().edition;
  const State& s = table.state();
  const int row = full_price(ed, s.open, seat, move.lane(), move.uses()).reveal;
  if (table.settings().aids != Aids::Odds || row == 0) return {};
  const TollOdds odds = toll_odds(ed, look(ed, s, seat), move.payment, std::min(row, kLongestRow));
  return {odds.begin(), odds.end()};
}

/// It speaks of the cards that were named and of the lane, so it tells nobody anything.
std::optional<PaymentLook> payment_look(const Table& table, Seat seat, const Move& move) {
  const Game& game = table.game();
  if (move.kind != MoveKind::ClaimLane || move.payment.empty()) return std::nullopt;
  const Cost& price = price_of(game.edition, table.state().open, seat, move.lane());
  const Spaces spaces = lay_out(game.edition, price, move.payment);
  PaymentLook out{
      spaces.covered, spaces.wasted, spaces.swaps, {}, {}, toll_chances(table, seat, move), {}};
  for (const Space& space : spaces.list)
    out.spaces.push_back({wants_word(space.wants), cards_text(game.labels, space.cards)});
  for (std::size_t i = 0; i < game.labels.sorts.size(); ++i)
    if (has_part(game.edition, price, Sort(i))) out.sorts.push_back(game.labels.sorts[i]);
  return out;
}

/// The name of a card that does things, where everybody may read it.
Text name_of(const Game& game, const FactSource& source) {
  const std::size_t card = source.card;
  const Source kind = Source(source.kind);
  if (kind == Source::Event && card < game.events.size()) return game.events[card].name;
  if (kind == Source::Company && card < game.companies.size()) return game.companies[card].name;
  if (kind == Source::Module && module_at(source.card) < game.modules.size())
    return game.modules[module_at(source.card)].name;
  return {};
}

/// What the claim brings beside its lane, for who knows what the seat knows.
std::vector<PaymentLook::Step> steps_ahead(const Table& table, Seat seat, const Move& move) {
  const Edition& ed = table.game().edition;
  if (ed.effects.moments == 0) return {};
  const Labels& labels = table.game().labels;
  const Edition known = veiled(ed, table.state().open, seat);
  std::vector<PaymentLook::Step> out;
  for (const ChecklistLine& line : checklist_of(known, look(ed, table.state(), seat), move)) {
    PaymentLook::Step& step =
        out.emplace_back(PaymentLook::Step{line, {}, {}, {}, name_of(table.game(), line.source)});
    if (line.source != FactSource{}) step.source = source_text(labels, line.source);
    if (line.token != kNone) step.token = labels.tokens[line.token];
    if (line.item != kNone) step.item = name_in(labels.items, line.item);
  }
  return out;
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

/// What was read stays read, whoever agrees.
bool never_undone(const Table& table, int steps) {
  const auto& all = table.steps();
  return std::any_of(all.end() - steps, all.end(), [](const Played& step) { return step.opened; });
}

}  // namespace

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
  act.move = *move;
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
  if (out.payment && !out.refusal) out.payment->steps = steps_ahead(table_, seat, *move);
  reply(asker, out);
}

template <>
void Room::take(const Asker& asker, const UndoWish& wish) {
  if (!seated_in(Status::Running, asker, wish.id)) return;
  if (table_.settings().undo == UndoRule::Off) return reply(asker, wish.id, Answer::UndoOff);
  if (table_.taken_back() >= kMostTakenBack) return reply(asker, wish.id, Answer::UndoOff);
  const int steps = steps_to_own(table_, *asker.seat);
  if (steps == 0) return reply(asker, wish.id, Answer::NothingToTakeBack);
  if (wish.version < table_.steps().back().version) return reply(asker, wish.id, Answer::Stale);
  if (never_undone(table_, steps)) return reply(asker, wish.id, Answer::UndoOpened);
  // Whoever sits there is asked, present or not: a line that was cut is no consent.
  std::vector<int> others = table_.people();
  std::erase(others, *asker.seat);
  if (others.empty() || freely_undone(table_, *asker.seat, steps)) {
    forget_undo(Answer::Stale);
    TableAct act = act_at(TableActKind::TakenBack, *asker.seat);
    act.n = steps;
    return happen(asker, wish.id, {act});
  }
  if (undo_.asked_by()) return reply(asker, wish.id, Answer::NotNow);
  if (questions_.too_soon(*asker.seat, around_.now(), around_.patience.asking_span))
    return reply(asker, wish.id, Answer::TooFast);
  undo_.ask({*asker.seat, steps, std::move(others), asker, wish.id});
  reply(asker, wish.id, Answer::Waiting);
  show_all({});
}

template <>
void Room::take(const Asker& asker, const ConsentWish& wish) {
  if (!seated_in(Status::Running, asker, wish.id)) return;
  if (!undo_.waits_for(*asker.seat)) return reply(asker, wish.id, Answer::NotNow);
  reply(asker, wish.id, Answer::Granted);
  if (!wish.yes) {
    forget_undo(Answer::UndoDeclined);
    return show_all({});
  }
  if (!undo_.agree(*asker.seat)) return;
  const auto agreed = undo_.end();
  TableAct act = act_at(TableActKind::TakenBack, agreed->seat);
  act.n = agreed->steps;
  happen(agreed->asker, agreed->id, {act});
}

void Room::forget_undo(Answer answer) {
  if (const auto asked = undo_.end()) reply(asked->asker, asked->id, answer);
}

}  // namespace wagonaut::server
