// Worked examples of the modules C-6 to C-9, as far as a game carries them out. The
// sentences are those of the modules, written as rows.
#include "tests/scenarios/legacy_board.h"

namespace wagonaut::tests {
namespace {

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
       .acts = {dollars_per({.of = Of::Path}, 1, 1), plain(ActKind::MoveOnPath, 0, token)}});
  sc.extras().path = std::uint8_t(position);
  return sc;
}

TEST(C8_1, TheHerdPaysByItsPlaceAndReturns) {
  Scenario sc = herd(3);
  sc.set_hand(P0, "1B");
  sc.play(P0, "claim Dod-Okl with 1B");
  EXPECT_EQ(sc.dollars(P0), 9);
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

}  // namespace
}  // namespace wagonaut::tests
