// Many games at once: the same games whatever the number of threads.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "tests/tools/program.h"
#include "tools/exit_codes.h"
#include "tools/sim/report.h"

namespace wagonaut::tests::tools {
namespace {

using namespace wagonaut::tools;

const auto kSilent = [](int) {};

TEST(Sim, ThreadsDoNotChangeTheGames) {
  const Game game = game_of("nordic", 3);
  SimSettings settings{{"greedy", "random", "greedy"}, 24, 1, 5};
  const SimResult alone = simulate(game, settings, kSilent);
  settings.threads = 3;
  const SimResult together = simulate(game, settings, kSilent);
  EXPECT_EQ(csv_of(game, settings, alone), csv_of(game, settings, together));
  EXPECT_EQ(json_of(game, settings, summary_of(game, settings, alone)),
            json_of(game, settings, summary_of(game, settings, together)));
  settings.seed = 6;
  EXPECT_NE(csv_of(game, settings, alone),
            csv_of(game, settings, simulate(game, settings, kSilent)));
}

TEST(Sim, ChairsMoveRoundTheTable) {
  const Game game = game_of("usa", 4);
  const SimSettings settings{{"random", "random", "random", "random"}, 4, 1, 1};
  const SimResult result = simulate(game, settings, kSilent);
  for (int chair = 0; chair < 4; ++chair)
    for (int number = 0; number < 4; ++number)
      EXPECT_EQ(result.games[std::size_t(number)].seat_of_chair[std::size_t(chair)],
                (chair + number) % 4);
}

TEST(Sim, WinsAddUpToTheGames) {
  const Game game = game_of("switzerland", 2);
  const SimSettings settings{{"greedy", "random"}, 40, 2, 1};
  const SimSummary summary = summary_of(game, settings, simulate(game, settings, kSilent));
  EXPECT_DOUBLE_EQ(summary.chairs[0].wins + summary.chairs[1].wins, 40.0);
  EXPECT_GT(summary.chairs[0].wins, 30.0) << "greedy lost to random";
  EXPECT_GT(summary.chairs[0].mean, summary.chairs[1].mean);
  EXPECT_EQ(summary.unfinished, 0);
  EXPECT_GT(summary.decisions, summary.turns);
}

TEST(Sim, TablesAreWritten) {
  TemporaryFile csv, json;
  const Ran ran = run_program({"sim", "--games", "5", "--bots", "greedy,random", "--threads", "2",
                               "--csv", csv.path(), "--json", json.path()});
  EXPECT_EQ(ran.code, kOk) << ran.err;
  EXPECT_NE(ran.out.find("greedy"), std::string::npos);
  EXPECT_NE(ran.out.find("5 games"), std::string::npos);
  EXPECT_EQ(ran.err, "");  // no bar where nobody watches
  std::stringstream rows, text;
  rows << std::ifstream(csv.path()).rdbuf();
  text << std::ifstream(json.path()).rdbuf();
  const std::string lines = rows.str();
  EXPECT_EQ(std::count(lines.begin(), lines.end(), '\n'), 1 + 5 * 2);
  EXPECT_NE(text.str().find("\"edition\": \"usa\""), std::string::npos);
}

}  // namespace
}  // namespace wagonaut::tests::tools
