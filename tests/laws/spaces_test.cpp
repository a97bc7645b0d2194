// How payments lie on lanes: every card of a lawful one has its space.

#include "engine/rules/spaces.h"

#include <algorithm>
#include <vector>

#include "engine/rules/payment.h"
#include "tests/laws/tables.h"
#include "tests/support/notation.h"
#include "tests/support/setting.h"

namespace wagonaut::tests {
namespace {

/// "loco:* colour:R colour:" of a lane on a small board.
std::string laid(const Rules& rules, const std::string& lane, const std::string& paid) {
  const Setting set = set_on(rules, {.lanes = {lane}});
  const Edition& ed = set.edition;
  std::string out;
  for (const Space& space : lay_out(ed, ed.lane(LaneId{0}).printed, cards_of(ed, paid)).list) {
    out += out.empty() ? "" : " ";
    out += space.wants == Wants::Loco ? "loco:" : space.wants == Wants::Pair ? "pair:" : "colour:";
    for (int i = 0; i < ed.faces.size(); ++i)
      for (int n = 0; n < space.cards[Sort(i)]; ++n) out += card_code(ed, Sort(i));
  }
  return out;
}

// N-30, N-33
TEST(Spaces, FerriesWantLocosFirst) {
  EXPECT_EQ(laid(nordic_rules(2), "A-B:3R f1", "2R *"), "loco:* colour:R colour:R");
  EXPECT_EQ(laid(nordic_rules(2), "A-B:3R f1", "R 2*"), "loco:* colour:R colour:*");
  EXPECT_EQ(laid(nordic_rules(2), "A-B:3R f1", "2R 2G Y"), "loco:GGY colour:R colour:R");
  EXPECT_EQ(laid(nordic_rules(2), "A-B:3R f1", "R"), "loco: colour:R colour:");
}

// N-36: locos stand inside the four only.
TEST(Spaces, FourForOne) {
  EXPECT_EQ(laid(nordic_rules(2), "A-B:3- r4", "2R 2G Y *"), "colour:R colour:R colour:GGY*");
}

// W-35, W-36
TEST(Spaces, RoughGroundTakesPairs) {
  EXPECT_EQ(laid(world_rules(2), "A-B:2- d2", "2Rt 2Gt"), "pair:RtRt pair:GtGt");
  EXPECT_EQ(laid(world_rules(2), "A-B:2- d2", "2Rt Gt *"), "pair:RtRt pair:Gt*");
  EXPECT_EQ(laid(world_rules(2), "A-B:2R d1", "Rt 2Gt"), "pair:GtGt colour:Rt");
  EXPECT_EQ(laid(world_rules(2), "A-B:2- d1", "Rt 2Gt"), "pair:GtGt colour:Rt");
}

// W-42: no change is given.
TEST(Spaces, DoubleShipsMayBeWasted) {
  const Setting set = set_on(world_rules(2), {.lanes = {"A~B:5R"}});
  const Cost& cost = set.edition.lane(LaneId{0}).printed;
  const Spaces over = lay_out(set.edition, cost, cards_of(set.edition, "3R2"));
  EXPECT_EQ(over.covered, 6);
  EXPECT_EQ(over.wasted, 1);
  EXPECT_TRUE(over.list.empty());
  EXPECT_EQ(lay_out(set.edition, cost, cards_of(set.edition, "2R2")).covered, 4);
}

TEST(Spaces, PlainLanesNeedNoDrawing) {
  EXPECT_EQ(laid(usa_rules(2), "A-B:3R", "3R"), "");
}

class SpacesLaw : public Law {};
WAGONAUT_LAWS(SpacesLaw);

void expect_laid(const Edition& ed, const Cost& cost, const Cards& paid) {
  const Spaces spaces = lay_out(ed, cost, paid);
  EXPECT_EQ(spaces.covered - spaces.wasted, cost.length);
  if (spaces.list.empty()) return;
  EXPECT_EQ(spaces.list.size(), cost.length);
  Cards all;
  int swaps = 0;
  for (const Space& space : spaces.list) {
    const int size = space.cards.total();
    all += space.cards;
    const bool swapped = cost.swap_rate > 1 && size == cost.swap_rate;
    swaps += swapped ? 1 : 0;
    const bool lone = size == 1 && (space.wants == Wants::Colour || space.cards[ed.loco] == 1);
    EXPECT_TRUE(space.wants == Wants::Pair ? size == 2 : lone || swapped);
  }
  EXPECT_TRUE(all == paid);
  EXPECT_EQ(swaps, spaces.swaps);
}

TEST_P(SpacesLaw, EveryCardOfALawfulPaymentHasItsSpace) {
  const Edition& ed = edition();
  int seen = 0;
  play_random_games(ed, games_per_law() / 100 + 1,
                    [&](const State& s, Seat seat, const Move& move, Quick& rng) {
                      if (move.kind != MoveKind::ClaimLane) return;
                      expect_laid(ed, ed.lane(move.lane()).printed, move.payment);
                      // And what else the hand could pay, on any lane.
                      const LaneId lane = LaneId(rng.below(ed.lanes.size()));
                      PaymentList list;
                      list_payments(ed, ed.lane(lane).printed, s.own[seat].hand, list);
                      for (const Cards& paid : list) expect_laid(ed, ed.lane(lane).printed, paid);
                      seen += list.size();
                    });
  EXPECT_GT(seen, 0);
}

// Whatever cards are put there: nothing is laid twice, and nothing that was not paid.
TEST_P(SpacesLaw, AnyCardsCanBeLaidOut) {
  const Edition& ed = edition();
  Quick rng(7);
  for (int i = 0; i < 2000; ++i) {
    Cards paid, all;
    for (int n = rng.below(14); n > 0; --n) ++paid[Sort(rng.below(ed.faces.size()))];
    const Cost& cost = ed.lane(LaneId(rng.below(ed.lanes.size()))).printed;
    for (const Space& space : lay_out(ed, cost, paid).list) all += space.cards;
    EXPECT_TRUE(paid.covers(all));
  }
}

/// Some lawful payment has a card of this sort: tried with plenty of it, of one more and of locos.
bool pays_somehow(const Edition& ed, const Cost& cost, Sort sort) {
  for (int other = 0; other < ed.faces.size(); ++other) {
    Cards hand;
    hand[Sort(other)] = hand[ed.loco] = 9;
    hand[sort] = 36;
    PaymentList list;
    list_payments(ed, cost, hand, list);
    for (const Cards& paid : list)
      if (paid[sort] > 0) return true;
  }
  return false;
}

TEST_P(SpacesLaw, ASortHasAPartWhereSomePaymentHasACardOfIt) {
  const Edition& ed = edition();
  std::vector<Cost> seen;
  for (int i = 0; i < ed.lanes.size(); ++i) {
    const Cost& cost = ed.lane(LaneId(i)).printed;
    if (std::find(seen.begin(), seen.end(), cost) != seen.end()) continue;
    seen.push_back(cost);
    for (int s = 0; s < ed.faces.size(); ++s)
      EXPECT_EQ(has_part(ed, cost, Sort(s)), pays_somehow(ed, cost, Sort(s)))
          << "lane " << i << ", sort " << s;
  }
}

}  // namespace
}  // namespace wagonaut::tests
