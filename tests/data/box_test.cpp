// The box of the repository as the engine gets it: the counts of the rulebook (L-2, L-3), what is
// open from the start, and what of it a single game has.
#include "catalog/box_game.h"
#include "engine/campaign/dump.h"
#include "engine/campaign/opening.h"
#include "tests/catalog/broken.h"
#include "tests/data/data.h"
#include "tests/support/small_box.h"

namespace wagonaut::tests::data {

namespace {

const Box& box() {
  return shipped_box().law;
}

Edition evening(int seats) {
  return open_evening(box(), fresh_setting(box(), seats));
}

/// Everything open: the last game of a campaign, and more.
Setting all_open(const Box& law, int game, int seats) {
  Setting out = fresh_setting(law, seats);
  out.game = game;
  out.cards = true;
  for (std::size_t i = 0; i < law.regions.size(); ++i) out.regions.insert(RegionId(i));
  for (std::size_t i = 0; i < law.modules.size(); ++i) out.modules.insert(ModuleId(i));
  for (std::size_t i = 0; i < law.events.size(); ++i) out.events.insert(EventId(i));
  for (std::size_t i = 0; i < law.tickets.size(); ++i) out.tickets.insert(TicketId(i));
  for (std::size_t i = 1; i < law.postcards.size(); ++i) out.mail.insert(PostcardId(i));
  return out;
}

Colour colour_of(const Edition& ed, LaneId lane) {
  return ed.lane(lane).printed.colour;
}

}  // namespace

// L-2, L-5, L-10, L-13.
TEST(Box, HoldsWhatTheRulebookLists) {
  EXPECT_EQ(box().companies.size(), 5u);
  EXPECT_EQ(count(box().events, [](const EventCard& card) { return card.at_start; }), 7);
  EXPECT_EQ(box().postcards.size(), 77u + 1);
  EXPECT_EQ(count(box().regions, [](const Region& one) { return !one.cities.empty(); }), 8);
  EXPECT_EQ(box().regions.size(), 9u);
  EXPECT_EQ(count(box().tickets, [](const BoxTicket& one) { return one.region == kNone; }), 33);
  EXPECT_EQ(box().games.size(), 12u);
  EXPECT_EQ(box().games.front().year, 1865);
  for (const Company& company : box().companies) EXPECT_NE(company.colour, Colour::White);
}

TEST(Box, HoldsWhatItsMakersWrote) {
  EXPECT_EQ(box().events.size(), 24u);
  EXPECT_EQ(box().modules.size(), 18u);
  EXPECT_EQ(box().items.size(), 36u);
  EXPECT_EQ(box().tokens.size(), 13u);
  EXPECT_EQ(box().story.size(), 44u);
  EXPECT_EQ(box().tickets.size(), 129u);
  EXPECT_EQ(box().nodes.size(), 63u);
  EXPECT_EQ(box().lanes.size(), 200u);
  EXPECT_EQ(box().rows.sentences.size(), 174);  // 30 more are the campaign's
}

// L-3, L-4, L-20.
TEST(Box, HasTheCarCardsOfTheRulebook) {
  const int newspapers[] = {6, 4, 3, 3};
  for (int seats = 2; seats <= 5; ++seats) {
    const Edition& ed = box().law(seats);
    EXPECT_EQ(ed.cards[ed.newspaper], newspapers[seats - 2]);
    EXPECT_EQ(ed.cards.total(), 84 + newspapers[seats - 2]);
    EXPECT_EQ(ed.cards[ed.loco], 12);
    for (const Colour colour :
         {Colour::Black, Colour::Blue, Colour::White, Colour::Green, Colour::Yellow, Colour::Red}) {
      std::array<int, 3> by_mark{};
      for (int i = 0; i < ed.faces.size(); ++i)
        if (const Face& face = ed.faces[std::size_t(i)];
            !face.loco && !face.news && face.colour == colour)
          by_mark[std::size_t(face.mark)] += ed.cards[Sort(i)];
      EXPECT_EQ(by_mark, (std::array{6, 3, 3}));
    }
  }
}

TEST(Box, HasTheLawOfTheRulebook) {
  const Edition ed = evening(4);
  EXPECT_EQ(ed.pieces.trains, 20);                      // L-26
  EXPECT_EQ(ed.affairs.start_money, 5);                 // L-19
  EXPECT_EQ(ed.first_offer, (Offer{4, 2}));             // L-22
  EXPECT_TRUE(ed.short_offers);                         // L-23
  EXPECT_EQ(ed.later_offer, (Offer{3, 1}));             // L-65
  EXPECT_EQ(ed.draw_reserve, 8);                        // L-33
  EXPECT_EQ(ed.flush_at, 3);                            // L-31
  EXPECT_TRUE(ed.flush_mixes);                          // L-31
  EXPECT_EQ(ed.loco_limit, LocoLimit::Strict);          // L-30
  EXPECT_TRUE(ed.floor_total);                          // L-80
  EXPECT_EQ(ed.end_threshold, 2);                       // L-70
  ASSERT_NE(ed.award(AwardKind::IdlePieces), nullptr);  // L-81
  EXPECT_EQ(ed.award(AwardKind::IdlePieces)->by_idle,
            (std::array<std::int8_t, 12>{16, 12, 9, 7, 6, 4, 4, 4, 2, 2, 2, 0}));
  EXPECT_EQ(ed.ties, (FixedVector<Tie, 4>{Tie::Tickets, Tie::LaterTurn}));  // L-83
  EXPECT_FALSE(ed.one_lane_per_group);                                      // L-52
  EXPECT_TRUE(evening(3).one_lane_per_group);
  EXPECT_EQ(count(ed.lanes, [](const Lane& lane) { return lane.points != 0; }), 0);  // L-28
}

// The board of the first game: 23 cities, 72 lanes of 136 spaces.
TEST(Box, OpensTheBoardOfTheFirstGame) {
  const Edition ed = evening(4);
  const BoardSight sight = board_sight(ed);
  EXPECT_EQ(sight.nodes.count(), 23);
  EXPECT_EQ(sight.lanes.count(), 72);
  EXPECT_EQ(sight.tickets.count(), 33);
  std::map<Colour, int> spaces;
  std::array<int, 3> groups{};
  for (const LaneId lane : sight.lanes) {
    spaces[colour_of(ed, lane)] += ed.lane(lane).length();
    ++groups[std::size_t(ed.lane(lane).mates.size())];
  }
  for (const Colour colour :
       {Colour::Red, Colour::Yellow, Colour::Black, Colour::White, Colour::Green})
    EXPECT_EQ(spaces[colour], 20);
  EXPECT_EQ(spaces[Colour::Blue], 21);
  EXPECT_EQ(spaces[Colour::Grey], 15);
  EXPECT_EQ(groups, (std::array{72 - 34 - 9, 34, 9}));  // 17 double groups, 3 of three lanes
  EXPECT_EQ(ed.affairs.regions.size(), 1);
  for (const TicketId id : sight.tickets)
    for (const Link& link : ed.ticket(id).links) {
      EXPECT_TRUE(sight.nodes.contains(link.from.node()));
      EXPECT_TRUE(sight.nodes.contains(link.to.node()));
    }
}

// 6.9: the large cities, the company cards, the events of the start; nothing else speaks.
TEST(Box, GivesASingleGameTheSentencesOfTheStart) {
  for (int seats = 2; seats <= 5; ++seats) {
    const Edition ed = evening(seats);
    std::map<Source, int> by;
    for (const Sentence& row : ed.effects.sentences) ++by[row.source];
    EXPECT_EQ(by, (std::map<Source, int>{
                      {Source::Law, 1}, {Source::Company, seats}, {Source::Event, 7}}));
    EXPECT_EQ(ed.affairs.first.event_deck.count(), 7);
    EXPECT_EQ(ed.effects.acts.size(), 1 + seats + 7);
    EXPECT_TRUE(ed.affairs.mail.empty());
    EXPECT_TRUE(ed.affairs.readings.empty());
  }
}

TEST(Box, GivesEachSeatACompanyOfItsOwn) {
  const Edition ed = evening(5);
  for (const Sentence& row : ed.effects.sentences) {
    if (row.source == Source::Company) {
      EXPECT_LT(row.card, 5);
    }
  }
  EXPECT_EQ(ed.affairs.company[Seat{0}], Colour::Black);
  EXPECT_EQ(ed.affairs.company[Seat{4}], Colour::Red);
}

// 6.9 names what an evening on a later board leaves out.
TEST(Box, LeavesOutOfEveningsWhatLasts) {
  const Edition ed = open_evening(box(), all_open(box(), 12, 4));
  std::set<int> modules;
  for (const Sentence& row : ed.effects.sentences) {
    if (row.source == Source::Module) modules.insert(row.card);
    EXPECT_NE(row.source, Source::Item);
    EXPECT_NE(row.source, Source::Postcard);
    EXPECT_NE(row.source, Source::Region);
  }
  EXPECT_EQ(modules, (std::set<int>{3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 18}));
}

TEST(Box, OpensEveryGameWithEveryNumberOfSeats) {
  for (int game = 1; game <= 12; ++game)
    for (int seats = 2; seats <= 5; ++seats) {
      const Edition ed = open_edition(box(), all_open(box(), game, seats));
      EXPECT_EQ(ed.pieces.trains, box().games[std::size_t(game - 1)].trains);
      EXPECT_EQ(board_sight(ed).nodes.count(), 63);
      EXPECT_LE(ed.effects.sentences.size(), 174 + seats);
    }
}

TEST(Box, KeepsTheNumbersOfTwoAndOfMoreSeatsApart) {
  // C-6: two guests in each city, or one.
  const auto guests = [](int seats) {
    const Edition ed = open_edition(box(), all_open(box(), 12, seats));
    std::vector<int> out;
    for (const Act& act : ed.effects.acts)
      if (act.kind == ActKind::PutAtCities) out.push_back(act.n);
    return out;
  };
  EXPECT_EQ(guests(2), std::vector{1});
  EXPECT_EQ(guests(3), std::vector{2});
}

TEST(Box, DropsAPartnersPostcardThatWasDrawn) {
  Setting setting = all_open(box(), 5, 3);
  const auto regions = [&setting] {
    return count(open_edition(box(), setting).effects.sentences,
                 [](const Sentence& row) { return row.source == Source::Region; });
  };
  EXPECT_EQ(regions(), 8);
  setting.mail.erase(box().regions[2].partner);
  EXPECT_EQ(regions(), 7);
}

TEST(Box, KeepsPaint) {
  Setting setting = all_open(box(), 5, 3);
  const LaneId frame = *box().frames.begin();
  EXPECT_TRUE(open_edition(box(), setting).affairs.frames.contains(frame));
  setting.paint[std::size_t(frame)] = Colour::White;
  const Edition ed = open_edition(box(), setting);
  EXPECT_FALSE(ed.affairs.frames.contains(frame));
  EXPECT_EQ(colour_of(ed, frame), Colour::White);
}

// A changed number is a new version; a changed word is not.
// 7.3: words of the rules in force, each under its own number, and of no other.
TEST(Box, GivesGamesTheWordsOfTheirModules) {
  const Edition ed = open_evening(box(), all_open(box(), 12, 4));
  const Game game = game_of(shipped_box(), *catalog().find("legacy"), ed);
  ASSERT_EQ(game.modules.size(), box().modules.size());
  std::set<std::string> told, in_force;
  for (const ModuleCardText& module : game.modules)
    if (!module.id.empty()) told.insert(module.id);
  for (const Sentence& row : ed.effects.sentences)
    if (row.source == Source::Module) in_force.insert(game.modules[module_at(row.card)].id);
  EXPECT_EQ(told, in_force);
  EXPECT_EQ(told, (std::set<std::string>{"C-3", "C-5", "C-6", "C-7", "C-8", "C-9", "C-10", "C-11",
                                         "C-12", "C-13", "C-18"}));
}

// L-12: several sentences may stand on one side of a card; the first was lost to the second.
TEST(Box, KeepsEverySentenceOfAStorySide) {
  const Box& law = box();
  for (const StoryCard& card : law.story) {
    if (card.id != "1865-03") continue;
    ASSERT_EQ(card.sides[1].deeds.size(), 2u);
    EXPECT_EQ(card.sides[1].deeds[0].kind, DeedKind::ModuleOn);
    EXPECT_EQ(law.modules[card.sides[1].deeds[0].what].id, "C-3");
    EXPECT_EQ(card.sides[1].deeds[1].kind, DeedKind::ChooseOption);
    return;
  }
  FAIL() << "no such card";
}

TEST(Box, HasAHashOfItsLaw) {
  EXPECT_EQ(hash_of(dump(box())).size(), 16u);
  const std::string small = hash_of(dump(small_box().law));
  BoxFiles files = small_box_files();
  files["events.json"] = catalog::with(files["events.json"], "Each player draws 1", "All draw 1");
  EXPECT_EQ(hash_of(dump(build_box(files, "boxes/small/1")->law)), small);
  files["events.json"] = catalog::with(files["events.json"], R"("any": 1)", R"("extra": 1)");
  EXPECT_NE(hash_of(dump(build_box(files, "boxes/small/1")->law)), small);
}

TEST(Box, GivesGamesOfOneSettingOneHash) {
  EXPECT_EQ(dump(evening(3)), dump(evening(3)));
  EXPECT_NE(dump(evening(3)), dump(evening(4)));
}

TEST(Box, HasWordsForEverything) {
  const BoxText& text = shipped_box().text;
  EXPECT_EQ(text.companies.size(), box().companies.size());
  EXPECT_EQ(text.events.size(), box().events.size());
  EXPECT_EQ(text.items.size(), box().items.size());
  EXPECT_EQ(text.tokens.size(), box().tokens.size());
  EXPECT_EQ(text.modules.size(), box().modules.size());
  EXPECT_EQ(text.regions.size(), box().regions.size());
  EXPECT_EQ(text.postcards.size(), box().postcards.size());
  EXPECT_EQ(text.story.size(), box().story.size());
  EXPECT_EQ(text.parts.size(), box().evaluation.parts.size());
  EXPECT_EQ(text.labels.size(), 7u);  // the stove, two decisions, four pairs of regions
}

TEST(Box, SaysNothingOfWhatIsClosed) {
  const EditionCard card{"evening", {}, 1, 2, 5, "", {}, "lanterns_west/1"};
  const Game game = build_evening(shipped_box(), card, 4);
  const auto named = [](const std::string& label) { return !label.empty(); };
  EXPECT_EQ(count(game.labels.nodes, named), 23);
  EXPECT_EQ(count(game.labels.lanes, named), 72);
  EXPECT_EQ(count(game.labels.tickets, named), 33);
  EXPECT_EQ(count(game.labels.events, named), 7);
  EXPECT_EQ(count(game.nodes, [](const NodeText& node) { return node.name != Text{}; }), 23);
  EXPECT_EQ(count(game.events, [](const EventText& event) { return event.name != Text{}; }), 7);
  EXPECT_EQ(game.companies.size(), 4u);
}

}  // namespace wagonaut::tests::data
