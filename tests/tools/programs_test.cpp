// Programs among the bots of the command line.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "tests/server/e2e/shell.h"
#include "tests/server/outside/outside_game.h"
#include "tests/tools/program.h"
#include "tools/arena/arena.h"
#include "tools/arena/arena_log.h"
#include "tools/exit_codes.h"

namespace wagonaut::tests::tools {
namespace {

using namespace wagonaut::tools;

const std::string kGuest = "guest=node '" WAGONAUT_ROOT "/examples/bot/bot.mjs'";
const std::string kPatience = "120000";  // milliseconds, on a machine that may be busy

bool tells(const std::string& text, const std::string& words) {
  return text.find(words) != std::string::npos;
}

TEST(Programs, PlayInTheArena) {
  const auto before = outside::children();
  ASSERT_NO_FATAL_FAILURE(e2e::require_node("fs"));
  const Ran ran = run_program({"arena", "--bot", kGuest, "--bot-budget", kPatience, "--bots",
                               "guest,random", "--deals", "2", "--threads", "2"});
  EXPECT_EQ(ran.code, kOk) << ran.err;
  EXPECT_EQ(ran.err, "");
  EXPECT_TRUE(tells(ran.out, "guest against random")) << ran.out;
  EXPECT_FALSE(tells(ran.out, "forfeited")) << ran.out;
  EXPECT_EQ(outside::children(), before);
}

TEST(Programs, ForfeitsAreToldBelowTheTableOfTheArena) {
  const auto before = outside::children();
  const Ran ran = run_program({"arena", "--bot", "guest=exit 3", "--bots", "guest,random",
                               "--edition", "usa,nordic", "--deals", "4", "--threads", "2"});
  EXPECT_EQ(ran.code, kOk) << ran.err;
  EXPECT_TRUE(tells(ran.out, "\nusa: guest forfeited 8 of 8 games\n")) << ran.out;
  EXPECT_TRUE(tells(ran.out, "\nnordic: guest forfeited 8 of 8 games\n")) << ran.out;
  EXPECT_EQ(times(ran.err, "ended with exit code 3 without an answer; planner plays on\n"), 5)
      << ran.err;
  EXPECT_EQ(times(ran.err, "forfeits again"), 1) << ran.err;
  EXPECT_EQ(outside::children(), before);
}

TEST(Programs, ForfeitsAreRememberedByALog) {
  ArenaArguments arguments;
  arguments.bots = "guest,random";
  arguments.deals = 2;
  arguments.programs.programs = {"guest=exit 3"};
  const auto plan = plan_arena(catalog(), arguments);
  ASSERT_TRUE(plan) << plan.error();
  std::string lines;
  Ledger ledger(*plan), again(*plan);
  play_arena(
      *plan,
      {.threads = 1, .keep = [&](const std::string& line) { lines += line; }, .progress = {}},
      ledger);
  const auto read = read_lines(*plan, lines, again);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(*read, 2);
  EXPECT_EQ(again.blocks(0), ledger.blocks(0));
  EXPECT_EQ(again.blocks(0).front().bots[0].forfeits, 2u);
  EXPECT_EQ(again.blocks(0).front().bots[1].forfeits, 0u);
}

TEST(Programs, PlayInTheSimulator) {
  const auto before = outside::children();
  ASSERT_NO_FATAL_FAILURE(e2e::require_node("fs"));
  const Ran ran = run_program({"sim", "--bot", kGuest, "--bot", "broken=exit 3", "--bot-budget",
                               kPatience, "--bots", "guest,broken", "--games", "2"});
  EXPECT_EQ(ran.code, kOk) << ran.err;
  EXPECT_TRUE(tells(ran.out, "guest")) << ran.out;
  EXPECT_EQ(times(ran.err, "wagonaut sim: broken forfeits seat"), 2) << ran.err;
  EXPECT_FALSE(tells(ran.err, "guest")) << ran.err;
  EXPECT_EQ(outside::children(), before);
}

TEST(Programs, PlayInTheTerminal) {
  const auto before = outside::children();
  ASSERT_NO_FATAL_FAILURE(e2e::require_node("fs"));
  const TemporaryFile record;
  const Ran ran = run_program({"play", "--bot", kGuest, "--bot-budget", kPatience, "--edition",
                               "switzerland", "--seats", "bot:guest,bot:greedy", "--seed", "4",
                               "--save", record.path(), "--lang", "en"});
  EXPECT_EQ(ran.code, kOk) << ran.err;
  EXPECT_EQ(ran.err, "");
  EXPECT_TRUE(tells(ran.out, "bot guest")) << ran.out;
  EXPECT_EQ(outside::children(), before);
}

// A record is somebody else's text: it never starts a program that the command line does not name.
TEST(Programs, ARecordStartsNone) {
  const TemporaryFile record, proof;
  const std::string command = "guest=touch '" + proof.path() + "'";
  const auto started = [&](std::vector<std::string> arguments, const std::string& typed) {
    std::remove(proof.path().c_str());
    arguments.insert(arguments.end(), {"--lang", "en"});
    const Ran ran = run_program(std::move(arguments), typed);
    EXPECT_EQ(ran.code, kOk) << ran.err;
    return std::ifstream(proof.path()).good();
  };
  EXPECT_TRUE(started({"play", "--bot", command, "--seats", "Ala,bot:guest", "--seed", "4",
                       "--save", record.path()},
                      ""));
  const std::string typed = blind_typing(1, 300);
  EXPECT_TRUE(started({"play", "--bot", command, "--load", record.path()}, typed));
  EXPECT_FALSE(started({"play", "--load", record.path()}, typed));
}

TEST(Programs, AreNamedWell) {
  const auto refused = [](std::vector<std::string> arguments, const std::string& why) {
    const Ran ran = run_program(std::move(arguments));
    EXPECT_EQ(ran.code, kBadArguments) << why;
    EXPECT_TRUE(tells(ran.err, why)) << ran.err;
  };
  refused({"arena", "--bot", "guest", "--bots", "guest"}, "--bot: \"guest\" is not NAME=COMMAND");
  refused({"arena", "--bot", "racer=x", "--bots", "racer"}, "\"racer\" is a bot of the house");
  refused({"arena", "--bot", "guest=x", "--bots", "gest"}, "did you mean guest?");
  refused({"sim", "--bots", "planner:race=1000,random"}, "planner has no settings \"race=1000\"");
  refused({"arena", "--bots", "search,random", "--think-threads", "0"}, "--think-threads");
  refused({"sim", "--bot", "a b=x"}, "\"a b\" is no name for a program");
  refused({"sim", "--bot", "a=x", "--bot", "a=y"}, "\"a\" is named twice");
  refused({"play", "--bot", "a=x", "--seats", "Ala,bot:b"}, "there is no bot \"b\"");
  refused({"serve", "--bot", "a"}, "wagonaut serve: --bot: \"a\" is not NAME=COMMAND");
  refused({"sim", "--bot", "a=x", "--bot-budget", "0"}, "--bot-budget");
}

}  // namespace
}  // namespace wagonaut::tests::tools
