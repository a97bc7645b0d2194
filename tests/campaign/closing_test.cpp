// The end of a game: what the campaign takes over, and steps 2 to 8 (L-71, L-85 to L-89).
#include "tests/campaign/by_hand.h"

namespace wagonaut::tests {

// SC-L14: totals 30/30/30, complete tickets 3, 3, 2, order P1, P2, P0. P0 is later than P1 and
// wins.
TEST(SC_L14, RankingCabooseAndArchive) {
  ByHand game(3);
  game.c.caboose = 1;
  game.begin();
  EXPECT_EQ(game.opening.first, Seat{1});
  for (const int seat : {0, 1, 2}) game.state.open.seat[seat].score = 30;
  game.own(0, "A-B:2R");  // 1, 7, 13 are A-B of 2, 3 and 4 dollars
  game.own(1, "A-C:3Y");  // 2, 8, 14 are A-C
  game.own(2, "B-C:2");   // 4, 10 are B-C
  for (const int ticket : {1, 7, 13}) game.hold(0, ticket);
  for (const int ticket : {2, 8, 14}) game.hold(1, ticket);
  for (const int ticket : {4, 10}) game.hold(2, ticket);
  game.state.open.seat[0].score = 30 - 9;
  game.state.open.seat[1].score = 30 - 12;
  game.state.open.seat[2].score = 30 - 5;
  game.turn_up("e1");
  game.turn_up("e3");
  game.end();
  EXPECT_EQ(game.facts_of(CampaignFactKind::SlipWritten), "0:1 1:2 2:3");
  for (int i = 0; i < 3; ++i) EXPECT_EQ(game.c.companies[std::size_t(i)].slips[0], 30);
  EXPECT_EQ(game.c.caboose, 2);
  EXPECT_EQ(game.ask(), "green event e1 e3");
  EXPECT_FALSE(answer(game.box, game.c, 0, "e1"));
  EXPECT_FALSE(answer(game.box, game.c, 2, "e2"));
  game.choose("e3");
  game.choose_first();
  EXPECT_TRUE(game.c.events.contains(game.event("e1")));
  EXPECT_TRUE(game.c.events_out.contains(game.event("e3")));
  game.begin();
  EXPECT_EQ(game.opening.first, Seat{2});
  // L-25: the deck is whole again, and no event is active.
  const Extras& first = game.opening.edition.affairs.first;
  EXPECT_EQ(first.event_deck, game.c.events);
  EXPECT_TRUE(first.event_discard.empty());
  EXPECT_EQ(first.active, kNoEvent);
  EXPECT_TRUE(first.event_deck.contains(game.event("e4")));  // read in setup: added before
}

// L-86: with an empty discard nothing is archived, and nobody is asked.
TEST(CampaignClosing, ArchivesNothingOfAnEmptyDiscard) {
  ByHand game(2);
  game.begin();
  game.end();
  EXPECT_EQ(game.ask(), "red option 1 2");
  EXPECT_EQ(game.c.closing.step, 3);
}

// L-10, L-24, L-87: both sides of each card, A first; of the PAUSE card side A in setup, side B at
// the end; to STOP.
TEST(CampaignClosing, ReadsTheStoryFromPauseToStop) {
  ByHand game(2);
  game.begin();
  const auto& readings = game.opening.edition.affairs.readings;
  ASSERT_EQ(readings.size(), 3);
  EXPECT_EQ(readings[0], (Reading{0, 0}));
  EXPECT_EQ(readings[1], (Reading{0, 1}));
  EXPECT_EQ(readings[2], (Reading{1, 0}));
  game.end();
  game.choose_first();
  std::string read;
  for (const CampaignFact& fact : game.told)
    if (fact.kind == CampaignFactKind::StoryRead)
      read += game.box.story[fact.what].id + (fact.n == 0 ? "a " : "b ");
  EXPECT_EQ(read, "1865-02b 1865-03a 1865-03b ");
}

// C-0.10: a rule that begins in step 3 works in the later steps of the same end; one that comes
// with a region from the next game on.
TEST(CampaignClosing, RulesBeginWhenTheyShould) {
  ByHand game(2);
  game.begin();
  game.own(0, "A-C:3Y");
  game.hold(0, 2);  // A-C, postcard 1
  game.end();
  EXPECT_EQ(game.ask(), "blue option 1 2");  // red has the ticket's dollars
  game.choose("1");                          // north, with C-6
  game.choose_first();
  EXPECT_TRUE(game.c.companies[0].stamps.contains(TicketId{1}));
  // 5: the pioneer's; 1: by number; 7: night mail of last place. Not 6, which C-6 draws.
  EXPECT_EQ(game.facts_of(CampaignFactKind::PostcardDrawn), "1:5 0:1 1:7");
  game.begin();
  game.end();
  game.choose_first();
  EXPECT_FALSE(game.c.mail.contains(PostcardId{6}));
}

// L-14: a postcard drawn at the end of a game is in the office of the next, completed or not.
TEST(SC_L16, PostcardsOfTheEndAreForTheNextGame) {
  ByHand game(2);
  game.begin();
  game.end();
  game.choose_first();
  EXPECT_TRUE(game.c.companies[0].postcards.contains(PostcardId{7}));
  game.begin();
  EXPECT_TRUE(game.opening.edition.affairs.first.postcards[0].contains(PostcardId{7}));
  EXPECT_FALSE(game.opening.edition.affairs.first.shown.contains(PostcardId{7}));
  game.state.open.extras.shown.insert(PostcardId{7});
  game.end();
  EXPECT_TRUE(game.c.companies[0].shown.contains(PostcardId{7}));
  EXPECT_EQ(game.facts_of(CampaignFactKind::PostcardShown), "0:7");
  game.choose_first();
  // One drawn at the end of the last game is never completed: there is no game any more.
  game.begin();
  game.end();
  game.choose_first();
  EXPECT_EQ(game.c.phase, Phase::Finished);
  EXPECT_TRUE(game.c.companies[0].postcards.contains(PostcardId{10}));
  EXPECT_FALSE(game.c.companies[0].shown.contains(PostcardId{10}));
}

// L-27, L-91 to L-93: the holder of the caboose is absent, and so the start seat is drawn; no slip.
TEST(SC_L16, AbsentCompanies) {
  ByHand game(4);
  game.begin();
  game.state.open.seat[1].score = 5;
  game.end();
  game.choose_first();
  EXPECT_EQ(game.c.caboose, 0);  // lowest of those with 0: earliest in turn order (L-85)
  const CompanyState before = game.c.companies[0];
  game.begin("red");
  EXPECT_EQ(game.opening.edition.seats, 3);
  EXPECT_TRUE(game.opening.edition.one_lane_per_group);  // L-92
  EXPECT_FALSE(game.opening.first);
  EXPECT_EQ(game.opening.company_of_seat[0], 1);
  EXPECT_TRUE(game.opening.edition.affairs.items_away.contains(ItemId{0}) ==
              before.office.contains(ItemId{0}));
  game.end();
  EXPECT_NE(game.c.caboose, 0);
  game.choose_first();
  EXPECT_EQ(game.c.companies[0].played, game_bit(1));
  EXPECT_EQ(game.c.companies[0].postcards, before.postcards);
  EXPECT_EQ(game.c.companies[0].office, before.office);
  EXPECT_EQ(missed_in_a_row(game.c, game.c.companies[0]), 1);
}

// L-51, L-11: what is not opened is off the board; painted lanes keep their colour.
TEST(CampaignChapter, OpensWhatTheCampaignHas) {
  ByHand game(2);
  game.begin();
  const auto off = [&](std::string_view city) {
    const auto at = std::find(game.box.nodes.begin(), game.box.nodes.end(), city);
    return game.opening.edition.nodes[std::size_t(at - game.box.nodes.begin())].off_board;
  };
  EXPECT_TRUE(off("E"));
  EXPECT_FALSE(off("A"));
  EXPECT_TRUE(game.opening.edition.tickets_away.contains(TicketId{15}));
  game.end();
  game.choose("1");
  game.choose_first();
  game.begin();
  EXPECT_FALSE(off("E"));
  EXPECT_TRUE(off("G"));
  EXPECT_FALSE(game.opening.edition.tickets_away.contains(TicketId{15}));
  EXPECT_TRUE(game.opening.edition.affairs.first.event_deck.contains(game.event("e5")));
  EXPECT_EQ(game.opening.edition.pieces.trains, 10);
}

// 6.4: paint, sheds, lanterns and things stay where the game put them.
TEST(CampaignClosing, TakesOverWhatLasts) {
  ByHand game(3);
  game.c.owner[2] = 2;  // blue's, in C
  game.begin("blue");
  Extras& extras = game.state.open.extras;
  EXPECT_EQ(extras.city[2].owner, kOwnerAway);
  extras.city[1].owner = 2;  // the second seat: green
  extras.on_lane[0].insert(LaneId{2});
  game.own(1, "B-C:2");
  extras.paint[1].insert(LaneId{2});  // 2: blue
  extras.items[1].insert(ItemId{0});
  extras.items[1].insert(ItemId{6});
  extras.held[1][0] = 2;  // bonds
  extras.postcards[0].insert(PostcardId{4});
  game.end();
  const Campaign& c = game.c;
  EXPECT_EQ(c.owner[2], 2);
  EXPECT_EQ(c.owner[1], 3);
  EXPECT_EQ(c.paint[2], 2);
  EXPECT_TRUE(c.on_lane[0].contains(LaneId{2}));
  EXPECT_TRUE(c.companies[2].office.contains(ItemId{0}));
  EXPECT_TRUE(c.companies[2].vault.contains(ItemId{6}));
  EXPECT_TRUE(c.companies[2].vault.contains(ItemId{9}));
  EXPECT_EQ(c.companies[2].many[0], 2);
  EXPECT_TRUE(c.companies[0].postcards.contains(PostcardId{4}));
  EXPECT_FALSE(c.mail.contains(PostcardId{4}));
  game.choose_first();
  game.begin("red");
  const Affairs& affairs = game.opening.edition.affairs;
  EXPECT_EQ(affairs.first.city[2].owner, 1);  // blue is back
  EXPECT_EQ(affairs.first.city[1].owner, 2);
  EXPECT_EQ(game.opening.edition.lanes[2].printed.colour, Colour::Blue);
  EXPECT_TRUE(affairs.first.items[1].contains(ItemId{0}));
  EXPECT_FALSE(affairs.first.items[1].contains(ItemId{6}));  // vaults stay closed
  EXPECT_EQ(affairs.first.held[1][0], 0);
}

// C-5: last place first, then all from last place up; no city twice; never a third.
TEST(CampaignClosing, LanternsGoFromLastPlaceUp) {
  ByHand game(3);
  game.begin();
  game.state.open.seat[0].score = 9;
  game.state.open.seat[1].score = 5;
  game.own(2, "B-C:2");
  game.own(0, "C-D:3G");
  game.end();
  game.choose("2");
  EXPECT_EQ(game.ask(), "green city B C");
  game.choose("C");
  EXPECT_EQ(game.ask(), "green city B");
  game.choose("B");
  EXPECT_EQ(game.ask(), "red city D");  // blue reaches nothing and is not asked
  game.choose("D");
  EXPECT_EQ(game.c.phase, Phase::Gathering);
  EXPECT_EQ(game.c.owner[1], 3);
  game.begin();
  game.own(2, "B-C:2");
  game.own(2, "C-E:2W");
  game.end();
  while (!game.ask().empty()) {
    EXPECT_EQ(game.ask().find("green city"), std::string::npos);  // it has two already
    game.choose(game.ask().substr(game.ask().rfind(' ') + 1));
  }
}

// C-14: each takes one of those left, from last place up. Absent ones are asked nothing.
TEST(CampaignClosing, ChartersFromLastPlaceUp) {
  ByHand game(3);
  game.begin();
  game.end();
  game.choose_first();
  game.begin("green");
  game.state.open.seat[0].score = 9;
  game.end();
  EXPECT_EQ(game.ask(), "blue item local long grey steam booking");
  game.choose("grey");
  EXPECT_EQ(game.ask(), "red item local long steam booking");
  game.choose("local");
  EXPECT_EQ(game.ask(), "red option 1 2");
  EXPECT_TRUE(game.c.companies[1].office.contains(ItemId{3}));
  EXPECT_TRUE(game.c.companies[2].office.empty());
}

// C-0.16 and the pairs: retired tickets leave in step 8; the second of a pair comes by itself, and
// its pioneer's postcard is archived.
TEST(CampaignClosing, TicketsRetireAndPairsOpen) {
  Box box = tiny_box();
  box.regions[1].pioneer = PostcardId{6};
  ByHand game(2, box);
  game.begin();
  game.end();
  game.choose("1");
  game.choose_first();
  EXPECT_EQ(game.c.pair_first[0], 0);
  EXPECT_EQ(game.c.regions.count(), 1);
  game.begin();
  game.end();
  game.choose_first();
  EXPECT_FALSE(game.c.tickets.contains(TicketId{0}));
  EXPECT_TRUE(game.c.tickets_out.contains(TicketId{1}));
  EXPECT_TRUE(game.c.regions.contains(RegionId{1}));
  EXPECT_TRUE(game.c.postcards_out.contains(PostcardId{6}));
  EXPECT_EQ(game.facts_of(CampaignFactKind::TicketRetired), "0 1");
  EXPECT_FALSE(game.c.modules.contains(ModuleId{7}));  // C-16 ends with game 2
}

// C-0.19: an option none of whose deeds can be carried out is not offered.
TEST(CampaignClosing, OffersOnlyWhatCanBeDone) {
  ByHand game(2);
  game.c.regions.insert(RegionId{0});
  game.c.mail.erase(PostcardId{5});
  game.begin();
  game.end();
  EXPECT_EQ(game.ask(), "red option 2");
}

}  // namespace wagonaut::tests
