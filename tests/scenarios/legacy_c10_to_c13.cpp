// Worked examples of the modules C-10 to C-13, as far as a game carries them out. The
// sentences are those of the modules, written as rows.
#include <algorithm>

#include "engine/rules/quantity.h"
#include "tests/scenarios/legacy_board.h"

namespace wagonaut::tests {
namespace {

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
               .acts = {plain(ActKind::PutAtLane, 1, out.shed), dollars(4)}});
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
  EXPECT_EQ(p.sc.dollars(P0), 9);
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
               .acts = {plain(ActKind::Prospect, 1, 3, mark)}});
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
  EXPECT_EQ(sc.extras().question.sum, 4);
  sc.play(P0, "no");
  EXPECT_EQ(sc.dollars(P0), 10) << "$4, and the event's $1 for a gain";
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
  EXPECT_EQ(sc.extras().question.sum, 4) << "plain 1, pick 3";
  sc.play(P0, "no");
  EXPECT_EQ(sc.dollars(P0), 10);
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

// C-0.20: orders are never short, however many have been taken before.
TEST(C12, ANinthOrderOfAGameComes) {
  Scenario sc = orders();
  for (int ticket = 3; ticket < 11; ++ticket) lay_open(sc, ticket);
  for (Order& order : sc.extras().orders) order.by = P1;
  sc.sentence({.when = When::Claim, .step = 5, .acts = {plain(ActKind::TurnOrders, 2, 4)}});
  sc.set_hand(P0, "1G");
  sc.play(P0, "claim C-D with 1G");
  const auto& orders = sc.extras().orders;
  EXPECT_EQ(std::count_if(orders.begin(), orders.end(),
                          [](const Order& order) { return order.by == kNobody; }),
            2);
  EXPECT_EQ(quantity({sc.ed(), sc.state}, P1, {.of = Of::Orders}), 8) << "fulfilled in this game";
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

}  // namespace
}  // namespace wagonaut::tests
