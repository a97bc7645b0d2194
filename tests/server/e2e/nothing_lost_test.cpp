// The server is killed at random moments while many tables play. What was acknowledged is there,
// once, and every table plays on to its end.
#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>

#include "tests/server/e2e/steadfast.h"
#include "tests/server/e2e/steadfast_campaign.h"
#include "tests/support/postgres.h"

namespace wagonaut::tests::e2e {
namespace {

/// WAGONAUT_KILLS asks for more.
int kills_or(int usual) {
  const char* wanted = std::getenv("WAGONAUT_KILLS");
  return std::max(usual, wanted == nullptr ? 0 : std::atoi(wanted));
}

void print_tally(const std::string& where, int kills, Crowd& crowd) {
  const Tally& tally = crowd.tally();
  std::cout << where << ": " << kills << " kills, " << crowd.tables().size() << " tables, "
            << tally.steps << " steps acknowledged, " << tally.sent_again << " sent again, "
            << tally.kept_before << " of these had been kept, " << tally.unavailable
            << " times unavailable\n";
}

void kill_again_and_again(const std::string& where, const std::string& store, int kills) {
  ServerProcess server(store);
  ASSERT_TRUE(server.start()) << server.output();
  Crowd crowd(server.port(), 3, 4);
  Quick rng(2026);
  for (int i = 0; i < kills; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(30 + rng.below(400)));
    server.kill();
    ASSERT_TRUE(server.start()) << server.output();
  }
  EXPECT_TRUE(crowd.finish()) << "some table does not play on to its end";
  print_tally(where, kills, crowd);
  EXPECT_GE(crowd.tables().size(), 12u);
  EXPECT_GT(crowd.tally().sent_again, 0);
  expect_nothing_lost(store, server.port(), crowd.tables());
}

TEST(NothingLost, WhenTheServerIsKilledOnSqlite) {
  const TempFolder folder;
  kill_again_and_again("SQLite", folder.path("tables.db"), kills_or(40));
}

TEST(NothingLost, WhenTheServerIsKilledOnPostgres) {
  kill_again_and_again("PostgreSQL", PostgresServer::shared().fresh_database(), kills_or(12));
}

void kill_while_campaigns_go_on(const std::string& where, const std::string& store, int kills) {
  ServerProcess server(store);
  ASSERT_TRUE(server.start()) << server.output();
  CampaignCrowd crowd(server.port(), 3);
  Quick rng(2027);
  for (int i = 0; i < kills; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(30 + rng.below(400)));
    server.kill();
    ASSERT_TRUE(server.start()) << server.output();
  }
  EXPECT_TRUE(crowd.finish()) << "some campaign does not go on";
  int again = 0, chapters = 0, entries = 0;
  for (const auto& one : crowd.campaigns()) {
    again += one->sent_again();
    chapters += one->chapter() - 1;
    entries += int(one->dates().size());
  }
  std::cout << where << ": " << kills << " kills, " << chapters << " chapters, " << entries
            << " dates acknowledged, " << again << " wishes sent again\n";
  expect_no_entry_lost(store, crowd);
}

TEST(NothingLost, OfCampaignsWhenTheServerIsKilledOnSqlite) {
  const TempFolder folder;
  kill_while_campaigns_go_on("SQLite", folder.path("tables.db"), kills_or(6));
}

}  // namespace
}  // namespace wagonaut::tests::e2e
