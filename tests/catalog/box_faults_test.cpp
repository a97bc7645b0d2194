// Every check of the other files of a box, on a broken copy of the small one.
#include "tests/catalog/box_faults.h"

#include "tests/catalog/broken.h"
#include "tests/support/small_box.h"

namespace wagonaut::tests::catalog {

void PrintTo(const BoxFault& fault, std::ostream* out) {
  *out << fault.file << ": " << fault.line;
}

std::string name_of_fault(const testing::TestParamInfo<BoxFault>& info) {
  return info.param.name;
}

namespace {

std::string answer_to_box(const BoxFiles& files, const std::string& folder = "boxes/small/1") {
  const Result<BoxEntry> box = build_box(files, folder);
  return box ? "accepted" : box.error();
}

constexpr const char* kBoxMap = "map.json";
constexpr const char* kBoxModules = "modules.json";
constexpr const char* kBoxStory = "story.json";
constexpr const char* kBoxRegions = "regions.json";
constexpr const char* kBoxCount = "evaluation.json";

const BoxFault kBoxBoardFaults[] = {
    {"AMapOfAnotherBox", kBoxMap, R"("id": "small-1")", R"("id": "small-2")",
     R"(id: "small-2" is not the name and the version of the folder)"},
    {"ANodeWithoutARegion", kBoxMap, R"("region": "plain", "at": [100, 0])", R"("at": [100, 0])",
     "nodes[1].region: missing"},
    {"ARegionOfNoBox", kBoxMap, R"("region": "plain", "at": [100, 0])",
     R"("region": "dales", "at": [100, 0])",
     R"(nodes[1].region: "dales" is no region of this box)"},
    {"AHomeWithoutACity", kBoxMap, R"("home": "plain")", R"("home": "dales")",
     R"(home: "dales" is the region of no city)"},
    {"ALongStub", kBoxMap, R"("stub": 1)", R"("stub": 3)",
     "lanes[5].stub: 3 is not between 0 and 2"},
    {"AColouredFrame", kBoxMap, R"("length": 2, "frame": true},)",
     R"("length": 2, "colour": "red", "frame": true},)",
     R"(lanes[2].colour: "red" is the colour of a frame, which has none yet)"},
    {"LanesOfTwoLengths", kBoxMap, R"("length": 1, "colour": "blue")",
     R"("length": 2, "colour": "blue")",
     "lanes[1].length: 2 is not the length of ada-bea-1 beside it"},
    {"APassThatIsNoRoute", kBoxMap, R"("passes": ["eve-fay"])", R"("passes": ["ada-fay"])",
     R"(passes[0]: "ada-fay" is no route of this map)"},
    {"AFieldOfNoMap", kBoxMap, R"("stub": 1)", R"("stab": 1)",
     "lanes[5].stab: 1 stands in a field that is not known here"},
};

const BoxFault kBoxLawFaults[] = {
    {"TrainsInTheLaw", "law.json", R"("floor": true)", R"("floor": true, "pieces": {"trains": 9})",
     R"(pieces: {"trains":9} stands in a field that is not known here)"},
    {"TicketsInTheLaw", "law.json", R"("rejected": "under")", R"("rejected": "under", "list": [])",
     "tickets.list: [] stands in a field that is not known here"},
    {"ShortOffersOfTwo", "law.json", R"("short": 1)", R"("short": 2)",
     "tickets.first.short: 2 is not between 0 and 1"},
    {"AReserveBelowNothing", "law.json", R"("draw_reserve": 4)", R"("draw_reserve": -1)",
     "draw_reserve: -1 is not between 0 and 127"},
    {"TooMuchMoney", "law.json", R"("start_money": 5)", R"("start_money": 101)",
     "start_money: 101 is not between 0 and 100"},
    {"AFloorThatIsNoFlag", "law.json", R"("floor": true)", R"("floor": 0)",
     "floor: 0 is neither true nor false"},
    {"AShortTableOfIdlePieces", "law.json", R"([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0])", R"([9, 8])",
     "awards[1].by_idle: a list of 2 is not between 12 and 12 long"},
    {"IdlePiecesThatCost", "law.json", R"([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0])",
     R"([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, -1])",
     "awards[1].by_idle[11]: -1 is not between 0 and 100"},
    {"AMarkThatIsNone", "law.json", R"("mark": "pick")", R"("mark": "spade")",
     R"(decks[0].cards[1].mark: "spade" is none of pick, skull)"},
    {"AMarkOfAnotherColour", "law.json", R"({"code": "Rp", "colour": "red")",
     R"({"code": "Rp", "colour": "blue")",
     R"(decks[0].cards[1].code: "Rp" cannot be told from R in a record)"},
    {"AMarkedNewspaper", "law.json", R"("news": true)", R"("news": true, "mark": "pick")",
     R"(decks[0].cards[5].mark: "pick" does not go with a newspaper)"},
    {"AWildNewspaper", "law.json", R"("news": true)", R"("news": true, "wild": true)",
     "decks[0].cards[5].news: true does not go with a wild card"},
    {"TwoSortsOfNewspaper", "law.json", R"({"code": "B", "colour": "blue", "count": 12)",
     R"({"code": "B", "news": true, "count": 12)",
     "decks[0].cards[5].news: true is the second sort of newspaper; an edition has one"},
    {"ACountForNoTable", "law.json", R"({"2": 3})", R"({"6": 3})",
     R"(decks[0].cards[5].count.6: 3 stands under no number of seats)"},
    {"ACountForOtherTables", "law.json", R"({"2": 3})", R"({"3": 3})",
     R"(decks[0].cards[5].count: {"3":3} has no entry for 2 seats)"},
    {"NoNewspapers", "law.json", R"({"2": 3})", R"({"2": 0})",
     "decks[0].cards[5].count.2: 0 is not between 1 and 127"},
};

const BoxFault kBoxCampaignFaults[] = {
    {"AnotherName", "campaign.json", R"("id": "small")", R"("id": "large")",
     R"(id: "large" is not the name of the folder)"},
    {"AnotherVersion", "campaign.json", R"("version": 1)", R"("version": 2)",
     "version: 2 is not the number of the folder"},
    {"RulesOfNumberZero", "campaign.json", R"("rules": 1)", R"("rules": 0)",
     "rules: 0 is not between 1 and 255"},
    {"FollowingItself", "campaign.json", R"("rules": 1)", R"("rules": 1, "follows": 1)",
     "follows: 1 is not between 1 and 0"},
    {"AGameTooEarly", "campaign.json", R"({"game": 2)", R"({"game": 3)",
     "games[1].game: 3 is not the next game"},
    {"TooManyTrains", "campaign.json", R"("trains": 12)", R"("trains": 64)",
     "games[1].trains: 64 is not between 1 and 63"},
    {"JoiningAfterTheEnd", "campaign.json", R"("last_game_to_join": 1)",
     R"("last_game_to_join": 3)", "last_game_to_join: 3 is not between 1 and 2"},
    {"ATitleInOneLanguage", "campaign.json", R"("pl": "Mała kampania")", R"("pl": " ")",
     R"(title.pl: " " says nothing)"},
};

const BoxFault kBoxCardFaults[] = {
    {"TwoCompaniesOfOneColour", "companies.json", R"("colour": "blue",)", R"("colour": "red",)",
     R"(companies[1].colour: "red" is the colour of two companies)"},
    {"AGreyCompany", "companies.json", R"("colour": "blue",)", R"("colour": "grey",)",
     R"(companies[1].colour: "grey" is no colour of a company)"},
    {"ACompanyWithoutAName", "companies.json", R"("name": {"en": "Blues", "pl": "Niebiescy"},)", "",
     "companies[1].name: missing"},
    {"ACompanyWithABonus", "companies.json", R"("motto": {"en": "Blue!", "pl": "Błękit!"},)",
     R"("motto": {"en": "Blue!", "pl": "Błękit!"}, "bonus": 2,)",
     "companies[1].bonus: 2 stands in a field that is not known here"},
    {"TwoEventsOfOneId", "events.json", R"("id": "rain")", R"("id": "fair")",
     R"(events[1].id: "fair" is the id of two events)"},
    {"AKindOfEventThatIsNone", "events.json", R"("id": "rain",
      "kind": "continuous")",
     R"("id": "rain",
      "kind": "sudden")",
     R"(events[1].kind: "sudden" is none of immediate, continuous)"},
    {"AnImmediateEventThatStays", "events.json", R"("id": "rain",
      "kind": "continuous")",
     R"("id": "rain",
      "kind": "immediate")",
     R"(events[1].kind: "immediate" does not go with its moments: what is immediate acts at reveal)"},
    {"AnEventFromNowhere", "events.json", R"("from": {"region": "hills"})",
     R"("from": {"sky": true})",
     "events[2].from.sky: true stands in a field that is not known here"},
    {"ASilentEvent", "events.json",
     R"("effects": [{"when": "offer", "if": [], "do": [{"act": "tickets", "more": 1}]}])",
     R"("effects": [])", "events[3].effects: [] does nothing"},
    {"AThingThatIsNowhere", kBoxModules, R"("id": "page", "place": "vault")",
     R"("id": "page", "place": "pocket")", R"(items[2].place: "pocket" is none of vault, office)"},
    {"AThingOfTheVaultThatActs", kBoxModules, R"("kind": "page", "name")",
     R"("kind": "page", "effects": [], "name")",
     "items[2].effects: [] does not go with a thing of the vault"},
    {"AThingWithoutAValue", kBoxModules, R"("pl": "Karta"}, "value": 8)", R"("pl": "Karta"})",
     "items[2].value: missing"},
    {"TwoThingsOfOneId", kBoxModules, R"({"id": "bond")", R"({"id": "page")",
     R"(items[3].id: "page" is the id of two items)"},
    {"ATokenThatLastsForEver", kBoxModules, R"({"id": "cow", "place": "path", "lasts": "game")",
     R"({"id": "cow", "place": "path", "lasts": "ever")",
     R"(tokens[7].lasts: "ever" is none of game, campaign)"},
    {"ATokenWithoutAPlace", kBoxModules, R"({"id": "cow", "place": "path")",
     R"({"id": "cow", "place": "sky")",
     R"(tokens[7].place: "sky" is none of seat, city_stock, city_owned, lane, route, path, ticket, paint, mark)"},
    {"TwoTokensOnPaths", kBoxModules, R"({"id": "vein", "place": "mark")",
     R"({"id": "vein", "place": "path")", R"(tokens[8].place: "path" is the place of two kinds)"},
    {"TwoPaints", kBoxModules, R"({"id": "vein", "place": "mark")",
     R"({"id": "vein", "place": "paint")", R"(tokens[8].place: "paint" is the place of two kinds)"},
    {"AThirdTokenOnLanes", kBoxModules, R"({"id": "vein", "place": "mark")",
     R"({"id": "vein", "place": "lane")",
     R"(tokens[8].place: "lane" is the place of a third kind on lanes)"},
    {"FormsThatAreShort", kBoxModules, R"(["ziarno", "ziarna", "ziaren"])", "[]",
     "tokens[6].forms.pl: a list of 0 is not between 1 and 4 long"},
    {"AModuleThatEndsBeforeItBegins", kBoxModules, R"("from": 2,
      "to": 2)",
     R"("from": 2,
      "to": 1)",
     "modules[2].to: 1 is not between 2 and 12"},
    {"AModuleOfNoRegion", kBoxModules, R"("region": "hills",
      "rule")",
     R"("region": "dales",
      "rule")",
     R"(modules[1].region: "dales" is no region of this box)"},
    {"AModuleFromSomewhere", kBoxModules, R"("from": "region")", R"("from": "there")",
     R"(modules[1].from: "there" is none of region)"},
    {"ASetWithoutACity", kBoxModules, R"("large": ["ada"])", R"("large": [])",
     "sets.large: a list of 0 is not between 1 and 64 long"},
    {"APostcardOutOfOrder", "postcards.json", R"("no": 3)", R"("no": 5)",
     "postcards[2].no: 5 is not the next number, 3"},
    {"APostcardWithoutACondition", "postcards.json",
     R"("if": [{"test": "drew", "blind_locos_min": 1}])", R"("if": [])",
     "postcards[1].effect.if: [] asks for nothing"},
    {"APostcardWithALimit", "postcards.json", R"("do": [{"act": "cards", "n": 2}])",
     R"("do": [{"act": "cards", "n": 2}], "limit": "game")",
     R"(postcards[1].effect.limit: "game" limits what works once)"},
    {"ALevelTooHigh", "postcards.json", R"("level": 3)", R"("level": 4)",
     "postcards[3].level: 4 is not between 1 and 3"},
    {"ASourceThatIsNone", "postcards.json", R"({"ticket": "t1"})", R"({"dream": 1})",
     "postcards[0].source.dream: 1 stands in a field that is not known here"},
    {"AStackOfNoPostcard", "postcards.json", R"("night": [3])", R"("night": [5])",
     "stacks.night[0]: 5 is no postcard of this box"},
    {"ATicketToNowhere", "tickets.json", R"("b": "fay")", R"("b": "zoe")",
     R"(tickets[4].b: "zoe" is no city of this box)"},
    {"ATicketOfNoRegion", "tickets.json", R"("value": 9, "region": "hills")",
     R"("value": 9, "region": "dales")", R"(tickets[4].region: "dales" is no region of this box)"},
    {"ATicketWithAPostcardThatIsNone", "tickets.json", R"("postcard": 1)", R"("postcard": 9)",
     "tickets[0].postcard: 9 is no postcard of this box"},
};

const BoxFault kBoxRegionFaults[] = {
    {"ARegionThatIsHome", kBoxRegions, R"("id": "case")", R"("id": "plain")",
     "regions: plain is open from the start"},
    {"OtherCities", kBoxRegions, R"("cities": ["eve", "fay"])", R"("cities": ["eve"])",
     R"(regions[0].cities: ["eve"] are not the cities of this region on the map)"},
    {"OtherTickets", kBoxRegions, R"("tickets": ["t5"])", R"("tickets": ["t4"])",
     R"(regions[0].tickets: ["t4"] are not the tickets of this region)"},
    {"ANeighbourThatIsNone", kBoxRegions, R"("needs_one_of": ["plain"])",
     R"("needs_one_of": ["dales"])",
     R"(regions[0].needs_one_of[0]: "dales" is no region of this box)"},
    {"AModuleThatIsNone", kBoxRegions, R"("module": "M-3")", R"("module": "M-4")",
     R"(regions[1].module: "M-4" is no module of this box)"},
    {"AnEventOfNoBox", kBoxRegions, R"("events": ["relief"])", R"("events": ["storm"])",
     R"(regions[0].events[0]: "storm" is no event of this box)"},
    {"AKindOfRegionThatIsNone", kBoxRegions, R"("kind": "box")", R"("kind": "bag")",
     R"(regions[1].kind: "bag" is none of region, box)"},
    {"APairOutOfOrder", kBoxRegions, R"("pairs": {"1")", R"("pairs": {"2")",
     R"(pairs.2: ["hills","case"] is not the next pair)"},
    {"APairOfOne", kBoxRegions, R"(["hills", "case"])", R"(["hills"])",
     "pairs.1: a list of 1 is not between 2 and 2 long"},
    {"ARegionTwiceInAPair", kBoxRegions, R"(["hills", "case"])", R"(["hills", "hills"])",
     R"(pairs.1[1]: "hills" stands in two pairs)"},
    {"ALetterInOneLanguage", kBoxRegions, R"("letter": {"en": "Open me.", "pl": "Otwórz mnie."})",
     R"("letter": {"en": "Open me."})", "regions[1].letter.pl: missing"},
};

const BoxFault kBoxStoryFaults[] = {
    {"CardsOutOfOrder", kBoxStory, R"("id": "1901-02")", R"("id": "1901-00")",
     R"(cards[1].id: "1901-00" is not in order)"},
    {"ACardOfNoGame", kBoxStory, R"("id": "1902-04",
      "game": 2)",
     R"("id": "1902-04",
      "game": 3)",
     "cards[5].game: 3 is not between 1 and 2"},
    {"APauseThatIsReadOnce", kBoxStory, R"("id": "1902-02",
      "game": 2,
      "flag": "pause",
      "read": "setup_and_end")",
     R"("id": "1902-02",
      "game": 2,
      "flag": "pause",
      "read": "setup")",
     R"(cards[3].read: "setup" does not go with flag pause)"},
    {"AFlagOfNoCard", kBoxStory, R"("id": "1902-03",
      "game": 2,
      "flag": "none")",
     R"("id": "1902-03",
      "game": 2,
      "flag": "half")",
     R"(cards[4].flag: "half" is none of none, pause, stop)"},
    {"AGameWithoutAStop", kBoxStory, R"("id": "1902-04",
      "game": 2,
      "flag": "stop")",
     R"("id": "1902-04",
      "game": 2,
      "flag": "none")",
     "cards: game 2 has not one PAUSE, and STOP last"},
    {"ASideThatIsNone", kBoxStory,
     R"({"when": "story", "side": "b", "if": [], "do": [{"act": "rule", "op": "evaluate"}]})",
     R"({"when": "story", "side": "c", "if": [], "do": [{"act": "rule", "op": "evaluate"}]})",
     R"(cards[5].do[1].side: "c" is none of a, b)"},
    {"AConditionInASentence", kBoxStory, R"("if": [], "do": [{"act": "rule", "op": "evaluate"}])",
     R"("if": [{"test": "flag"}], "do": [{"act": "rule", "op": "evaluate"}])",
     R"(cards[5].do[1].if: [{"test":"flag"}] stands in a sentence; a card of the story has its own)"},
    {"ASentenceForAnotherGame", kBoxStory, R"("for_game": 2)", R"("for_game": 1)",
     "cards[2].do[2].for_game: 1 is not the game of this card"},
    {"AnActOfTheGameAtTheEnd", kBoxStory, R"({"act": "rule", "op": "evaluate"})",
     R"({"act": "dollars", "n": 1, "who": "winner"})",
     R"(cards[5].do[1].do[0].act: "dollars" cannot be carried out at story end)"},
    {"ABoardThatOpensInSetup", kBoxStory, R"({"act": "rule", "op": "on", "module": "M-3"})",
     R"({"act": "board", "op": "open", "region": "case"})",
     R"(cards[2].do[0].do[0].act: "board" cannot be carried out at story setup)"},
    {"ARuleThatIsBent", kBoxStory, R"({"act": "rule", "op": "evaluate"})",
     R"({"act": "rule", "op": "bend"})",
     R"(cards[5].do[1].do[0].op: "bend" is none of on, off, flag, evaluate)"},
    {"ARuleOfNoModule", kBoxStory, R"({"act": "rule", "op": "off", "module": "M-2"})",
     R"({"act": "rule", "op": "off", "module": "M-9"})",
     R"(cards[4].do[0].do[1].module: "M-9" is no module of this box)"},
    {"ATicketThatCannotRetire", kBoxStory, R"("tickets": ["t2"])", R"("tickets": ["t9"])",
     R"(cards[1].do[1].do[0].tickets[0]: "t9" is no ticket of this box)"},
    {"ABoardThatIsPaintedAtTheEnd", kBoxStory, R"({"act": "board", "op": "open", "pair": 1})",
     R"({"act": "board", "op": "paint"})",
     R"(cards[5].do[0].do[0].op: "paint" is none of open, retire)"},
    {"APairAndARegion", kBoxStory, R"({"act": "board", "op": "open", "pair": 1})",
     R"({"act": "board", "op": "open", "pair": 1, "region": "hills"})",
     "cards[5].do[0].do[0].pair: 1 stands beside a region"},
    {"APairThatIsNone", kBoxStory, R"({"act": "board", "op": "open", "pair": 1})",
     R"({"act": "board", "op": "open", "pair": 2})",
     "cards[5].do[0].do[0].pair: 2 is not between 1 and 1"},
    {"APostcardForNobody", kBoxStory, R"({"act": "post", "card": 4, "who": "caboose"})",
     R"({"act": "post", "card": 4})",
     R"(cards[1].do[0].do[0].options[0][1]: {"act":"post","card":4} says nobody who gains)"},
    {"APostcardForAll", kBoxStory, R"({"act": "post", "card": 4, "who": "caboose"})",
     R"({"act": "post", "card": 4, "who": "all"})",
     R"(cards[1].do[0].do[0].options[0][1].who: "all" is none of winner, last, caboose, all_last_first)"},
    {"AChoiceThatSetsNoPair", kBoxStory, R"("sets": "pair1")", R"("sets": "pair7")",
     R"(cards[1].do[0].do[0].sets: "pair7" is no pair of this box)"},
    {"AnOptionThatAsksAtTheEnd", kBoxStory, R"([{"act": "board", "op": "open", "region": "case"}])",
     R"([{"act": "choose", "of": "item"}])",
     R"(cards[1].do[0].do[0].options[1][0].act: "choose" asks inside an answer)"},
    {"ALaneChosenAtTheEnd", kBoxStory, R"("of": "item",
              "who": "all_last_first")",
     R"("of": "lane",
              "who": "all_last_first")",
     R"(cards[1].do[2].do[0].of: "lane" is chosen in games only)"},
    {"AStackThatIsNone", kBoxModules, R"("stack": "night")", R"("stack": "day")",
     R"(modules[0].effects[4].do[0].stack: "day" is no stack of this box)"},
    {"APostcardByName", kBoxModules, R"("by": "ticket_number")", R"("by": "name")",
     R"(modules[0].effects[2].do[0].by: "name" is none of ticket_number)"},
    {"AStampThatIsALamp", kBoxModules, R"("token": "stamp", "op": "put")",
     R"("token": "lamp", "op": "put")",
     R"(modules[0].effects[1].do[0].token: "lamp" does not lie on tickets)"},
    {"StampsByTheDozen", kBoxModules, R"("at": "ticket", "n": {"per": {"of": "fresh"}, "each": 1})",
     R"("at": "ticket", "n": {"per": {"of": "fresh"}, "each": 12})",
     "modules[0].effects[1].do[0].n.each: 12 is not one stamp for each"},
    {"SeatsAfterTheGame", kBoxModules, R"({"test": "game", "in": [1]})",
     R"({"test": "game", "players_min": 3})",
     R"(modules[0].effects[3].if[0]: {"test":"game","players_min":3} speaks of seats, and the game is over)"},
    {"ALampAmongOtherTokens", kBoxModules, R"("free_of": "lamp",
              "outside")",
     R"("free_of": "shed",
              "outside")",
     R"(modules[0].effects[3].do[0].free_of: "shed" is not the token that is put there)"},
    {"AConditionThatIsNone", kBoxStory, R"({"test": "flag", "name": "crews", "is": "stand"})",
     R"({"test": "join", "a": "ada", "b": "bea"})",
     R"(cards[4].if[0].test: "join" is none of flag, count)"},
    {"AConditionOnNoFlag", kBoxStory, R"({"test": "flag", "name": "crews", "is": "stand"})",
     R"({"test": "flag", "name": "cooks", "is": "stand"})",
     R"(cards[4].if[0].name: "cooks" is no flag of this box)"},
    {"AConditionOnNoValue", kBoxStory, R"({"test": "flag", "name": "crews", "is": "stand"})",
     R"({"test": "flag", "name": "crews", "is": "sleep"})",
     R"(cards[4].if[0].is: "sleep" is no value of this flag)"},
    {"AFlagTooMany", kBoxStory,
     R"({"act": "rule", "op": "flag", "name": "line", "value": "free"}, )",
     R"({"act": "rule", "op": "flag", "name": "f2", "value": "x"},
        {"act": "rule", "op": "flag", "name": "f3", "value": "x"},
        {"act": "rule", "op": "flag", "name": "f4", "value": "x"},
        {"act": "rule", "op": "flag", "name": "f5", "value": "x"}, )",
     R"(cards[4].do[0].do[3].name: "f5" is one flag more than 4)"},
};

const BoxFault kBoxCountFaults[] = {
    {"TooFewAbsenceValues", kBoxCount, "[3, 4]", "[3]",
     "absence_value: a list of 1 is not between 2 and 2 long"},
    {"APartThatIsNone", kBoxCount, R"("kind": "sum")", R"("kind": "guess")",
     R"(parts[0].kind: "guess" is none of sum, table, replace_worst, items, rank, per)"},
    {"ATableThatIsNone", kBoxCount, R"("table": "absence_value")", R"("table": "tides")",
     R"(parts[1].table: "tides" is none of absence_value)"},
    {"ItemsOfNoKind", kBoxCount, R"("item_kind": "page")", R"("item_kind": "pages")",
     R"(parts[3].item_kind: "pages" is no item of this box)"},
    {"ASetOfNone", kBoxCount, R"({"2": 3})", R"({"none": 3})",
     "parts[3].set_bonus.none: 3 stands under no number of items"},
    {"AValueOfNoFlag", kBoxCount, R"("values": {"free": 5})", R"("values": {"sold": 5})",
     "parts[4].values.sold: 5 stands under no value of flag line"},
    {"AFlagThatIsNone", kBoxCount, R"("flag": "line")", R"("flag": "lane")",
     R"(parts[4].flag: "lane" is no flag of this box)"},
    {"ARankOfSomethingElse", kBoxCount, R"("of": "stamps")", R"("of": "hats")",
     R"(parts[5].of: "hats" is none of stamps)"},
    {"ATieThatIsNone", kBoxCount, R"("shared"])", R"("coin"])",
     R"(ties[2]: "coin" is none of slip_of_game_12, shared)"},
    {"MoreGamesThanThereAre", kBoxCount, R"("min_games": 1)", R"("min_games": 3)",
     "min_games: 3 is not between 0 and 2"},
};

}  // namespace

TEST_P(BoxRefuses, NamingFileFieldAndValue) {
  const BoxFault& fault = GetParam();
  BoxFiles files = small_box_files();
  files[fault.file] = with(files[fault.file], fault.was, fault.is);
  EXPECT_EQ(answer_to_box(files), "boxes/small/1/" + std::string(fault.file) + ": " + fault.line);
}

INSTANTIATE_TEST_SUITE_P(Board, BoxRefuses, testing::ValuesIn(kBoxBoardFaults), name_of_fault);
INSTANTIATE_TEST_SUITE_P(Law, BoxRefuses, testing::ValuesIn(kBoxLawFaults), name_of_fault);
INSTANTIATE_TEST_SUITE_P(Campaign, BoxRefuses, testing::ValuesIn(kBoxCampaignFaults),
                         name_of_fault);
INSTANTIATE_TEST_SUITE_P(Cards, BoxRefuses, testing::ValuesIn(kBoxCardFaults), name_of_fault);
INSTANTIATE_TEST_SUITE_P(Regions, BoxRefuses, testing::ValuesIn(kBoxRegionFaults), name_of_fault);
INSTANTIATE_TEST_SUITE_P(Story, BoxRefuses, testing::ValuesIn(kBoxStoryFaults), name_of_fault);
INSTANTIATE_TEST_SUITE_P(Count, BoxRefuses, testing::ValuesIn(kBoxCountFaults), name_of_fault);

TEST(BoxFolder, OfAllItsFilesIsABox) {
  EXPECT_EQ(answer_to_box(small_box_files()), "accepted");
}

TEST(BoxFolder, LacksAFile) {
  for (const auto& [name, text] : small_box_files()) {
    BoxFiles files = small_box_files();
    files.erase(name);
    EXPECT_EQ(answer_to_box(files), "boxes/small/1/" + name + ": missing");
  }
}

TEST(BoxFolder, HasAFileTooMany) {
  BoxFiles files = small_box_files();
  files["notes.txt"] = "";
  EXPECT_EQ(answer_to_box(files), "boxes/small/1/notes.txt: is no file of a box");
}

TEST(BoxFolder, IsCalledByAVersion) {
  EXPECT_EQ(answer_to_box(small_box_files(), "boxes/small/one"),
            "boxes/small/one: is called by no version; a box is a folder NAME/NUMBER");
  EXPECT_EQ(answer_to_box(small_box_files(), "boxes/small/01"),
            "boxes/small/01: is called by no version; a box is a folder NAME/NUMBER");
}

TEST(BoxFolder, HasABackgroundWithoutALayout) {
  BoxFiles files = small_box_files();
  files["background.svg"] = "";
  EXPECT_EQ(answer_to_box(files), "boxes/small/1/background.svg: there is no layout.json");
}

}  // namespace wagonaut::tests::catalog
