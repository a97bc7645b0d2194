// Scenarios of newspapers and events, companies and large cities.
#include "engine/luck/dealers.h"
#include "tests/support/scenario.h"

namespace wagonaut::tests {
namespace {

int newspapers(const Scenario& sc, const Cards& cards) {
  return cards[sc.ed().newspaper];
}

// L-19, L-20, L-21, L-26.
TEST(SC_L01, SetupCounts) {
  constexpr int kNewspapers[] = {6, 4, 3, 3}, kPile[] = {77, 71, 66, 62};
  for (int seats = 2; seats <= 5; ++seats)
    for (int deal = 0; deal < 50; ++deal) {
      Scenario sc(legacy_rules(seats));
      QuickChance luck{Quick(std::uint64_t(deal))};
      FactList log;
      sc.state = start(sc.ed(), luck, &log, P0);
      int flushed = 0;
      for (const Fact& fact : log.facts) flushed += fact.kind == FactKind::MarketFlushed;
      EXPECT_EQ(newspapers(sc, sc.ed().cards), kNewspapers[seats - 2]);
      EXPECT_EQ(newspapers(sc, sc.state.draw_pile), kNewspapers[seats - 2]);
      if (flushed == 0) {
        EXPECT_EQ(sc.draw_count(), kPile[seats - 2]);
      }
      EXPECT_EQ(sc.draw_count() + sc.discard_count(), kPile[seats - 2]);
      EXPECT_EQ(sc.event(), "none");
      EXPECT_EQ(sc.extras().aside, 0);
      for (int i = 0; i < seats; ++i) {
        EXPECT_EQ(sc.dollars(Seat(i)), 5);
        EXPECT_EQ(sc.state.own[i].hand.total(), 4);
        EXPECT_EQ(sc.trains(Seat(i)), 20);
      }
    }
}

// L-21, L-25.
TEST(SC_L02, NewspapersDuringSetup) {
  Scenario sc(legacy_rules(2));
  sc.set_events("E1 E2");
  sc.deal_first("R,N,B,G,Y,Y,N,K,W,*,N,R,G,N,B,K,*");
  sc.start(P0);
  EXPECT_EQ(sc.hand(P0), "1R,2B,1G");
  EXPECT_EQ(sc.hand(P1), "2Y,2K");
  EXPECT_EQ(sc.row(), "W * * R G");
  EXPECT_EQ(newspapers(sc, sc.state.draw_pile), 6);
  EXPECT_EQ(sc.draw_count(), 77);
  EXPECT_EQ(sc.events(sc.extras().event_discard), "");
  EXPECT_EQ(sc.seats_of(FactKind::NewspaperRead), "");
}

Scenario with_events(int seats, std::string_view pile, std::string_view events) {
  Scenario sc(legacy_rules(seats), {.lanes = {"A-B:2R", "C-D:3-", "A-D:1R"}});
  sc.set_events(events);
  sc.set_draw_pile(pile);
  return sc;
}

// L-34, L-35, L-36.
TEST(SC_L04, ChainOfNewspapersOnABlindDraw) {
  Scenario sc = with_events(2, "N N R G ...", "E1 E2 E3");
  sc.play(P0, "blind");
  EXPECT_EQ(sc.hand(P0), "1R");
  EXPECT_EQ(sc.event(), "E2");
  EXPECT_EQ(sc.ask(), "P0 PickCard");
  sc.play(P0, "blind");
  EXPECT_EQ(sc.hand(P0), "1R,1G");
  EXPECT_EQ(sc.discards(), "2N");
  EXPECT_EQ(sc.events(sc.extras().event_discard), "E1 E2");
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

// L-34, L-37, G-15.
TEST(SC_L05, NewspaperInARefillThenAFlush) {
  Scenario sc = with_events(2, "N * Y Y K K W ...", "E1 E2");
  sc.set_row("R * * G B");
  sc.play(P0, "slot 0");
  EXPECT_EQ(sc.event(), "E1");
  EXPECT_EQ(sc.discards(), "1N,3*,1G,1B");
  EXPECT_EQ(sc.row(), "Y Y K K W");
  EXPECT_EQ(sc.ask(), "P0 PickCard");
}

// L-34, L-37.
TEST(SC_L06, NewspapersInsideAFlushDeal) {
  Scenario sc = with_events(2, "* Y N Y K N K W ...", "E1 E2 E3");
  sc.set_row("R * * G B");
  sc.play(P0, "slot 0");
  EXPECT_EQ(sc.row(), "Y Y K K W");
  EXPECT_EQ(sc.discards(), "3*,1G,1B,2N");
  EXPECT_EQ(sc.event(), "E2");
}

// L-38, L-39.
TEST(SC_L07, ImmediateEventEndsAContinuousOne) {
  Scenario sc = with_events(2, "N R ...", "I1 E2");
  sc.set_event_discards("E1");
  sc.event_does("I1", {.when = When::Reveal, .acts = {dollars(3)}});
  sc.event_does("E1", {.when = When::Claim, .acts = {dollars(1)}});
  sc.set_score(P0, 5);
  sc.play(P0, "blind");
  EXPECT_EQ(sc.dollars(P0), 8);
  std::vector<FactKind> order;
  for (const Fact& fact : sc.log.facts)
    if (fact.kind == FactKind::Dollars || fact.kind == FactKind::BlindTaken)
      order.push_back(fact.kind);
  EXPECT_EQ(order, (std::vector{FactKind::Dollars, FactKind::BlindTaken}));
  EXPECT_EQ(sc.event(), "I1");
  EXPECT_EQ(sc.hand(P0), "1R");
  // No continuous event is in force: a claim in the next turn gets nothing from E1.
  sc.play(P0, "blind");
  sc.set_hand(P1, "1R");
  sc.play(P1, "claim A-D with 1R");
  EXPECT_EQ(sc.dollars(P1), 0);
}

// L-33.
TEST(SC_L08, EightCardsOrFewer) {
  const auto position = [](std::string_view pile, std::string_view discards) {
    Scenario sc(legacy_rules(2));
    sc.set_draw_pile(pile);
    sc.set_discards(discards);
    return sc;
  };
  Scenario a = position("5R", "3B");
  EXPECT_EQ(a.actions(P0), "tickets");
  a.refused(P0, "blind", Refusal::TooFewCardsLeft);
  EXPECT_EQ(position("6R", "3B").actions(P0), "cards tickets");
  Scenario c = position("6R,3Rp", "");
  c.play(P0, "blind");
  EXPECT_EQ(c.draw_count(), 8);
  EXPECT_EQ(c.ask(), "P0 PickCard");
  c.play(P0, "blind");
  EXPECT_EQ(position("3R,6N", "").actions(P0), "cards tickets");
}

Scenario red_company() {
  Scenario sc(legacy_rules(4), {.lanes = {"A-B:3R", "A-C:1R", "A-D:3-", "E-F:2R | E-F:2B"}});
  sc.company(P0, Colour::Red);
  sc.company(P1, Colour::Blue);
  sc.set_score(P0, 5);
  return sc;
}

// L-54, L-55, L-56.
TEST(SC_L09, CompanyColourBonus) {
  struct Case {
    const char *hand, *move;
    int dollars;
  };
  for (const Case& c : {Case{"3*", "claim A-B with 3*", 7},
                        {"1R", "claim A-C with 1R", 7},
                        {"3R", "claim A-D with 3R", 5},
                        {"2B", "claim E-F:2B with 2B", 5}}) {
    Scenario sc = red_company();
    sc.set_hand(P0, c.hand);
    sc.play(P0, c.move);
    EXPECT_EQ(sc.dollars(P0), c.dollars) << c.move;
    EXPECT_EQ(sc.dollars(P1), 0) << "another company's card";
  }
}

// L-53, L-60, L-61, L-34.
TEST(SC_L10, LargeCityDrawWithNewspapers) {
  Scenario sc = with_events(2, "N N * Y ...", "E1 E2 E3");
  sc.company(P0, Colour::Red);
  sc.large_cities("A B");
  sc.set_score(P0, 5);
  sc.set_hand(P0, "2R");
  sc.play(P0, "claim A-B with 2R");
  EXPECT_EQ(sc.dollars(P0), 7);
  EXPECT_EQ(sc.hand(P0), "1*");
  EXPECT_EQ(sc.discards(), "2R,2N");
  EXPECT_EQ(sc.event(), "E2");
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

// A card that an effect draws is told with its reason, after a newspaper too; a pick has none.
TEST(SC_L10, ADrawnCardIsToldWithWhatBroughtIt) {
  Scenario sc = with_events(2, "N Y N R B G ...", "E1 E2");
  sc.large_cities("A B");
  sc.event_does("E1", {.when = When::Claim, .acts = {cards(2)}});
  sc.set_hand(P0, "2R");
  sc.play(P0, "claim A-B with 2R");
  EXPECT_EQ(sc.hand(P0), "1R,1B,1Y");
  sc.play(P1, "blind");
  std::vector<FactSource> told;
  for (const Fact& fact : sc.log.facts)
    if (fact.kind == FactKind::BlindTaken) told.push_back(fact.source);
  const FactSource law{std::uint8_t(Source::Law), 0}, event{std::uint8_t(Source::Event), 0};
  EXPECT_EQ(told, (std::vector{law, event, event, FactSource{}}));
}

// L-62, G-11b.
TEST(SC_L11, LargeCityDrawFromTheOwnPayment) {
  Scenario sc = with_events(2, "", "E1");
  sc.large_cities("C");
  sc.set_hand(P0, "2G,1*");
  sc.play(P0, "claim C-D with 2G,1*");
  EXPECT_EQ(sc.draw_count(), 2);
  EXPECT_EQ(sc.discard_count(), 0);
  EXPECT_EQ(sc.state.own[P0].hand.total(), 1);
}

// L-44.
TEST(SC_L15, AUsedUpEventDeckIsMadeAnew) {
  Scenario sc = with_events(2, "N R G ...", "E1 E2 E3");
  sc.set_event_discards("E1 E2 E3");
  sc.extras().event_deck.clear();
  sc.luck.events({EventId{1}});
  sc.play(P0, "blind");
  EXPECT_EQ(sc.event(), "E2");
  EXPECT_EQ(sc.extras().event_deck.count(), 2);
  EXPECT_EQ(sc.extras().event_discard.count(), 1);
}

// L-44: without any event a newspaper is only replaced.
TEST(SC_L15, NoEventAtAll) {
  Scenario sc = with_events(2, "N R G ...", "");
  sc.play(P0, "blind");
  EXPECT_EQ(sc.hand(P0), "1R");
  EXPECT_EQ(sc.event(), "none");
}

// L-41. No card archives the active event, so the row is put straight into the edition.
TEST(SC_L15, AnArchivedActiveEventIsReplacedAtOnce) {
  Scenario sc = with_events(2, "R R ...", "E5 E6");
  sc.set_event_discards("E1 E2 E3");
  sc.sentence({.when = When::Claim, .acts = {plain(ActKind::ArchiveEvent, 0, kNone)}});
  sc.set_hand(P0, "2R");
  sc.play(P0, "claim A-B with 2R");
  EXPECT_EQ(sc.event(), "E5");
  EXPECT_EQ(sc.events(sc.extras().event_archive), "E3");
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

// L-34, L-36, L-47.
TEST(SC_L17, ANewspaperInsideAnEvent) {
  Scenario sc = with_events(2, "N R N B G ...", "I1 E2 E3");
  sc.event_does("I1", {.when = When::Reveal, .acts = {cards(1, Who::All)}});
  sc.play(P0, "blind");
  EXPECT_EQ(sc.hand(P0), "1R,1G");
  EXPECT_EQ(sc.hand(P1), "1B");
  EXPECT_EQ(sc.discards(), "2N");
  EXPECT_EQ(sc.events(sc.extras().event_discard), "I1 E2");
  EXPECT_EQ(sc.event(), "E2");
  EXPECT_EQ(sc.ask(), "P0 PickCard");
  EXPECT_TRUE(sc.state.open.agenda.empty());
}

// L-42: with newspapers only, a pick gives nothing and counts, a slot stays empty.
TEST(Newspapers, OnlyNewspapersLeft) {
  Scenario sc = with_events(2, "3N", "E1 E2 E3");
  sc.setting.edition.draw_reserve = 0;
  sc.play(P0, "blind");
  EXPECT_EQ(sc.hand(P0), "");
  EXPECT_EQ(sc.ask(), "P0 PickCard");
  EXPECT_EQ(sc.event(), "E1");
  sc.play(P0, "slot 1");
  EXPECT_EQ(sc.hand(P0), "1B");
  EXPECT_EQ(sc.row(), "R - G Y K");
  EXPECT_EQ(sc.event(), "E2") << "one for the refill, none for the restoration";
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

// L-31: newspapers are left out when a flush is judged.
TEST(Newspapers, AreNotCountedWhenAFlushIsJudged) {
  Scenario sc = with_events(2, "* N N N", "E1");
  sc.set_row("R * * G *");
  sc.setting.edition.draw_reserve = 0;
  sc.play(P0, "slot 0");
  // One coloured card is left beside four locos: every row would show three of them again.
  EXPECT_EQ(sc.seats_of(FactKind::MarketFlushed), "");
  EXPECT_EQ(sc.row(), "* * * G *");
}

// C-0.13: what waits is resolved in the order it came, each with its own event.
TEST(Newspapers, SeveralWaitInTheirOrder) {
  Scenario sc = with_events(3, "N N N R B G Y ...", "I1 E2 E3");
  sc.event_does("I1", {.when = When::Reveal, .acts = {cards(1, Who::All)}});
  sc.play(P0, "blind");
  EXPECT_EQ(sc.hand(P0), "1R,1Y");
  EXPECT_EQ(sc.hand(P1), "1B");
  EXPECT_EQ(sc.hand(P2), "1G");
  EXPECT_EQ(sc.event(), "E3");
  EXPECT_EQ(sc.discards(), "3N");
}

// L-34, C-0.18: an event that fills the slot ends what was still to be dealt there.
TEST(Newspapers, AnEventMayFillTheSlot) {
  Scenario sc = with_events(2, "N W W W W W B ...", "I1 E2");
  sc.event_does("I1", {.when = When::Reveal, .acts = {plain(ActKind::Flush)}});
  sc.set_row("R B G Y K");
  sc.play(P0, "slot 0");
  EXPECT_EQ(sc.row(), "W W W W W");
  EXPECT_EQ(sc.ask(), "P0 PickCard");
  EXPECT_EQ(sc.draw_count(), 21);
}

// L-47, C-0.13: a newspaper in the reward of a postcard that a newspaper completed waits; the card
// it stood for is taken at once.
TEST(L47, ANewspaperInAPostcardsRewardWaits) {
  Scenario sc(legacy_rules(2), {.lanes = {"A-B:1R"}});
  sc.set_events("E1 E2");
  sc.sentence({.when = When::Newspaper, .acts = {cards(2)}}, Source::Postcard, 32);
  sc.extras().postcards[P0].insert(PostcardId{32});
  sc.set_draw_pile("N R N B G Y ...");
  sc.play(P0, "blind");
  std::string order;
  for (const Fact& fact : sc.log.facts)
    if (fact.kind == FactKind::EventTurned)
      order += sc.event_names.at(fact.what) + " ";
    else if (fact.kind == FactKind::BlindTaken)
      order += card_code(sc.ed(), fact.card) + " ";
  EXPECT_EQ(order, "E1 R B E2 G ") << "two of the reward, the paper that waited, the own card";
  EXPECT_EQ(sc.event(), "E2");
}

// G-11, L-43: where the newspaper was the last card, it lies in the discards before they are
// shuffled, and may come up again.
TEST(L43, TheLastCardWasANewspaper) {
  Scenario sc = with_events(2, "N", "E1 E2");
  sc.set_discards("2R,2G,2B,2Y,2K");
  sc.set_after_shuffle("R N G R G B B Y Y K K");
  sc.play(P0, "blind");
  EXPECT_EQ(sc.hand(P0), "1R");
  EXPECT_EQ(sc.discard_count(), 0);
  EXPECT_EQ(sc.draw_count(), 10);
  EXPECT_EQ(sc.state.draw_pile[sc.ed().newspaper], 1);
  std::vector<FactKind> order;
  for (const Fact& fact : sc.log.facts)
    if (fact.kind == FactKind::NewspaperRead || fact.kind == FactKind::PileReshuffled)
      order.push_back(fact.kind);
  EXPECT_EQ(order, (std::vector{FactKind::NewspaperRead, FactKind::PileReshuffled}));
}

// G-11c: what its event draws comes from the discards as they are, without the newspaper.
TEST(L43, AnEventDrawsWhileTheNewspaperIsOnItsWay) {
  Scenario sc = with_events(2, "N", "I1 E2");
  sc.event_does("I1", {.when = When::Reveal, .acts = {cards(2, Who::All)}});
  sc.set_discards("2R,2G,2B,2Y,2K");
  sc.set_after_shuffle("R R G G B B Y Y K K");
  sc.play(P0, "blind");
  EXPECT_EQ(sc.hand(P0), "2R,1B") << "two of the event and the pick";
  EXPECT_EQ(sc.hand(P1), "2G");
  EXPECT_EQ(sc.discards(), "1N");
  EXPECT_EQ(sc.draw_count(), 5);
}

}  // namespace
}  // namespace wagonaut::tests
