// Games that no file holds: whatever fills in the sheets of a map and an edition makes one, and the
// sheets are checked as files are.
#include "catalog/sheet.h"

#include <functional>

#include "catalog/catalog.h"
#include "tests/catalog/broken.h"

namespace wagonaut::tests::catalog {

namespace {

Text name(std::string_view word) {
  return untranslated(word);
}

/// Three cities: a double lane, and one that any colour pays.
MapSheet trees_map() {
  MapSheet map;
  map.id = "trees";
  map.name = name("Trees");
  map.nodes = {{.id = "alder", .name = name("Alder"), .x = 100, .y = 300},
               {.id = "birch", .name = name("Birch"), .x = 250, .y = 100},
               {.id = "cedar", .name = name("Cedar"), .x = 450, .y = 100}};
  map.lanes = {{.id = "alder-birch-1",
                .a = "alder",
                .b = "birch",
                .group = "alder-birch",
                .length = 3,
                .colour = Colour::Red},
               {.id = "alder-birch-2",
                .a = "alder",
                .b = "birch",
                .group = "alder-birch",
                .length = 3,
                .colour = Colour::Blue},
               {.id = "birch-cedar", .a = "birch", .b = "cedar", .length = 2}};
  return map;
}

EditionSheet trees_edition() {
  EditionSheet edition;
  edition.card.id = edition.card.map = "trees";
  edition.card.name = name("Trees");
  edition.card.max_seats = 3;
  edition.decks = {
      {.id = "train",
       .name = name("Wagons"),
       .hand = 2,
       .slots = 3,
       .cards = {{.code = "R", .name = name("red"), .colour = Colour::Red, .count = 12},
                 {.code = "B", .name = name("blue"), .colour = Colour::Blue, .count = 12},
                 {.code = "*", .name = name("loco"), .wild = true, .count = 6}}}};
  edition.pieces.trains = 6;
  edition.market.flush = 3;
  edition.locos_on = {true, true, true};
  edition.points = {{2, 2}, {3, 4}};
  edition.one_lane_with = {2};
  edition.ending.threshold = 2;
  edition.awards = {{.kind = AwardKind::Tickets}, {.kind = AwardKind::LongestTrail, .points = 5}};
  edition.ties = {Tie::Tickets, Tie::TrailBonus};
  edition.tickets.first = edition.tickets.later = {1, 1};
  edition.tickets.list = {{"alder-birch", EditionSheet::Pair{"alder", "birch", 3}},
                          {"alder-cedar", EditionSheet::Pair{"alder", "cedar", 5}},
                          {"all", EditionSheet::Tour{{"alder", "birch", "cedar"}, 6, 6, 6}}};
  return edition;
}

constexpr const char* kTreesMap = R"({
  "id": "trees",
  "name": {"en": "Trees", "pl": "Trees"},
  "nodes": [
    {"id": "alder", "name": {"en": "Alder", "pl": "Alder"}, "at": [100, 300]},
    {"id": "birch", "name": {"en": "Birch", "pl": "Birch"}, "at": [250, 100]},
    {"id": "cedar", "name": {"en": "Cedar", "pl": "Cedar"}, "at": [450, 100]}
  ],
  "lanes": [
    {"id": "alder-birch-1", "a": "alder", "b": "birch", "length": 3, "colour": "red", "group": "alder-birch"},
    {"id": "alder-birch-2", "a": "alder", "b": "birch", "length": 3, "colour": "blue", "group": "alder-birch"},
    {"id": "birch-cedar", "a": "birch", "b": "cedar", "length": 2}
  ]
})";

constexpr const char* kTreesEdition = R"({
  "id": "trees", "rules": 1, "map": "trees", "name": {"en": "Trees", "pl": "Trees"}, "seats": [2, 3],
  "pieces": {"trains": 6},
  "decks": [{"id": "train", "name": {"en": "Wagons", "pl": "Wagons"}, "kind": "rail", "hand": 2, "slots": 3,
    "cards": [
      {"code": "R", "colour": "red", "count": 12, "name": {"en": "red", "pl": "red"}},
      {"code": "B", "colour": "blue", "count": 12, "name": {"en": "blue", "pl": "blue"}},
      {"code": "*", "wild": true, "count": 6, "name": {"en": "loco", "pl": "loco"}}
    ]}],
  "market": {"loco_limit": "strict", "flush": 3},
  "locos_on": "all", "one_lane_with": [2], "points": {"2": 2, "3": 4},
  "ending": {"threshold": 2, "turns_each": 1},
  "awards": [{"kind": "tickets"}, {"kind": "longest_trail", "points": 5}],
  "ties": ["tickets", "trail_bonus"],
  "tickets": {"first": {"offer": 1, "keep": 1}, "later": {"offer": 1, "keep": 1}, "rejected": "under",
    "list": [
      {"id": "alder-birch", "a": "alder", "b": "birch", "value": 3},
      {"id": "alder-cedar", "a": "alder", "b": "cedar", "value": 5},
      {"id": "all", "stops": ["alder", "birch", "cedar"], "in_order": 6, "any_order": 6, "penalty": 6}
    ]}
})";

/// What the catalog says to the trees with one thing changed.
std::string answer_to_sheets(const std::function<void(MapSheet&, EditionSheet&)>& change,
                             int seats = 2) {
  MapSheet map = trees_map();
  EditionSheet edition = trees_edition();
  change(map, edition);
  const Result<Game> game = build_game(map, edition, seats);
  return game ? "accepted" : game.error();
}

}  // namespace

TEST(Sheets, MakeTheGameThatTheirFilesMake) {
  for (int seats = 2; seats <= 3; ++seats) {
    const Result<Game> made = build_game(trees_map(), trees_edition(), seats);
    const Result<Game> read = build_game(kTreesMap, kTreesEdition, seats);
    ASSERT_TRUE(made && read) << made.error() << read.error();
    EXPECT_EQ(made->edition, read->edition);
    EXPECT_EQ(made->card.name, read->card.name);
    EXPECT_EQ(made->nodes[2].name, read->nodes[2].name);
    EXPECT_EQ(made->nodes[2].x, read->nodes[2].x);
    EXPECT_EQ(made->sorts[2].name, read->sorts[2].name);
    EXPECT_EQ(made->decks, read->decks);
    EXPECT_EQ(made->labels.nodes, read->labels.nodes);
    EXPECT_EQ(made->labels.lanes, read->labels.lanes);
    EXPECT_EQ(made->labels.tickets, read->labels.tickets);
    EXPECT_EQ(made->labels.sorts, read->labels.sorts);
    EXPECT_EQ(made->labels.decks, read->labels.decks);
  }
}

TEST(Sheets, AreRefusedByFieldAndReason) {
  EXPECT_EQ(answer_to_sheets([](MapSheet& map, EditionSheet&) { map.lanes[2].length = 13; }),
            "map: lanes[2].length: 13 is not between 1 and 12");
  EXPECT_EQ(answer_to_sheets([](MapSheet& map, EditionSheet&) { map.nodes[1].id = "alder"; }),
            "map: nodes[1].id: is the id of two nodes");
  EXPECT_EQ(answer_to_sheets([](MapSheet& map, EditionSheet&) { map.lanes.clear(); }),
            "map: lanes: a list of 0 is not between 1 and 256 long");
  EXPECT_EQ(answer_to_sheets([](MapSheet&, EditionSheet& edition) { edition.card.rules = 256; }),
            "edition: rules: 256 is not between 1 and 255");
  EXPECT_EQ(answer_to_sheets([](MapSheet&, EditionSheet& edition) { edition.decks[0].hand = 300; }),
            "edition: decks[0].hand: 300 is not between 0 and 20");
  EXPECT_EQ(answer_to_sheets([](MapSheet&, EditionSheet& edition) { edition.points[13] = 1; }),
            "edition: points.13: stands under no length between 1 and 12");
}

TEST(Sheets, AreRefusedWhereMapAndEditionDisagree) {
  EXPECT_EQ(answer_to_sheets([](MapSheet&, EditionSheet& edition) { edition.card.map = "fish"; }),
            "edition: map: is not the map at hand, trees");
  EXPECT_EQ(answer_to_sheets([](MapSheet&, EditionSheet& edition) { edition.points.erase(2); }),
            "edition: points: has no entry for 2, the length of lane birch-cedar");
  EXPECT_EQ(answer_to_sheets([](MapSheet&, EditionSheet& edition) {
              edition.tickets.list[1].asks = EditionSheet::Pair{"alder", "oak", 5};
            }),
            "edition: tickets.list[1].b: is no node of map trees");
  EXPECT_EQ(answer_to_sheets([](MapSheet& map, EditionSheet&) { map.lanes[2].tunnel = true; }),
            "accepted");
  EXPECT_EQ(answer_to_sheets([](MapSheet& map, EditionSheet& edition) {
              map.lanes[2].tunnel = true;
              edition.locos_on.tunnels = false;
            }),
            "edition: locos_on: leaves out tunnel, but lane birch-cedar is one");
  EXPECT_EQ(answer_to_sheets([](MapSheet&, EditionSheet&) {}, 4),
            "edition: seats: 4 is not between 2 and 3");
}

}  // namespace wagonaut::tests::catalog
