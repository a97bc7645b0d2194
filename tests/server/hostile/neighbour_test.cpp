// One address does its worst, within its limits; another one plays as if nothing were.
//
// In the ordinary tests a moment, and only that nobody else is refused; with WAGONAUT_ALL twenty
// windows of ten seconds, alternating with rest, and what the neighbour waits for.
#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <cmath>
#include <fstream>
#include <iostream>
#include <thread>

#include "server/protocol/messages.h"
#include "tests/server/e2e/party.h"
#include "tests/support/source_address.h"

namespace wagonaut::tests::e2e {
namespace {

using Clock = std::chrono::steady_clock;

bool in_full() {
  return std::getenv("WAGONAUT_ALL") != nullptr;
}

double processor_seconds(pid_t pid) {
  std::ifstream in("/proc/" + std::to_string(pid) + "/stat");
  std::string text{std::istreambuf_iterator<char>(in), {}};
  std::istringstream words(text.substr(text.rfind(')') + 2));
  std::string word;
  long ticks = 0;
  for (int i = 0; i < 13 && words >> word; ++i)
    if (i >= 11) ticks += std::stol(word);
  return double(ticks) / double(sysconf(_SC_CLK_TCK));
}

/// Milliseconds that something took, again and again.
class Times {
 public:
  void add(Clock::duration time) {
    all_.push_back(std::chrono::duration<double>(time).count() * 1e3);
  }
  double at(double share) {
    if (all_.empty()) return 0;
    std::sort(all_.begin(), all_.end());
    return all_[std::size_t(std::ceil(share * double(all_.size()))) - 1];
  }
  std::size_t size() const { return all_.size(); }

 private:
  std::vector<double> all_;
};

/// What a neighbour waits for.
struct Waits {
  Times step, bot, list;
  int refused = 0;

  void tell(const std::string& when) {
    const std::pair<const char*, Times*> kinds[]{{"step", &step}, {"bot", &bot}, {"list", &list}};
    for (const auto& [name, times] : kinds)
      std::cout << when << ", " << name << ": median " << times->at(0.5) << ", p90 "
                << times->at(0.9) << ", p99 " << times->at(0.99) << " ms of " << times->size()
                << "\n";
  }
};

/// A table against a quick bot, and lists between the steps.
class Neighbour {
 public:
  explicit Neighbour(int port) : port_(port) { open(); }

  void live(Clock::time_point until, Waits& waits) {
    while (Clock::now() < until) {
      if (!client_ || client_->finished()) open();
      if (!client_) return;
      make_step(waits);
      const auto asked = Clock::now();
      if (get(port_, "/api/tables").status != 200) ++waits.refused;
      waits.list.add(Clock::now() - asked);
      std::this_thread::sleep_for(std::chrono::milliseconds(30));
    }
  }

 private:
  void open() {
    client_ =
        TableClient::open(port_, R"({"name":"Bo","edition":"usa","seats":["me","bot:random"]})");
    if (client_ && (!client_->connect() || client_->ask({{"type", "start"}}) != "granted" ||
                    !client_->until([&] { return client_->running(); })))
      client_.reset();
    EXPECT_TRUE(client_) << "no table for a neighbour";
  }
  void make_step(Waits& waits) {
    if (!client_->until([&] { return client_->my_turn() || client_->finished(); })) {
      ++waits.refused;
      return client_.reset();
    }
    if (client_->finished()) return;
    const auto sent = Clock::now();
    const std::string answer = client_->ask(
        {{"type", "step"}, {"version", client_->version()}, {"move", client_->some_move(rng_)}});
    waits.step.add(Clock::now() - sent);
    if (answer != "granted") ++waits.refused;
    const int after = int(client_->reply().at("version").as_int64());
    const auto granted = Clock::now();
    const bool came = client_->until(
        [&] { return client_->finished() || (client_->my_turn() && client_->version() >= after); });
    if (!came) ++waits.refused;
    waits.bot.add(Clock::now() - granted);
  }

  const int port_;
  Quick rng_{31};
  std::optional<TableClient> client_;
};

/// All that one address can think of.
class Rogue {
 public:
  Rogue(int port, std::string from) : port_(port), from_(std::move(from)) {}

  /// Opens tables of the slowest bots, gives its own seat to a fifth, and goes.
  void abandon(int tables) {
    const web::SourceAddress source(from_);
    for (int i = 0; i < tables;) {
      auto table = TableClient::open(
          port_,
          R"({"name":"Eve","edition":"usa","listed":true,"spectators":true,"seats":["me","bot:search","bot:search","bot:search","bot:search"]})");
      if (!table) {
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        continue;
      }
      ++i;
      table_ = table->table;
      if (!table->connect() || table->ask({{"type", "start"}}) != "granted") continue;
      table->until([&] { return table->running(); });
      table->ask({{"type", "resign"}, {"level", "search"}});
      table->drop();
      tables_.push_back(std::move(*table));
    }
  }

  /// Everything dear, as fast as it is answered.
  void attack(Clock::time_point until) {
    std::vector<std::thread> threads;
    const auto add = [&](auto work) {
      threads.emplace_back([this, until, work] {
        const web::SourceAddress source(from_);
        while (Clock::now() < until) work();
      });
    };
    std::string seats;
    for (int i = 0; i < 100; ++i)
      seats += (i == 0 ? "" : ",") +
               (R"({"table":")" + table_ + R"(","token":"no)" + std::to_string(i) + "\"}");
    for (int i = 0; i < 2; ++i)
      add([=, this] { ask("POST", "/api/my", R"({"seats":[)" + seats + "]}"); });
    for (const std::string path : {"/api/statistics", "/api/games", "/api/tables", "/replay"})
      add([=, this] { ask("GET", path == "/replay" ? a_replay() : path, ""); });
    add([this] { hold_connections(in_full() ? 60 : 20); });
    add([this] { come_and_go(); });
    add([this] { read_nothing(in_full() ? 10 : 4); });
    add([this] { read_no_answer(in_full() ? 20 : 4); });
    add([this] { watch_all(); });
    add([this] { crowd(in_full() ? 30 : 8); });
    for (std::thread& thread : threads) thread.join();
    held_.clear();
    deaf_.clear();
    deaf_readers_.clear();
    crowd_.clear();
    for (TableClient& table : tables_) table.drop();
  }

 private:
  void ask(const std::string& method, const std::string& path, const std::string& body) {
    web::WebClient::request(port_, method, path, body);
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  std::string a_replay() {
    const Answered games = get(port_, "/api/games");
    if (games.status != 200 || games.body.at("tables").as_array().empty()) return "/api/games";
    return "/api/games/" + text(games.body.at("tables").as_array()[0].at("table")) + "/replay";
  }
  void hold_connections(std::size_t most) {
    if (held_.size() >= most) return std::this_thread::sleep_for(std::chrono::milliseconds(20));
    held_.push_back(web::HttpConnection::open(port_));
    if (held_.back()) held_.back()->write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
  }
  void come_and_go() {
    const auto connection = web::HttpConnection::open(port_);
    if (connection) connection->write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  /// Answers as long as there are any, and none is read.
  void read_no_answer(std::size_t most) {
    if (deaf_readers_.size() >= most) deaf_readers_.erase(deaf_readers_.begin());
    auto reader = web::HttpConnection::open(port_);
    if (reader && reader->write("GET /api/editions/world HTTP/1.1\r\nHost: localhost\r\n\r\n"))
      deaf_readers_.push_back(std::move(reader));
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  /// What somebody looks at comes first at the bots.
  void watch_all() {
    for (TableClient& table : tables_)
      if (table.connected())
        table.listen();
      else
        table.connect();
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  /// Many lines at one table: what one of them says, all are told.
  void crowd(std::size_t most) {
    if (tables_.empty()) return std::this_thread::sleep_for(std::chrono::milliseconds(20));
    if (crowd_.size() < most) {
      crowd_.push_back(TableClient::watch(tables_.front()));
      crowd_.back().connect();
    }
    for (TableClient& one : crowd_) one.listen();
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  void read_nothing(std::size_t most) {
    if (deaf_.size() < most) {
      auto line = web::WebLine::open(port_, "/api/tables/" + table_ + "/socket");
      if (line && line->send(R"({"type":"hello","protocol":)" + std::to_string(server::kProtocol) +
                             R"(,"known":-1})"))
        deaf_.push_back(std::move(line));
    }
    for (const auto& line : deaf_) line->send(R"({"type":"sync","id":"s","version":0})");
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }

  const int port_;
  const std::string from_;
  std::string table_;
  std::vector<std::unique_ptr<web::HttpConnection>> held_, deaf_readers_;
  std::vector<TableClient> tables_, crowd_;
  std::vector<std::unique_ptr<web::WebLine>> deaf_;
};

TEST(Hostile, OneAddressDoesNotStopTheOthers) {
  const auto window =
      in_full() ? std::chrono::milliseconds(10'000) : std::chrono::milliseconds(1500);
  TempFolder folder;
  ServerProcess server(folder.path("tables.db"),
                       {"--requests", "50", "--messages", "50", "--address-messages", "200",
                        "--most-per-address", "200"});
  ASSERT_TRUE(server.start()) << server.output();
  Neighbour neighbour(server.port());
  Rogue rogue(server.port(), "127.0.0.2");
  rogue.abandon(in_full() ? 60 : 2);
  Waits at_rest, attacked;
  double rest_cost = 0, attack_cost = 0;
  for (int i = 0; i < (in_full() ? 20 : 2); ++i) {
    const bool attacks = i % 2 == 1;
    const double before = processor_seconds(server.pid());
    const auto until = Clock::now() + window;
    std::thread attack([&] {
      if (attacks) rogue.attack(until);
    });
    neighbour.live(until, attacks ? attacked : at_rest);
    attack.join();
    (attacks ? attack_cost : rest_cost) += processor_seconds(server.pid()) - before;
  }
  EXPECT_EQ(at_rest.refused, 0);
  EXPECT_EQ(attacked.refused, 0);
  EXPECT_GT(attacked.step.size(), 2u);
  if (!in_full()) return;
  at_rest.tell("at rest");
  attacked.tell("attacked");
  const double seconds = 10 * std::chrono::duration<double>(window).count();
  std::cout << "cores at rest " << rest_cost / seconds << ", attacked " << attack_cost / seconds
            << "\n";
  EXPECT_LE((attack_cost - rest_cost) / seconds, 0.5);
  for (const double share : {0.5, 0.9}) {
    EXPECT_LE(attacked.step.at(share), 3 * at_rest.step.at(share));
    EXPECT_LE(attacked.bot.at(share), 3 * at_rest.bot.at(share));
    EXPECT_LE(attacked.list.at(share), 3 * at_rest.list.at(share));
  }
}

}  // namespace
}  // namespace wagonaut::tests::e2e
