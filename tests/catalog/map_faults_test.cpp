// Every check of a map file, on a broken copy of the five cities.
#include "catalog/catalog.h"
#include "catalog/game.h"
#include "tests/catalog/broken.h"

namespace wagonaut::tests::catalog {

namespace {

constexpr const char* kMap = "maps";

const Fault kNodeFaults[] = {
    {"ANodeIdUsedTwice", kMap, R"("id": "birch", "name")", R"("id": "alder", "name")",
     R"(nodes[1].id: "alder" is the id of two nodes)"},
    {"ANodeIdThatIsACountry", kMap, R"({"id": "upland_1")", R"({"id": "upland")",
     R"(nodes[5].id: "upland" is the id of a country as well)"},
    {"AnIdWithABlank", kMap, R"({"id": "birch",)", R"({"id": "birch wood",)",
     R"(nodes[1].id: "birch wood" is not an id (1 to 64 small letters, digits, '_' or '-'))"},
    {"AnEmptyId", kMap, R"({"id": "birch",)", R"({"id": "",)",
     R"(nodes[1].id: "" is not an id (1 to 64 small letters, digits, '_' or '-'))"},
    {"ANodeWithoutAName", kMap, R"("name": {"en": "Birch", "pl": "Brzoza"}, )", "",
     "nodes[1].name: missing"},
    {"ANameWithoutPolish", kMap, R"({"en": "Birch", "pl": "Brzoza"})", R"({"en": "Birch"})",
     "nodes[1].name.pl: missing"},
    {"AnEmptyName", kMap, R"({"en": "Birch", "pl": "Brzoza"})", R"({"en": " ", "pl": "Brzoza"})",
     R"(nodes[1].name.en: " " says nothing)"},
    {"ANameWithALineBreak", kMap, R"("pl": "Brzoza")", R"("pl": "Brzo\nza")",
     R"(nodes[1].name.pl: "Brzo\nza" holds a control character)"},
    {"ANameInAThirdLanguage", kMap, R"("pl": "Brzoza")", R"("pl": "Brzoza", "de": "Birke")",
     R"(nodes[1].name.de: "Birke" stands in a field that is not known here)"},
    {"AnUnknownKindOfNode", kMap, R"("kind": "junction")", R"("kind": "town")",
     R"(nodes[7].kind: "town" is none of city, crossing, junction)"},
    {"ACrossingWithoutACountry", kMap, R"("country": "lowland", )", "",
     "nodes[6].country: missing"},
    {"ACrossingOfAnUnknownCountry", kMap, R"("country": "lowland")", R"("country": "island")",
     R"(nodes[6].country: "island" is no country of this map)"},
    {"ACityWithACountry", kMap, R"("pl": "Brzoza"})", R"("pl": "Brzoza"}, "country": "upland")",
     R"(nodes[1].country: "upland" is the country of a node that is no crossing)"},
    {"AJunctionThatIsAPort", kMap, R"("kind": "junction")", R"("kind": "junction", "port": true)",
     "nodes[7].port: true makes a port of a node that is no city"},
    {"APortThatIsANumber", kMap, R"("pl": "Olsza"}, "port": true)", R"("pl": "Olsza"}, "port": 1)",
     "nodes[0].port: 1 is neither true nor false"},
    {"ANodeWithoutAPlace", kMap, R"(, "at": [250, 100])", "", "nodes[1].at: missing"},
    {"APlaceOfOneNumber", kMap, "[250, 100]", "[250]",
     "nodes[1].at: a list of 1 is not between 2 and 2 long"},
    {"APlaceInFractions", kMap, "[250, 100]", "[250, 100.5]",
     "nodes[1].at[1]: 1.005E2 is not a whole number"},
    {"ACountryIdUsedTwice", kMap, R"({"id": "lowland", "name")", R"({"id": "upland", "name")",
     R"(countries[1].id: "upland" is the id of two countries)"},
    {"ACountryWithoutACrossing", kMap, R"("country": "lowland")", R"("country": "upland")",
     R"(countries[1].id: "lowland" is a country without a crossing)"},
    {"ACrossingTooFew", kMap, R"("name": {"en": "Lowland", "pl": "Nizina"}})",
     R"("name": {"en": "Lowland", "pl": "Nizina"}, "crossings": 2})",
     "countries[1].crossings: 2 is not the number of crossings on the map, 1"},
    {"ACrossingOnTwoGroups", kMap,
     R"("a": "alder", "b": "buoy", "length": 2, "colour": "red", "kind": "sea")",
     R"("a": "alder", "b": "upland_1", "length": 2)",
     R"(nodes[5].id: "upland_1" is a crossing that touches 2 groups of lanes, not one)"},
    {"ACrossingOnNoLane", kMap, R"("b": "upland_1", "length")", R"("b": "elm", "length")",
     R"(nodes[5].id: "upland_1" is a crossing that touches 0 groups of lanes, not one)"},
};

const Fault kLaneFaults[] = {
    {"ALaneFromNowhere", kMap, R"("a": "birch", "b": "cedar")", R"("a": "brich", "b": "cedar")",
     R"(lanes[2].a: "brich" is no node of this map)"},
    {"ALaneToItself", kMap, R"("a": "birch", "b": "cedar")", R"("a": "birch", "b": "birch")",
     R"(lanes[2].b: "birch" is both ends of one lane)"},
    {"ALaneIdUsedTwice", kMap, R"("id": "alder-birch-2")", R"("id": "alder-birch-1")",
     R"(lanes[1].id: "alder-birch-1" is the id of two lanes)"},
    {"ALaneOfNoLength", kMap, R"("b": "cedar", "length": 2)", R"("b": "cedar", "length": 0)",
     "lanes[2].length: 0 is not between 1 and 12"},
    {"ALaneTooLong", kMap, R"("b": "cedar", "length": 2)", R"("b": "cedar", "length": 13)",
     "lanes[2].length: 13 is not between 1 and 12"},
    {"ALengthBeyondAllNumbers", kMap, R"("b": "cedar", "length": 2)",
     R"("b": "cedar", "length": 18446744073709551615)",
     "lanes[2].length: 18446744073709551615 is not between 1 and 12"},
    {"ALengthThatWouldWrapRound", kMap, R"("b": "cedar", "length": 2)",
     R"("b": "cedar", "length": 4294967298)",
     "lanes[2].length: 4294967298 is not between 1 and 12"},
    {"ALengthInLetters", kMap, R"("b": "cedar", "length": 2)", R"("b": "cedar", "length": "2")",
     R"(lanes[2].length: "2" is not a whole number)"},
    {"ALaneWithoutALength", kMap, R"("b": "cedar", "length": 2, )", R"("b": "cedar", )",
     "lanes[2].length: missing"},
    {"AMisspeltField", kMap, R"("b": "cedar", "length": 2)", R"("b": "cedar", "lenght": 2)",
     "lanes[2].lenght: 2 stands in a field that is not known here"},
    {"AnUnknownColour", kMap, R"("colour": "green")", R"("colour": "pink")",
     R"(lanes[3].colour: "pink" is none of red, blue, green, yellow, black, white, orange, purple, grey)"},
    {"AnUnknownKindOfLane", kMap, R"("length": 3, "kind": "sea")", R"("length": 3, "kind": "air")",
     R"(lanes[10].kind: "air" is none of rail, sea)"},
    {"MoreSymbolsThanSpaces", kMap, R"("ferry": 2)", R"("ferry": 5)",
     "lanes[3].ferry: 5 is not between 0 and 4"},
    {"MoreRoughGroundThanSpaces", kMap, R"("doubled": 1)", R"("doubled": 4)",
     "lanes[4].doubled: 4 is not between 0 and 3"},
    {"RoughGroundAtSea", kMap, R"("length": 3, "kind": "sea")",
     R"("length": 3, "kind": "sea", "doubled": 1)",
     "lanes[10].doubled: 1 does not go with a sea lane"},
    {"ATunnelAtSea", kMap, R"("length": 3, "kind": "sea")",
     R"("length": 3, "kind": "sea", "tunnel": true)",
     "lanes[10].tunnel: true does not go with a sea lane"},
    {"AFerryInATunnel", kMap, R"("ferry": 2)", R"("ferry": 2, "tunnel": true)",
     "lanes[3].ferry: 2 does not go with tunnel on one lane"},
    {"ARateOnAFerry", kMap, R"("ferry": 2)", R"("ferry": 2, "any_card_rate": 4)",
     "lanes[3].any_card_rate: 4 does not go with ferry on one lane"},
    {"ARateOfOne", kMap, R"("any_card_rate": 3)", R"("any_card_rate": 1)",
     "lanes[5].any_card_rate: 1 is no rate: two cards at least"},
    {"ARateTooHigh", kMap, R"("any_card_rate": 3)", R"("any_card_rate": 10)",
     "lanes[5].any_card_rate: 10 is not between 0 and 9"},
    {"AGroupBetweenDifferentNodes", kMap, R"("b": "dogwood", "length": 1)",
     R"("b": "dogwood", "length": 1, "group": "alder-birch")",
     R"(lanes[6].group: "alder-birch" holds lanes that join different nodes: alder-birch-1, birch-dogwood)"},
    {"AGroupOfFour", kMap, R"({"id": "birch-cedar",)",
     R"({"id": "x-3", "a": "alder", "b": "birch", "length": 1, "group": "alder-birch"},
        {"id": "x-4", "a": "alder", "b": "birch", "length": 1, "group": "alder-birch"},
        {"id": "birch-cedar",)",
     R"(lanes[3].group: "alder-birch" holds more than three lanes)"},
};

}  // namespace

INSTANTIATE_TEST_SUITE_P(Nodes, Refuses, testing::ValuesIn(kNodeFaults), name_of);
INSTANTIATE_TEST_SUITE_P(Lanes, Refuses, testing::ValuesIn(kLaneFaults), name_of);

namespace {

std::string answer_to_map(const std::string& map) {
  const Result<Game> game = build_game(map, five_cities_edition(), 2);
  return game ? "accepted" : game.error();
}

}  // namespace

TEST(Catalog, RefusesAMapThatIsNoObject) {
  EXPECT_EQ(answer_to_map("[1, 2]"), "map: [1,2] is not an object");
  EXPECT_EQ(answer_to_map("null"), "map: null is not an object");
}

TEST(Catalog, RefusesAMapOfTooManyNodes) {
  std::string nodes;
  for (int i = 0; i < 65; ++i)
    nodes += (i > 0 ? ", " : "") + (R"({"id": "n)" + std::to_string(i)) +
             R"(", "name": {"en": "N", "pl": "N"}, "at": [0, 0]})";
  EXPECT_EQ(answer_to_map(R"({"id": "m", "name": {"en": "M", "pl": "M"}, "nodes": [)" + nodes +
                          R"(], "lanes": []})"),
            "map: nodes: a list of 65 is not between 2 and 64 long");
}

TEST(Catalog, RefusesAMapOfTooManyLanes) {
  std::string lanes;
  for (int i = 0; i < 257; ++i)
    lanes += (i > 0 ? ", " : "") + (R"({"id": "l)" + std::to_string(i)) +
             R"(", "a": "alder", "b": "birch", "length": 1})";
  const std::string map = five_cities_map();
  const std::string head = map.substr(0, map.find(R"("lanes": [)"));
  EXPECT_EQ(answer_to_map(head + R"("lanes": [)" + lanes + "]}"),
            "map: lanes: a list of 257 is not between 1 and 256 long");
}

TEST(Catalog, RefusesListsThatAreNone) {
  EXPECT_EQ(answer_to_map(R"({"id": "m", "name": {"en": "M", "pl": "M"}, "nodes": {}})"),
            "map: nodes: {} is not a list");
  EXPECT_EQ(answer_to_map(R"({"id": "m", "name": "M", "nodes": []})"),
            R"(map: name: "M" is not an object)");
  EXPECT_EQ(answer_to_map(R"({"id": 7})"), "map: id: 7 is not a text");
}

}  // namespace wagonaut::tests::catalog
