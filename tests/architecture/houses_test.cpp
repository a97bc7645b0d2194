// Who may know whom. The link targets enforce the houses; these tests read the includes and
// enforce the rooms.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "tests/architecture/sources.h"

namespace wagonaut::tests::architecture {

namespace {

using Rooms = std::set<std::string>;

/// Each room with the rooms it may know besides itself. Arrows never turn round.
const std::map<std::string, Rooms>& known_by() {
  static const std::map<std::string, Rooms> table = [] {
    std::map<std::string, Rooms> t;
    t["engine/base"] = {};
    t["engine/model"] = {"engine/base"};
    t["engine/luck"] = {"engine/base", "engine/model"};
    t["engine/rules"] = {"engine/base", "engine/model", "engine/luck"};
    t["engine/play"] = {"engine/base", "engine/model", "engine/luck", "engine/rules"};
    Rooms engine = t["engine/play"];
    engine.insert("engine/play");
    t["engine/sight"] = t["engine/record"] = engine;
    engine.insert({"engine/sight", "engine/record"});
    t["engine/campaign"] = engine;
    engine.insert("engine/campaign");
    t["catalog"] = t["bots"] = engine;
    t["texts"] = {"engine/base", "catalog"};
    Rooms tools = engine;
    tools.insert({"catalog", "bots"});
    t["bench"] = tools;
    tools.insert("texts");
    // The server's rooms: bytes know no game, a game knows no bytes.
    t["server/base"] = {};
    t["server/watch"] = {"engine/base"};
    t["server/net"] = {"engine/base", "server/base", "server/watch"};
    t["server/store"] = {"engine/base", "server/base", "server/watch"};
    t["server/fair"] = engine;
    Rooms room = tools;
    room.insert({"server/base", "server/watch", "server/store", "server/fair"});
    room.erase("bots");
    t["server/room"] = room;
    room.insert("server/room");
    t["server/campaign"] = room;
    room.insert("server/campaign");
    t["server/protocol"] = room;
    Rooms outside = room;
    outside.insert({"bots", "server/protocol"});
    t["server/outside"] = outside;
    Rooms lobby = outside;
    lobby.insert({"server/net", "server/outside"});
    t["server/lobby"] = lobby;
    lobby.insert("server/lobby");
    t["server/serve"] = lobby;
    tools.insert({"server/serve", "server/fair", "server/store", "server/room", "server/campaign",
                  "server/outside"});
    tools.insert("bench");
    t["tools"] = tools;
    return t;
  }();
  return table;
}

/// "engine/rules/claim.h" is in "engine/rules", "engine/play.h" in "engine/play", "bots/x.h" in
/// "bots".
std::string room_of(const std::string& path) {
  const std::size_t slash = path.find('/');
  const std::string house = path.substr(0, slash);
  if (house != "engine" && house != "server") return house;
  return path.substr(0, path.find_first_of("/.", slash + 1));
}

const Rooms& houses() {
  static const Rooms all{"engine", "catalog", "texts", "bots", "server", "bench", "tools"};
  return all;
}

/// All that plays: nothing here may touch the heap.
bool plays(const std::string& path) {
  return Rooms{"engine/model", "engine/rules", "engine/play", "engine/sight"}.contains(
      room_of(path));
}

}  // namespace

TEST(Architecture, RoomsKnowOnlyWhatTheyMay) {
  for (const std::string& house : houses()) {
    for (const Source& source : sources_of(house)) {
      const std::string room = room_of(source.path);
      ASSERT_TRUE(known_by().contains(room)) << source.path << " is in a room nobody has drawn";
      for (const std::string& name : source.includes()) {
        if (name.front() != '"') continue;
        const std::string other = room_of(name.substr(1, name.size() - 2));
        EXPECT_TRUE(other == room || known_by().at(room).contains(other))
            << source.path << " includes " << name;
      }
    }
  }
}

TEST(Architecture, IncludesAreWrittenFromTheRoot) {
  for (const std::string& house : houses())
    for (const Source& source : sources_of(house))
      for (const std::string& name : source.includes())
        if (name.front() == '"') {
          EXPECT_TRUE(std::filesystem::exists(root() / name.substr(1, name.size() - 2)))
              << source.path << " includes " << name;
        }
}

TEST(Architecture, HeadersOpenOnce) {
  for (const std::string& house : houses())
    for (const Source& source : sources_of(house))
      if (source.path.ends_with(".h")) {
        EXPECT_TRUE(source.text.starts_with("#pragma once\n")) << source.path;
      }
}

// The engine and the bots know the standard library alone, and of it no clock, thread or stream.
TEST(Architecture, EngineAndBotsArePure) {
  const Rooms allowed{"<algorithm>",   "<array>",           "<bit>",     "<bitset>",
                      "<charconv>",    "<climits>",         "<cmath>",   "<compare>",
                      "<concepts>",    "<cstddef>",         "<cstdint>", "<cstring>",
                      "<functional>",  "<iterator>",        "<limits>",  "<memory>",
                      "<numeric>",     "<optional>",        "<span>",    "<string>",
                      "<string_view>", "<tuple>",           "<utility>", "<vector>",
                      "<type_traits>", "<initializer_list>"};
  for (const std::string house : {"engine", "bots"})
    for (const Source& source : sources_of(house)) {
      if (source.path == "engine/base/check.cpp") continue;  // says goodbye on the error stream
      for (const std::string& name : source.includes())
        if (name.front() == '<') {
          EXPECT_TRUE(allowed.contains(name)) << source.path << " includes " << name;
        }
    }
}

// A server's exception may pass through them, so nothing there may stop it either.
TEST(Architecture, EngineAndBotsNeedNoExceptionsAndNoRtti) {
  const Rooms forbidden{"throw",  "try",    "catch", "noexcept", "dynamic_cast",
                        "typeid", "getenv", "rand",  "time"};
  for (const std::string house : {"engine", "bots"})
    for (const Source& source : sources_of(house))
      for (const std::string& word : words_of(source.bare()))
        EXPECT_FALSE(forbidden.contains(word)) << source.path << " says " << word;
}

TEST(Architecture, PlayingNeedsNoHeap) {
  const Rooms words{"new",        "malloc",     "calloc",   "make_unique", "make_shared",
                    "unique_ptr", "shared_ptr", "function", "vector",      "string",
                    "map",        "set",        "deque",    "list"};
  for (const Source& source : sources_of("engine")) {
    if (!plays(source.path)) continue;
    for (const std::string& name : source.includes())
      EXPECT_FALSE(
          Rooms({"<vector>", "<string>", "<memory>", "<functional>", "<map>"}).contains(name))
          << source.path << " includes " << name;
    const std::string code = source.bare();
    for (const std::string& word : words)
      EXPECT_EQ(code.find("std::" + word + "<"), code.npos) << source.path << " says std::" << word;
    for (const std::string& word : words_of(code))
      EXPECT_TRUE(word != "new" && word != "malloc" && word != "calloc")
          << source.path << " says " << word;
  }
}

// A rule room may use another, but no two of them know each other, not even by way of a third.
TEST(Architecture, NoRuleRoomsStandInARing) {
  std::map<std::string, Rooms> knows;
  for (const Source& source : sources_of("engine")) {
    if (room_of(source.path) != "engine/rules") continue;
    const std::string unit = source.path.substr(0, source.path.rfind('.'));
    for (const std::string& name : source.includes())
      if (name.starts_with("\"engine/rules/"))
        knows[unit].insert(name.substr(1, name.rfind('.') - 1));
    knows[unit].erase(unit);
  }
  ASSERT_GT(knows.size(), 15u);
  // What knows nobody that is left can be taken away; in a ring nobody can.
  for (std::size_t before = 0; before != knows.size();) {
    before = knows.size();
    std::erase_if(knows, [&](const auto& unit) {
      return std::none_of(unit.second.begin(), unit.second.end(),
                          [&](const std::string& other) { return knows.contains(other); });
    });
  }
  std::string ring;
  for (const auto& [unit, others] : knows) ring += unit + " ";
  EXPECT_EQ(ring, "");
}

// What a lane costs is known in one place, so that a card can change it.
TEST(Architecture, OnlyOneRuleReadsPrices) {
  const Rooms builders{"engine/model/board.h",     "engine/model/edition.cpp",
                       "engine/rules/price.h",     "engine/campaign/opening.cpp",
                       "engine/campaign/dump.cpp", "engine/sight/veil.cpp"};
  const Rooms painters{"engine/rules/price.h",      "server/protocol/board_json.cpp",
                       "tools/play/board_list.cpp", "tools/play/board_map.cpp",
                       "tools/play/choices.cpp",    "tools/play/claims.cpp",
                       "tools/play/rules.cpp",      "tools/play/speech.cpp"};
  // Listing reads the lanes that no card prices now; who prices one lane asks `price_of`.
  const Rooms listers{"engine/rules/price.h", "engine/rules/price.cpp", "engine/rules/claim.cpp",
                      "engine/rules/menu.cpp", "bots/position.h"};
  for (const std::string& house : houses())
    for (const Source& source : sources_of(house))
      for (const std::string& word : words_of(source.bare())) {
        if (word == "printed" && house != "catalog") {
          EXPECT_TRUE(builders.contains(source.path)) << source.path;
        }
        if (word == "printed_on") {
          EXPECT_TRUE(painters.contains(source.path)) << source.path;
        }
        if (word == "plain_price") {
          EXPECT_TRUE(listers.contains(source.path)) << source.path;
        }
      }
}

TEST(Architecture, NothingIsLeftForLater) {
  for (const std::string folder :
       {"engine", "catalog", "bots", "server", "bench", "tools", "tests"})
    for (const Source& source : sources_of(folder)) {
      if (source.path == "tests/architecture/houses_test.cpp") continue;
      for (const std::string& word : words_of(source.text))
        EXPECT_TRUE(word != "TODO" && word != "FIXME" && word != "XXX") << source.path;
    }
}

}  // namespace wagonaut::tests::architecture
