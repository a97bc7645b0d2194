// The arena: the same totals on any number of threads, after any interruption.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "tests/tools/program.h"
#include "tools/arena/arena.h"
#include "tools/arena/arena_log.h"
#include "tools/arena/arena_report.h"
#include "tools/exit_codes.h"

namespace wagonaut::tests::bots {
namespace {

using namespace wagonaut::tools;
using tests::tools::catalog;
using tests::tools::Ran;
using tests::tools::run_program;
using tests::tools::TemporaryFile;

ArenaPlan plan_of(const ArenaArguments& arguments) {
  auto plan = plan_arena(catalog(), arguments);
  EXPECT_TRUE(plan) << plan.error();
  return *plan;
}

ArenaArguments round_robin(int deals) {
  ArenaArguments arguments;
  arguments.round_robin = "greedy,random,racer";
  arguments.editions = "usa,switzerland";
  arguments.deals = deals;
  return arguments;
}

/// All that is reported, played on so many threads.
std::string report_of(const ArenaPlan& plan, int threads) {
  Ledger ledger(plan);
  play_arena(plan, {.threads = threads, .keep = {}, .progress = {}}, ledger);
  const ArenaSummary summary = summary_of(plan, ledger, "greedy");
  return arena_json(summary) + arena_csv(plan, ledger) + arena_table(summary) + arena_svg(summary);
}

std::string text_in(const std::string& file) {
  std::stringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

TEST(Arena, ThreadsDoNotChangeTheTotals) {
  const ArenaPlan plan = plan_of(round_robin(5));
  const std::string alone = report_of(plan, 1);
  EXPECT_EQ(alone, report_of(plan, 4));
  ArenaArguments other = round_robin(5);
  other.seed = 2;
  EXPECT_NE(alone, report_of(plan_of(other), 1));
}

TEST(Arena, WinsAddUpToTheGames) {
  ArenaArguments arguments;
  arguments.bots = "greedy,random";
  arguments.seats = 3;
  arguments.deals = 8;
  const ArenaPlan plan = plan_of(arguments);
  Ledger ledger(plan);
  play_arena(plan, {.threads = 2, .keep = {}, .progress = {}}, ledger);
  const ContestResult result = summary_of(plan, ledger, "").contests.front();
  ASSERT_EQ(result.bots.size(), 2u);
  EXPECT_EQ(result.games, 8 * 3);
  EXPECT_EQ(result.bots[1].chairs, 2);
  EXPECT_NEAR(result.bots[0].wins.mean + 2 * result.bots[1].wins.mean, 1, 1e-9);
  EXPECT_GT(result.bots[0].wins.mean, 0.9);
  EXPECT_LE(result.bots[0].wins.low, result.bots[0].wins.mean);
  EXPECT_NEAR(result.winning, result.bots[0].winning, 10);
}

TEST(Arena, BlocksComeBackFromTheirLines) {
  ArenaArguments arguments;
  arguments.bots = "racer,random";
  arguments.editions = "world";
  arguments.seats = 3;
  arguments.deals = 3;
  const ArenaPlan plan = plan_of(arguments);
  Ledger ledger(plan), again(plan);
  std::string lines;
  const auto keep = [&](const std::string& line) { lines += line; };
  static std::uint64_t now = 0;
  play_arena(plan, {.keep = keep, .progress = {}, .clock = [] { return now += 777; }}, ledger);
  const auto read = read_lines(plan, lines, again);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(*read, 3);
  EXPECT_EQ(again.blocks(0), ledger.blocks(0));
  EXPECT_TRUE(again.open_tasks().empty());
}

TEST(Arena, BrokenLinesAreNamedAndForeignOnesPassedOver) {
  const ArenaPlan plan = plan_of(round_robin(2));
  Ledger ledger(plan);
  EXPECT_EQ(*read_lines(plan, "nordic:2::a,b 1 whatever .\n", ledger), 0);
  const std::string key = plan.contests.front().key();
  EXPECT_EQ(key, "usa:2::greedy,random");
  for (const char* rest : {" 0 .", " x", "", " 0 64:0/1/1/1,1/1/1/1 64:0/1/1/1,1/1/1/1 .",
                           " 0 64:7/1/1/1,1/1/1/1 64:0/1/1/1,1/1/1/1 1;2 3;4 ."}) {
    const auto read = read_lines(plan, key + rest + "\n", ledger);
    EXPECT_FALSE(read) << rest;
  }
}

TEST(Arena, AnInterruptedRunGoesOn) {
  const TemporaryFile log, json, whole;
  std::remove(log.path().c_str());
  const auto run = [&](const std::string& deals, const TemporaryFile& out, bool resume) {
    std::vector<std::string> arguments{"arena",     "--bots", "racer,random", "--deals", deals,
                                       "--threads", "2",      "--csv",        out.path()};
    if (resume) arguments.insert(arguments.end(), {"--resume", log.path()});
    return run_program(arguments);
  };
  EXPECT_EQ(run("4", json, true).code, kOk);
  std::string text = text_in(log.path());
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 1 + 4);
  // The machine went down in the middle of the last line.
  std::ofstream(log.path(), std::ios::trunc) << text.substr(0, text.size() - 20);
  EXPECT_EQ(run("9", json, true).code, kOk);
  text = text_in(log.path());
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 1 + 9);
  EXPECT_EQ(run("9", whole, false).code, kOk);
  EXPECT_EQ(text_in(json.path()), text_in(whole.path()));
}

TEST(Arena, ALogOfOtherDealsIsNotGoneOnWith) {
  const TemporaryFile log;
  std::ofstream(log.path(), std::ios::trunc) << "wagonaut-arena 1 seed 7 seatings all\n";
  const Ran ran =
      run_program({"arena", "--bots", "racer,random", "--deals", "1", "--resume", log.path()});
  EXPECT_EQ(ran.code, kBadFile);
  EXPECT_NE(ran.err.find("seed 7"), std::string::npos) << ran.err;
  EXPECT_EQ(text_in(log.path()), "wagonaut-arena 1 seed 7 seatings all\n");
}

TEST(Arena, ADecidedContestStops) {
  ArenaArguments arguments;
  arguments.bots = "racer,random";
  arguments.deals = 400;
  arguments.sprt = "0,50";
  const ArenaPlan plan = plan_of(arguments);
  std::string reports[2];
  for (const int threads : {1, 3}) {
    Ledger ledger(plan);
    play_arena(plan, {.threads = threads, .keep = {}, .progress = {}}, ledger);
    EXPECT_EQ(ledger.decision(0).verdict, arena::Verdict::Upper);
    EXPECT_EQ(ledger.blocks(0).size(), 16u);
    EXPECT_TRUE(ledger.open_tasks().empty());
    reports[threads / 3] = arena_json(summary_of(plan, ledger, ""));
  }
  EXPECT_EQ(reports[0], reports[1]);
}

TEST(Arena, ALadderPutsTheStrongestFirst) {
  const ArenaPlan plan = plan_of(round_robin(10));
  Ledger ledger(plan);
  play_arena(plan, {.threads = 2, .keep = {}, .progress = {}}, ledger);
  const ArenaSummary summary = summary_of(plan, ledger, "greedy");
  ASSERT_EQ(summary.ladders.size(), 2u);
  const Ladder& ladder = summary.ladders.front();
  ASSERT_EQ(ladder.rungs.size(), 3u);
  EXPECT_EQ(ladder.rungs[0].bot, "racer");
  EXPECT_EQ(ladder.rungs[2].bot, "random");
  EXPECT_EQ(ladder.rungs[1].elo.mean, 0);  // the anchor
  for (const Rung& rung : ladder.rungs) {
    EXPECT_LE(rung.elo.low, rung.elo.mean);
    EXPECT_GE(rung.elo.high, rung.elo.mean);
    EXPECT_EQ(rung.pairs, 40);
  }
}

TEST(Arena, FilesAreWritten) {
  const TemporaryFile csv, json, svg;
  const Ran ran = run_program({"arena", "--bots", "racer", "--against", "random,greedy", "--seats",
                               "4", "--deals", "1", "--edition", "world", "--csv", csv.path(),
                               "--json", json.path(), "--svg", svg.path()});
  EXPECT_EQ(ran.code, kOk) << ran.err;
  EXPECT_EQ(ran.err, "");  // no bar where nobody watches
  EXPECT_NE(ran.out.find("racer against 3 random"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("exchange"), std::string::npos) << ran.out;
  const std::string rows = text_in(csv.path());
  EXPECT_EQ(std::count(rows.begin(), rows.end(), '\n'), 1 + 2 * 4 * 4);
  EXPECT_NE(text_in(json.path()).find("\"p99\""), std::string::npos);
  EXPECT_EQ(text_in(svg.path()).substr(0, 4), "<svg");
}

TEST(Arena, WrongArgumentsAreNamed) {
  const auto fault = [](std::vector<std::string> more) {
    more.insert(more.begin(), "arena");
    const Ran ran = run_program(more);
    EXPECT_EQ(ran.code, kBadArguments);
    return ran.err;
  };
  const auto says = [](const std::string& text, const char* part) {
    return text.find(part) != std::string::npos;
  };
  EXPECT_TRUE(says(fault({}), "name who plays"));
  EXPECT_TRUE(says(fault({"--bots", "raser"}), "did you mean racer"));
  EXPECT_TRUE(says(fault({"--bots", "racer,racer,racer"}), "3 bots for 2 seats"));
  EXPECT_TRUE(says(fault({"--bots", "racer,greedy", "--sprt", "5"}), "ELO0,ELO1"));
  EXPECT_TRUE(says(fault({"--bots", "racer,greedy", "--sprt", "5,1"}), "lower one first"));
  EXPECT_TRUE(says(fault({"--bots", "racer", "--sprt", "0,5"}), "never decided"));
  EXPECT_TRUE(says(fault({"--round-robin", "racer,greedy", "--seats", "3"}), "2 bots for 3"));
  EXPECT_TRUE(says(fault({"--round-robin", "racer,racer"}), "twice"));
  EXPECT_TRUE(says(fault({"--bots", "racer", "--edition", "usa,moon"}), "moon"));
  EXPECT_TRUE(says(fault({"--bots", "racer", "--anchor", "nobody"}), "--anchor"));
}

}  // namespace
}  // namespace wagonaut::tests::bots
