// The worked examples of the modules (C-1 to C-18), as far as a game carries them out. The
// sentences are those of the modules, written as rows.
#include <algorithm>

#include "tests/support/scenario.h"

namespace wagonaut::tests {
namespace {

Scenario board(int seats, const Map& map) {
  Scenario sc(legacy_rules(seats), map);
  for (int i = 0; i < seats; ++i) sc.set_score(Seat(i), 5);
  return sc;
}

/// Plays turns that build nothing until the game is over; questions on the way stop it.
void play_out(Scenario& sc) {
  sc.state.open.triggered = true;
  sc.state.open.turns_left = 1;
  sc.set_draw_pile("R B ...");
  sc.play(sc.state.open.active, "blind");
  sc.play(sc.state.open.active, "blind");
}

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

void keep_first_two(Scenario& sc) {
  for (int i = 0; i < sc.ed().seats; ++i)
    apply(sc.ed(), sc.state, Seat(i), Move::keep_tickets(3), sc.luck, &sc.log);
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

// --- C-6 winter guests ---------------------------------------------------------------------------

struct Guests {
  Scenario sc;
  int guest;
};

Guests guests() {
  Guests out{board(3, {.lanes = {"Tam-Mia:1R", "Tam-Jac:1B", "Jac-Sav:1G", "Sav-Cha:1Y",
                                 "Cha-Nor:1K", "Nor-Bal:1W"}}),
             0};
  Scenario& sc = out.sc;
  out.guest = sc.token(TokenPlace::CityStock, 0);
  Edition& ed = sc.setting.edition;
  sc.sentence({.when = When::Claim,
               .step = 4,
               .tests = {token_at(out.guest, TokenAt::Ends)},
               .acts = {plain(ActKind::TakeFromEnds, 1, out.guest)}});
  const Quantity held{.of = Of::Tokens, .kind = std::uint8_t(out.guest)};
  const Test home = joins(ed, sc.cities("Jac Tam Mia"), sc.cities("Bal"));
  sc.sentence({.when = When::Score,
               .step = 1,
               .tests = {home},
               .acts = {dollars_per(held, 3)},
               .every_seat = true});
  sc.sentence({.when = When::Score,
               .step = 1,
               .tests = {not_so(home)},
               .acts = {dollars_per(held, 1)},
               .every_seat = true});
  return out;
}

void put_guests(Scenario& sc, std::string_view city, int n) {
  sc.extras().city[std::size_t(sc.setting.node(city))].stock = std::uint8_t(n);
}

TEST(C6_1, TheEndThatHasSomeGives) {
  Guests g = guests();
  put_guests(g.sc, "Mia", 2);
  g.sc.set_hand(P0, "1R");
  g.sc.play(P0, "claim Tam-Mia with 1R");
  EXPECT_EQ(g.sc.held(P0, g.guest), 1);
  EXPECT_EQ(g.sc.extras().city[std::size_t(g.sc.setting.node("Mia"))].stock, 1);
}

TEST(C6_2, GuestsPayByWhereTheyAreBrought) {
  for (const bool far : {false, true}) {
    Guests g = guests();
    g.sc.own(P0, far ? "Tam-Jac, Jac-Sav, Sav-Cha, Cha-Nor, Nor-Bal" : "Tam-Jac, Jac-Sav, Sav-Cha");
    g.sc.extras().held[P0][0] = 2;
    play_out(g.sc);
    EXPECT_EQ(g.sc.dollars(P0), far ? 11 : 7);
  }
}

TEST(C6, TheFullerEndGivesElseTheFirst) {
  Guests g = guests();
  put_guests(g.sc, "Tam", 1);
  put_guests(g.sc, "Jac", 1);
  g.sc.set_hand(P0, "1B");
  g.sc.play(P0, "claim Tam-Jac with 1B");
  EXPECT_EQ(g.sc.extras().city[std::size_t(g.sc.setting.node("Tam"))].stock, 0);
  EXPECT_EQ(g.sc.extras().city[std::size_t(g.sc.setting.node("Jac"))].stock, 1);
}

// --- C-7 river grain -----------------------------------------------------------------------------

Scenario grain_scored(std::vector<int> grain) {
  Scenario sc = board(int(grain.size()), {.lanes = {"A-B:1R"}});
  const Quantity q{.of = Of::Tokens, .kind = std::uint8_t(sc.token(TokenPlace::Seat, 1))};
  Edition& ed = sc.setting.edition;
  sc.sentence({.when = When::Score,
               .step = 1,
               .tests = {rank_of(ed, q, Rank::First)},
               .acts = {dollars(8)},
               .every_seat = true});
  sc.sentence({.when = When::Score,
               .step = 1,
               .tests = {rank_of(ed, q, Rank::Second)},
               .acts = {dollars(4)},
               .every_seat = true});
  for (std::size_t i = 0; i < grain.size(); ++i)
    sc.extras().held[int(i)][1] = std::uint8_t(grain[i]);
  play_out(sc);
  return sc;
}

TEST(C7_1, SecondPlaceIsShared) {
  const Scenario sc = grain_scored({7, 5, 5, 2});
  EXPECT_EQ(sc.dollars(P0), 13);
  EXPECT_EQ(sc.dollars(P1), 9);
  EXPECT_EQ(sc.dollars(P2), 9);
  EXPECT_EQ(sc.dollars(P3), 5);
}

TEST(C7_2, ASharedFirstPlaceLeavesNoSecond) {
  const Scenario sc = grain_scored({6, 6, 3});
  EXPECT_EQ(sc.dollars(P0), 13);
  EXPECT_EQ(sc.dollars(P1), 13);
  EXPECT_EQ(sc.dollars(P2), 5);
  // Both places need one at least.
  EXPECT_EQ(grain_scored({0, 0, 0}).dollars(P0), 5);
}

TEST(C7_2, GrainByWhereTheLaneRuns) {
  Scenario sc = board(3, {.lanes = {"Chi-StL:1R", "StL-Kan:1B"}});
  const int grain = sc.token(TokenPlace::Seat, 0);
  const Deed one = plain(ActKind::PutAtSeat, 1, grain);
  Edition& ed = sc.setting.edition;
  sc.sentence({.when = When::Claim,
               .step = 5,
               .tests = {lane_in(ed, sc.touching("StL Kan"))},
               .acts = {one}});
  sc.sentence({.when = When::Claim,
               .step = 5,
               .tests = {lane_in(ed, sc.inside("StL Kan"))},
               .acts = {one}});
  sc.set_hand(P0, "1R");
  sc.set_hand(P1, "1B");
  sc.play(P0, "claim Chi-StL with 1R");
  sc.play(P1, "claim StL-Kan with 1B");
  EXPECT_EQ(sc.held(P0, grain), 1);
  EXPECT_EQ(sc.held(P1, grain), 2);
}

// --- C-8 the herd --------------------------------------------------------------------------------

Scenario herd(int position) {
  Scenario sc = board(2, {.lanes = {"San-Dal:1R", "Dod-Okl:1B", "Kan-Okl:1G"}});
  const int token = sc.token(TokenPlace::Path);
  for (const NodeId city : sc.cities("San Dal Okl Dod Kan"))
    sc.setting.edition.affairs.path.push_back(city);
  sc.sentence({.when = When::Newspaper, .acts = {plain(ActKind::MoveOnPath, 1, token)}});
  sc.sentence(
      {.when = When::Claim,
       .step = 6,
       .tests = {token_at(token, TokenAt::Ends)},
       .acts = {dollars_per({.of = Of::Path}, 1, 2), plain(ActKind::MoveOnPath, 0, token)}});
  sc.extras().path = std::uint8_t(position);
  return sc;
}

TEST(C8_1, TheHerdPaysByItsPlaceAndReturns) {
  Scenario sc = herd(3);
  sc.set_hand(P0, "1B");
  sc.play(P0, "claim Dod-Okl with 1B");
  EXPECT_EQ(sc.dollars(P0), 10);
  EXPECT_EQ(sc.extras().path, 0);
}

TEST(C8_2, ANewspaperMovesItOnRoundTheTrail) {
  Scenario sc = herd(4);
  sc.set_draw_pile("N R ...");
  sc.set_events("E1");
  sc.play(P0, "slot 0");
  EXPECT_EQ(sc.extras().path, 0);
}

// --- C-9 Red River carts -------------------------------------------------------------------------

struct Carts {
  Scenario sc;
  int cart;
};

Carts carts() {
  Carts out{board(2, {.lanes = {"Far-Mil:4K", "A-B:4K"}}), 0};
  Scenario& sc = out.sc;
  out.cart = sc.token(TokenPlace::Seat, 2);
  sc.sentence({.when = When::Price,
               .tests = {lane_in(sc.setting.edition, sc.lanes("Far-Mil"))},
               .acts = {plain(ActKind::PriceSwap, 0, 1, 3, out.cart)}});
  return out;
}

TEST(C9_1, ACardIsReplacedWithADollar) {
  Carts c = carts();
  c.sc.set_hand(P0, "3K");
  c.sc.refused(P0, "claim Far-Mil with 3K", Refusal::WrongNumberOfCards);
  c.sc.refused(P0, "claim A-B with 3K swap 1", Refusal::TooManySwapped);
  c.sc.play(P0, "claim Far-Mil with 3K swap 1");
  EXPECT_EQ(c.sc.dollars(P0), 4);
  EXPECT_EQ(c.sc.held(P0, c.cart), 1);
  EXPECT_EQ(c.sc.trains(P0), 16) << "C-0.3";
}

TEST(C9_2, UnderAnEventOneCardMayBeEnough) {
  Carts c = carts();
  c.sc.set_event_discards("E1");
  c.sc.event_does("E1", {.when = When::Price,
                         .tests = {lane_in(c.sc.setting.edition, c.sc.lanes("Far-Mil, A-B"))},
                         .acts = {plain(ActKind::PriceCards, -1)}});
  c.sc.set_hand(P0, "1K");
  c.sc.play(P0, "claim Far-Mil with 1K swap 2");
  EXPECT_EQ(c.sc.dollars(P0), 2);
  EXPECT_EQ(c.sc.held(P0, c.cart), 2);
  // Without the event at least two cards.
  Carts plain_price = carts();
  plain_price.sc.set_hand(P0, "1K");
  plain_price.sc.refused(P0, "claim Far-Mil with 1K swap 3", Refusal::TooManySwapped);
  plain_price.sc.refused(P0, "claim Far-Mil with 1K swap 2", Refusal::WrongNumberOfCards);
}

TEST(C9, TheMenuOffersDollarsOnlyWhereCardsAreLacking) {
  Carts c = carts();
  c.sc.set_hand(P0, "3K");
  EXPECT_EQ(c.sc.actions(P0), "cards claim tickets");
  c.sc.set_score(P0, 0);
  EXPECT_EQ(c.sc.actions(P0), "cards tickets");
}

// --- C-10 snow passes ----------------------------------------------------------------------------

struct Passes {
  Scenario sc;
  int shed;
};

Passes passes() {
  Passes out{board(4, {.lanes = {"Sal-Den:4- | Sal-Den:4Y", "A-B:1R"}}), 0};
  Scenario& sc = out.sc;
  Edition& ed = sc.setting.edition;
  out.shed = sc.token(TokenPlace::Route, 1);
  const Test pass = lane_in(ed, sc.lanes("Sal-Den:4-, Sal-Den:4Y"));
  const Test bare = not_so(token_at(out.shed, TokenAt::Lane));
  sc.sentence(
      {.when = When::Price, .tests = {pass, bare}, .acts = {plain(ActKind::PriceRevealed, 3)}});
  sc.sentence({.when = When::Claim,
               .step = 1,
               .tests = {pass, bare},
               .acts = {plain(ActKind::PutAtLane, 1, out.shed), dollars(3)}});
  ed.affairs.frames.insert(sc.lane("Sal-Den:4-"));
  ed.affairs.paint = TokenId(sc.token(TokenPlace::Mark));
  sc.sentence({.when = When::Claim,
               .step = 2,
               .tests = {lane_bits(lane_is::kFrame)},
               .acts = {plain(ActKind::Paint)}});
  return out;
}

TEST(C10_1, AFramePassIsPaidShelteredAndPainted) {
  Passes p = passes();
  p.sc.set_hand(P0, "5W,1*");
  p.sc.set_draw_pile("W B * ...");
  p.sc.play(P0, "claim Sal-Den:4- with 4W");
  EXPECT_EQ(p.sc.ask(), "P0 TunnelResponse");
  p.sc.play(P0, "pay 1W,1*");
  EXPECT_EQ(p.sc.dollars(P0), 8);
  EXPECT_EQ(p.sc.owner("Sal-Den:4-"), P0);
  EXPECT_TRUE(p.sc.extras().on_lane[1].contains(p.sc.lane("Sal-Den:4Y"))) << "the whole route";
  const auto painted = std::find_if(p.sc.log.facts.begin(), p.sc.log.facts.end(),
                                    [](const Fact& f) { return f.kind == FactKind::LanePainted; });
  ASSERT_NE(painted, p.sc.log.facts.end());
  EXPECT_EQ(Colour(painted->n), Colour::White);
}

TEST(C10_2, AShelteredPassIsOrdinaryTrack) {
  Passes p = passes();
  p.sc.extras().on_lane[1].insert(p.sc.lane("Sal-Den:4-"));
  p.sc.extras().on_lane[1].insert(p.sc.lane("Sal-Den:4Y"));
  p.sc.set_hand(P0, "4Y");
  p.sc.play(P0, "claim Sal-Den:4Y with 4Y");
  EXPECT_EQ(p.sc.dollars(P0), 5);
  EXPECT_EQ(p.sc.ask(), "P1 ChooseAction");
}

TEST(C10, WithdrawalGivesEverythingBack) {
  Passes p = passes();
  p.sc.set_event_discards("E1");
  p.sc.event_does("E1", {.when = When::Price,
                         .acts = {plain(ActKind::PriceAny, 1), plain(ActKind::PriceDollars, 2)}});
  p.sc.set_hand(P0, "4Y,1G");
  p.sc.set_draw_pile("Y B G ...");
  p.sc.refused(P0, "claim Sal-Den:4Y with 4Y", Refusal::ExtraCardMissing);
  p.sc.play(P0, "claim Sal-Den:4Y with 4Y plus G");
  EXPECT_EQ(p.sc.dollars(P0), 3);
  EXPECT_EQ(p.sc.hand(P0), "");
  EXPECT_EQ(p.sc.state.open.tunnel.matches, 1) << "the further card decides no colour";
  p.sc.play(P0, "withdraw");
  EXPECT_EQ(p.sc.dollars(P0), 5);
  EXPECT_EQ(p.sc.hand(P0), "1G,4Y");
  EXPECT_EQ(p.sc.owner("Sal-Den:4Y"), kNobody);
  EXPECT_EQ(p.sc.ask(), "P1 ChooseAction");
}

// C-0.7: a newspaper met on a pass is resolved and replaced.
TEST(C10, ANewspaperOnAPass) {
  Passes p = passes();
  p.sc.set_events("E1 E2");
  p.sc.set_hand(P0, "4Y");
  p.sc.set_draw_pile("R N B G ...");
  p.sc.play(P0, "claim Sal-Den:4Y with 4Y");
  EXPECT_EQ(p.sc.event(), "E1");
  EXPECT_EQ(p.sc.owner("Sal-Den:4Y"), P0);
  EXPECT_EQ(p.sc.discards(), "1R,1B,1G,4Y,1N");
}

// --- C-11 the assay ------------------------------------------------------------------------------

Scenario assay() {
  Scenario sc = board(2, {.lanes = {"A-B:1R", "C-D:1B"}});
  const int mark = sc.token(TokenPlace::Mark);
  sc.sentence({.when = When::Claim,
               .step = 7,
               .tests = {lane_in(sc.setting.edition, sc.lanes("A-B"))},
               .acts = {plain(ActKind::Prospect, 1, 2, mark)}});
  sc.sentence(
      {.when = When::Claim, .tests = {token_at(mark, TokenAt::Taken)}, .acts = {dollars(1)}});
  sc.set_hand(P0, "1R");
  return sc;
}

TEST(C11_1, PlainPickStop) {
  Scenario sc = assay();
  sc.set_draw_pile("R Bp G ...");
  sc.play(P0, "claim A-B with 1R");
  sc.play(P0, "yes");
  EXPECT_EQ(sc.extras().question.sum, 1);
  sc.play(P0, "yes");
  EXPECT_EQ(sc.extras().question.sum, 3);
  sc.play(P0, "no");
  EXPECT_EQ(sc.dollars(P0), 9) << "$3, and the event's $1 for a gain";
  EXPECT_EQ(sc.discards(), "2R,1Bp");
}

TEST(C11_2, ASkullLosesAll) {
  Scenario sc = assay();
  sc.set_draw_pile("R B * Ks ...");
  sc.play(P0, "claim A-B with 1R");
  for (int i = 0; i < 4; ++i) sc.play(P0, "yes");
  EXPECT_EQ(sc.dollars(P0), 5);
  EXPECT_EQ(sc.owner("A-B"), P0);
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

TEST(C11, ANewspaperAndItsEventComeBetween) {
  Scenario sc = assay();
  sc.set_events("I1 E2");
  sc.event_does(
      "I1",
      {.when = When::Reveal, .acts = {may(PaidIn::Cards, 1, {dollars(3)})}, .every_seat = true});
  sc.set_hand(P1, "1G");
  sc.set_draw_pile("R N Bp ...");
  sc.play(P0, "claim A-B with 1R");
  sc.play(P0, "yes");
  sc.play(P0, "yes");  // a newspaper, whose event asks P1
  EXPECT_EQ(sc.ask(), "P1 EffectChoice");
  sc.play(P1, "yes 1G");
  EXPECT_EQ(sc.dollars(P1), 8);
  EXPECT_EQ(sc.ask(), "P0 EffectChoice");
  EXPECT_EQ(sc.extras().question.sum, 3) << "plain 1, pick 2";
  sc.play(P0, "no");
  EXPECT_EQ(sc.dollars(P0), 9);
}

// --- C-12 express orders -------------------------------------------------------------------------

Scenario orders() {
  Scenario sc = board(
      3, {.lanes = {"Cin-Bos:1R", "A-B:1B", "C-D:1G"}, .tickets = {"Cin-Bos 7", "A-B 4", "C-D 6"}});
  sc.sentence({.when = When::Claim,
               .step = 9,
               .tests = {count_of(sc.setting.edition, {.of = Of::OrdersJoined}, 1)},
               .acts = {plain(ActKind::FulfilOrders)}});
  return sc;
}

void lay_open(Scenario& sc, int ticket) {
  sc.state.ticket_pile.unseen.erase(TicketId(ticket));
  sc.extras().orders.push_back({TicketId(ticket), kNobody});
}

TEST(C12_1, HalfTheValueRoundedUp) {
  Scenario sc = orders();
  lay_open(sc, 0);
  sc.set_hand(P0, "1R");
  sc.play(P0, "claim Cin-Bos with 1R");
  EXPECT_EQ(sc.dollars(P0), 9);
  EXPECT_EQ(sc.extras().orders[0].by, P0);
}

TEST(C12_2, TheClaimerAloneIsChecked) {
  Scenario sc = orders();
  lay_open(sc, 1);
  sc.own(P1, "A-B");
  sc.state.open.at(P0).label = sc.state.open.at(P1).label;  // both join them
  sc.set_hand(P0, "1G");
  sc.play(P0, "claim C-D with 1G");
  EXPECT_EQ(sc.dollars(P0), 7);
  EXPECT_EQ(sc.dollars(P1), 5);
}

TEST(C12, AtMostFourLieOpen) {
  Scenario sc = orders();
  sc.set_events("I1 I2");
  sc.event_does("I1", {.when = When::Reveal, .acts = {plain(ActKind::TurnOrders, 3, 4)}});
  sc.event_does("I2", {.when = When::Reveal, .acts = {plain(ActKind::TurnOrders, 3, 4)}});
  sc.set_draw_pile("N R N B ...");
  sc.draw_two(P0);
  EXPECT_EQ(sc.extras().orders.size(), 4);
}

// --- C-13 handshakes -----------------------------------------------------------------------------

struct Handshakes {
  Scenario sc;
  int token;
};

Handshakes handshakes() {
  Handshakes out{board(2, {.lanes = {"Spo-Hel:1R", "A-Spo:1B", "A-C:1G"}, .tickets = {"A-Hel 20"}}),
                 0};
  Scenario& sc = out.sc;
  out.token = sc.token(TokenPlace::Seat, 3);
  sc.sentence(
      {.when = When::Claim, .step = 10, .acts = {plain(ActKind::PutAtSeat, 1, out.token, 2)}});
  const Quantity held{.of = Of::Tokens, .kind = std::uint8_t(out.token)};
  Deed choose = plain(ActKind::ChooseLane, 0, 0, kNone, int(PaidIn::Nothing),
                      Act::kOfOthers | Act::kOptional);
  choose.per = held;
  choose.counts = true;
  choose.then = {plain(ActKind::Share), plain(ActKind::TakeFromSeat, 1, out.token),
                 dollars(2, Who::Owner)};
  sc.sentence({.when = When::Score,
               .step = 2,
               .tests = {count_of(sc.setting.edition, held, 1)},
               .acts = {choose},
               .every_seat = true});
  return out;
}

TEST(C13_1, AnothersLaneCompletesATicket) {
  Handshakes h = handshakes();
  h.sc.own(P0, "A-Spo");
  h.sc.own(P1, "Spo-Hel");
  h.sc.hold(P0, "t1");
  h.sc.extras().held[P0][3] = 1;
  EXPECT_EQ(h.sc.standing(P0).points(AwardKind::Tickets), -20);
  play_out(h.sc);
  EXPECT_EQ(h.sc.ask(), "P0 EffectChoice");
  h.sc.refused(P0, "choose A-Spo", Refusal::NotAnOption);
  h.sc.refused(P0, "choose A-C", Refusal::NotAnOption);
  h.sc.play(P0, "choose Spo-Hel");
  EXPECT_EQ(h.sc.ask(), "GameOver");
  EXPECT_EQ(h.sc.standing(P0).points(AwardKind::Tickets), 20);
  EXPECT_EQ(h.sc.dollars(P1), 7);
  EXPECT_EQ(h.sc.held(P0, h.token), 0);
}

TEST(C13_2, AtMostTwoAreHeld) {
  Handshakes h = handshakes();
  h.sc.extras().held[P0][3] = 2;
  h.sc.set_hand(P0, "1R");
  h.sc.play(P0, "claim Spo-Hel with 1R");
  EXPECT_EQ(h.sc.held(P0, h.token), 2);
}

TEST(C13, NamingNoneEndsTheSeatsHandshakes) {
  Handshakes h = handshakes();
  h.sc.own(P1, "Spo-Hel, A-C");
  h.sc.extras().held[P0][3] = 2;
  Scenario both = h.sc;
  play_out(h.sc);
  h.sc.play(P0, "no");
  EXPECT_EQ(h.sc.ask(), "GameOver");
  play_out(both);
  both.play(P0, "choose A-C");
  EXPECT_EQ(both.ask(), "P0 EffectChoice");
  both.refused(P0, "choose A-C", Refusal::NotAnOption);
  both.play(P0, "choose Spo-Hel");
  EXPECT_EQ(both.ask(), "GameOver");
  EXPECT_EQ(both.dollars(P1), 9);
}

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

WhiteLine white_line() {
  WhiteLine out{board(3, {.lanes = {"Kno-Cha:2W", "Cha-Atl:2R", "X-Y:1W", "Y-Z:1B"}}), 0, 0};
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
