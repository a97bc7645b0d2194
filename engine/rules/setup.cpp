#include "engine/rules/setup.h"

#include "engine/rules/market.h"
#include "engine/rules/network.h"
#include "engine/rules/piles.h"

namespace wagonaut {
namespace {

void form_piles(Table& t) {
  t.s.draw_pile = t.ed.cards;
  for (int d = 0; d < t.ed.decks.size(); ++d) {
    t.s.open.draw_count[d] = std::uint8_t(count_of(t.ed, t.ed.cards, Deck(d)));
    t.luck.pile_formed(Deck(d), t.ed.cards);
  }
  t.s.ticket_pile.unseen = TicketSet::below(t.ed.tickets.size()) - t.ed.tickets_away;
}

void note_hand(Table& t, Seat seat, Deck deck, const Cards& dealt) {
  if (t.log)
    t.log->note({.kind = FactKind::HandDealt,
                 .seat = seat,
                 .what = std::uint8_t(deck),
                 .n = std::int16_t(count_of(t.ed, dealt, deck)),
                 .cards = dealt});
}

Cards draw_hand(Table& t, Deck deck) {
  Cards dealt;
  for (int i = 0; i < t.ed.deck(deck).hand; ++i) {
    ++dealt[draw_card(t, deck)];
    reshuffle_if_empty(t, deck);
  }
  return dealt;
}

void deal_hand(Table& t, Seat seat) {
  for (int d = 0; d < t.ed.decks.size(); ++d) {
    const Cards dealt = draw_hand(t, Deck(d));
    t.s.own[seat].hand += dealt;
    note_hand(t, seat, Deck(d), dealt);
  }
}

void replace_newspapers(Table& t, Cards& hand) {
  const Deck deck = t.ed.deck_of(t.ed.newspaper);
  for (; hand[t.ed.newspaper] > 0; --hand[t.ed.newspaper]) {
    ++t.s.open.extras.aside;
    if (t.s.open.draw_count[std::size_t(deck)] == 0) continue;
    if (const Sort card = take_card(t, deck); card != kNoCard) ++hand[card];
    reshuffle_if_empty(t, deck);
  }
}

/// L-21: hands and row are dealt as the cards come; only then newspapers are put aside and replaced
/// in the order of dealing.
void deal_with_newspapers(Table& t) {
  const Deck deck = t.ed.deck_of(t.ed.newspaper);
  for (int i = 0; i < t.ed.seats; ++i)
    t.s.own[t.after(t.s.open.start, i)].hand = draw_hand(t, deck);
  lay_first_row(t);
  for (int i = 0; i < t.ed.seats; ++i) {
    const Seat seat = t.after(t.s.open.start, i);
    replace_newspapers(t, t.s.own[seat].hand);
    note_hand(t, seat, deck, t.s.own[seat].hand);
  }
  replace_first_newspapers(t);
  t.then(Todo::CheckFlush);
  t.then(Todo::PutBackNews);
}

void deal(Table& t) {
  if (t.ed.newspaper != kNoCard) return deal_with_newspapers(t);
  for (int i = 0; i < t.ed.seats; ++i) deal_hand(t, t.after(t.s.open.start, i));
  t.then(Todo::DealRow);
  t.then(Todo::CheckFlush);
}

void hand_out_pieces(Table& t) {
  const Pieces& pieces = t.ed.pieces;
  for (int i = 0; i < t.ed.seats; ++i) {
    OpenSeat& seat = t.s.open.seat[i];
    seat.harbours_left = pieces.harbours;
    seat.score = t.ed.affairs.start_money;  // dollars are the score (L-16, L-19)
    if (pieces.fleet > 0) continue;         // chosen later (W-10)
    seat.trains = pieces.trains;
    seat.ships = pieces.ships;
  }
}

}  // namespace

void set_up(Table& t, std::optional<Seat> first) {
  t.s.open.start = first ? *first : t.luck.start_seat(t.ed.seats);
  CHECK(index(t.s.open.start) < t.ed.seats);
  t.s.open.active = t.s.open.start;
  t.s.open.extras = t.ed.affairs.first;
  clear_board(t.ed, t.s.open);
  hand_out_pieces(t);
  form_piles(t);
  if (t.log) t.log->note({.kind = FactKind::GameStarted, .seat = t.s.open.start});
  deal(t);
  t.then(Todo::OfferFirst);
}

}  // namespace wagonaut
