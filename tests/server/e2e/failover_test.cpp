// Two processes serve one PostgreSQL: any of them answers for any table, and when one goes the
// other takes its tables over.
#include <gtest/gtest.h>

#include <signal.h>

#include <algorithm>
#include <future>
#include <iostream>

#include "tests/server/e2e/steadfast.h"
#include "tests/server/e2e/steadfast_campaign.h"
#include "tests/support/postgres.h"
#include "tests/support/verified_game.h"

namespace wagonaut::tests::e2e {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds kPromise{10};  // until the tables of a dead process live again

/// Once, or as often as the figures of docs/hosting.md want.
int rounds() {
  return std::getenv("WAGONAUT_ALL") != nullptr ? 10 : 1;
}

struct Pair {
  Pair() {
    if (!first.start() || !second.start()) throw std::runtime_error(first.output());
  }

  std::string store = PostgresServer::shared().fresh_database();
  ServerProcess first{store, {"--cluster-key", "known to both"}};
  ServerProcess second{store, {"--cluster-key", "known to both"}};
};

double seconds_since(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// Everybody comes to this process and is let in.
bool move_to(Party& party, const ServerProcess& server) {
  const auto end = Clock::now() + 6 * kPromise;
  for (TableClient& client : party.clients) {
    client.drop();
    client.port = server.port();
  }
  while (!party.connect()) {
    if (Clock::now() > end) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  return true;
}

/// The next step is granted by whoever serves the table now; seconds since `begin`.
double seconds_until_played(Party& party, Quick& rng, Clock::time_point begin) {
  EXPECT_TRUE(party.play_steps(rng, 1));
  return seconds_since(begin);
}

TEST(Failover, ATableIsPlayedThroughBothProcesses) {
  Pair pair;
  const json::object table{{"name", "Ala"},
                           {"edition", "usa"},
                           {"seats", {"me", "open", "bot:greedy"}},
                           {"spectators", true}};
  const Answered opened = post(pair.first.port(), "/api/tables", table);
  ASSERT_EQ(opened.status, 201);
  TableClient ala;
  ala.port = pair.first.port();
  ala.table = text(opened.body.at("table"));
  ala.code = text(opened.body.at("code"));
  ala.token = text(opened.body.at("token"));
  ala.seat = 0;
  TableClient elsewhere = TableClient::watch(ala);
  elsewhere.port = pair.second.port();
  auto bo = TableClient::join(elsewhere, "Bo");
  ASSERT_TRUE(bo) << pair.second.output();
  EXPECT_EQ(post(pair.second.port(), "/api/tables/" + ala.table + "/join",
                 {{"name", "Cy"}, {"code", "zzzzzzzz"}})
                .error(),
            "wrong_code");
  ASSERT_TRUE(ala.connect());
  ASSERT_TRUE(bo->connect());
  ASSERT_TRUE(elsewhere.connect());
  EXPECT_EQ(ala.ask({{"type", "start"}}), "granted");
  ASSERT_TRUE(bo->until([&] { return shown_seat(*bo, 1).at("revealed").as_bool(); }));
  ASSERT_TRUE(ala.until([&] { return ala.running(); }));
  EXPECT_EQ(bo->ask({{"type", "chat"}, {"phrase", "hello"}}), "granted");
  ASSERT_TRUE(ala.until([&] { return !ala.chat.empty(); }));

  Party party(std::move(ala));
  party.clients.push_back(std::move(*bo));
  party.watchers.push_back(std::move(elsewhere));
  Quick rng(21);
  ASSERT_TRUE(party.play(rng, {.drops = 100, .lost_answers = 30}));
  for (const ServerProcess* server : {&pair.first, &pair.second}) {
    verified_game(server->port(), party.table());
    const json::object mine{{"seats", {{{"table", party.table()}, {"token", party.host().token}}}}};
    EXPECT_EQ(post(server->port(), "/api/my", mine).body.at("tables").as_array().size(), 1u);
  }
}

TEST(Failover, TheTablesOfAKilledProcessLiveOn) {
  Pair pair;
  ServerProcess *owner = &pair.first, *other = &pair.second;
  Party party(owner->port(), "nordic", {"me", "open", "bot:greedy"});
  ASSERT_TRUE(party.begin());
  Quick rng(22);
  std::vector<double> waits;
  for (int round = 0; round < rounds(); ++round) {
    ASSERT_TRUE(party.play_steps(rng, round == 0 ? 20 : 3));
    ASSERT_TRUE(party.settle());
    const int version = party.host().version();
    const auto killed = Clock::now();
    owner->kill();
    ASSERT_TRUE(move_to(party, *other)) << other->output();
    EXPECT_GE(party.host().version(), version);
    waits.push_back(seconds_until_played(party, rng, killed));
    std::cout << "killed: the table was played on after " << waits.back() << " s\n";
    EXPECT_LT(waits.back(), kPromise.count());
    ASSERT_TRUE(owner->start()) << owner->output();
    std::swap(owner, other);
  }
  std::sort(waits.begin(), waits.end());
  std::cout << "median of " << waits.size() << ": " << waits[waits.size() / 2] << " s\n";
  if (waits.size() > 1) {
    EXPECT_LE(waits[waits.size() / 2], 6);
  }
  ASSERT_TRUE(party.play(rng));
  verified_game(owner->port(), party.table());
}

TEST(Failover, AProcessThatEndsHandsItsTablesOver) {
  Pair pair;
  Party party(pair.first.port(), "switzerland", {"me", "open"});
  ASSERT_TRUE(party.begin());
  Quick rng(23);
  ASSERT_TRUE(party.play_steps(rng, 20));
  ASSERT_TRUE(party.settle());
  const int version = party.host().version();
  for (TableClient& client : party.clients) client.drop();
  EXPECT_EQ(pair.first.terminate(), 0);
  const auto ended = Clock::now();
  ASSERT_TRUE(move_to(party, pair.second)) << pair.second.output();
  EXPECT_EQ(party.host().version(), version);
  const double seconds = seconds_until_played(party, rng, ended);
  std::cout << "ended: the table was played on after " << seconds << " s\n";
  EXPECT_LT(seconds, kPromise.count());

  // And back again: the other one comes up and this one goes, with lines open.
  ASSERT_TRUE(pair.first.start()) << pair.first.output();
  auto end = std::async(std::launch::async, [&] { return pair.second.terminate(); });
  for (TableClient& client : party.clients) {
    EXPECT_FALSE(client.until([] { return false; }));
    EXPECT_EQ(client.close_code(), 1001);
  }
  EXPECT_EQ(end.get(), 0);
  ASSERT_TRUE(move_to(party, pair.first)) << pair.first.output();
  ASSERT_TRUE(party.play(rng));
  verified_game(pair.first.port(), party.table());
}

TableClient another_device(const TableClient& seat, int port) {
  TableClient out = TableClient::watch(seat);
  out.token = seat.token;
  out.seat = seat.seat;
  out.port = port;
  return out;
}

/// Comes to this process again and again: once it has run for two seconds, nobody is shown a
/// version before this one any more.
void expect_nothing_old(const TableClient& seat, int port, int version, Clock::time_point runs) {
  int shown = 0;
  while (seconds_since(runs) < 4) {
    TableClient fresh = another_device(seat, port);
    if (fresh.connect() && fresh.version() >= 0) {
      ++shown;
      if (seconds_since(runs) > 2) {
        EXPECT_GE(fresh.version(), version);
      }
    }
    fresh.drop();
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  EXPECT_GT(shown, 0) << "it sends its guests on";
}

// A paused virtual machine, a laptop that slept: others have gone on with its tables.
TEST(Failover, AProcessThatWasStoppedShowsNothingOld) {
  Pair pair;
  ServerProcess *owner = &pair.first, *other = &pair.second;
  Party party(owner->port(), "usa", {"me", "open"});
  ASSERT_TRUE(party.begin());
  Quick rng(25);
  for (int round = 0; round < rounds(); ++round) {
    ASSERT_TRUE(party.play_steps(rng, 6));
    ASSERT_TRUE(party.settle());
    // A line that stays at the process that is stopped.
    TableClient left = another_device(party.host(), owner->port());
    ASSERT_TRUE(left.connect());
    ::kill(owner->pid(), SIGSTOP);
    const auto stopped = Clock::now();
    ASSERT_TRUE(move_to(party, *other)) << other->output();
    std::cout << "stopped: played on after " << seconds_until_played(party, rng, stopped) << " s\n";
    ASSERT_TRUE(party.play_steps(rng, 4));
    ASSERT_TRUE(party.settle());
    const int version = party.host().version();
    ::kill(owner->pid(), SIGCONT);
    const auto runs = Clock::now();
    EXPECT_FALSE(left.until([&] { return left.version() >= version; }));
    EXPECT_EQ(left.close_code(), 1012);
    EXPECT_LT(seconds_since(runs), 2) << "lines that were open are sent on";
    expect_nothing_old(party.host(), owner->port(), version, runs);
    std::swap(owner, other);
  }
  ASSERT_TRUE(party.play(rng));
  verified_game(owner->port(), party.table());
}

/// Fresh lines to both processes: two seconds after `since`, whoever is shown a table at all is
/// shown nothing older than its players have seen.
void look_round(const Pair& pair, const std::vector<Party>& parties, Clock::time_point until,
                Clock::time_point since = Clock::now()) {
  int shown = 0;
  while (Clock::now() < until) {
    for (const Party& party : parties)
      for (const ServerProcess* server : {&pair.first, &pair.second}) {
        TableClient fresh = another_device(party.clients.front(), server->port());
        const bool late = seconds_since(since) > 2;
        if (!fresh.connect() || fresh.version() < 0) continue;
        ++shown;
        if (late) {
          EXPECT_GE(fresh.version(), party.clients.front().version());
        }
      }
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  EXPECT_GT(shown, 0) << "nobody is let in any more";
}

TEST(Failover, AfterAnOutageOfTheStoreTablesStayWhereTheyAre) {
  Pair pair;
  std::vector<Party> parties;
  Quick rng(26);
  for (const ServerProcess* server : {&pair.first, &pair.second, &pair.first}) {
    parties.emplace_back(server->port(), "switzerland", std::vector<std::string>{"me", "open"});
    ASSERT_TRUE(parties.back().begin());
    ASSERT_TRUE(parties.back().play_steps(rng, 5));
  }
  for (int round = 0; round < rounds(); ++round) {
    PostgresServer::shared().run(pair.store,
                                 "DROP TABLE IF EXISTS owned; CREATE TABLE owned AS "
                                 "SELECT id, owner FROM game");
    PostgresServer::shared().stop();
    std::this_thread::sleep_for(std::chrono::seconds(7));  // longer than every lease
    PostgresServer::shared().start();
    look_round(pair, parties, Clock::now() + std::chrono::seconds(7));
    EXPECT_NO_THROW(PostgresServer::shared().run(
        pair.store,
        "DO $$ BEGIN IF EXISTS (SELECT 1 FROM game JOIN owned USING (id) "
        "WHERE game.owner <> owned.owner) THEN RAISE EXCEPTION 'taken over'; END IF; END $$"));
    const ServerProcess* owners[]{&pair.first, &pair.second, &pair.first};
    for (std::size_t i = 0; i < parties.size(); ++i) {
      ASSERT_TRUE(move_to(parties[i], *owners[i]));
      ASSERT_TRUE(parties[i].play_steps(rng, 3));
      ASSERT_TRUE(parties[i].settle());
    }
    const auto played = Clock::now();
    look_round(pair, parties, played + std::chrono::seconds(3), played);
  }
  for (Party& party : parties) ASSERT_TRUE(party.play(rng));
}

// Both are taken over, and the end of the game is heard of wherever they are.
TEST(Failover, ACampaignLivesOnWithItsTable) {
  Pair pair;
  SteadfastCampaign campaign(pair.first.port());
  ASSERT_TRUE(campaign.lead_into_game(6 * kPromise)) << campaign.fault();
  pair.first.kill();
  campaign.move_to(pair.second.port());
  ASSERT_TRUE(campaign.lead_to(2, 12 * kPromise)) << campaign.fault() << pair.second.output();
  ASSERT_TRUE(pair.first.start()) << pair.first.output();
  ASSERT_TRUE(campaign.lead_into_game(6 * kPromise)) << campaign.fault();
  // The table stays with the one process, and the campaign comes to the other.
  PostgresServer::shared().run(pair.store,
                               "UPDATE campaign SET owner = (SELECT id FROM node WHERE id <> "
                               "campaign.owner ORDER BY id LIMIT 1)");
  campaign.move_to(pair.first.port());
  ASSERT_TRUE(campaign.lead_to(3, 12 * kPromise)) << campaign.fault() << pair.first.output();
}

// Half of the crowd comes to each; each is killed by turns. Whoever is let in by neither waits.
TEST(Failover, NothingIsLostWhileProcessesComeAndGo) {
  Pair pair;
  Crowd first(pair.first.port(), 1, 3), second(pair.second.port(), 1, 3);
  Quick rng(24);
  for (ServerProcess* server : {&pair.first, &pair.second, &pair.first, &pair.second}) {
    std::this_thread::sleep_for(std::chrono::milliseconds(200 + rng.below(300)));
    server->kill();
    ASSERT_TRUE(server->start()) << server->output();
  }
  EXPECT_TRUE(first.finish());
  EXPECT_TRUE(second.finish());
  expect_nothing_lost(pair.store, pair.second.port(), first.tables());
  expect_nothing_lost(pair.store, pair.first.port(), second.tables());
}

/// Stands still for longer than every lease, and goes on.
void stand_still(const ServerProcess& server) {
  ::kill(server.pid(), SIGSTOP);
  std::this_thread::sleep_for(std::chrono::seconds(7));
  ::kill(server.pid(), SIGCONT);
}

void let_store_be_away() {
  PostgresServer::shared().stop();
  std::this_thread::sleep_for(std::chrono::seconds(7));
  PostgresServer::shared().start();
}

// A crowd plays on meanwhile; every step that was acknowledged is there once, and none besides.
TEST(Failover, NothingIsLostBesideStopsAndOutages) {
  Pair pair;
  Crowd first(pair.first.port(), 1, 3), second(pair.second.port(), 1, 3);
  for (int round = 0; round < rounds(); ++round) {
    std::this_thread::sleep_for(std::chrono::seconds(3));
    stand_still(round % 2 == 0 ? pair.first : pair.second);
    std::this_thread::sleep_for(std::chrono::seconds(3));
    let_store_be_away();
  }
  EXPECT_TRUE(first.finish());
  EXPECT_TRUE(second.finish());
  std::cout << "steps " << first.tally().steps + second.tally().steps << ", sent again "
            << first.tally().sent_again + second.tally().sent_again << ", of which kept before "
            << first.tally().kept_before + second.tally().kept_before << "\n";
  expect_nothing_lost(pair.store, pair.second.port(), first.tables());
  expect_nothing_lost(pair.store, pair.first.port(), second.tables());
}

}  // namespace
}  // namespace wagonaut::tests::e2e
