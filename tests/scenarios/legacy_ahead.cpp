// What a claim will bring, as its seat is told before it, and how far postcards are met.
#include "engine/sight/checklist.h"
#include "engine/sight/progress.h"
#include "engine/sight/sight.h"
#include "tests/scenarios/legacy_board.h"

namespace wagonaut::tests {
namespace {

Checklist ahead(const Scenario& sc, Seat seat, std::string_view claim) {
  const Edition known = veiled(sc.ed(), sc.state.open, seat);
  return checklist_of(known, look(sc.ed(), sc.state, seat), sc.move(seat, claim));
}

std::vector<int> steps_of(const Checklist& list) {
  std::vector<int> out;
  for (const ChecklistLine& line : list) out.push_back(line.step);
  return out;
}

Scenario plain_board() {
  return board(2, {.lanes = {"A-B:1R", "C-D:3B", "E-F:3-"}});
}

// C-0.1: the price, then the steps in their order, and what comes after step 12.
TEST(ClaimChecklist, TellsTheStepsInTheirOrder) {
  Scenario sc = plain_board();
  const int grain = sc.token(TokenPlace::Seat);
  sc.company(P0, Colour::Red);
  sc.extras().items[P0].insert(ItemId{1});
  sc.sentence({.when = When::Price, .acts = {plain(ActKind::PriceDollars, 2)}});
  sc.sentence({.when = When::Claim, .acts = {dollars(3)}}, Source::Item, 1);
  sc.sentence({.when = When::Claim, .step = 5, .acts = {plain(ActKind::PutAtSeat, 1, grain)}},
              Source::Module, 7);
  sc.sentence({.when = When::Claim, .step = 4, .tests = {paid_locos(1)}, .acts = {dollars(9)}});
  sc.set_hand(P0, "1R");
  const State before = sc.state;
  const Checklist list = ahead(sc, P0, "claim A-B with 1R");
  EXPECT_EQ(sc.state, before);
  ASSERT_EQ(steps_of(list), (std::vector{0, 3, 5, 13}));
  EXPECT_EQ(list[0].dollars, -2);
  EXPECT_EQ(list[1].dollars, 2);
  EXPECT_EQ(list[1].source, (FactSource{std::uint8_t(Source::Company), 0}));
  EXPECT_EQ(list[2].token, grain);
  EXPECT_EQ(list[2].tokens, 1);
  EXPECT_EQ(list[3].dollars, 3);
  sc.play(P0, "claim A-B with 1R");
  EXPECT_EQ(sc.dollars(P0), 5 - 2 + 2 + 3);
}

// A card may be a newspaper, which would end the event: what it pays is not certain.
TEST(ClaimChecklist, LeavesOutWhatANewspaperMayChange) {
  Scenario sc = plain_board();
  sc.set_events("E2");
  sc.set_event_discards("E1");
  sc.event_does("E1", {.when = When::Claim, .acts = {dollars(1)}});
  sc.set_hand(P0, "1R,3B");
  EXPECT_EQ(steps_of(ahead(sc, P0, "claim C-D with 3B")), std::vector{13});
  sc.large_cities("A");
  const Checklist list = ahead(sc, P0, "claim A-B with 1R");
  ASSERT_EQ(steps_of(list), std::vector{12});
  EXPECT_EQ(list[0].cards, 1);
}

// What an answer brings is not known; what stands behind the question is.
TEST(ClaimChecklist, SaysThatAQuestionComes) {
  Scenario sc = plain_board();
  sc.sentence(
      {.when = When::Claim, .step = 8, .acts = {may(PaidIn::Cards, 1, {dollars(4)}), dollars(1)}});
  sc.sentence({.when = When::Claim, .step = 9, .acts = {dollars(2)}});
  sc.set_hand(P0, "1R,2G");
  const Checklist list = ahead(sc, P0, "claim A-B with 1R");
  ASSERT_EQ(steps_of(list), (std::vector{8, 9}));
  EXPECT_TRUE(list[0].asks);
  EXPECT_EQ(list[0].dollars, 1);
  EXPECT_FALSE(list[1].asks);
}

// C-10: on a pass all of it holds if the claim stands, whatever may be turned up.
TEST(ClaimChecklist, OfAPassIsThatOfAClaimThatStands) {
  Scenario sc = plain_board();
  const int shed = sc.token(TokenPlace::Route, 1);
  sc.sentence({.when = When::Price, .acts = {plain(ActKind::PriceRevealed, 3)}});
  sc.sentence(
      {.when = When::Claim, .step = 1, .acts = {plain(ActKind::PutAtLane, 1, shed), dollars(3)}});
  sc.set_hand(P0, "3B");
  const Checklist list = ahead(sc, P0, "claim C-D with 3B");
  ASSERT_EQ(steps_of(list), std::vector{1});
  EXPECT_EQ(list[0].dollars, 3);
  EXPECT_EQ(list[0].token, shed);
}

// Own postcards are told to their holder; another's might pay at the same claim, and nobody hears.
TEST(ClaimChecklist, KnowsWhatItsSeatKnows) {
  Scenario sc = plain_board();
  for (const int number : {4, 6})
    sc.sentence({.when = When::Claim,
                 .tests = {count_of(sc.setting.edition, {.of = Of::Lanes}, 1)},
                 .acts = {dollars(number)},
                 .every_seat = true},
                Source::Postcard, number);
  sc.extras().postcards[P0].insert(PostcardId{4});
  sc.extras().postcards[P1].insert(PostcardId{6});
  sc.own(P1, "E-F");
  sc.set_hand(P0, "1R");
  const Checklist list = ahead(sc, P0, "claim A-B with 1R");
  ASSERT_EQ(list.size(), 1);
  EXPECT_EQ(list[0].source, (FactSource{std::uint8_t(Source::Postcard), 4}));
  EXPECT_EQ(list[0].dollars, 4);
}

// What is drawn and what others hold does not show: all deals that look alike say the same.
TEST(ClaimChecklist, IsTheSameForLookAlikes) {
  Scenario sc = plain_board();
  sc.large_cities("A");
  sc.sentence({.when = When::Claim, .step = 3, .acts = {cards(2, Who::All)}});
  sc.set_hand(P0, "1R");
  sc.set_hand(P1, "2*");
  const Checklist list = ahead(sc, P0, "claim A-B with 1R");
  sc.set_hand(P1, "1G,1B");
  sc.set_draw_pile("N N N * * R R ...");
  EXPECT_EQ(ahead(sc, P0, "claim A-B with 1R"), list);
}

// How far the conditions that count are met, for the holder alone.
TEST(PostcardProgress, CountsForItsHolder) {
  Scenario sc = plain_board();
  Edition& ed = sc.setting.edition;
  sc.sentence({.when = When::Turn,
               .tests = {count_of(ed, {.of = Of::Lanes}, 3), count_of(ed, {.of = Of::Cards}, 5),
                         count_of(ed, {.of = Of::Dollars}, kNoLeast, 2)},
               .acts = {dollars(4)}},
              Source::Postcard, 12);
  sc.extras().postcards[P0].insert(PostcardId{12});
  sc.own(P0, "A-B, C-D");
  sc.set_hand(P0, "4G");
  const ProgressList list = progress_of(sc.ed(), look(sc.ed(), sc.state, P0));
  EXPECT_EQ(list, (ProgressList{{PostcardId{12}, 2, 3, false},
                                {PostcardId{12}, 4, 5, false},
                                {PostcardId{12}, 5, 2, true}}));
  EXPECT_TRUE(progress_of(sc.ed(), look(sc.ed(), sc.state, P1)).empty());
  EXPECT_TRUE(progress_of(sc.ed(), look(sc.ed(), sc.state, std::nullopt)).empty());
  sc.extras().shown.insert(PostcardId{12});
  EXPECT_TRUE(progress_of(sc.ed(), look(sc.ed(), sc.state, P0)).empty());
}

}  // namespace
}  // namespace wagonaut::tests
