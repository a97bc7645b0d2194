// Two programs measured in turns: the arithmetic, and programs that only pretend to measure.
#include "bench/against/against.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "bench/against/errand.h"
#include "tests/server/e2e/shell.h"
#include "tests/support/server_process.h"
#include "tests/tools/program.h"
#include "tools/exit_codes.h"

namespace wagonaut::tests::against {
namespace {

using namespace wagonaut::bench;
using std::chrono::milliseconds;

const Row kRate{"look_rate", "usa", 2, 0, "looks/s"};
const Row kTime{"look", "usa", 2, 0, "ns"};

std::string row_json(const std::string& name, int seats, const std::string& value,
                     const std::string& unit) {
  return R"({"name": ")" + name + R"(", "edition": ")" + (seats > 0 ? "usa" : "") +
         R"(", "seats": )" + std::to_string(seats) + R"(, "value": )" + value + R"(, "unit": ")" +
         unit + "\"}";
}

/// Answers of a program that makes `rate` games a second.
std::string answer(const std::string& rate, const std::string& more = {}) {
  return "[" + row_json("calibration", 0, "500", "Mstep/s") + ", " +
         row_json("size_state", 0, rate, "bytes") + ", " +
         row_json("random_games", 2, rate, "games/s") + ", " +
         row_json("mean_score", 2, rate, "points") + more + "]";
}

/// Programs of a folder that are scripts, and what they were asked.
class Fakes {
 public:
  Contender make(const std::string& name, const std::string& body) const {
    std::ofstream(folder_.path(name))
        << "#!/bin/sh\necho " << name << " \"$@\" >>'" << folder_.path("log") << "'\n"
        << body << "\n";
    std::filesystem::permissions(folder_.path(name), std::filesystem::perms::owner_all);
    return {folder_.path(name), "data-of-" + name};
  }
  Contender telling(const std::string& name, const std::string& text) const {
    return make(name, "echo '" + text + "'");
  }
  std::vector<std::string> asked() const {
    std::vector<std::string> out;
    std::ifstream in(folder_.path("log"));
    for (std::string line; std::getline(in, line);) out.push_back(line);
    return out;
  }
  std::string path(const std::string& name) const { return folder_.path(name); }

 private:
  TempFolder folder_;
};

Duel duel(const Contender& ours, const Contender& theirs, int alternations = 1) {
  Duel out;
  out.ours = ours;
  out.theirs = theirs;
  out.alternations = alternations;
  return out;
}

void expect_failure(const Duel& duel, const std::string& why) {
  const auto outcome = compare(duel, nullptr);
  ASSERT_FALSE(outcome) << why;
  EXPECT_NE(outcome.error().find(why), std::string::npos) << outcome.error();
}

TEST(Against, ARatioAboveOneIsFasterWhateverTheUnit) {
  EXPECT_DOUBLE_EQ(judged(kRate, {200, 220, 210}, {100, 100, 100}).ratio, 2.1);
  EXPECT_DOUBLE_EQ(judged(kTime, {100, 100, 100}, {200, 220, 210}).ratio, 2.1);
}

TEST(Against, RatiosAreOfPairsAndTheirQuartilesAreTold) {
  // Both slow down together: the pairs do not notice.
  const Comparison steady = judged(kRate, {100, 50, 10, 80, 60}, {100, 50, 10, 80, 60});
  EXPECT_DOUBLE_EQ(steady.least, 1);
  EXPECT_DOUBLE_EQ(steady.most, 1);
  EXPECT_DOUBLE_EQ(steady.ours.value, 60);
  const Comparison spread = judged(kRate, {5, 1, 4, 2, 3}, {1, 1, 1, 1, 1});
  EXPECT_DOUBLE_EQ(spread.least, 1);
  EXPECT_DOUBLE_EQ(spread.low, 2);
  EXPECT_DOUBLE_EQ(spread.ratio, 3);
  EXPECT_DOUBLE_EQ(spread.high, 4);
  EXPECT_DOUBLE_EQ(spread.most, 5);
  EXPECT_DOUBLE_EQ(judged(kRate, {1, 2}, {1, 1}).low, 1.25);
}

TEST(Against, AVerdictNeedsThreePercentAndThreeQuarters) {
  const auto verdict = [](const std::vector<double>& ours) {
    return judged(kRate, ours, {100, 100, 100, 100, 100}).verdict;
  };
  EXPECT_EQ(verdict({100, 101, 99, 98, 102}), Verdict::Same);
  EXPECT_EQ(verdict({98, 98, 98, 98, 98}), Verdict::Same);
  EXPECT_EQ(verdict({96, 95, 96, 96, 120}), Verdict::Slower);
  EXPECT_EQ(verdict({96, 95, 96, 98, 120}), Verdict::Unsure);
  EXPECT_EQ(verdict({104, 104, 105, 104, 80}), Verdict::Faster);
  EXPECT_EQ(verdict({104, 104, 105, 102, 80}), Verdict::Same);
}

TEST(Against, RowsAreReadOrRefusedWhole) {
  const auto rows = rows_in(answer("1.5e+06"));
  ASSERT_TRUE(rows) << rows.error();
  ASSERT_EQ(rows->size(), 4u);
  EXPECT_EQ((*rows)[0].seats, 0);
  EXPECT_EQ((*rows)[2].edition, "usa");
  EXPECT_EQ((*rows)[2].unit, "games/s");
  EXPECT_DOUBLE_EQ((*rows)[2].value, 1.5e6);
  for (const std::string bad : {"", "hello", "[]", "{}", "[1, 2]", "<html></html>"})
    EXPECT_FALSE(rows_in(bad)) << bad;
  EXPECT_FALSE(rows_in(answer("fast")));
  EXPECT_FALSE(rows_in(answer("1", ", {\"name\": \"x\"}")));
}

TEST(Against, ProgramsTakeTurnsAndAreAskedTheSame) {
  const Fakes fakes;
  Duel wanted =
      duel(fakes.telling("ours", answer("150")), fakes.telling("theirs", answer("100")), 3);
  wanted.editions = {"usa"};
  wanted.only = "a";
  const auto outcome = compare(wanted, nullptr);
  ASSERT_TRUE(outcome) << outcome.error();
  const auto asked = fakes.asked();
  ASSERT_EQ(asked.size(), 8u);
  const auto line = [](const std::string& name, const std::string& rest) {
    return name + " bench --json --data data-of-" + name + " --seconds " + rest;
  };
  EXPECT_EQ(asked[0], line("theirs", "0.001000 --edition usa --only a"));
  EXPECT_EQ(asked[1], line("ours", "0.001000 --edition usa --only a"));
  const char* turns[] = {"ours", "theirs", "theirs", "ours", "ours", "theirs"};
  for (std::size_t i = 0; i < 6; ++i)
    EXPECT_EQ(asked[i + 2], line(turns[i], "0.100000 --edition usa --seats 2 --only a")) << i;
  ASSERT_EQ(outcome->rows.size(), 2u) << "points are no speed";
  EXPECT_EQ(outcome->rows[0].verdict, Verdict::Same);
  EXPECT_DOUBLE_EQ(outcome->rows[1].ratio, 1.5);
  EXPECT_EQ(outcome->rows[1].verdict, Verdict::Faster);
  ASSERT_EQ(outcome->sizes.size(), 1u);
  EXPECT_DOUBLE_EQ(outcome->sizes[0].theirs, 100);
}

TEST(Against, FiguresOfOneProgramAloneAreNamed) {
  const Fakes fakes;
  const auto outcome =
      compare(duel(fakes.telling("ours", answer("1", "," + row_json("new", 2, "1", "ns") + "," +
                                                         row_json("tiny", 2, "-0.1", "ns"))),
                   fakes.telling("theirs", answer("1", "," + row_json("old", 3, "1", "ns") + "," +
                                                           row_json("tiny", 2, "0.1", "ns")))),
              nullptr);
  ASSERT_TRUE(outcome) << outcome.error();
  EXPECT_EQ(outcome->only_ours, std::vector<std::string>{"usa 2 new"});
  EXPECT_EQ(outcome->only_theirs, std::vector<std::string>{"usa 3 old"});
  EXPECT_EQ(outcome->unmeasured, std::vector<std::string>{"usa 2 tiny"});
  std::ostringstream text, json;
  print_outcome(*outcome, text);
  print_json(*outcome, json);
  EXPECT_NE(text.str().find("Only the other program measures usa 3 old\n"), std::string::npos);
  EXPECT_NE(json.str().find(R"("only_ours": ["usa 2 new"])"), std::string::npos) << json.str();
}

TEST(Against, WhatBelongsToNoTableIsMeasuredWithoutOne) {
  const Fakes fakes;
  const std::string loop = "[" + row_json("calibration", 0, "500", "Mstep/s") + "]";
  const auto outcome = compare(duel(fakes.telling("a", loop), fakes.telling("b", loop)), nullptr);
  ASSERT_TRUE(outcome) << outcome.error();
  EXPECT_EQ(outcome->rows.size(), 1u);
}

TEST(Against, SlowerFiguresAreListedBelowTheTable) {
  const Fakes fakes;
  const auto outcome = compare(
      duel(fakes.telling("ours", answer("90")), fakes.telling("theirs", answer("100"))), nullptr);
  ASSERT_TRUE(outcome) << outcome.error();
  std::ostringstream text, json;
  print_outcome(*outcome, text);
  print_json(*outcome, json);
  EXPECT_NE(text.str().find("of the runs:\n  usa 2 random_games: 0.900 (0.900 to 0.900)\n"),
            std::string::npos)
      << text.str();
  EXPECT_NE(json.str().find(R"("ratio": 0.9000)"), std::string::npos) << json.str();
  EXPECT_NE(json.str().find(R"("verdict": "slower")"), std::string::npos) << json.str();
}

TEST(Against, WhatCannotBeMeasuredIsToldInOneLine) {
  const Fakes fakes;
  const Contender good = fakes.telling("good", answer("1"));
  std::ofstream(fakes.path("text")) << "no program\n";
  expect_failure(duel(good, {fakes.path("text"), ""}), "text cannot be started: Permission denied");
  expect_failure(duel(good, fakes.make("sorry", "echo 'no data here' >&2; exit 3")),
                 "sorry ended with exit code 3: no data here");
  expect_failure(duel(good, fakes.make("crash", "kill -SEGV $$")),
                 "crash was ended by a signal: Segmentation fault");
  expect_failure(duel(good, fakes.make("chatter", "exec yes")), "chatter writes without end");
  expect_failure(duel(good, fakes.telling("rumour", "all is well")),
                 "rumour does not answer with figures of bench --json");
  expect_failure(
      duel(good, fakes.telling("stranger", "[" + row_json("speed", 2, "1", "m/s") + "]")),
      "has no figure of speed that");
  const std::string moody = fakes.path("moody-was-asked");
  expect_failure(
      duel(good, fakes.make("moody", "if [ -e " + moody + " ]; then echo '[" +
                                         row_json("other", 2, "1", "ns") + "]'; else touch " +
                                         moody + "; echo '" + answer("1") + "'; fi")),
      "moody has not measured");
}

TEST(Against, NobodyIsWaitedForForever) {
  const Fakes fakes;
  const Contender sleeper = fakes.make("sleeper", "exec sleep 600");
  const auto heard = errand({sleeper.program}, milliseconds(50));
  ASSERT_FALSE(heard);
  EXPECT_EQ(heard.error(), sleeper.program + " does not come to an end");
}

TEST(Against, TheProgramMeasuresItselfAgainstItself) {
  const e2e::Ended ran = e2e::run_command(
      WAGONAUT_PROGRAM " bench --json --data '" WAGONAUT_ROOT "/data' --against " WAGONAUT_PROGRAM
                       " --edition usa --seats 2 --alternations 1"
                       " --seconds 0.001 --only random_games");
  EXPECT_EQ(ran.code, 0) << ran.output;
  EXPECT_NE(ran.output.find(R"({"name": "random_games_scored", "edition": "usa", "seats": 2)"),
            std::string::npos)
      << ran.output;
  EXPECT_NE(ran.output.find(R"("only_ours": [])"), std::string::npos) << ran.output;
}

TEST(Against, ArgumentsThatMakeNoSenseAreRefused) {
  using tools::run_program;
  const auto refused = [](const std::vector<std::string>& arguments, int code,
                          const std::string& why) {
    const tools::Ran ran = run_program(arguments);
    EXPECT_EQ(ran.code, code) << why;
    EXPECT_NE(ran.err.find(why), std::string::npos) << ran.err;
  };
  using namespace wagonaut::tools;
  refused({"bench", "--against", "/nowhere/wagonaut"}, kBadArguments, "/nowhere/wagonaut");
  refused({"bench", "--alternations", "5"}, kBadArguments, "--against");
  refused({"bench", "--against-data", "data"}, kBadArguments, "--against");
  refused({"bench", "--against", "/bin/true", "--alternations", "0"}, kBadArguments, "0");
  refused({"bench", "--against", "/bin/true", "--against-data", "/"}, kBadFile,
          "--against-data: / is no data folder");
  refused({"bench", "--against", "/bin/true"}, kBadFile,
          "wagonaut bench: /bin/true does not answer with figures");
}

}  // namespace
}  // namespace wagonaut::tests::against
