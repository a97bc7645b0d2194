#include "tests/support/scenario.h"

#include <stdexcept>

#include "engine/rules/network.h"
#include "tests/support/invariants.h"

namespace wagonaut::tests {
namespace {

void replace_deck(const Edition& ed, Cards& pile, Deck deck, const Cards& cards) {
  pile -= of_deck(ed, pile, deck);
  pile += cards;
}

/// A pile as written, with the cards that "..." stands for at its end.
std::vector<Sort> pile_list(const Edition& ed, std::string_view text, Deck deck) {
  const bool more = text.ends_with("...") || text.ends_with("…");
  if (!more) return card_list(ed, text);
  std::vector<Sort> list = card_list(ed, text.substr(0, text.size() - 3));
  for (const Sort sort : further_cards(ed, deck)) list.push_back(sort);
  return list;
}

TicketId numbered_ticket(const Edition& ed, std::string_view name) {
  const int number = std::stoi(std::string(name.substr(1)));
  if (number < 1 || number > ed.tickets.size())
    throw std::invalid_argument("no such ticket: " + std::string(name));
  return TicketId(number - 1);
}

std::uint8_t& supply(OpenSeat& seat, Kind kind) {
  return kind == Kind::Rail ? seat.trains : seat.ships;
}

}  // namespace

Scenario::Scenario(Setting where) : setting(std::move(where)) {
  clear_board(ed(), state.open);
  const Pieces& pieces = ed().pieces;
  const bool fleets = pieces.fleet > 0;
  for (int i = 0; i < ed().seats; ++i) {
    const auto seat = Seat(i);
    set_supply(seat, fleets ? 20 : pieces.trains, fleets ? 40 : pieces.ships);  // W-12
    if (fleets) set_box(seat, pieces.trains - 20, pieces.ships - 40);
    state.open.at(seat).harbours_left = pieces.harbours;
  }
  set_row(ed().decks.size() == 1 ? "R B G Y K" : "Rt Gt Yt K1 W1 P1");
  for (int d = 0; d < ed().decks.size(); ++d) set_draw_pile("...", Deck(d));
  for (int i = 0; i < ed().tickets.size(); ++i) state.ticket_pile.unseen.insert(TicketId(i));
  state.open.turn = 1;
  set_active(P0);
}

void Scenario::set_active(Seat seat) {
  state.open.active = seat;
  state.open.picks = 0;
  state.open.last_pick = false;
  state.open.ask.kind = AskKind::ChooseAction;
  state.open.ask.waiting.clear();
  state.open.ask.waiting.insert(seat);
}

void Scenario::set_row(std::string_view row) {
  const std::vector<std::string> cards = parts(row, " ");
  if (int(cards.size()) != ed().slots())
    throw std::invalid_argument("not a whole row: " + std::string(row));
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const bool empty = cards[i] == "-" || cards[i] == "–";
    state.open.market[i] = empty ? kNoCard : card_list(ed(), cards[i]).at(0);
  }
}

void Scenario::set_draw_pile(std::string_view top_first, Deck deck) {
  const std::vector<Sort> list = pile_list(ed(), top_first, deck);
  Cards cards;
  for (const Sort sort : list) ++cards[sort];
  if (cards != of_deck(ed(), cards, deck))
    throw std::invalid_argument("cards of another deck: " + std::string(top_first));
  replace_deck(ed(), state.draw_pile, deck, cards);
  state.open.draw_count[std::size_t(deck)] = std::uint8_t(list.size());
  luck.pile(deck, list);
}

void Scenario::set_after_shuffle(std::string_view top_first, Deck deck) {
  luck.after_shuffle(deck, card_list(ed(), top_first));
}

void Scenario::set_discards(std::string_view cards) {
  state.open.discard_pile = cards_of(ed(), cards);
  for (int d = 0; d < ed().decks.size(); ++d)
    state.open.discard_count[std::size_t(d)] =
        std::uint8_t(of_deck(ed(), state.open.discard_pile, Deck(d)).total());
}

void Scenario::set_hand(Seat seat, std::string_view cards) {
  state.own[seat].hand = cards_of(ed(), cards);
  state.open.at(seat).shown = Cards{};
}

void Scenario::set_supply(Seat seat, int trains, int ships) {
  state.open.at(seat).trains = std::uint8_t(trains);
  state.open.at(seat).ships = std::uint8_t(ships);
}

void Scenario::set_box(Seat seat, int trains, int ships) {
  state.open.at(seat).box_trains = std::uint8_t(trains);
  state.open.at(seat).box_ships = std::uint8_t(ships);
}

void Scenario::set_score(Seat seat, int score) {
  state.open.at(seat).score = std::int16_t(score);
}

void Scenario::set_ticket_pile(std::string_view top_first) {
  state.ticket_pile = TicketPile{};
  std::vector<TicketId> order;
  for (const std::string& name : parts(top_first, " ")) {
    order.push_back(numbered_ticket(ed(), name));
    state.ticket_pile.unseen.insert(order.back());
  }
  luck.tickets(order);
}

void Scenario::hold(Seat seat, std::string_view ticket) {
  for (std::size_t i = 0; i < setting.tickets.size(); ++i) {
    const auto id = TicketId(i);
    const bool named = setting.tickets[i] == ticket || "t" + std::to_string(i + 1) == ticket;
    if (!named || !state.ticket_pile.unseen.contains(id)) continue;
    state.ticket_pile.unseen.erase(id);
    state.own[seat].tickets.insert(id);
    return;
  }
  throw std::invalid_argument("no such ticket in the pile: " + std::string(ticket));
}

void Scenario::own(Seat seat, std::string_view lanes) {
  own_all(seat, parts(lanes, ","));
}

void Scenario::own_all(Seat seat, const std::vector<std::string>& lanes) {
  for (const std::string& text : lanes) {
    const Lane& built = ed().lane(lane(text));
    std::uint8_t& pieces = supply(state.open.at(seat), built.printed.kind);
    if (pieces < built.printed.length || owner(text) != kNobody)
      throw std::invalid_argument("cannot be owned: " + text);
    give_lane(ed(), state.open, seat, lane(text));
    pieces = std::uint8_t(pieces - built.printed.length);
    state.open.at(seat).score = std::int16_t(state.open.at(seat).score + built.points);
  }
}

void Scenario::set_harbour(Seat seat, std::string_view city) {
  state.open.at(seat).harbours.insert(setting.node(city));
  --state.open.at(seat).harbours_left;
}

void Scenario::deal_first(std::string_view top_first, Deck deck) {
  luck.pile(deck, card_list(ed(), top_first));
}

void Scenario::start(std::optional<Seat> first) {
  state = wagonaut::start(ed(), luck, &log, first);
  check_invariants(ed(), state);
}

void Scenario::play(Seat seat, std::string_view text, int line) {
  const ::testing::ScopedTrace trace("the move", line, std::string(text));
  const Move wish = move(seat, text);
  if (const auto why = objection(ed(), state, seat, wish)) {
    ADD_FAILURE() << "refused: " << refusal_name(*why) << " at " << ask();
    throw std::logic_error("the scenario cannot go on");
  }
  setting.edition.cards = all_cards(ed(), state);  // what this fixture holds, for imagined deals
  const Totals before = totals(ed(), state);
  apply(ed(), state, seat, wish, luck, &log);
  check_invariants(ed(), state);
  check_conserved(before, totals(ed(), state), ed());
}

void Scenario::refused(Seat seat, std::string_view text, std::optional<Refusal> why, int line) {
  const ::testing::ScopedTrace trace("the move", line, std::string(text));
  const State before = state;
  const int asked = luck.questions();
  const auto said = objection(ed(), state, seat, move(seat, text));
  EXPECT_TRUE(said) << "was not refused";
  if (said && why) {
    EXPECT_EQ(refusal_name(*said), refusal_name(*why));
  }
  EXPECT_EQ(before, state);
  EXPECT_EQ(asked, luck.questions());
}

void Scenario::draw_two(Seat seat, std::string_view blind, int line) {
  play(seat, blind, line);
  play(seat, blind, line);
}

bool Scenario::lawful(Seat seat, std::string_view text) const {
  return !objection(ed(), state, seat, move(seat, text));
}

}  // namespace wagonaut::tests
