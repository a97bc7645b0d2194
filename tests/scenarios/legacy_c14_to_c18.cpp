// Worked examples of the modules C-14 to C-18, as far as a game carries them out. The
// sentences are those of the modules, written as rows.
#include "tests/scenarios/legacy_board.h"

namespace wagonaut::tests {
namespace {

// --- C-14 charters -------------------------------------------------------------------------------

TEST(C14_2, SteamPaysOnceHoweverManyLocos) {
  Scenario sc = board(2, {.lanes = {"A-B:3R"}});
  sc.company(P0, Colour::Black);
  sc.sentence({.when = When::Claim, .step = 3, .tests = {paid_locos(1)}, .acts = {dollars(1)}},
              Source::Item, 7);
  sc.extras().items[P0].insert(ItemId{7});
  sc.set_hand(P0, "1R,2*");
  sc.play(P0, "claim A-B with 1R,2*");
  EXPECT_EQ(sc.dollars(P0), 6);
}

TEST(C14, ALateChoiceIsOfWhatIsLeft) {
  Scenario sc = board(2, {.lanes = {"A-B:3R"}});
  Edition& ed = sc.setting.edition;
  const std::uint8_t charters = item_set(ed, {3, 4, 5});
  ed.affairs.first.items[P0].insert(ItemId{3});
  ed.affairs.items_away.insert(ItemId{5});
  Deed choose = plain(ActKind::ChooseItem, 0, charters);
  choose.then = {plain(ActKind::GainItem, 0, kNone, kNone)};
  sc.sentence({.when = When::Setup,
               .step = 10,
               .tests = {count_of(ed, {.of = Of::Items, .set = charters}, kNoLeast, 0)},
               .acts = {choose},
               .every_seat = true});
  sc.start(P0);
  keep_first_two(sc);
  EXPECT_EQ(sc.ask(), "P1 EffectChoice");
  sc.refused(P1, "choose 3", Refusal::NotAnOption);
  sc.refused(P1, "choose 5", Refusal::NotAnOption);
  sc.play(P1, "choose 4");
  EXPECT_TRUE(sc.extras().items[P1].contains(ItemId{4}));
  EXPECT_EQ(sc.ask(), "P0 ChooseAction");
}

// --- C-15 the White Line -------------------------------------------------------------------------

struct WhiteLine {
  Scenario sc;
  int white, buyout;
};

WhiteLine white_line(const Map& map = {.lanes = {"Kno-Cha:2W", "Cha-Atl:2R", "X-Y:1W", "Y-Z:1B"}}) {
  WhiteLine out{board(3, map), 0, 0};
  Scenario& sc = out.sc;
  out.white = sc.token(TokenPlace::Lane, 0);
  out.buyout = sc.token(TokenPlace::Seat, 4);
  Deed close = plain(ActKind::ChooseLane, 0, 1 << int(Colour::White), kNone, 0, Act::kFree);
  close.act.who = Who::LeastDollars;
  close.then = {plain(ActKind::PutAtLane, 1, out.white, 6)};
  sc.sentence({.when = When::Newspaper, .acts = {close}});
  sc.sentence({.when = When::Price,
               .tests = {token_at(out.white, TokenAt::Lane)},
               .acts = {plain(ActKind::PriceClosed)}});
  Deed buy =
      plain(ActKind::ChooseLane, 1, 0, out.white, int(PaidIn::Locos), Act::kNear | Act::kOptional);
  buy.then = {plain(ActKind::TakeFromLane, 1, out.white), plain(ActKind::GainItem, 0, 9, 5),
              plain(ActKind::PutAtSeat, 1, out.buyout)};
  sc.sentence({.when = When::Claim,
               .step = 11,
               .tests = {token_at(out.white, TokenAt::Near)},
               .acts = {buy}});
  return out;
}

TEST(C15_1, ALaneIsClosedAndBoughtOut) {
  WhiteLine w = white_line();
  w.sc.set_events("E1");
  w.sc.set_draw_pile("N B G ...");
  w.sc.set_score(P1, 2);  // Green has the fewest dollars
  w.sc.play(P0, "blind");
  EXPECT_EQ(w.sc.ask(), "P1 EffectChoice");
  w.sc.refused(P1, "choose Cha-Atl", Refusal::NotAnOption);
  w.sc.refused(P1, "no", Refusal::NotOptional);
  w.sc.play(P1, "choose Kno-Cha");
  EXPECT_EQ(w.sc.ask(), "P0 PickCard");
  w.sc.play(P0, "blind");
  w.sc.set_hand(P1, "2W,2R,1*");
  w.sc.refused(P1, "claim Kno-Cha with 2W", Refusal::LaneShut);
  w.sc.play(P1, "claim Cha-Atl with 2R");
  w.sc.play(P1, "choose Kno-Cha");
  EXPECT_EQ(w.sc.hand(P1), "2W");
  EXPECT_TRUE(w.sc.extras().on_lane[0].empty());
  EXPECT_EQ(w.sc.extras().held[P1][5], 1) << "a bond";
  EXPECT_EQ(w.sc.held(P1, w.buyout), 1);
}

// C-0.19: a seat without locos is asked all the same; with an empty hand it is not.
TEST(C15, SilenceMustNotSpeak) {
  WhiteLine w = white_line();
  w.sc.extras().on_lane[0].insert(w.sc.lane("Kno-Cha"));
  Scenario empty = w.sc;
  w.sc.set_hand(P0, "2R,1G");
  w.sc.play(P0, "claim Cha-Atl with 2R");
  EXPECT_EQ(w.sc.ask(), "P0 EffectChoice");
  w.sc.refused(P0, "choose Kno-Cha", Refusal::WrongDiscard);
  w.sc.play(P0, "no");
  empty.set_hand(P0, "2R");
  empty.play(P0, "claim Cha-Atl with 2R");
  EXPECT_EQ(empty.ask(), "P1 ChooseAction");
}

// C-0.5: of several that are tied the first after the active seat is asked, the active one last.
TEST(C15, OneOfTheTiedChooses) {
  WhiteLine w = white_line();
  w.sc.set_events("E1");
  w.sc.set_draw_pile("N B G ...");
  w.sc.play(P0, "blind");
  EXPECT_EQ(w.sc.ask(), "P1 EffectChoice");
}

// C-10, C-15: a shed makes a pass ordinary track; only a white token closes a lane.
TEST(C15, AShelteredWhitePassIsFree) {
  WhiteLine w = white_line({.lanes = {"Spo-Sal:3W | Spo-Sal:3B", "A-B:1R"}});
  w.sc.token(TokenPlace::Route, 1);
  for (const LaneId lane : w.sc.lanes("Spo-Sal:3W, Spo-Sal:3B"))
    w.sc.extras().on_lane[1].insert(lane);
  w.sc.set_events("E1");
  w.sc.set_draw_pile("N B G ...");
  w.sc.set_score(P1, 2);
  w.sc.play(P0, "blind");
  EXPECT_EQ(w.sc.ask(), "P1 EffectChoice");
  w.sc.play(P1, "choose Spo-Sal:3W");
  EXPECT_TRUE(w.sc.extras().on_lane[0].contains(w.sc.lane("Spo-Sal:3W")));
}

// C-0.20: six white tokens at most; one that is bought out is back in the stock at once.
TEST(C0_20, SixTokensOnTheBoardAndWhatIsTakenComesBack) {
  WhiteLine w = white_line(
      {.lanes = {"A-B:1W", "C-D:1W", "E-F:1W", "G-H:1W", "I-J:1W", "K-L:1W", "M-N:1W", "B-O:1R"}});
  Scenario& sc = w.sc;
  for (const LaneId lane : sc.lanes("A-B, C-D, E-F, G-H, I-J, K-L"))
    sc.extras().on_lane[0].insert(lane);
  sc.set_events("E1 E2");
  sc.set_draw_pile("N B G N R ...");
  sc.draw_two(P0);
  EXPECT_EQ(sc.ask(), "P1 ChooseAction") << "six lie on the board: nobody is asked";
  sc.set_hand(P1, "1R,1*");
  sc.play(P1, "claim B-O with 1R");
  sc.play(P1, "choose A-B");
  EXPECT_EQ(sc.extras().on_lane[0].count(), 5);
  sc.play(P2, "blind");
  EXPECT_EQ(sc.ask(), "P0 EffectChoice") << "the first of the tied after the active one";
  sc.play(P0, "choose A-B");
  EXPECT_EQ(sc.extras().on_lane[0].count(), 6);
}

// --- C-16, postcards -----------------------------------------------------------------------------

void give_postcard(Scenario& sc, Seat seat, int number) {
  sc.extras().postcards[seat].insert(PostcardId(number));
}

TEST(C16_1, TheSecondClaimGivesTwoCards) {
  Scenario sc = board(2, {.lanes = {"A-B:1R", "C-D:1B", "E-F:1G"}});
  sc.sentence({.when = When::Claim,
               .tests = {count_of(sc.setting.edition, {.of = Of::Lanes}, 2)},
               .acts = {cards(2)}},
              Source::Postcard, 43);
  give_postcard(sc, P0, 43);
  sc.own(P0, "A-B");
  sc.set_hand(P0, "1B");
  sc.play(P0, "claim C-D with 1B");
  EXPECT_EQ(sc.state.own[P0].hand.total(), 2);
  EXPECT_TRUE(sc.extras().shown.contains(PostcardId{43}));
}

// L-13, C-0.1: by ascending number, all that hold, then again.
TEST(Postcards, AllThatHoldByNumberThenAgain) {
  Scenario sc = board(2, {.lanes = {"A-B:1R"}});
  Edition& ed = sc.setting.edition;
  const auto at_claim = [&](std::vector<wagonaut::Test> tests, std::vector<Deed> acts, int number) {
    sc.sentence({.when = When::Claim, .tests = std::move(tests), .acts = std::move(acts)},
                Source::Postcard, number);
    give_postcard(sc, P0, number);
  };
  at_claim({count_of(ed, {.of = Of::Dollars}, 12)}, {dollars(1)}, 3);
  at_claim({count_of(ed, {.of = Of::Dollars}, 5)}, {dollars(4)}, 5);
  at_claim({count_of(ed, {.of = Of::Dollars}, kNoLeast, 8)}, {dollars(3)}, 8);
  sc.set_hand(P0, "1R");
  sc.play(P0, "claim A-B with 1R");
  // 5 and 8 hold at first, though 5's reward undoes 8's condition; then 3.
  EXPECT_EQ(sc.dollars(P0), 13);
  std::vector<int> order;
  for (const Fact& fact : sc.log.facts)
    if (fact.kind == FactKind::PostcardShown) order.push_back(fact.what);
  EXPECT_EQ(order, (std::vector{5, 8, 3}));
}

// C-0.14: one drawn in a claim is not completed in it, but may be at the end of that turn.
TEST(Postcards, OneDrawnInAClaimWaits) {
  for (const When when : {When::Claim, When::Turn}) {
    Scenario sc = board(2, {.lanes = {"A-B:1R", "C-D:1B"}});
    sc.setting.edition.affairs.mail.insert(PostcardId{61});
    sc.sentence(
        {.when = When::Claim, .acts = {plain(ActKind::DrawPostcard, 0, 61)}, .limit = Limit::Table},
        Source::Region, 0);
    sc.sentence({.when = when, .acts = {dollars(4)}}, Source::Postcard, 61);
    sc.set_hand(P0, "1R,1B");
    sc.play(P0, "claim A-B with 1R");
    EXPECT_EQ(sc.dollars(P0), when == When::Turn ? 9 : 5);
    sc.draw_two(P1);
    sc.play(P0, "claim C-D with 1B");
    EXPECT_EQ(sc.dollars(P0), 9);
  }
}

// C-0.14: one that a newspaper on a pass has drawn was drawn in this claim as well.
TEST(Postcards, OneDrawnOnAPassWaits) {
  Scenario sc = board(2, {.lanes = {"A-B:1R", "C-D:1B"}});
  sc.setting.edition.affairs.mail.insert(PostcardId{61});
  sc.sentence({.when = When::Price, .acts = {plain(ActKind::PriceRevealed, 1)}});
  sc.set_events("I1 E2");
  sc.event_does("I1", {.when = When::Reveal, .acts = {plain(ActKind::DrawPostcard, 0, 61)}});
  sc.sentence({.when = When::Claim, .acts = {dollars(4)}}, Source::Postcard, 61);
  sc.set_hand(P0, "1R,1B");
  sc.set_draw_pile("N G K K G G ...");
  sc.play(P0, "claim A-B with 1R");
  ASSERT_TRUE(sc.extras().postcards[P0].contains(PostcardId{61}));
  EXPECT_EQ(sc.dollars(P0), 5);
  sc.draw_two(P1);
  sc.play(P0, "claim C-D with 1B");
  EXPECT_EQ(sc.dollars(P0), 9);
}

// C-0.14: one drawn at the end of a turn may be completed from the next turn on.
TEST(Postcards, OneDrawnAtTheEndOfATurnWaitsForTheNextTurn) {
  Scenario sc = board(2, {.lanes = {"A-B:1R"}});
  sc.setting.edition.affairs.mail.insert(PostcardId{61});
  sc.sentence(
      {.when = When::Turn, .acts = {plain(ActKind::DrawPostcard, 0, 61)}, .limit = Limit::Table});
  sc.sentence({.when = When::Newspaper, .acts = {dollars(4)}, .every_seat = true}, Source::Postcard,
              61);
  sc.set_events("E1");
  sc.set_draw_pile("R R N R R ...");
  sc.draw_two(P0);
  EXPECT_EQ(sc.dollars(P0), 5);
  sc.play(P1, "blind");
  EXPECT_EQ(sc.dollars(P0), 9);
}

// C-0.4: a reward that cannot be given leaves the postcard as it is.
TEST(Postcards, WithoutARewardNotCompletedYet) {
  Scenario sc = board(2, {.lanes = {"A-B:1R", "C-D:1B"}});
  sc.sentence({.when = When::Claim, .acts = {plain(ActKind::GainItem, 0, 2, kNone)}},
              Source::Postcard, 6);
  give_postcard(sc, P0, 6);
  sc.extras().items[P1].insert(ItemId{2});
  sc.set_hand(P0, "1R");
  sc.play(P0, "claim A-B with 1R");
  EXPECT_FALSE(sc.extras().shown.contains(PostcardId{6}));
}

// --- C-17 coast to coast -------------------------------------------------------------------------

Scenario coasts() {
  Scenario sc = board(2, {.lanes = {"Nor-Mid:1R", "Mid-Por:1B", "Sav-Mid:1G", "Mid-Los:1Y"}});
  Edition& ed = sc.setting.edition;
  const Test join = joins(ed, sc.cities("Nor Sav"), sc.cities("Por Los"));
  const Test nobody{.kind = TestKind::Holds, .a = 1, .place = 1};
  const Test other{.kind = TestKind::Holds, .a = 1, .place = 0};
  sc.sentence({.when = When::Turn,
               .tests = {join, nobody},
               .acts = {plain(ActKind::GainItem, 0, 1, kNone)},
               .limit = Limit::Table});
  sc.sentence(
      {.when = When::Turn, .tests = {join, other}, .acts = {dollars(5)}, .limit = Limit::Seat});
  return sc;
}

TEST(C17_1, TheFirstTakesTheSpikeOthersFiveDollars) {
  Scenario sc = coasts();
  sc.own(P0, "Nor-Mid");
  sc.own(P1, "Sav-Mid");
  sc.set_hand(P0, "1B");
  sc.set_hand(P1, "1Y");
  sc.play(P0, "claim Mid-Por with 1B");
  EXPECT_TRUE(sc.extras().items[P0].contains(ItemId{1}));
  EXPECT_EQ(sc.dollars(P0), 5);
  sc.play(P1, "claim Mid-Los with 1Y");
  EXPECT_EQ(sc.dollars(P1), 10);
  sc.draw_two(P0);
  sc.draw_two(P1);
  EXPECT_EQ(sc.dollars(P1), 10) << "once";
  EXPECT_EQ(sc.dollars(P0), 5);
}

TEST(C17_2, NobodyJoins) {
  Scenario sc = coasts();
  sc.draw_two(P0);
  sc.draw_two(P1);
  EXPECT_TRUE(sc.extras().items[P0].empty() && sc.extras().items[P1].empty());
}

// --- C-18 ticket exchange ------------------------------------------------------------------------

Scenario exchange() {
  Scenario sc = board(2, {.lanes = {"A-B:1R"}, .tickets = {"A-B 6", "C-D 14", "E-F 3", "G-H 2"}});
  Deed choose = plain(ActKind::ChooseTicket, 2, 0, 0, int(PaidIn::Dollars), Act::kOptional);
  choose.then = {plain(ActKind::GiveBack, 1)};
  sc.sentence({.when = When::Offer,
               .tests = {count_of(sc.setting.edition, {.of = Of::Tickets}, 1)},
               .acts = {choose}});
  sc.set_ticket_pile("t1 t2 t3 t4");
  sc.hold(P0, "t2");
  sc.set_ticket_pile("t1 t3 t4");
  return sc;
}

TEST(C18_1, ATicketGoesUnderThePileForTwoDollars) {
  Scenario sc = exchange();
  sc.own(P0, "A-B");
  sc.play(P0, "tickets");
  EXPECT_EQ(sc.ask(), "P0 EffectChoice");
  sc.play(P0, "choose t2");
  EXPECT_EQ(sc.dollars(P0), 3);
  EXPECT_EQ(sc.offer(P0), "t1 t3 t4");
  EXPECT_EQ(sc.under(), "t2");
  sc.refused(P0, "keep none", Refusal::TooFewTicketsKept);
  sc.play(P0, "keep t1");
  EXPECT_EQ(sc.tickets(P0), "t1");
  EXPECT_EQ(sc.under(), "t2 t3 t4");
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

TEST(C18_2, WithOneDollarNobodyIsAsked) {
  Scenario sc = exchange();
  sc.set_score(P0, 1);
  sc.play(P0, "tickets");
  EXPECT_EQ(sc.ask(), "P0 KeepTickets");
}

}  // namespace
}  // namespace wagonaut::tests
