// The example client in another language plays whole games through the open door.
#include <gtest/gtest.h>

#include <future>

#include "tests/server/e2e/party.h"
#include "tests/server/e2e/shell.h"
#include "tests/support/verified_game.h"

namespace wagonaut::tests::e2e {
namespace {

const std::string kExample = WAGONAUT_ROOT "/examples/node-bot";

std::string example(int port, const std::string& arguments) {
  return "node '" + kExample + "/bot.mjs' --server http://127.0.0.1:" + std::to_string(port) + " " +
         arguments;
}

TEST(EndToEnd, TheExampleClientOpensATableAndPlaysIt) {
  ASSERT_NO_FATAL_FAILURE(require_node("ws"));
  const House house;
  const Ended played = run_command(example(house.port(), "--open nordic --bots 1 --name Nodek"));
  EXPECT_EQ(played.code, 0) << played.output;
  EXPECT_NE(played.output.find("(me)"), std::string::npos) << played.output;
  // It did not ask to be listed, so nobody hears how it ended.
  const Answered statistics = get(house.port(), "/api/statistics?name=Nodek");
  EXPECT_TRUE(statistics.body.at("statistics").as_array().empty());
}

TEST(EndToEnd, TheExampleClientPlaysASeatThatWasKeptForIt) {
  ASSERT_NO_FATAL_FAILURE(require_node("ws"));
  const House house;
  Party party(house.port(), "usa", {"me", "program"});
  const std::string token = party.clients.back().token;
  party.clients.pop_back();
  auto bot = std::async(std::launch::async, [&] {
    return run_command(example(house.port(), "--table " + party.table() + " --token " + token));
  });
  ASSERT_TRUE(party.connect());
  TableClient& me = party.host();
  EXPECT_TRUE(me.until([&] { return shown_seat(me, 1).at("share").is_string(); }));
  ASSERT_TRUE(party.begin());
  Quick rng(41);
  EXPECT_TRUE(party.play(rng));
  const Ended played = bot.get();
  EXPECT_EQ(played.code, 0) << played.output;
  EXPECT_NE(verified_game(house.port(), party.table()).record.fair->nonces[1], "");
}

}  // namespace
}  // namespace wagonaut::tests::e2e
