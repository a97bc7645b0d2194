// A host offers programs as bots: people choose them, and a game never hangs on one.
#include <gtest/gtest.h>

#include <fstream>
#include <thread>

#include "tests/server/e2e/party.h"
#include "tests/server/e2e/shell.h"
#include "tests/server/outside/outside_game.h"
#include "tests/support/verified_game.h"

namespace wagonaut::tests::e2e {
namespace {

const std::string kPlays = "guest=node '" WAGONAUT_ROOT "/examples/bot/bot.mjs'";

std::vector<std::string> offered_bots(int port) {
  std::vector<std::string> ids;
  const Answered editions = get(port, "/api/editions");
  for (const json::value& bot : editions.body.at("bots").as_array())
    ids.push_back(text(bot.at("id")));
  return ids;
}

TEST(Programs, AreOfferedBesideTheBotsOfTheHouse) {
  const House plain, house({"--bot", kPlays, "--bot", "other=true"});
  auto expected = offered_bots(plain.port());
  for (const std::string name : {"guest", "other"}) expected.push_back(name);
  EXPECT_EQ(offered_bots(house.port()), expected);
}

TEST(Programs, PlayAGameWithPeople) {
  ASSERT_NO_FATAL_FAILURE(require_node("fs"));
  const House house({"--bot", kPlays, "--bot-budget", "120000"});
  Party party(house.port(), "usa", {"me", "bot:guest", "bot:greedy"});
  ASSERT_TRUE(party.begin());
  Quick rng(61);
  EXPECT_TRUE(party.play(rng));
  const Verified played = verified_game(house.port(), party.table());
  EXPECT_GT(played.standings.at(Seat(1)).points(AwardKind::Lanes), 0);
  EXPECT_EQ(house.server.output().find("program_forfeits"), std::string::npos)
      << house.server.output();
}

TEST(Programs, ThatHangForfeitAndTheGameGoesOn) {
  House house({"--bot", "guest=exec sleep 1000", "--bot-budget", "1"});
  Party party(house.port(), "nordic", {"me", "bot:guest"});
  ASSERT_TRUE(party.begin());
  Quick rng(62);
  EXPECT_TRUE(party.play(rng));
  EXPECT_GT(
      verified_game(house.port(), party.table()).standings.at(Seat(1)).points(AwardKind::Lanes), 0);
  const std::string log = house.server.output();
  const std::size_t line = log.find("program_forfeits");
  ASSERT_NE(line, std::string::npos) << log;
  EXPECT_EQ(log.find("program_forfeits", line + 1), std::string::npos) << log;
  EXPECT_NE(log.find("gave no answer within 1 ms"), std::string::npos) << log;
}

TEST(Programs, EndWithTheServer) {
  const TempFolder folder;
  const std::string file = folder.path("pid");
  House house(
      {"--bot", "guest=echo $$ >'" + file + "'; exec sleep 1000", "--bot-budget", "600000"});
  Party party(house.port(), "usa", {"me", "bot:guest"});
  ASSERT_TRUE(party.begin());
  pid_t pid = 0;
  for (int looks = 0; looks < 4000 && !(std::ifstream(file) >> pid); ++looks)
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  ASSERT_GT(pid, 0);
  EXPECT_TRUE(outside::runs(pid));
  EXPECT_EQ(house.server.terminate(), 0);  // though it could think for ten minutes
  EXPECT_FALSE(outside::runs(pid));
}

}  // namespace
}  // namespace wagonaut::tests::e2e
