// The menu and the law: everything on the menu is lawful, and no wish can break the table.

#include <cstring>
#include <set>

#include "engine/rules/payment.h"
#include "engine/rules/price.h"
#include "tests/laws/tables.h"

namespace wagonaut::tests {
namespace {

class MenuLaw : public Law {};
WAGONAUT_LAWS(MenuLaw);

bool listed(const Edition& ed, const State& s, const Menu& menu, const Move& move) {
  for (int i = 0; i < menu.size(); ++i)
    if (menu.at(ed, s.open, i) == move) return true;
  return false;
}

/// Bytes that may or may not be a move.
Move any_bytes(Quick& rng) {
  Move move;
  move.kind = MoveKind(rng.below(14));
  move.what = std::uint8_t(rng.below(rng.below(2) == 0 ? 8 : 256));
  move.amount = std::uint8_t(rng.below(rng.below(2) == 0 ? 30 : 256));
  if (rng.below(3) == 0) move.amount = 0;
  if (rng.below(3) == 0) return move;
  for (std::uint8_t& n : move.payment.count) n = std::uint8_t(rng.below(8) == 0 ? rng.below(4) : 0);
  return move;
}

bool has_payment(const Move& move) {
  return !move.payment.empty();
}

// I-10: every entry is accepted, no two are the same, and who waits is offered something.
TEST_P(MenuLaw, EveryEntryIsLawfulAndDifferent) {
  const Edition& ed = edition();
  play_random_games(ed, games_per_law(),
                    [&](const State& s, Seat seat, const Move& move, Quick& rng) {
                      if (seat == kNobody) return;
                      ASSERT_FALSE(objection(ed, s, seat, move));
                      if (rng.below(8) != 0) return;
                      Menu menu;
                      list_moves(ed, s, seat, menu);
                      ASSERT_GT(menu.size(), 0);
                      std::set<std::string> seen;
                      for (int i = 0; i < menu.size(); ++i) {
                        const Move entry = menu.at(ed, s.open, i);
                        ASSERT_FALSE(objection(ed, s, seat, entry)) << "entry " << i;
                        std::string bytes(sizeof(Move), '\0');
                        std::memcpy(bytes.data(), &entry, sizeof(Move));
                        ASSERT_TRUE(seen.insert(bytes).second) << "entry " << i << " stands twice";
                      }
                    });
}

// I-9, I-10: a wish that is accepted stands on the menu, or pays in a way the menu does not list.
TEST_P(MenuLaw, AcceptedWishesStandOnTheMenu) {
  const Edition& ed = edition();
  play_random_games(ed, games_per_law() / 4 + 1,
                    [&](const State& s, Seat seat, const Move&, Quick& rng) {
                      for (int i = 0; i < 20; ++i) {
                        const Move wish = any_bytes(rng);
                        const Seat who = rng.below(4) == 0 ? Seat(rng.below(256)) : seat;
                        if (objection(ed, s, who, wish)) continue;
                        ASSERT_NE(seat, kNobody) << "the game was over";
                        if (has_payment(wish) || wish.kind == MoveKind::PayToll) continue;
                        Menu menu;
                        list_moves(ed, s, who, menu);
                        ASSERT_TRUE(listed(ed, s, menu, wish));
                      }
                    });
}

// I-10: a lane is on the menu exactly if some payment buys it, and all listed payments do.
TEST_P(MenuLaw, ALaneIsOfferedExactlyIfAPaymentBuysIt) {
  const Edition& ed = edition();
  play_random_games(
      ed, games_per_law() / 20 + 1, [&](const State& s, Seat seat, const Move&, Quick& rng) {
        if (s.open.ask.kind != AskKind::ChooseAction || rng.below(4) != 0) return;
        Menu menu;
        list_moves(ed, s, seat, menu);
        const LaneSet offered = menu.lanes();
        const LaneSet priced = priced_lanes(ed, s.open, seat);
        PaymentList payments;
        for (int i = 0; i < ed.lanes.size(); ++i) {
          const LaneId lane = LaneId(i);
          if (priced.contains(lane)) continue;  // a card may ask for more than cards
          list_payments(ed, ed.lane(lane).printed, s.own[seat].hand, payments);
          for (const Cards& payment : payments)
            ASSERT_TRUE(pays(ed, ed.lane(lane).printed, payment));
          const bool claimable =
              !payments.empty() && !objection(ed, s, seat, Move::claim(lane, payments.front()));
          ASSERT_EQ(offered.contains(lane), claimable) << "lane " << i;
        }
      });
}

}  // namespace
}  // namespace wagonaut::tests
