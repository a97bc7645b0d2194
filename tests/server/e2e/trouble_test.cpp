// A store that cannot keep: steps are refused with a clear answer, nothing is half done, and people
// go on as soon as it can.
#include <gtest/gtest.h>

#include <sys/resource.h>

#include <iostream>

#include "tests/server/e2e/steadfast.h"
#include "tests/support/postgres.h"
#include "tests/support/verified_game.h"

namespace wagonaut::tests::e2e {
namespace {

/// No file of the server's may be longer than this: a disk that is full.
void limit_files(const ServerProcess& server, rlim_t bytes) {
  rlimit limit{};
  ASSERT_EQ(prlimit(server.pid(), RLIMIT_FSIZE, nullptr, &limit), 0);
  limit.rlim_cur = bytes;
  ASSERT_EQ(prlimit(server.pid(), RLIMIT_FSIZE, &limit, nullptr), 0);
}

void free_files(const ServerProcess& server) {
  limit_files(server, RLIM_INFINITY);
}

/// Plays until a step is not granted; that step.
std::pair<TableClient*, json::object> play_until_refused(Party& party, Quick& rng) {
  for (;;) {
    for (TableClient& client : party.clients) {
      if (!client.listen()) throw std::runtime_error("a line broke");
      if (!client.my_turn()) continue;
      const json::object wish = step_wish(client, client.some_move(rng));
      const std::string answer = ask_and_see(client, wish);
      if (answer != "granted") {
        EXPECT_EQ(answer, "unavailable");
        return {&client, wish};
      }
      if (!party.settle()) throw std::runtime_error("a line broke");
    }
  }
}

/// Nobody is shown anything new, and what needs no store goes on.
void expect_standstill(Party& party, TableClient& mover, const json::object& wish) {
  ASSERT_TRUE(party.settle());
  const json::value view = mover.scene().at("view");
  const int version = mover.version();
  for (int i = 0; i < 3; ++i) EXPECT_EQ(mover.ask(wish), "unavailable");
  const std::size_t heard = party.clients.back().chat.size();
  EXPECT_EQ(party.host().ask({{"type", "chat"}, {"phrase", "one_moment"}}), "granted");
  EXPECT_TRUE(party.clients.back().until([&] { return party.clients.back().chat.size() > heard; }));
  for (TableClient& client : party.clients) {
    client.listen();
    EXPECT_EQ(client.version(), version);
  }
  EXPECT_EQ(mover.scene().at("view"), view);
  const json::object table{{"name", "Ala"}, {"edition", "usa"}, {"seats", {"me", "open"}}};
  const Answered opened = post(mover.port, "/api/tables", table);
  EXPECT_EQ(opened.status, 503);
  EXPECT_EQ(opened.error(), "unavailable");
  EXPECT_EQ(get(mover.port, "/api/tables/" + party.table()).status, 200);
}

/// Until somebody has been told, or for a moment: where a bot's turn is, nobody asks for anything.
void wait_for_refusals(Crowd& crowd, int before) {
  for (int i = 0; i < 60 && crowd.tally().unavailable < before + 5; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
}

TEST(NothingLost, WhenTheDiskIsFull) {
  House house;
  Party party(house.port(), "usa", {"me", "open"});
  ASSERT_TRUE(party.begin());
  Quick rng(11);
  for (const rlim_t bytes : {rlim_t{0}, rlim_t{5'000}, rlim_t{60'000}}) {
    ASSERT_TRUE(party.play_steps(rng, 10));
    ASSERT_TRUE(party.settle());
    limit_files(house.server, bytes);
    const auto [mover, wish] = play_until_refused(party, rng);
    const int version = mover->version();
    expect_standstill(party, *mover, wish);
    if (bytes == 5'000) {  // not even a crash makes more of it
      house.server.kill();
      ASSERT_TRUE(house.server.start()) << house.server.output();
      for (TableClient& client : party.clients) client.drop();
      ASSERT_TRUE(party.connect());
      EXPECT_EQ(mover->version(), version);
    }
    free_files(house.server);
    EXPECT_EQ(ask_and_see(*mover, wish), "granted");
    EXPECT_EQ(mover->reply().at("version").as_int64(), version + 1);
    ASSERT_TRUE(party.settle());
  }
  ASSERT_TRUE(party.play(rng));
  verified_game(house.port(), party.table());
}

TEST(NothingLost, WhenTheDiskIsFullAgainAndAgain) {
  House house;
  Crowd crowd(house.port(), 2, 3);
  Quick rng(12);
  for (int i = 0; i < 10; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(50 + rng.below(150)));
    const int before = crowd.tally().unavailable;
    limit_files(house.server, rlim_t(rng.below(200'000)));
    wait_for_refusals(crowd, before);
    if (i % 4 == 3) {
      house.server.kill();
      ASSERT_TRUE(house.server.start()) << house.server.output();
    }
    free_files(house.server);
  }
  EXPECT_GT(crowd.tally().unavailable, 0);
  EXPECT_TRUE(crowd.finish()) << "some table does not play on to its end";
  expect_nothing_lost(house.folder.path("tables.db"), house.port(), crowd.tables());
}

TEST(NothingLost, WhenPostgresIsAwayForAWhile) {
  PostgresServer& postgres = PostgresServer::shared();
  const std::string store = postgres.fresh_database();
  ServerProcess server(store);
  ASSERT_TRUE(server.start()) << server.output();
  Crowd crowd(server.port(), 2, 3);
  Quick rng(13);
  for (int i = 0; i < 6; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100 + rng.below(300)));
    const int before = crowd.tally().unavailable;
    if (i % 2 == 0)
      postgres.stop();
    else
      postgres.crash();
    wait_for_refusals(crowd, before);
    EXPECT_EQ(get(server.port(), "/healthz").status, 503);
    postgres.start();
  }
  EXPECT_GT(crowd.tally().unavailable, 0);
  EXPECT_TRUE(crowd.finish()) << "some table does not play on to its end";
  expect_nothing_lost(store, server.port(), crowd.tables());
}

}  // namespace
}  // namespace wagonaut::tests::e2e
