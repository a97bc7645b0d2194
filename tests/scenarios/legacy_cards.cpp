// General rules of cards that do things (C-0), limits, and what events of each kind do.
#include "engine/sight/sight.h"
#include "tests/support/scenario.h"

namespace wagonaut::tests {
namespace {

Scenario small_board(int seats, const Map& map = {.lanes = {"A-B:1R", "C-D:3B", "E-F:3-"}}) {
  Scenario sc(legacy_rules(seats), map);
  for (int i = 0; i < seats; ++i) sc.set_score(Seat(i), 5);
  return sc;
}

/// A newspaper on top, which turns up this event.
Scenario with_event(int seats, const Line& line, std::string_view pile = "N R B ...") {
  Scenario sc = small_board(seats);
  sc.set_events("I1");
  sc.event_does("I1", line);
  sc.set_draw_pile(pile);
  return sc;
}

// C-0.2: a fee never forbids a claim; it is taken first, and a swap needs its dollars beyond it.
TEST(C0_2, AFeeTakesWhatThereIs) {
  Scenario sc = small_board(2);
  sc.sentence({.when = When::Price, .acts = {plain(ActKind::PriceDollars, 3)}});
  sc.sentence({.when = When::Price, .acts = {plain(ActKind::PriceSwap, 0, 1, 3, kNone)}});
  sc.set_hand(P0, "3B");
  Scenario poor = sc;
  poor.set_score(P0, 1);
  poor.play(P0, "claim C-D with 3B");
  EXPECT_EQ(poor.dollars(P0), 0);
  sc.refused(P0, "claim C-D with 1B swap 2", Refusal::TooFewDollars);
  sc.play(P0, "claim C-D with 2B swap 1");
  EXPECT_EQ(sc.dollars(P0), 1);
}

// C-0.2: a lane never costs fewer than one card.
TEST(C0_2, ALaneCostsOneCardAtLeast) {
  Scenario sc = small_board(2);
  sc.sentence({.when = When::Price, .acts = {plain(ActKind::PriceCards, -3)}});
  sc.set_hand(P0, "1R,1B");
  sc.play(P0, "claim A-B with 1R");
  EXPECT_EQ(sc.trains(P0), 19);
  sc.draw_two(P1);
  sc.play(P0, "claim C-D with 1B");
  EXPECT_EQ(sc.trains(P0), 16) << "C-0.3";
}

// C-0.2: the further card may be of any kind, and must be there.
TEST(C0_2, AFurtherCardOfAnyKind) {
  Scenario sc = small_board(2);
  sc.sentence({.when = When::Price, .acts = {plain(ActKind::PriceAny, 1)}});
  sc.set_hand(P0, "1R");
  EXPECT_EQ(sc.actions(P0), "cards tickets");
  sc.set_hand(P0, "1R,1Gs,1Gp");
  sc.refused(P0, "claim A-B with 1R plus Gs", Refusal::PlainCardsFirst);
  sc.play(P0, "claim A-B with 1R plus Gp");
  EXPECT_EQ(sc.hand(P0), "1Gs");
  EXPECT_EQ(sc.discards(), "1R,1Gp");
}

// An item's change of a price is used on request, once a game.
TEST(C0_2, AnItemIsUsedOnRequest) {
  Scenario sc = small_board(2);
  sc.sentence({.when = When::Price,
               .acts = {plain(ActKind::PriceCards, -1, 0, 0, 0, Act::kOptional)},
               .limit = Limit::Seat},
              Source::Item, 4);
  sc.extras().items[P0].insert(ItemId{4});
  for (const Seat seat : {P0, P1}) sc.set_hand(seat, "2B,2G");
  Scenario other = sc;
  sc.refused(P0, "claim C-D with 2B", Refusal::WrongNumberOfCards);
  sc.play(P0, "claim C-D with 2B using 1");
  sc.draw_two(P1);
  sc.refused(P0, "claim E-F with 2G using 1", Refusal::NotUsable);
  other.set_active(P1);
  other.refused(P1, "claim C-D with 2B using 1", Refusal::NotUsable);
}

// C-0.5: dollars go to all who are tied; who is meant is worked out before the first act.
TEST(C0_5, MostPaysAllOthersDraw) {
  Scenario sc = with_event(3,
                           {.when = When::Reveal,
                            .acts = {dollars(-3, Who::MostDollars), cards(1, Who::NotMostDollars)}},
                           "N Y G R ...");
  sc.set_score(P1, 7);
  sc.play(P0, "blind");
  EXPECT_EQ(sc.dollars(P1), 4) << "and is not the one with most any more";
  EXPECT_EQ(sc.hand(P1), "");
  EXPECT_EQ(sc.hand(P2), "1G") << "from the active seat clockwise";
  EXPECT_EQ(sc.hand(P0), "1R,1Y") << "the event's card and the pick";
}

TEST(C0_5, AllWhoAreTiedGet) {
  Scenario sc = with_event(3, {.when = When::Reveal, .acts = {dollars(3, Who::LeastDollars)}});
  sc.set_score(P2, 9);
  sc.play(P0, "blind");
  EXPECT_EQ(sc.dollars(P0), 8);
  EXPECT_EQ(sc.dollars(P1), 8);
  EXPECT_EQ(sc.dollars(P2), 9);
}

// Both sets are worked out before the first act, and kept for what follows an answer.
TEST(C0_5, LeastAndMostAreBothWorkedOutOnce) {
  Scenario sc =
      with_event(3, {.when = When::Reveal,
                     .acts = {dollars(-3, Who::MostDollars), dollars(3, Who::LeastDollars)}});
  sc.set_score(P1, 7);
  sc.set_score(P2, 2);
  sc.play(P0, "blind");
  EXPECT_EQ(sc.dollars(P0), 5);
  EXPECT_EQ(sc.dollars(P1), 4);
  EXPECT_EQ(sc.dollars(P2), 5);
}

TEST(C0_5, WhoIsMeantBehindAQuestion) {
  Scenario sc = with_event(
      3, {.when = When::Reveal,
          .acts = {may(PaidIn::Nothing, 0,
                       {dollars(3, Who::LeastDollars), dollars(-1, Who::NotMostDollars)})}});
  sc.set_score(P1, 7);
  sc.set_score(P2, 2);
  sc.play(P0, "blind");
  sc.play(P0, "yes");
  EXPECT_EQ(sc.dollars(P0), 4);
  EXPECT_EQ(sc.dollars(P1), 7);
  EXPECT_EQ(sc.dollars(P2), 4);
}

TEST(C0_5, WhereAllHaveTheSameTheyAreLeastAndMost) {
  Scenario sc = with_event(3, {.when = When::Reveal,
                               .acts = {dollars(1, Who::MostDollars), dollars(2, Who::LeastDollars),
                                        dollars(4, Who::NotMostDollars)}});
  sc.play(P0, "blind");
  for (const Seat seat : {P0, P1, P2}) EXPECT_EQ(sc.dollars(seat), 8);
}

// A question to every seat in turn order, each seeing the answers before (C-0.21).
TEST(C0_21, SeatAfterSeatIsAsked) {
  Scenario sc = with_event(
      3, {.when = When::Reveal, .acts = {may(PaidIn::Cards, 2, {dollars(3)})}, .every_seat = true});
  sc.set_hand(P0, "2R");
  sc.set_hand(P1, "1G");  // too few: not asked, and everybody can see why (C-0.19)
  sc.set_hand(P2, "1Y,1*");
  sc.play(P0, "blind");
  EXPECT_EQ(sc.ask(), "P0 EffectChoice");
  sc.refused(P0, "yes", Refusal::WrongDiscard);
  sc.refused(P0, "yes 2G", Refusal::CardsNotHeld);
  sc.refused(P0, "choose 1", Refusal::NotAnOption);
  sc.play(P0, "yes 2R");
  EXPECT_EQ(sc.dollars(P0), 8);
  EXPECT_EQ(sc.ask(), "P2 EffectChoice");
  sc.refused(P0, "no", Refusal::NotYourDecision);
  sc.play(P2, "no");
  EXPECT_EQ(sc.ask(), "P0 PickCard");
  EXPECT_EQ(sc.discards(), "2R,1N");
}

TEST(Events, HandsAreFilledUpToFive) {
  Scenario sc = with_event(2,
                           {.when = When::Reveal,
                            .tests = {},
                            .acts = {plain(ActKind::CardsUpTo, 5)},
                            .every_seat = true},
                           "N Y Y Y G G B ...");
  sc.set_hand(P0, "2R");
  sc.set_hand(P1, "3W");
  sc.play(P0, "blind");
  EXPECT_EQ(sc.hand(P0), "2R,1B,3Y");
  EXPECT_EQ(sc.hand(P1), "2G,3W");
}

// L-40: an active event adds tickets to the offer.
TEST(Events, TheOfferHasOneMore) {
  Scenario sc = small_board(2);
  sc.set_event_discards("E1");
  sc.event_does("E1", {.when = When::Offer, .acts = {plain(ActKind::MoreTickets, 1)}});
  sc.play(P0, "tickets");
  EXPECT_EQ(sc.state.own[P0].offer.size(), 4);
  sc.refused(P0, "keep none", Refusal::TooFewTicketsKept);
  sc.play(P0, "keep t1");
  EXPECT_EQ(sc.extras().more, 0);
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

// A limit is spent when an act is carried out; saying no leaves it free.
TEST(Limits, ANoLeavesTheLimitFree) {
  Scenario sc = small_board(2);
  sc.sentence(
      {.when = When::Draw, .acts = {may(PaidIn::Nothing, 0, {cards(1)})}, .limit = Limit::Seat},
      Source::Item, 2);
  sc.extras().items[P0].insert(ItemId{2});
  sc.draw_two(P0);
  EXPECT_EQ(sc.ask(), "P0 EffectChoice");
  sc.play(P0, "no");
  sc.draw_two(P1);
  sc.draw_two(P0);
  sc.play(P0, "yes");
  EXPECT_EQ(sc.state.own[P0].hand.total(), 5);
  sc.draw_two(P1);
  sc.draw_two(P0);
  EXPECT_EQ(sc.ask(), "P1 ChooseAction") << "once a game";
}

// "table": one seat a game.
TEST(Limits, OneSeatAGame) {
  Scenario sc = small_board(2);
  sc.sentence({.when = When::Claim, .acts = {dollars(4)}, .limit = Limit::Table});
  sc.set_hand(P0, "1R");
  sc.set_hand(P1, "3B");
  sc.play(P0, "claim A-B with 1R");
  sc.play(P1, "claim C-D with 3B");
  EXPECT_EQ(sc.dollars(P0), 9);
  EXPECT_EQ(sc.dollars(P1), 5);
}

// A change of a price that came back on withdrawal was not used.
TEST(Limits, AWithdrawalLeavesTheLimitFree) {
  Scenario sc = small_board(2);
  sc.sentence({.when = When::Price, .acts = {plain(ActKind::PriceRevealed, 3)}});
  sc.sentence({.when = When::Price,
               .acts = {plain(ActKind::PriceCards, -1, 0, 0, 0, Act::kOptional)},
               .limit = Limit::Seat},
              Source::Item, 4);
  sc.extras().items[P0].insert(ItemId{4});
  sc.set_hand(P0, "2B");
  sc.set_draw_pile("B R G R R R R G Y ...");
  sc.play(P0, "claim C-D with 2B using 1");
  EXPECT_EQ(sc.ask(), "P0 TunnelResponse");
  sc.play(P0, "withdraw");
  sc.draw_two(P1);
  sc.play(P0, "claim C-D with 2B using 1");
  EXPECT_EQ(sc.owner("C-D"), P0);
  sc.draw_two(P1);
  sc.set_hand(P0, "2G");
  sc.refused(P0, "claim E-F with 2G using 1", Refusal::NotUsable);
}

// A change of a price that nobody has to ask for is used by the claim that has it (modules.md 2).
Scenario cheaper_once(const std::vector<Deed>& acts) {
  Scenario sc = small_board(2, {.lanes = {"A-B:1R", "C-D:3B", "E-F:3-", "G-H:3Y"}});
  sc.sentence({.when = When::Price,
               .tests = {lane_in(sc.setting.edition, sc.lanes("C-D, E-F, G-H"))},
               .acts = acts,
               .limit = Limit::Seat},
              Source::Item, 4);
  sc.extras().items[P0].insert(ItemId{4});
  return sc;
}

TEST(Limits, AChangedPriceThatIsNotOptionalIsSpent) {
  Scenario sc = cheaper_once({plain(ActKind::PriceCards, -1)});
  sc.set_hand(P0, "1R,2B,3G");
  sc.play(P0, "claim A-B with 1R");  // not such a lane
  sc.draw_two(P1);
  sc.set_draw_pile("K K ...");
  sc.play(P0, "claim C-D with 2B");
  sc.draw_two(P1);
  sc.refused(P0, "claim E-F with 2G", Refusal::WrongNumberOfCards);
  sc.play(P0, "claim E-F with 3G");
}

TEST(Limits, AWithdrawalLeavesAChangedPriceFree) {
  Scenario sc = cheaper_once({plain(ActKind::PriceCards, -1)});
  sc.sentence({.when = When::Price, .acts = {plain(ActKind::PriceRevealed, 3)}});
  sc.set_hand(P0, "2B");
  sc.set_draw_pile("B R G R R R R G Y ...");
  sc.play(P0, "claim C-D with 2B");
  sc.play(P0, "withdraw");
  sc.draw_two(P1);
  sc.play(P0, "claim C-D with 2B");
  EXPECT_EQ(sc.owner("C-D"), P0);
}

// C-0.1, C-0.2: the price is not worked out again after a pass. An item that comes meanwhile does
// not take the place of the one that was used, and an event does not take the carts away.
TEST(Limits, WhatWasUsedIsKnownAfterAPass) {
  Scenario sc = small_board(2, {.lanes = {"C-D:3B", "E-F:3-", "G-H:3Y"}});
  sc.sentence({.when = When::Price, .acts = {plain(ActKind::PriceRevealed, 1)}});
  for (const int item : {4, 5})
    sc.sentence({.when = When::Price,
                 .acts = {plain(ActKind::PriceCards, -1, 0, 0, 0, Act::kOptional)},
                 .limit = Limit::Seat},
                Source::Item, item);
  sc.set_events("I1");
  sc.event_does("I1", {.when = When::Reveal, .acts = {plain(ActKind::GainItem, 0, 4, kNone)}});
  sc.extras().items[P0].insert(ItemId{5});
  sc.set_hand(P0, "2B,2G");
  sc.set_draw_pile("N Y R R K K K ...");
  sc.play(P0, "claim C-D with 2B using 1");
  EXPECT_EQ(sc.owner("C-D"), P0);
  ASSERT_TRUE(sc.extras().items[P0].contains(ItemId{4}));
  sc.draw_two(P1);
  sc.refused(P0, "claim E-F with 2G using 2", Refusal::NotUsable);
  sc.play(P0, "claim E-F with 2G using 1");
}

TEST(Limits, CartsCountAfterAPassWhoseEventEndsThem) {
  Scenario sc = small_board(2);
  const int cart = sc.token(TokenPlace::Seat, 2);
  sc.sentence({.when = When::Price, .acts = {plain(ActKind::PriceRevealed, 1)}});
  sc.set_events("E1 E2");
  sc.set_event_discards("E1");
  sc.event_does("E1", {.when = When::Price, .acts = {plain(ActKind::PriceSwap, 0, 1, 3, cart)}});
  sc.set_hand(P0, "2B");
  sc.set_draw_pile("N Y ...");
  sc.luck.events({EventId{1}});
  sc.play(P0, "claim C-D with 2B swap 1");
  EXPECT_EQ(sc.event(), "E2");
  EXPECT_EQ(sc.owner("C-D"), P0);
  EXPECT_EQ(sc.held(P0, cart), 1);
}

// A sentence none of whose acts could be carried out leaves its limit free.
TEST(Limits, NothingCarriedOutLeavesTheLimitFree) {
  Scenario sc = small_board(2);
  const int token = sc.token(TokenPlace::Seat);
  sc.sentence({.when = When::Claim,
               .acts = {plain(ActKind::PutAtSeat, 1, token, 2)},  // two at most
               .limit = Limit::Seat});
  sc.extras().held[P0][0] = 2;
  sc.set_hand(P0, "1R,3B,3G");
  sc.play(P0, "claim A-B with 1R");
  EXPECT_EQ(sc.held(P0, token), 2);
  sc.extras().held[P0][0] = 0;
  sc.draw_two(P1);
  sc.play(P0, "claim C-D with 3B");
  EXPECT_EQ(sc.held(P0, token), 1);
  sc.draw_two(P1);
  sc.play(P0, "claim E-F with 3G");
  EXPECT_EQ(sc.held(P0, token), 1) << "once a game";
}

// L-53: steps in numerical order whatever the order of the cards, then event, items, regions.
TEST(Steps, AreTakenInOrder) {
  Scenario sc = small_board(2);
  sc.set_event_discards("E1");
  const auto pays = [&](int step, int n, Source source, int card) {
    sc.sentence({.when = When::Claim, .step = step, .acts = {dollars(n)}}, source, card);
  };
  sc.extras().items[P0].insert(ItemId{1});
  pays(0, 8, Source::Region, 0);
  pays(0, 7, Source::Item, 1);
  pays(0, 6, Source::Event, 0);
  pays(12, 5, Source::Law, 0);
  pays(3, 2, Source::Module, 4);
  pays(3, 3, Source::Company, 0);
  pays(1, 1, Source::Module, 10);
  pays(3, 4, Source::Item, 1);
  sc.set_hand(P0, "1R");
  sc.play(P0, "claim A-B with 1R");
  std::vector<int> order;
  for (const Fact& fact : sc.log.facts)
    if (fact.kind == FactKind::Dollars) order.push_back(fact.n);
  EXPECT_EQ(order, (std::vector{1, 2, 3, 4, 5, 6, 7, 8}));
}

// L-34, C-0.12: cards drawn in setup put newspapers aside, and back when the act is over.
TEST(Steps, NoEventHappensInSetup) {
  Scenario sc = small_board(2);
  sc.set_events("I1");
  sc.event_does("I1", {.when = When::Reveal, .acts = {dollars(3, Who::All)}});
  sc.sentence({.when = When::Setup, .step = 10, .acts = {cards(5)}, .every_seat = true});
  sc.start(P0);
  for (const Seat seat : {P0, P1})
    apply(sc.ed(), sc.state, seat, Move::keep_tickets(3), sc.luck, &sc.log);
  EXPECT_EQ(sc.ask(), "P0 ChooseAction");
  EXPECT_EQ(sc.seats_of(FactKind::NewspaperRead), "");
  EXPECT_EQ(sc.state.draw_pile[sc.ed().newspaper], 6);
  EXPECT_EQ(sc.state.own[P0].hand.total(), 9);
}

// L-24: both sides are read in their order, with what they say.
TEST(Steps, StoryIsReadBeforeTheFirstTurn) {
  Scenario sc = small_board(2);
  sc.setting.edition.affairs.readings = {{4, 0}, {4, 1}};
  sc.sentence({.when = When::Story,
               .acts = {option_of(Who::Caboose,
                                  {{dollars(-2, Who::All)}, {plain(ActKind::AddEvent, 0, 5)}}, 1)}},
              Source::Story, 1);
  sc.start(P1);
  for (const Seat seat : {P0, P1})
    apply(sc.ed(), sc.state, seat, Move::keep_tickets(3), sc.luck, &sc.log);
  EXPECT_EQ(sc.ask(), "P1 EffectChoice");
  int sides = 0;
  for (const Fact& fact : sc.log.facts) sides += fact.kind == FactKind::StoryRead;
  EXPECT_EQ(sides, 2);
  sc.play(P1, "choose 2");
  EXPECT_TRUE(sc.extras().event_deck.contains(EventId{5}));
  EXPECT_EQ(sc.extras().answers[1], 2) << "the campaign keeps it";
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

// C-0.21: an offer to all is answered face down by all together.
TEST(Steps, AnOfferToAllIsFaceDown) {
  Scenario sc = small_board(3);
  sc.setting.edition.affairs.readings = {{4, 1}};
  Deed offer = plain(ActKind::OfferTickets, 1, 0);
  offer.act.who = Who::All;
  sc.sentence({.when = When::Story, .acts = {offer}}, Source::Story, 0);
  sc.start(P0);
  for (const Seat seat : {P0, P1, P2})
    apply(sc.ed(), sc.state, seat, Move::keep_tickets(3), sc.luck, &sc.log);
  EXPECT_EQ(sc.ask(), "P0 P1 P2 KeepTickets");
  EXPECT_TRUE(sc.state.open.ask.together);
  sc.play(P1, "keep none");
  EXPECT_EQ(sc.ask(), "P0 P2 KeepTickets");
  sc.play(P0, "keep none");
  sc.play(P2, "keep none");
  EXPECT_EQ(sc.ask(), "P0 ChooseAction");
}

// C-0.11: charters come before the event's step and postcards last; then the slip.
TEST(Steps, ScoringInItsOrder) {
  Scenario sc = small_board(2);
  Edition& ed = sc.setting.edition;
  sc.extras().items[P1].insert(ItemId{3});
  sc.extras().postcards[P1].insert(PostcardId{40});
  sc.sentence({.when = When::Score,
               .step = 6,
               .tests = {rank_of(ed, {.of = Of::Dollars}, Rank::Last)},
               .acts = {dollars(6)}},
              Source::Postcard, 40);
  sc.sentence({.when = When::Score, .step = 4, .acts = {dollars(2)}}, Source::Item, 3);
  sc.sentence({.when = When::Score, .step = 1, .acts = {dollars(1)}, .every_seat = true});
  sc.set_score(P0, 9);
  sc.state.open.triggered = true;
  sc.state.open.turns_left = 1;
  sc.draw_two(P0);
  EXPECT_EQ(sc.ask(), "GameOver");
  EXPECT_EQ(sc.dollars(P0), 10);
  EXPECT_EQ(sc.dollars(P1), 14);
  std::vector<int> order;
  for (const Fact& fact : sc.log.facts)
    if (fact.kind == FactKind::Dollars) order.push_back(fact.n);
  EXPECT_EQ(order, (std::vector{1, 1, 2, 6}));
}

// A forced pass has the end of a turn too.
TEST(Steps, AForcedPassHasItsEndOfTurn) {
  Scenario sc = small_board(2);
  sc.sentence({.when = When::Turn, .acts = {dollars(1)}});
  sc.set_draw_pile("");
  sc.set_ticket_pile("");
  sc.set_hand(P0, "1R");
  sc.play(P0, "claim A-B with 1R");
  // P1 can do nothing; neither can P0: both pass, and the game is over (G-5).
  EXPECT_EQ(sc.ask(), "GameOver");
  EXPECT_EQ(sc.dollars(P1), 6);
  EXPECT_EQ(sc.dollars(P0), 7);
}

// Secrets: how many locos a draw gave blind is known to the drawer alone.
TEST(Secrets, BlindLocosAreTheDrawersOwn) {
  Scenario sc = small_board(2);
  sc.sentence(
      {.when = When::Draw, .tests = {{.kind = TestKind::Drew, .least = 1}}, .acts = {dollars(5)}});
  sc.set_draw_pile("* R ...");
  sc.play(P0, "blind");
  EXPECT_EQ(sc.state.own[P0].blind_locos, 1);
  EXPECT_EQ(sc.dollars(P0), 5);
  sc.play(P0, "blind");
  EXPECT_EQ(sc.dollars(P0), 10);
  EXPECT_EQ(sc.state.own[P0].blind_locos, 0);
}

// A part of a claim that only a card gives a meaning is refused alike, whether the seat knows of
// that card or not.
TEST(Secrets, AnUnknownCardDoesNotChangeARefusal) {
  Scenario sc = small_board(2);
  sc.sentence(
      {.when = When::Price, .acts = {plain(ActKind::PriceCards, -1, 0, 0, 0, Act::kOptional)}},
      Source::Item, 4);  // nobody has it
  sc.set_hand(P0, "3B,1R");
  const Edition known = veiled(sc.ed(), sc.state.open, P0);
  for (const char* wish : {"claim C-D with 2B using 1", "claim C-D with 2B swap 1",
                           "claim C-D with 3B plus R", "claim C-D with 2B"}) {
    const auto why = objection(sc.ed(), sc.state, P0, sc.move(P0, wish));
    ASSERT_TRUE(why) << wish;
    EXPECT_NE(*why, Refusal::WrongKindOfMove) << wish;
    EXPECT_EQ(objection(known, sc.state, P0, sc.move(P0, wish)), why) << wish;
  }
}

// Items that a seat does not know of do not change how it asks for its own.
TEST(Secrets, OwnItemsAreAskedForByTheirOwnNumbers) {
  Scenario sc = small_board(2);
  for (const int item : {4, 5})
    sc.sentence(
        {.when = When::Price, .acts = {plain(ActKind::PriceCards, -1, 0, 0, 0, Act::kOptional)}},
        Source::Item, item);
  sc.extras().items[P0].insert(ItemId{5});
  sc.set_hand(P0, "2B");
  const Edition known = veiled(sc.ed(), sc.state.open, P0);
  const Move claim = sc.move(P0, "claim C-D with 2B using 1");
  EXPECT_EQ(objection(known, sc.state, P0, claim), std::nullopt);
  EXPECT_EQ(objection(sc.ed(), sc.state, P0, claim), std::nullopt);
  sc.play(P0, "claim C-D with 2B using 1");
  EXPECT_EQ(sc.owner("C-D"), P0);
}

// C-0.19: a token with which nothing can be done is not offered.
TEST(C0_19, ATokenOfNoUseIsNotOffered) {
  Scenario sc = small_board(2);
  const int lantern = sc.token(TokenPlace::CityOwned), grain = sc.token(TokenPlace::Seat);
  Deed choose =
      plain(ActKind::ChooseToken, 0, lantern, 0, 0, Act::kAtEnds | Act::kOnce | Act::kOptional);
  choose.then = {plain(ActKind::PutAtSeat, 1, grain, 2)};
  choose.other = {cards(1)};
  sc.sentence({.when = When::Claim, .step = 8, .acts = {choose}});
  sc.extras().city[std::size_t(sc.setting.node("A"))].owner = 1;  // P0's
  sc.extras().held[P0][0] = 2;
  sc.set_hand(P0, "1R");
  Scenario two = sc;
  sc.play(P0, "claim A-B with 1R");
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
  two.extras().city[std::size_t(two.setting.node("B"))].owner = 2;
  two.play(P0, "claim A-B with 1R");
  EXPECT_EQ(two.ask(), "P0 EffectChoice");
  two.refused(P0, "choose A", Refusal::NotAnOption);
  two.play(P0, "choose B");
  EXPECT_EQ(two.state.own[P0].hand.total(), 1);
}

}  // namespace
}  // namespace wagonaut::tests
