#include <gtest/gtest.h>

#include "server/protocol/messages.h"

namespace wagonaut::tests::protocol {
namespace {

using namespace server;

/// A body with these members besides the three that must be there.
std::string body(const std::string& more = "", const std::string& seats = R"(["me","open"])") {
  return R"({"name":"Ala","edition":"usa","seats":)" + seats + (more.empty() ? "" : "," + more) +
         "}";
}

std::string fault_of(const std::string& json) {
  const auto read = read_new_table(json);
  EXPECT_FALSE(read) << json;
  return read ? "" : read.error();
}

TEST(Protocol, OpensATableWithTheUsualSettings) {
  const auto read = read_new_table(body());
  ASSERT_TRUE(read) << read.error();
  TableSettings usual;
  usual.game.edition = "usa";
  EXPECT_EQ(read->settings, usual);
  EXPECT_EQ(read->name, "Ala");
  ASSERT_EQ(read->chairs.size(), 2u);
  EXPECT_EQ(read->chairs[0].holder, Holder::Person);
  EXPECT_EQ(read->chairs[1].holder, Holder::Open);
}

TEST(Protocol, OpensATableWithEverySetting) {
  const auto read = read_new_table(
      body(R"("options":{"flush":"on","gone":null},"clock":{"kind":"game","amount":600},
              "listed":true,"spectators":true,"undo":"off","aids":"odds","chat":"phrases",
              "autopilot":false,"badge":"fox")",
           R"(["me","program","bot:greedy","open","open"])"));
  ASSERT_TRUE(read) << read.error();
  const TableSettings& s = read->settings;
  EXPECT_EQ(s.game.options, (Options{{"flush", "on"}}));
  EXPECT_EQ(s.clock, (ClockRule{ClockKind::PerGame, 600}));
  EXPECT_TRUE(s.listed && s.spectators && !s.autopilot);
  EXPECT_EQ(s.undo, UndoRule::Off);
  EXPECT_EQ(s.aids, Aids::Odds);
  EXPECT_EQ(s.chat, ChatRule::Phrases);
  EXPECT_EQ(read->chairs[0].badge, "fox");
  EXPECT_EQ(read->chairs[1].holder, Holder::Program);
  EXPECT_EQ(read->chairs[2].holder, Holder::Bot);
  EXPECT_EQ(read->chairs[2].bot, "greedy");
}

// A client must not be able to put a token's hash, a nonce or a start seat into a new table.
TEST(Protocol, OpensNoTableWithWhatIsTheServers) {
  const auto read = read_new_table(body(R"("first":1,"token_hash":"x","nonce":"y")"));
  ASSERT_TRUE(read) << read.error();
  EXPECT_FALSE(read->settings.first);
  for (const Chair& chair : read->chairs)
    EXPECT_TRUE(chair.token_hash.empty() && chair.nonce.empty());
}

TEST(Protocol, ClocksHaveBounds) {
  const auto clock = [](const std::string& kind, int amount) {
    return body(R"("clock":{"kind":")" + kind + R"(","amount":)" + std::to_string(amount) + "}");
  };
  for (const auto& [kind, least, most] :
       {std::tuple("turn", 10, 3600), std::tuple("game", 60, 36000), std::tuple("days", 1, 14)}) {
    EXPECT_TRUE(read_new_table(clock(kind, least)));
    EXPECT_TRUE(read_new_table(clock(kind, most)));
    EXPECT_TRUE(fault_of(clock(kind, least - 1)).starts_with("clock.amount: ")) << kind;
    EXPECT_TRUE(fault_of(clock(kind, most + 1)).starts_with("clock.amount: ")) << kind;
  }
  EXPECT_EQ(read_new_table(clock("none", 5))->settings.clock, ClockRule{});
  EXPECT_EQ(fault_of(body(R"("clock":{"kind":"turn"})")), "clock.amount: is missing");
  EXPECT_EQ(fault_of(body(R"("clock":{"kind":"sand"})")),
            "clock.kind: is none of none, turn, game, days");
  EXPECT_EQ(fault_of(body(R"("clock":60)")), "clock: is not an object");
}

TEST(Protocol, SeatsAreTwoToFiveAndTheFirstIsMine) {
  EXPECT_EQ(fault_of(body("", R"(["me"])")), "seats: is not a list of 2 to 5");
  EXPECT_EQ(fault_of(body("", R"(["me","open","open","open","open","open"])")),
            "seats: is not a list of 2 to 5");
  EXPECT_EQ(fault_of(body("", R"(["open","me"])")), "seats[0]: is not \"me\"");
  for (const std::string word : {"\"me\"", "\"bot:\"", "\"bot:a b\"", "\"human\"", "7", "null"})
    EXPECT_TRUE(fault_of(body("", "[\"me\"," + word + "]")).starts_with("seats[1]: ")) << word;
}

TEST(Protocol, SettingsAreWordsAndFlags) {
  EXPECT_EQ(fault_of(body(R"("undo":"always")")), "undo: is none of off, asked");
  EXPECT_EQ(fault_of(body(R"("aids":1)")), "aids: is none of off, public, odds");
  EXPECT_EQ(fault_of(body(R"("listed":"yes")")), "listed: is neither true nor false");
  EXPECT_EQ(fault_of(body(R"("options":["flush"])")), "options: is not an object");
  EXPECT_EQ(fault_of(body(R"("options":{"a b":"on"})")), "options: has a member that is no id");
  EXPECT_EQ(fault_of(body(R"("options":{"flush":true})")), "options.flush: is not a text");
  std::string many;
  for (int i = 0; i < 17; ++i) many += ",\"o" + std::to_string(i) + "\":\"x\"";
  EXPECT_EQ(fault_of(body("\"options\":{" + many.substr(1) + "}")),
            "options: has too many members");
  EXPECT_EQ(fault_of(R"({"name":"Ala","seats":["me","open"]})"), "edition: is missing");
}

}  // namespace
}  // namespace wagonaut::tests::protocol
