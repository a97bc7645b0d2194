#include "engine/rules/choice.h"

#include <algorithm>

#include "engine/rules/acts.h"
#include "engine/rules/claim_menu.h"
#include "engine/rules/conditions.h"
#include "engine/rules/hand.h"
#include "engine/rules/money.h"
#include "engine/rules/options.h"
#include "engine/rules/piles.h"
#include "engine/rules/purse.h"

namespace wagonaut {
namespace {

const Act& act_asked(const Edition& ed, const State& s) {
  return ed.effects.acts[s.open.extras.question.act];
}

/// The sentence as it stands at the question.
Item item_asked(const State& s) {
  const CardQuestion& q = s.open.extras.question;
  return {.act = q.act, .row = q.row, .seat = q.me, .group = q.group};
}

bool takes_yes(const Act& act) {
  return act.kind == ActKind::May || act.kind == ActKind::Prospect;
}

bool takes_no(const Act& act) {
  return takes_yes(act) || act.has(Act::kOptional);
}

bool asks_for_cards(const Act& act) {
  return act.kind == ActKind::May && PaidIn(act.c) == PaidIn::Cards;
}

bool asked_by_a_card(const State& s) {
  return s.open.extras.question.row != kNone;
}

/// The cards that the seat will miss least, in the order in which they leave a hand (L-4).
Cards least_missed_cards(const Edition& ed, Cards hand, int n) {
  Cards out;
  for (; n > 0; --n) {
    const Sort card = least_missed(ed, kLocosOnly, hand);
    --hand[card];
    ++out[card];
  }
  return out;
}

std::optional<Refusal> object_yes(const Edition& ed, const State& s, Seat seat, const Act& act,
                                  const Cards& payment) {
  if (!takes_yes(act)) return Refusal::NotAnOption;
  if (act.kind == ActKind::Prospect || !asks_for_cards(act)) {
    if (!payment.empty()) return Refusal::WrongDiscard;
    if (act.kind == ActKind::Prospect || can_pay({ed, s}, seat, act)) return std::nullopt;
    return PaidIn(act.c) == PaidIn::Dollars ? Refusal::TooFewDollars : Refusal::WrongDiscard;
  }
  if (!s.own[seat].hand.covers(payment)) return Refusal::CardsNotHeld;
  if (payment.total() != act.n) return Refusal::WrongDiscard;
  return in_order(ed, s.own[seat].hand, payment) ? std::nullopt
                                                 : std::optional(Refusal::PlainCardsFirst);
}

std::optional<Refusal> object_choose(const Edition& ed, const State& s, Seat seat, const Act& act,
                                     int what) {
  if (takes_yes(act)) return Refusal::NotAnOption;
  const Choices options = options_of({ed, s}, s, item_asked(s), seat, act);
  if (!options.contains(std::uint8_t(what))) return Refusal::NotAnOption;
  if (act.kind != ActKind::ChooseLane && act.kind != ActKind::ChooseTicket) return std::nullopt;
  if (can_pay({ed, s}, seat, act)) return std::nullopt;
  return PaidIn(act.c) == PaidIn::Dollars ? Refusal::TooFewDollars : Refusal::WrongDiscard;
}

void discard_for(Table& t, Seat seat, const Cards& cards, std::uint8_t row) {
  Own& own = t.s.own[seat];
  own.hand -= cards;
  auto& shown = t.s.open.seat[seat].shown.count;
  for (std::size_t i = 0; i < shown.size(); ++i)
    shown[i] = std::uint8_t(shown[i] - std::min(shown[i], cards.count[i]));
  if (t.log)
    t.log->note({.kind = FactKind::PriceAccepted,
                 .seat = seat,
                 .cards = cards,
                 .source = source_of(t.ed, row)});
  discard(t, cards);
}

void pay_price(Table& t, Seat seat, const Act& act, const Cards& payment, std::uint8_t row) {
  switch (PaidIn(act.c)) {
    case PaidIn::Nothing:
      return;
    case PaidIn::Cards:
      return discard_for(t, seat, payment, row);
    case PaidIn::Dollars:
      return pay_dollars(t, seat, -act.n, row);
    case PaidIn::Locos: {
      Cards locos;
      locos[t.ed.loco] = std::uint8_t(act.n);
      return discard_for(t, seat, locos, row);
    }
  }
}

/// What all may hear of a choice; a ticket is a secret, an item and a colour are told by what
/// follows.
void note_choice(Table& t, const Item& at, const Act& act) {
  if (!t.log) return;
  Fact fact{.seat = at.seat, .what = at.chosen, .source = source_of(t.ed, at.row)};
  switch (act.kind) {
    case ActKind::ChooseOption:
      fact.kind = FactKind::OptionChosen;
      fact.what = 0;
      fact.n = std::int16_t(at.chosen + 1);
      break;
    case ActKind::ChooseCity:
    case ActKind::ChooseToken:
      fact.kind = FactKind::CityChosen;
      break;
    case ActKind::ChooseLane:
      fact.kind = FactKind::LaneChosen;
      break;
    default:
      return;
  }
  t.log->note(fact);
}

/// A lantern is turned down until the next game (C-5).
void use_token(Table& t, const Item& at, const Act& act) {
  Extras& x = t.s.open.extras;
  CityTokens& city = x.city[at.chosen];
  city.stock = std::uint8_t(city.stock | CityTokens::kUsed);
  if (t.ed.effects.sentences[at.row].when == When::Claim)
    x.claim.used = std::uint16_t(x.claim.used | 1u << act.a);
  if (t.log)
    t.log->note({.kind = FactKind::CityToken,
                 .what = at.chosen,
                 .source = source_of(t.ed, at.row),
                 .token = act.a});
}

void follow(Table& t, Item at, const Act& act) {
  at.from = std::uint8_t(act.kind);
  if (act.kind == ActKind::ChooseToken) use_token(t, at, act);
  if (act.kind == ActKind::ChooseOption && act.a != kNone)
    t.s.open.extras.answers[act.a] = std::uint8_t(at.chosen + 1);
  at.act = std::uint16_t(list_after({t.ed, t.s}, at, act));
  carry_out(t, at);
}

void play_chosen(Table& t, Seat seat, Item at, const Act& act, int left) {
  pay_price(t, seat, act, {}, at.row);
  note_choice(t, at, act);
  if (act.kind == ActKind::Paint)
    paint_chosen(t, at);
  else
    follow(t, at, act);
  if (left > 0) {
    at.todo = Todo::AskAgain;
    at.chosen = kNone;
    at.from = std::uint8_t(left - 1);
    t.then(at);
  }
}

void play_no(Table& t, Seat seat, const Item& at, const Act& act, int sum) {
  const bool prospecting = act.kind == ActKind::Prospect && !t.s.open.tunnel.revealed.empty();
  if (prospecting) return end_prospect(t, at, sum);
  if (t.log)
    t.log->note({.kind = FactKind::Declined, .seat = seat, .source = source_of(t.ed, at.row)});
}

}  // namespace

void list_choices(const Edition& ed, const State& s, Seat seat, Menu& menu) {
  if (!asked_by_a_card(s)) return menu.add(MoveKind::Decline, 1);
  const Act& act = act_asked(ed, s);
  if (takes_no(act)) menu.add(MoveKind::Decline, 1);
  if (takes_yes(act)) {
    const Cards price =
        asks_for_cards(act) ? least_missed_cards(ed, s.own[seat].hand, act.n) : Cards{};
    if (!object_yes(ed, s, seat, act, price)) menu.add_toll(price);
    return;
  }
  const Choices options = options_of({ed, s}, s, item_asked(s), seat, act);
  if (options.empty() || object_choose(ed, s, seat, act, *options.begin())) return;
  for (int w = 0; w < Choices::kWords; ++w)
    if (options.word(w) != 0) menu.add(MoveKind::Choose, options.word(w), w);
}

std::optional<Refusal> object_choice(const Edition& ed, const State& s, Seat seat,
                                     const Move& move) {
  if (!asked_by_a_card(s))
    return move.kind == MoveKind::Decline ? std::nullopt : std::optional(Refusal::NotAnOption);
  const Act& act = act_asked(ed, s);
  switch (move.kind) {
    case MoveKind::Accept:
      return object_yes(ed, s, seat, act, move.payment);
    case MoveKind::Choose:
      return object_choose(ed, s, seat, act, move.what);
    default:
      return takes_no(act) ? std::nullopt : std::optional(Refusal::NotOptional);
  }
}

void play_choice(Table& t, Seat seat, const Move& move) {
  if (!asked_by_a_card(t.s)) return;  // what was interrupted goes on
  const CardQuestion q = t.s.open.extras.question;
  const Act& act = act_asked(t.ed, t.s);
  Item at = item_asked(t.s);
  t.s.open.extras.question = {};
  if (move.kind == MoveKind::Decline) return play_no(t, seat, at, act, q.sum);
  spend_limit(t.s.open.extras, seat, t.ed.effects.sentences[q.row]);
  if (act.kind == ActKind::Prospect) {
    at.todo = Todo::Prospect;
    at.from = q.sum;
    return prospect(t, at, false);
  }
  if (move.kind == MoveKind::Accept) {
    pay_price(t, seat, act, move.payment, q.row);
    return follow(t, at, act);
  }
  at.chosen = move.what;
  play_chosen(t, seat, at, act, q.left);
}

void ask_again(Table& t, const Item& at) {
  Item asked = at;
  asked.from = 0;
  const Act& act = t.ed.effects.acts[at.act];
  if (can_do({t.ed, t.s}, t.s, asked, act)) ask_about(t, asked, at.from);
}

}  // namespace wagonaut
