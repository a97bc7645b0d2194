// What is asked for costs what it returns, however many games were played: processor time of the
// server for each request, when it is asked for the second time.
#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <regex>
#include <thread>

#include <sqlite3.h>

#include "server/fair/fair.h"
#include "tests/server/e2e/party.h"
#include "tests/support/source_address.h"

namespace wagonaut::tests::e2e {
namespace {

/// A moment in the ordinary tests; the figure of docs/load.md with WAGONAUT_ALL.
int many() {
  return std::getenv("WAGONAUT_ALL") != nullptr ? 100'000 : 3'000;
}

/// What is built to be quick takes milliseconds; what is built to be looked into, some times that.
double allowance() {
#if defined(__OPTIMIZE__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
  return 1;
#else
  return 10;
#endif
}

std::string text_of(sqlite3_value* value) {
  return reinterpret_cast<const char*>(sqlite3_value_text(value));
}

/// bound(line, log, game): a line of a table's log as it would stand in the log of another game.
/// A share holds at its own table only, so whoever told a nonce was bound to it there.
void bound(sqlite3_context* context, int, sqlite3_value** values) {
  std::string line = text_of(values[0]);
  const std::string log = text_of(values[1]), game = text_of(values[2]);
  static const std::regex told("(?:^|\n)reveal ([0-9]+) ([^\n]+)");
  const auto& original = *static_cast<const std::string*>(sqlite3_user_data(context));
  for (std::sregex_iterator it(log.begin(), log.end(), told), end; it != end; ++it) {
    const int seat = std::stoi((*it)[1]);
    const std::string nonce = (*it)[2], old = server::share_of(original, seat, nonce);
    if (const auto at = line.find(old); at != line.npos)
      line.replace(at, old.size(), server::share_of(game, seat, nonce));
  }
  sqlite3_result_text(context, line.c_str(), int(line.size()), SQLITE_TRANSIENT);
}

void run_sql(const std::string& file, const std::string& sql, std::string game) {
  sqlite3* handle = nullptr;
  ASSERT_EQ(sqlite3_open(file.c_str(), &handle), SQLITE_OK);
  sqlite3_create_function(handle, "bound", 3, SQLITE_UTF8, &game, bound, nullptr, nullptr);
  EXPECT_EQ(sqlite3_exec(handle, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
      << sqlite3_errmsg(handle);
  sqlite3_close(handle);
}

/// The one game of the store so many times, by five thousand people; a thousand of them with their
/// logs, and as many tables that are full and wait.
std::string copies_of(const std::string& game, int count) {
  const std::string numbers =
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE "
      "i < " +
      std::to_string(count) + ") ";
  const std::string from = " FROM n, game WHERE game.id = '" + game + "'";
  const std::string columns =
      "edition, status, listed, seats, free_seats, players, created + i, "
      "updated + i, owner, seated, campaign";
  return "BEGIN; INSERT INTO game " + numbers + "SELECT 'g' || i, 'c' || i, " + columns + from +
         "; INSERT INTO game " + numbers +
         "SELECT 'o' || i, 'd' || i, edition, 'open', 1, seats, 0, players, created + i, "
         "updated + i, owner, seated, campaign" +
         from +
         "; INSERT INTO entry SELECT game.id, seq, at, bound(line, "
         "(SELECT group_concat(line, char(10)) FROM entry WHERE game = '" +
         game +
         "' AND line GLOB 'reveal *'), game.id), facts, asked FROM game, entry "
         "WHERE entry.game = '" +
         game +
         "' AND game.id GLOB 'g[0-9]*' AND "
         "CAST(substr(game.id, 2) AS INTEGER) <= 1000; INSERT INTO score " +
         numbers +
         "SELECT 'g' || i, seat, edition, 'P' || (i % 5000) || '-' || seat, 0, total, place "
         "FROM n, score WHERE game = '" +
         game +
         "'; INSERT INTO total SELECT name, edition, "
         "count(*), sum(place = 1), max(total), sum(total) FROM score WHERE game <> '" +
         game + "' GROUP BY name, edition; COMMIT;";
}

/// Processor time of all threads, in milliseconds.
double processor_millis(pid_t pid) {
  double sum = 0;
  const std::string tasks = "/proc/" + std::to_string(pid) + "/task";
  for (const auto& task : std::filesystem::directory_iterator(tasks)) {
    double nanos = 0;
    std::ifstream(task.path() / "schedstat") >> nanos;
    sum += nanos / 1e6;
  }
  return sum;
}

class ManyGames : public testing::Test {
 protected:
  ManyGames() {
    EXPECT_TRUE(server_.start()) << server_.output();
    Party party(server_.port(), "usa", {"me", "program"}, {{"listed", true}});
    EXPECT_TRUE(party.begin());
    Quick rng(41);
    EXPECT_TRUE(party.play(rng));
    game_ = party.table();
    token_ = party.host().token;
    for (TableClient& client : party.clients) client.drop();
    EXPECT_EQ(server_.terminate(), 0);
    run_sql(folder_.path("tables.db"), copies_of(game_, many()), game_);
    EXPECT_TRUE(server_.start()) << server_.output();
  }

  /// Of one request, as a mean of some; the first one is not counted.
  double cost(const std::string& path, const json::object& body = {}) {
    const auto ask = [&] {
      const auto answer =
          body.empty() ? web::WebClient::get(server_.port(), path, {{"Accept-Encoding", "gzip"}})
                       : web::WebClient::post(server_.port(), path, json::serialize(body));
      EXPECT_EQ(answer.status, 200) << path;
    };
    constexpr int kTimes = 20;
    ask();
    const double before = processor_millis(server_.pid());
    for (int i = 0; i < kTimes; ++i) ask();
    return (processor_millis(server_.pid()) - before) / kTimes;
  }

  TempFolder folder_;
  ServerProcess server_{folder_.path("tables.db")};
  std::string game_, token_;
};

TEST_F(ManyGames, EveryEndpointCostsWhatItReturns) {
  json::array seats;
  for (int i = 1; i <= 50; ++i)
    seats.push_back({{"table", "g" + std::to_string(i)}, {"token", token_}});
  std::vector<std::string> paths{"/api/tables",
                                 "/api/games",
                                 "/api/games?edition=usa",
                                 "/api/statistics",
                                 "/api/statistics?edition=usa",
                                 "/api/statistics?name=P77-0"};
  for (const char* what : {"", "/record", "/story", "/board", "/replay", "/replay?seat=0"})
    paths.push_back("/api/games/g7" + std::string(what));
  for (const std::string& path : paths) {
    const double millis = cost(path);
    std::cout << path << ": " << millis << " ms\n";
    EXPECT_LT(millis, 10 * allowance()) << path;
  }
  const double mine = cost("/api/my", {{"seats", seats}});
  std::cout << "/api/my, 50 seats: " << mine << " ms\n";
  EXPECT_LT(mine, 10 * allowance());
  const double health = cost("/healthz");
  std::cout << "/healthz: " << health << " ms\n";
  EXPECT_LT(health, allowance());
}

/// Milliseconds that half of the requests took at most, asked one after another for a while.
double median_wait(int port, const std::string& path, std::chrono::milliseconds span) {
  std::vector<double> waits;
  const auto end = std::chrono::steady_clock::now() + span;
  while (std::chrono::steady_clock::now() < end) {
    const auto asked = std::chrono::steady_clock::now();
    EXPECT_EQ(web::WebClient::get(port, path).status, 200) << path;
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - asked;
    waits.push_back(took.count() * 1e3);
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  std::sort(waits.begin(), waits.end());
  return waits[waits.size() / 2];
}

// Four clients ask for games that nobody has asked for lately, and for all sums, as fast as they
// are answered; whoever asks for something else does not wait for them.
TEST_F(ManyGames, WhatIsCheapIsNotKeptWaitingByWhatIsDear) {
  const std::vector<std::string> paths{"/healthz", "/api/tables", "/api/games",
                                       "/api/games/g1/story"};
  const std::chrono::milliseconds span(std::getenv("WAGONAUT_ALL") != nullptr ? 10'000 : 300);
  std::map<std::string, double> at_rest;
  for (const std::string& path : paths) at_rest[path] = median_wait(server_.port(), path, span);
  std::atomic<bool> over{false};
  std::atomic<int> asked{0};
  std::vector<std::thread> dear;
  for (int i = 0; i < 4; ++i)
    dear.emplace_back([&, i] {
      const web::SourceAddress source("127.0.0." + std::to_string(3 + i));
      for (int game = 1 + 250 * i; !over; game = game % 1000 + 1) {
        const std::string path =
            game % 5 == 0 ? "/api/statistics" : "/api/games/g" + std::to_string(game) + "/replay";
        asked += web::WebClient::get(server_.port(), path).status == 200 ? 1 : 0;
      }
    });
  for (const std::string& path : paths) {
    const double busy = median_wait(server_.port(), path, span);
    std::cout << path << ": median " << at_rest[path] << " ms at rest, " << busy
              << " ms beside four who ask for the dearest\n";
    EXPECT_LT(busy, 50 * allowance()) << path;
  }
  over = true;
  for (std::thread& thread : dear) thread.join();
  std::cout << asked << " dear answers meanwhile\n";
  EXPECT_GT(asked, 0);
}

}  // namespace
}  // namespace wagonaut::tests::e2e
