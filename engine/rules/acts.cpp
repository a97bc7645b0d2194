#include "engine/rules/acts.h"

#include <algorithm>

#include "engine/rules/conditions.h"
#include "engine/rules/market.h"
#include "engine/rules/money.h"
#include "engine/rules/network.h"
#include "engine/rules/options.h"
#include "engine/rules/piles.h"
#include "engine/rules/round.h"
#include "engine/rules/scoring.h"
#include "engine/rules/tickets.h"
#include "engine/rules/tokens.h"

namespace wagonaut {
namespace {

const Act& act_at(const Table& t, const Item& at) {
  return t.ed.effects.acts[at.act];
}

const Sentence& row_at(const Table& t, const Item& at) {
  return t.ed.effects.sentences[at.row];
}

/// Every seat that is meant draws, one after another.
void draw_cards(Table& t, const Item& at, const Act& act) {
  for (const Seat seat : seats_meant({t.ed, t.s}, at, act.who)) {
    int n = act.n;
    if (act.kind == ActKind::CardsUpTo) n -= t.s.own[seat].hand.total();
    if (n <= 0) continue;
    if (t.stopped())
      t.then({.todo = Todo::DrawFor, .from = std::uint8_t(n), .row = at.row, .seat = seat});
    else
      draw_for(t, seat, n, at.row);
  }
  if (t.s.open.turn == 0) put_back_newspapers(t);  // C-0.12
}

void offer(Table& t, const Item& at, const Act& act) {
  const Offer rule{std::uint8_t(std::min<int>(act.n, kMaxOffer)), act.a};
  if (act.who == Who::All) return offer_to_all(t, rule);
  offer_to(t, seat_asked({t.ed, t.s}, at, act), rule);
}

/// Where there is no room for one more, that of the first one taken is used (C-0.20).
void make_room_for_order(Extras& x) {
  if (!x.orders.full()) return;
  const auto taken = std::find_if(x.orders.begin(), x.orders.end(),
                                  [](const Order& order) { return order.by != kNobody; });
  x.orders_past.insert(taken->ticket);
  ++x.orders_taken[taken->by];
  std::copy(taken + 1, x.orders.end(), taken);
  x.orders.pop_back();
}

void turn_orders(Table& t, const Act& act) {
  auto& orders = t.s.open.extras.orders;
  const auto is_open = [](const Order& order) { return order.by == kNobody; };
  for (int i = 0; i < act.n; ++i) {
    const auto open = std::count_if(orders.begin(), orders.end(), is_open);
    constexpr int kRoom = decltype(Extras::orders)::capacity();
    const int most = act.a != 0 ? std::min<int>(act.a, kRoom) : kRoom;
    if (open >= most || !can_draw_tickets(t.s)) return;
    make_room_for_order(t.s.open.extras);
    orders.push_back({draw_ticket(t), kNobody});
    if (t.log) t.log->note({.kind = FactKind::OrderTurned, .tickets = {orders.back().ticket}});
  }
}

/// Half the value, rounded up (C-12).
void fulfil_orders(Table& t, const Item& at) {
  for (Order& order : t.s.open.extras.orders) {
    if (order.by != kNobody) continue;
    if (!ticket_complete(t.ed, t.s.open.seat[at.seat], order.ticket)) continue;
    order.by = at.seat;
    const int worth = (ticket_points(t.ed, t.s.open.seat[at.seat], order.ticket) + 1) / 2;
    if (t.log)
      t.log->note({.kind = FactKind::OrderTaken,
                   .seat = at.seat,
                   .n = std::int16_t(worth),
                   .tickets = {order.ticket}});
    pay_dollars(t, at.seat, worth, at.row);
  }
}

void give_back(Table& t, const Item& at) {
  give_back_ticket(t, at.seat, TicketId{at.chosen});
  if (t.log)
    t.log->note(
        {.kind = FactKind::TicketReturned, .seat = at.seat, .tickets = {TicketId{at.chosen}}});
}

void gain_item(Table& t, const Item& at, const Act& act) {
  const ItemId item{act.a == kNone ? at.chosen : act.a};
  if (act.b != kNone)
    ++t.s.open.extras.held[at.seat][act.b];
  else
    t.s.open.extras.items[at.seat].insert(item);
  if (t.log)
    t.log->note({.kind = FactKind::ItemGained,
                 .seat = at.seat,
                 .what = std::uint8_t(item),
                 .source = source_of(t.ed, at.row)});
}

void draw_postcard(Table& t, const Item& at, PostcardId card) {
  Extras& x = t.s.open.extras;
  x.postcards[at.seat].insert(card);
  if (!x.fresh.full()) x.fresh.push_back(card);
  t.revealed = t.opened = true;
  if (t.log)
    t.log->note({.kind = FactKind::PostcardDrawn,
                 .seat = at.seat,
                 .what = std::uint8_t(card),
                 .source = source_of(t.ed, at.row)});
}

void add_event(Table& t, EventId event) {
  t.s.open.extras.event_deck.insert(event);
  if (t.log) t.log->note({.kind = FactKind::EventAdded, .what = std::uint8_t(event)});
}

/// L-41: if it is the active one, the next is turned up at once.
void archive_event(Table& t, const Act& act) {
  Extras& x = t.s.open.extras;
  const EventId event = act.a == kNone ? x.active : EventId{act.a};
  x.event_deck.erase(event);
  x.event_discard.erase(event);
  x.event_archive.insert(event);
  if (t.log) t.log->note({.kind = FactKind::EventArchived, .what = std::uint8_t(event)});
  if (event != x.active) return;
  x.active = kNoEvent;
  t.then(Todo::ReadNews, kTurnUpOnly);
}

void paint(Table& t, const Item& at, Colour colour) {
  const LaneId lane = t.s.open.extras.claim.lane;
  paint_lane(t.s.open, lane, colour);
  mark_token(t, at, &ClaimNote::placed, std::uint8_t(t.ed.affairs.paint));
  if (t.log)
    t.log->note(
        {.kind = FactKind::LanePainted, .what = std::uint8_t(lane), .n = std::int16_t(colour)});
}

void share(Table& t, const Item& at) {
  t.s.open.extras.shared[at.seat].push_back(LaneId{at.chosen});
  if (t.log) t.log->note({.kind = FactKind::LaneShared, .seat = at.seat, .what = at.chosen});
}

void pay_all(Table& t, const Item& at, const Act& act) {
  const int n = amount_of({t.ed, t.s}, at.seat, act);
  for (const Seat seat : seats_meant({t.ed, t.s}, at, act.who)) pay_dollars(t, seat, n, at.row);
}

ChoiceOf chosen_by(ActKind kind) {
  switch (kind) {
    case ActKind::ChooseOption:
      return ChoiceOf::Option;
    case ActKind::ChooseCity:
    case ActKind::ChooseToken:
      return ChoiceOf::City;
    case ActKind::ChooseLane:
      return ChoiceOf::Lane;
    case ActKind::ChooseItem:
      return ChoiceOf::Item;
    case ActKind::ChooseTicket:
      return ChoiceOf::Ticket;
    case ActKind::Paint:
      return ChoiceOf::Colour;
    default:
      return ChoiceOf::YesOrNo;
  }
}

void do_act(Table& t, const Item& at, const Act& act) {
  switch (act.kind) {
    case ActKind::Dollars:
      return pay_all(t, at, act);
    case ActKind::Cards:
    case ActKind::CardsUpTo:
      return draw_cards(t, at, act);
    case ActKind::MoreTickets:
      t.s.open.extras.more = std::uint8_t(t.s.open.extras.more + act.n);
      return;
    case ActKind::OfferTickets:
      return offer(t, at, act);
    case ActKind::TurnOrders:
      return turn_orders(t, act);
    case ActKind::FulfilOrders:
      return fulfil_orders(t, at);
    case ActKind::GiveBack:
      return give_back(t, at);
    case ActKind::GainItem:
      return gain_item(t, at, act);
    case ActKind::DrawPostcard:
      return draw_postcard(t, at, PostcardId{act.a});
    case ActKind::AddEvent:
      return add_event(t, EventId{act.a});
    case ActKind::ArchiveEvent:
      return archive_event(t, act);
    case ActKind::Paint:
      return paint(t, at, t.s.open.extras.claim.paid);
    case ActKind::Share:
      return share(t, at);
    case ActKind::Flush:
      return flush(t, at.row);
    default:
      return move_token(t, at, act);  // prices are read by `full_price`; questions are put
  }
}

}  // namespace

void carry_out(Table& t, Item at) {
  at.todo = Todo::Acts;
  for (;; ++at.act) {
    const Act& act = act_at(t, at);
    if (can_do({t.ed, t.s}, t.s, at, act)) {
      if (is_question({t.ed, t.s}, act) && at.chosen == kNone) {
        const bool repeats = act.kind == ActKind::ChooseLane && act.amount != kNone;
        ask_about(t, at, repeats ? amount_of({t.ed, t.s}, at.seat, act) - 1 : 0);
      } else {
        spend_limit(t.s.open.extras, at.seat, row_at(t, at));
        do_act(t, at, act);
      }
    }
    if (act.has(Act::kLast)) return;
    if (t.stopped()) {
      ++at.act;
      return t.then(at);
    }
  }
}

void say(Table& t, int row, Seat me) {
  const Sentence& sentence = t.ed.effects.sentences[row];
  const Eyes eyes(t.ed, t.s);
  if (!in_force(eyes, me, sentence)) return;
  if (!all_hold(eyes, me, t.s.open.extras.claim.lane, sentence)) return;
  carry_out(
      t,
      {.act = sentence.first_act, .row = std::uint8_t(row), .seat = me, .group = group_of(eyes)});
}

void paint_chosen(Table& t, const Item& at) {
  paint(t, at, Colour(at.chosen));
}

void draw_for(Table& t, Seat seat, int n, std::uint8_t row) {
  const Deck deck = t.ed.deck_of(t.ed.loco);
  for (; n > 0; --n) {
    reshuffle_if_empty(t, deck);  // while a newspaper is on its way the pile may be empty (G-11c)
    if (t.s.open.draw_count[std::size_t(deck)] == 0) return;
    const Sort card = take_card(t, deck);
    if (card == kNoCard) {
      if (t.stopped())
        t.then({.todo = Todo::DrawFor,
                .from = std::uint8_t(n),
                .row = row,
                .seat = seat,
                .chosen = kAfterNews});
      return;
    }
    ++t.s.own[seat].hand[card];
    if (t.log)
      t.log->note({.kind = FactKind::BlindTaken,
                   .seat = seat,
                   .what = std::uint8_t(deck),
                   .card = card,
                   .source = source_of(t.ed, row)});
    card_has_left(t, deck);
    if (t.stopped() && n > 1)
      return t.then({.todo = Todo::DrawFor, .from = std::uint8_t(n - 1), .row = row, .seat = seat});
  }
}

void draw_for_again(Table& t, const Item& at) {
  const bool after_news = at.chosen == kAfterNews;
  if (after_news && only_newspapers(t, t.ed.deck_of(t.ed.loco))) return;  // L-42
  draw_for(t, at.seat, at.from, at.row);
}

void ask_about(Table& t, const Item& at, int left) {
  const Eyes eyes(t.ed, t.s);
  const Seat asked = seat_asked(eyes, at, act_at(t, at));
  t.s.open.extras.question = {.act = at.act,
                              .row = at.row,
                              .left = std::uint8_t(left),
                              .me = asked,
                              .sum = 0,
                              .group = at.group,
                              .of = chosen_by(act_at(t, at).kind)};
  t.ask(AskKind::EffectChoice, asked);
}

void prospect(Table& t, const Item& at, bool again) {
  const Deck deck = t.ed.deck_of(t.ed.loco);
  const bool dry = t.s.open.draw_count[std::size_t(deck)] == 0;
  if (dry || (again && only_newspapers(t, deck))) return end_prospect(t, at, at.from);
  const Sort card = take_card(t, deck);
  if (card == kNoCard) {
    if (!t.stopped()) return end_prospect(t, at, at.from);
    return t.then(at);
  }
  const Act& act = act_at(t, at);
  const Mark sign = t.ed.face(card).mark;
  ++t.s.open.tunnel.revealed[card];
  if (t.log) t.log->note({.kind = FactKind::CardProspected, .card = card});
  card_has_left(t, deck);
  if (sign == Mark::Skull) return end_prospect(t, at, 0);
  const int sum = at.from + (sign == Mark::Pick ? act.a : act.n);
  if (t.s.open.draw_count[std::size_t(deck)] == 0) return end_prospect(t, at, sum);
  ask_about(t, at, 0);
  t.s.open.extras.question.sum = std::uint8_t(sum);
}

void end_prospect(Table& t, const Item& at, int sum) {
  const Cards row = t.s.open.tunnel.revealed;
  t.s.open.tunnel = Tunnel{};
  if (t.log) t.log->note({.kind = FactKind::ProspectOver, .seat = at.seat, .n = std::int16_t(sum)});
  if (sum > 0) mark_token(t, at, &ClaimNote::taken, act_at(t, at).b);
  discard(t, row);
  pay_dollars(t, at.seat, sum, at.row);
}

}  // namespace wagonaut
