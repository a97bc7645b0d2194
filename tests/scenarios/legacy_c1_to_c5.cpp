// Worked examples of the modules C-1 to C-5, as far as a game carries them out. The
// sentences are those of the modules, written as rows.
#include "tests/scenarios/legacy_board.h"

namespace wagonaut::tests {
namespace {

// --- C-1 passenger stamps ------------------------------------------------------------------------

Scenario stamps(const char* ticket_a, const char* ticket_b) {
  Scenario sc = board(2, {.lanes = {"A-B:1R", "C-D:1B"}, .tickets = {ticket_a, ticket_b}});
  sc.sentence({.when = When::Score,
               .step = 3,
               .acts = {dollars_per({.of = Of::Fresh}, 1)},
               .every_seat = true});
  sc.set_score(P0, 0);
  sc.set_supply(P0, 20);
  sc.own(P0, "A-B, C-D");
  sc.set_supply(P0, 11);
  return sc;
}

TEST(C1_1, AFreshTicketAddsADollar) {
  Scenario sc = stamps("A-B 6", "C-D 9");
  sc.hold(P0, "t1");
  sc.hold(P0, "t2");
  sc.setting.edition.affairs.stamped[P0].insert(TicketId{1});
  play_out(sc);
  EXPECT_EQ(sc.ask(), "GameOver");
  EXPECT_EQ(sc.dollars(P0), 1);
  EXPECT_EQ(sc.standing(P0).total, 16);
}

TEST(C1_2, AStampOfAnotherSeatDoesNotMatter) {
  Scenario sc = stamps("A-B 11", "A-D 1");
  sc.hold(P0, "t1");
  sc.setting.edition.affairs.stamped[P1].insert(TicketId{0});
  play_out(sc);
  EXPECT_EQ(sc.standing(P0).total, 12);
}

// --- C-3 survey paint ----------------------------------------------------------------------------

Scenario painting(std::initializer_list<const char*> pencilled) {
  Scenario sc = board(4, {.lanes = {"A-B:2-", "C-D:2- | C-D:2B", "E-F:1R"}});
  for (const char* lane : pencilled) sc.setting.edition.affairs.frames.insert(sc.lane(lane));
  sc.setting.edition.affairs.paint = TokenId(sc.token(TokenPlace::Mark));
  sc.sentence({.when = When::Claim,
               .step = 2,
               .tests = {lane_bits(lane_is::kFrame)},
               .acts = {plain(ActKind::Paint)}});
  sc.company(P0, Colour::Black);
  return sc;
}

TEST(C3_1, PaintingInTheOwnColourPaysAtOnce) {
  Scenario sc = painting({"A-B"});
  sc.set_hand(P0, "2K");
  sc.play(P0, "claim A-B with 2K");
  EXPECT_EQ(sc.dollars(P0), 7);
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

TEST(C3_2, NoFrameTakesTheColourOfItsParallelLane) {
  Scenario sc = painting({"C-D:2-"});
  sc.sentence({.when = When::Claim, .tests = {lane_bits(lane_is::kGrey)}, .acts = {dollars(4)}});
  sc.set_hand(P0, "2B");
  sc.play(P0, "claim C-D:2- with 2B");
  EXPECT_EQ(sc.dollars(P0), 9) << "it stays a frame and counts as grey";
}

TEST(C3, LocosOnlyAskForAColour) {
  Scenario sc = painting({"C-D:2-"});
  sc.set_hand(P0, "2*");
  sc.play(P0, "claim C-D:2- with 2*");
  EXPECT_EQ(sc.ask(), "P0 EffectChoice");
  sc.refused(P0, "choose B", Refusal::NotAnOption);
  sc.refused(P0, "no", Refusal::NotOptional);
  sc.play(P0, "choose K");
  EXPECT_EQ(sc.dollars(P0), 7);
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

// --- C-4 the caboose stove -----------------------------------------------------------------------

Scenario stove(int seats) {
  Scenario sc = board(seats, {.lanes = {"A-B:1R"}});
  sc.sentence(
      {.when = When::Setup,
       .step = 10,
       .acts = {option_of(Who::Caboose,
                          {{cards(2)}, {dollars(3)}, {plain(ActKind::OfferTickets, 2, 0)}})}});
  sc.sentence({.when = When::Setup,
               .step = 10,
               .tests = {count_of(sc.setting.edition, {.of = Of::Missed}, 1)},
               .acts = {cards(1)},
               .every_seat = true});
  return sc;
}

TEST(C4_1, TwoCards) {
  Scenario sc = stove(3);
  sc.start(P1);
  keep_first_two(sc);
  EXPECT_EQ(sc.ask(), "P1 EffectChoice");
  sc.play(P1, "choose 1");
  EXPECT_EQ(sc.state.own[P1].hand.total(), 6);
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

TEST(C4_2, OneCardForWhoMissedTheLastGame) {
  Scenario sc = stove(3);
  sc.setting.edition.affairs.missed[P2] = 2;
  sc.start(P0);
  keep_first_two(sc);
  sc.play(P0, "choose 2");
  EXPECT_EQ(sc.dollars(P0), 8);
  EXPECT_EQ(sc.state.own[P2].hand.total(), 5);
  EXPECT_EQ(sc.extras().aside, 0) << "C-0.12";
}

TEST(C4, TwoMoreTicketsAndNoneKept) {
  Scenario sc = stove(2);
  sc.start(P0);
  keep_first_two(sc);
  const int pile = sc.ticket_count();
  sc.play(P0, "choose 3");
  EXPECT_EQ(sc.ask(), "P0 KeepTickets");
  EXPECT_EQ(sc.ticket_count(), pile - 2);
  sc.play(P0, "keep none");
  EXPECT_EQ(sc.ticket_count(), pile);
  EXPECT_EQ(sc.ask(), "P0 ChooseAction");
}

// --- C-5 lanterns --------------------------------------------------------------------------------

Scenario lanterns() {
  Scenario sc = board(3, {.lanes = {"Buf-Det:1R", "Det-Chi:1B"}});
  const int lantern = sc.token(TokenPlace::CityOwned);
  Deed choose =
      plain(ActKind::ChooseToken, 0, lantern, 0, 0, Act::kAtEnds | Act::kOnce | Act::kOptional);
  choose.then = {dollars(1)};
  choose.other = {cards(1), dollars(1, Who::Owner)};
  sc.sentence({.when = When::Claim,
               .step = 8,
               .tests = {token_at(lantern, TokenAt::Ends)},
               .acts = {choose}});
  return sc;
}

void hang(Scenario& sc, std::string_view city, int owner) {
  sc.extras().city[std::size_t(sc.setting.node(city))].owner = std::uint8_t(owner);
}

// Green is P1, Red is P0, Blue is P2.
TEST(C5_1, AnothersLanternGivesACardAndItsOwnerADollar) {
  Scenario sc = lanterns();
  sc.company(P0, Colour::Red);
  hang(sc, "Det", 2);
  sc.set_hand(P0, "1R");
  sc.set_draw_pile("Y ...");
  sc.play(P0, "claim Buf-Det with 1R");
  EXPECT_EQ(sc.ask(), "P0 EffectChoice");
  sc.play(P0, "choose Det");
  EXPECT_EQ(sc.hand(P0), "1Y");
  EXPECT_EQ(sc.dollars(P0), 7);
  EXPECT_EQ(sc.dollars(P1), 6);
}

TEST(C5_2, OneLanternAClaimAndEachOnceAGame) {
  Scenario sc = lanterns();
  hang(sc, "Det", 2);
  hang(sc, "Chi", 3);
  sc.set_active(P1);
  sc.set_hand(P1, "1B");
  sc.play(P1, "claim Det-Chi with 1B");
  Scenario own = sc, used = lanterns();
  own.play(P1, "choose Det");
  EXPECT_EQ(own.dollars(P1), 6);
  EXPECT_EQ(own.dollars(P2), 5);
  sc.play(P1, "choose Chi");
  EXPECT_EQ(sc.dollars(P1), 5);
  EXPECT_EQ(sc.dollars(P2), 6);
  EXPECT_EQ(sc.state.own[P1].hand.total(), 1);
  hang(used, "Det", 2);
  hang(used, "Chi", 3);
  used.extras().city[std::size_t(used.setting.node("Chi"))].stock = CityTokens::kUsed;
  used.set_active(P1);
  used.set_hand(P1, "1B");
  used.play(P1, "claim Det-Chi with 1B");
  used.refused(P1, "choose Chi", Refusal::NotAnOption);
  used.play(P1, "no");
  EXPECT_EQ(used.dollars(P1), 5);
}

// C-0.9: an absent owner's lantern is lit, and pays it nothing.
TEST(C5, AnAbsentOwnersLantern) {
  Scenario sc = lanterns();
  hang(sc, "Det", kOwnerAway);
  sc.set_hand(P0, "1R");
  sc.play(P0, "claim Buf-Det with 1R");
  sc.play(P0, "choose Det");
  EXPECT_EQ(sc.state.own[P0].hand.total(), 1);
  for (const Seat seat : {P0, P1, P2}) EXPECT_EQ(sc.dollars(seat), 5);
}

}  // namespace
}  // namespace wagonaut::tests
