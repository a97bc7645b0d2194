// What a host does with a store that is being served: copies, records out, records in.
#include <gtest/gtest.h>

#include "tests/server/e2e/steadfast.h"
#include "tests/support/verified_game.h"
#include "tests/tools/program.h"

namespace wagonaut::tests::e2e {
namespace {

using tools::run_program;

std::string record_text(int port, const std::string& table) {
  return web::WebClient::get(port, "/api/games/" + table + "/record").body;
}

std::vector<std::string> files_in(const std::string& folder) {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    files.push_back(entry.path().string());
  std::sort(files.begin(), files.end());
  return files;
}

/// The host takes a step back, and all agree.
bool take_back(Party& party) {
  TableClient& me = party.host();
  me.ask({{"type", "undo"}, {"version", me.version()}});
  party.clients.back().ask({{"type", "consent"}, {"yes", true}});
  for (TableClient& client : party.clients)
    if (!client.until([&] { return at(client.scene(), "table", "taken_back").as_int64() > 0; }))
      return false;
  return true;
}

TEST(Hosting, ACopyMadeWhileServingIsServedInTurn) {
  House house;
  const std::string store = house.folder.path("tables.db"), copy = house.folder.path("copy.db");
  Crowd crowd(house.port(), 2, 3);
  Party party(house.port(), "usa", {"me", "open", "bot:greedy"});
  ASSERT_TRUE(party.begin());
  Quick rng(51);
  ASSERT_TRUE(party.play_steps(rng, 40));
  ASSERT_TRUE(party.settle());
  const int version = party.host().version();
  const auto made = run_program({"backup", copy, "--store", store});
  ASSERT_EQ(made.code, 0) << made.err;
  EXPECT_NE(run_program({"backup", copy, "--store", store}).code, 0) << "a copy was overwritten";
  ASSERT_TRUE(party.play(rng));
  EXPECT_TRUE(crowd.finish());

  ServerProcess again(copy);
  ASSERT_TRUE(again.start()) << again.output();
  for (TableClient& client : party.clients) {
    client.drop();
    client.port = again.port();
  }
  ASSERT_TRUE(party.connect());
  EXPECT_GE(party.host().version(), version);
  EXPECT_TRUE(party.host().running());
  ASSERT_TRUE(party.play(rng));
  verified_game(again.port(), party.table());
}

// Whoever looks into the store and leaves again must not take the log of the server along.
TEST(Hosting, VisitorsOfTheStoreDoNotDisturbWhoServesIt) {
  House house;
  const std::string store = house.folder.path("tables.db");
  Crowd crowd(house.port(), 2, 3);
  for (int i = 0; i < 6; ++i) {
    const std::string name = house.folder.path("visit" + std::to_string(i));
    std::this_thread::sleep_for(std::chrono::milliseconds(150));
    const auto visited = i % 2 == 0 ? run_program({"backup", name, "--store", store})
                                    : run_program({"export", name, "--store", store});
    EXPECT_EQ(visited.code, 0) << visited.err;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    if (i % 3 != 2) continue;
    house.server.kill();
    ASSERT_TRUE(house.server.start()) << house.server.output();
  }
  EXPECT_TRUE(crowd.finish()) << "some table does not play on to its end";
  expect_nothing_lost(store, house.port(), crowd.tables());
}

/// The first start comes to nothing, because one does not tell its share.
void fail_to_start(Party& party) {
  TableClient& silent = party.clients.back();
  silent.reveals = false;
  ASSERT_TRUE(party.connect());
  ASSERT_EQ(party.host().ask({{"type", "start"}}), "granted");
  ASSERT_EQ(party.host().ask({{"type", "call_off"}}), "granted");
  silent.reveals = true;
}

TEST(Hosting, RecordsGoOutAndComeInAgain) {
  House house;
  const std::string store = house.folder.path("tables.db"), out = house.folder.path("out");
  const std::string fresh = house.folder.path("fresh.db");
  Quick rng(52);
  std::vector<std::string> tables;
  for (const std::string edition : {"nordic", "world", "nordic"}) {
    Party party(house.port(), edition, {"me", "open"}, {{"listed", edition == "world"}});
    if (edition == "world") {
      ASSERT_NO_FATAL_FAILURE(fail_to_start(party));
    }
    ASSERT_TRUE(party.begin());
    ASSERT_TRUE(party.play_steps(rng, 20));
    ASSERT_TRUE(party.settle());
    ASSERT_TRUE(take_back(party));
    ASSERT_TRUE(party.play(rng));
    tables.push_back(party.table());
  }
  Party unfinished(house.port(), "usa", {"me", "bot:greedy"});
  ASSERT_TRUE(unfinished.begin());

  const auto exported = run_program({"export", out, "--store", store});
  ASSERT_EQ(exported.code, 0) << exported.err;
  const auto files = files_in(out);
  EXPECT_EQ(files.size(), 3u);
  EXPECT_EQ(run_program({"export", out, "--store", store, "--table", unfinished.table()}).code, 2);
  std::vector<std::string> command{"verify"};
  command.insert(command.end(), files.begin(), files.end());
  const auto verified = run_program(command);
  EXPECT_EQ(verified.code, 0) << verified.out << verified.err;

  command[0] = "import";
  command.insert(command.end(), {"--store", fresh});
  for (int i = 0; i < 2; ++i) {  // the second time nothing is left to do
    const auto imported = run_program(command);
    ASSERT_EQ(imported.code, 0) << imported.err;
  }
  ServerProcess museum(fresh);
  ASSERT_TRUE(museum.start()) << museum.output();
  for (const std::string& table : tables) {
    verified_game(museum.port(), table);
    EXPECT_EQ(record_text(museum.port(), table), record_text(house.port(), table));
    EXPECT_EQ(get(museum.port(), "/api/games/" + table + "/replay").status, 200);
  }
  // A record does not say whether its table was listed, so what comes in is in no list.
  EXPECT_EQ(get(house.port(), "/api/statistics").body.at("statistics").as_array().size(), 2u);
  EXPECT_TRUE(get(museum.port(), "/api/statistics").body.at("statistics").as_array().empty());
  EXPECT_TRUE(get(museum.port(), "/api/games").body.at("tables").as_array().empty());
}

}  // namespace
}  // namespace wagonaut::tests::e2e
