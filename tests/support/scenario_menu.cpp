// Scenario: what can be done, asked of the law and compared with the menu.
#include <algorithm>

#include "engine/rules/payment.h"
#include "tests/support/scenario.h"

namespace wagonaut::tests {
namespace {

std::vector<Move> menu_of(const Scenario& sc, Seat seat) {
  Menu menu;
  list_moves(sc.ed(), sc.state, seat, menu);
  std::vector<Move> moves;
  for (int i = 0; i < menu.size(); ++i) {
    const Move move = menu.at(sc.ed(), sc.state.open, i);
    EXPECT_FALSE(objection(sc.ed(), sc.state, seat, move)) << "the menu offers what is not lawful";
    EXPECT_EQ(std::count(moves.begin(), moves.end(), move), 0) << "the menu repeats itself";
    moves.push_back(move);
  }
  return moves;
}

bool offers(const std::vector<Move>& menu, MoveKind kind) {
  return std::any_of(menu.begin(), menu.end(), [&](const Move& m) { return m.kind == kind; });
}

/// Every part of a hand, the empty one too.
std::vector<Cards> parts_of(const Cards& hand) {
  std::vector<Cards> list{Cards{}};
  for (std::size_t sort = 0; sort < hand.count.size(); ++sort) {
    const std::size_t old = list.size();
    for (int n = 1; n <= hand.count[sort]; ++n)
      for (std::size_t i = 0; i < old; ++i) {
        list.push_back(list[i]);
        list.back().count[sort] = std::uint8_t(n);
      }
  }
  return list;
}

/// The listed payments are lawful and, where no swaps are possible, all there are (I-10).
void compare_with_list(const Scenario& sc, const Cost& cost, const Cards& hand,
                       const SpelledPayments& lawful) {
  PaymentList list;
  list_payments(sc.ed(), cost, hand, list);
  const SpelledPayments listed{&sc.ed(), {list.begin(), list.end()}};
  EXPECT_EQ(list.empty(), lawful.payments.empty());
  if (cost.swap_rate == 0) {
    EXPECT_EQ(listed.spell(), lawful.spell());
  }
  for (const Cards& payment : list) EXPECT_TRUE(pays(sc.ed(), cost, payment));
}

}  // namespace

std::string Scenario::picks(Seat seat) const {
  const std::vector<Move> menu = menu_of(*this, seat);
  std::string text;
  const auto try_pick = [&](const Move& pick, const std::string& name) {
    const bool law = !objection(ed(), state, seat, pick);
    EXPECT_EQ(law, std::find(menu.begin(), menu.end(), pick) != menu.end())
        << "law, menu: " << name;
    if (law) text += (text.empty() ? "" : " ") + name;
  };
  const bool decks = ed().decks.size() > 1;
  try_pick(Move::take_blind(kTrains), decks ? "train" : "blind");
  if (decks) try_pick(Move::take_blind(kShips), "ship");
  for (int i = 0; i < kMaxSlots; ++i) try_pick(Move::take_slot(i), std::to_string(i));
  return text;
}

std::string Scenario::actions(Seat seat) const {
  const std::vector<Move> menu = menu_of(*this, seat);
  std::string text;
  const auto note = [&](bool can, std::string_view name) {
    if (can) text += (text.empty() ? "" : " ") + std::string(name);
  };
  note(offers(menu, MoveKind::TakeSlot) || offers(menu, MoveKind::TakeBlind), "cards");
  note(offers(menu, MoveKind::ClaimLane), "claim");
  note(offers(menu, MoveKind::DrawTickets), "tickets");
  note(offers(menu, MoveKind::BuildHarbour), "harbour");
  note(offers(menu, MoveKind::Exchange), "exchange");
  EXPECT_EQ(offers(menu, MoveKind::DrawTickets),
            !objection(ed(), state, seat, Move::draw_tickets()));
  picks(seat);  // for its comparison of law and menu
  return text;
}

SpelledPayments Scenario::payments(Seat seat, std::string_view text) const {
  const LaneId id = lane(text);
  SpelledPayments out{&ed(), {}};
  for (const Cards& part : parts_of(state.own[seat].hand))
    if (!objection(ed(), state, seat, Move::claim(id, part))) out.payments.push_back(part);
  if (out.payments.empty()) {
    for (const Move& m : menu_of(*this, seat))
      EXPECT_FALSE(m.kind == MoveKind::ClaimLane && m.lane() == id) << "only the menu offers it";
    return out;
  }
  compare_with_list(*this, ed().lane(id).printed, state.own[seat].hand, out);
  const std::vector<Move> menu = menu_of(*this, seat);
  EXPECT_TRUE(std::any_of(menu.begin(), menu.end(), [&](const Move& m) {
    return m.kind == MoveKind::ClaimLane && m.lane() == id;
  })) << "lawful, but not on the menu";
  return out;
}

SpelledPayments Scenario::tolls(Seat seat) const {
  SpelledPayments out{&ed(), {}};
  for (const Cards& part : parts_of(state.own[seat].hand))
    if (!objection(ed(), state, seat, Move::pay_toll(part))) out.payments.push_back(part);
  const std::vector<Move> menu = menu_of(*this, seat);
  EXPECT_EQ(offers(menu, MoveKind::PayToll), !out.payments.empty());
  EXPECT_TRUE(offers(menu, MoveKind::Withdraw)) << "G-33";
  return out;
}

bool Scenario::pays(std::string_view text, std::string_view cards) const {
  Scenario copy = *this;
  copy.set_hand(P0, cards);
  const Cards hand = copy.state.own[P0].hand;
  const bool lawful = !objection(ed(), copy.state, P0, Move::claim(lane(text), hand));
  EXPECT_EQ(lawful, wagonaut::pays(ed(), ed().lane(lane(text)).printed, hand)) << cards;
  PaymentList list;
  list_payments(ed(), ed().lane(lane(text)).printed, hand, list);
  const std::vector<Move> menu = menu_of(copy, P0);
  const bool offered = std::any_of(menu.begin(), menu.end(), [&](const Move& m) {
    return m.kind == MoveKind::ClaimLane && m.lane() == lane(text);
  });
  EXPECT_EQ(offered, !list.empty()) << cards;
  EXPECT_TRUE(offered || !lawful) << "lawful, but not on the menu: " << cards;
  return lawful;
}

bool Scenario::pays_for_harbour(std::string_view city, std::string_view cards) const {
  Scenario copy = *this;
  copy.set_hand(P0, cards);
  const Cards hand = copy.state.own[P0].hand;
  const bool lawful =
      !objection(ed(), copy.state, P0, Move::build_harbour(setting.node(city), hand));
  EXPECT_EQ(lawful, pays_harbour(ed(), hand));
  PaymentList list;
  list_harbour_payments(ed(), hand, list);
  EXPECT_EQ(lawful, std::find(list.begin(), list.end(), hand) != list.end()) << cards;
  EXPECT_EQ(lawful, offers(menu_of(copy, P0), MoveKind::BuildHarbour) && hand.total() == 4);
  return lawful;
}

}  // namespace wagonaut::tests
