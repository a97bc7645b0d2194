// The load bench: its arithmetic, and a small crowd at a real server.
#include <gtest/gtest.h>

#include <numeric>
#include <sstream>

#include "bench/load/load.h"
#include "bench/load/server.h"
#include "server/fair/fair.h"
#include "tests/support/server_process.h"

namespace wagonaut::tests::bench {
namespace {

using namespace wagonaut::load;

std::vector<std::uint32_t> up_to(std::uint32_t most) {
  std::vector<std::uint32_t> out(most);
  std::iota(out.begin(), out.end(), 1u);
  return out;
}

Settings small_load(const ServerProcess& server) {
  Settings out;
  out.server = "http://127.0.0.1:" + std::to_string(server.port());
  out.pid = server.pid();
  out.sha256 = server::sha256_hex;
  out.seconds = 0.5;
  out.every = 0.02;
  out.warm = 5;
  return out;
}

}  // namespace

TEST(LoadSpread, SharesAreValuesThatWereMeasured) {
  EXPECT_EQ(at_share({}, 0.5), 0u);
  EXPECT_EQ(at_share({7}, 0.01), 7u);
  EXPECT_EQ(at_share({7}, 1), 7u);
  EXPECT_EQ(at_share({1, 2}, 0.5), 1u);
  EXPECT_EQ(at_share(up_to(3), 0.5), 2u);
  EXPECT_EQ(at_share(up_to(10), 0.9), 9u);
  EXPECT_EQ(at_share(up_to(100), 0.99), 99u);
  EXPECT_EQ(at_share(up_to(101), 0.99), 100u);
  EXPECT_EQ(at_share(up_to(1000), 0.99), 990u);
  EXPECT_EQ(at_share(up_to(1000), 0.9), 900u);
}

TEST(LoadSpread, TimesAreToldInMilliseconds) {
  Sample sample;
  EXPECT_EQ(sample.spread().count, 0u);
  for (int i = 100; i > 0; --i) sample.add(std::chrono::microseconds(i * 500));
  sample.add(std::chrono::nanoseconds(-5));
  const Spread spread = sample.spread();
  EXPECT_EQ(spread.count, 101u);
  EXPECT_DOUBLE_EQ(spread.median, 25);
  EXPECT_DOUBLE_EQ(spread.p99, 49.5);
  EXPECT_DOUBLE_EQ(spread.most, 50);
}

TEST(Load, AProcessIsSeenAtWork) {
  const auto own = usage_of(getpid());
  ASSERT_TRUE(own);
  EXPECT_GT(own->rss, 1);
  EXPECT_GE(own->peak, own->rss);
  EXPECT_FALSE(usage_of(0));
}

TEST(Load, EveryStepOfASmallCrowdIsSeenByAllOthers) {
  const TempFolder folder;
  ServerProcess server(folder.path("tables.db"));
  ASSERT_TRUE(server.start()) << server.output();
  const auto row = measure_play(small_load(server), 3, nullptr);
  ASSERT_TRUE(row) << row.error();
  EXPECT_EQ(row->lines, 12);
  EXPECT_GT(row->steps, 0);
  EXPECT_EQ(row->granted.count, std::size_t(row->steps));
  EXPECT_EQ(row->seen.count, std::size_t(row->steps) * 3);
  EXPECT_EQ(row->lost, 0);
  EXPECT_EQ(row->unanswered, 0);
  EXPECT_TRUE(row->refused.empty());
  EXPECT_GT(row->server.rss, 1);
  std::ostringstream table, json;
  print_figures({*row}, table);
  print_json({*row}, json);
  EXPECT_NE(table.str().find("\n     3     12 "), std::string::npos) << table.str();
  EXPECT_NE(json.str().find("\"tables\": 3"), std::string::npos) << json.str();
}

TEST(Load, GamesThatEndArePlayedAgain) {
  const TempFolder folder;
  ServerProcess server(folder.path("tables.db"));
  ASSERT_TRUE(server.start()) << server.output();
  Settings settings = small_load(server);
  settings.edition = "switzerland";
  settings.seats = 2;
  settings.warm = 1000;  // more than a game
  const auto row = measure_play(settings, 4, nullptr);
  ASSERT_TRUE(row) << row.error();
  EXPECT_GT(row->games, 0);
  EXPECT_GT(row->steps, 0);
  EXPECT_EQ(row->lost, 0);
  EXPECT_TRUE(row->refused.empty());
}

TEST(Load, QuietLinesAreHeld) {
  const TempFolder folder;
  ServerProcess server(folder.path("tables.db"));
  ASSERT_TRUE(server.start()) << server.output();
  Settings settings = small_load(server);
  settings.idle = 10;
  const auto figures = measure_idle(settings, nullptr);
  ASSERT_TRUE(figures) << figures.error();
  EXPECT_EQ(figures->tables, 3);
  EXPECT_EQ(figures->lines, 12);
  EXPECT_EQ(figures->lost, 0);
  EXPECT_GT(figures->held, 1);
}

TEST(Load, AServerThatIsNotThereIsNamed) {
  Settings settings;
  settings.server = "http://127.0.0.1:1";
  const auto row = measure_play(settings, 1, nullptr);
  ASSERT_FALSE(row);
  EXPECT_NE(row.error().find("opening"), std::string::npos) << row.error();
  settings.server = "nowhere";
  EXPECT_FALSE(measure_play(settings, 1, nullptr));
}

}  // namespace wagonaut::tests::bench
