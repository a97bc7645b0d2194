// Mixed guests for a while: when the last of them has left, the server is what it was before.
#include <gtest/gtest.h>
#include <signal.h>

#include <filesystem>
#include <fstream>
#include <iostream>

#include "tests/server/e2e/steadfast.h"

namespace wagonaut::tests::e2e {
namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

/// How long, and how many: a moment in the ordinary tests, minutes with WAGONAUT_SOAK.
struct Measure {
  Seconds warm{4}, long_enough{6};
  int tables = 24;
  long grown = 4 * 1024 * 1024;  // bytes; after a moment the caches of the database are not full

  static Measure wanted() {
    const char* minutes = std::getenv("WAGONAUT_SOAK");
    if (minutes == nullptr) return {};
    const double seconds = 60 * std::atof(minutes);
    return {Seconds(std::min(300.0, seconds / 4)), Seconds(seconds * 3 / 4), 320, 1024 * 1024};
  }
};

/// What a process has.
struct Stock {
  long tables = 0, connections = 0, sockets = 0, threads = 0, files = 0, heap = 0;
};

std::ostream& operator<<(std::ostream& out, const Stock& stock) {
  return out << stock.tables << " tables, " << stock.sockets << " sockets, " << stock.threads
             << " threads, " << stock.files << " files, " << stock.heap / 1024 << " KiB in use";
}

long number_after(const std::string& line, const std::string& name) {
  const std::size_t at = line.find(name);
  return at == std::string::npos ? -1 : std::atol(line.c_str() + at + name.size());
}

/// The last line of the log that says it was tidied, after so many.
std::string tidied_line(const ServerProcess& server, int after) {
  std::istringstream log(server.output());
  std::string found;
  for (std::string line; std::getline(log, line);)
    if (line.find("\"tidied\"") != std::string::npos && after-- <= 0) found = line;
  return found;
}

int times_tidied(const ServerProcess& server) {
  int times = 0;
  while (!tidied_line(server, times).empty()) ++times;
  return times;
}

/// Asks the server to tidy up, until nobody is left or it takes too long.
Stock look_at(const ServerProcess& server) {
  Stock out;
  const auto end = Clock::now() + std::chrono::seconds(30);
  do {
    const int before = times_tidied(server);
    ::kill(server.pid(), SIGUSR1);
    std::string line;
    while ((line = tidied_line(server, before)).empty() && Clock::now() < end)
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    out.tables = number_after(line, "\"tables\":\"");
    out.connections = number_after(line, "\"connections\":\"");
    out.sockets = number_after(line, "\"sockets\":\"");
    out.heap = number_after(line, "\"heap\":\"");
  } while ((out.tables != 0 || out.connections != 0) && Clock::now() < end);
  const std::string folder = "/proc/" + std::to_string(server.pid());
  std::ifstream status(folder + "/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with("Threads:")) out.threads = number_after(line, "Threads:");
  out.files = std::distance(std::filesystem::directory_iterator(folder + "/fd"),
                            std::filesystem::directory_iterator());
  return out;
}

/// Opens a table against bots of all levels, plays a little, and goes away: some resign first.
void come_and_go(int port, Quick& rng) {
  static const std::vector<std::string> levels{"random", "greedy", "planner", "search"};
  static const std::vector<std::string> editions{"usa", "nordic", "switzerland", "world", "legacy"};
  const std::string bot = R"("bot:)" + levels[rng.below(4)] + "\"";
  auto alone = TableClient::open(port, R"({"name":"Ala","edition":")" + editions[rng.below(5)] +
                                           R"(","seats":["me",)" + bot + "]}");
  if (!alone || !alone->connect() || alone->ask({{"type", "start"}}) != "granted") return;
  if (!alone->until([&] { return alone->running(); })) return;
  Party party(std::move(*alone));
  party.play_steps(rng, int(rng.below(8)));
  TableClient& ala = party.host();
  ala.ask({{"type", "chat"}, {"phrase", "hello"}});
  ala.ask({{"type", "undo"}, {"version", ala.version()}});
  if (rng.below(2) == 0) ala.ask({{"type", "resign"}});
}

/// Lists, old games, codes and seats that are not there.
void look_round(int port, Quick& rng) {
  const Answered games = get(port, "/api/games");
  if (games.status == 200 && !games.body.at("tables").as_array().empty()) {
    const json::array& all = games.body.at("tables").as_array();
    const std::string game =
        "/api/games/" + text(all[rng.below(std::uint32_t(all.size()))].at("table"));
    for (const std::string what : {"", "/replay", "/replay?seat=1", "/story", "/record", "/board"})
      web::WebClient::get(port, game + what);
  }
  for (const std::string path : {"/api/tables", "/api/statistics", "/api/editions", "/healthz"})
    web::WebClient::get(port, path);
  post(port, "/api/code", {{"code", "nothing1"}});
  post(port, "/api/my", {{"seats", {{{"table", "none"}, {"token", "none"}}}}});
}

/// Lines that say nothing, half a message, nonsense; left without a word.
void be_rude(int port, Quick& rng) {
  std::vector<std::unique_ptr<web::WebLine>> lines;
  for (int i = 0; i < 5; ++i) lines.push_back(web::WebLine::open(port, "/api/tables/none/socket"));
  const auto half = web::HttpConnection::open(port);
  if (half)
    half->write("POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{");
  for (const auto& line : lines)
    if (line && rng.below(2) == 0) line->send("{\"type\":");
}

/// Everybody at once, for a time; then everybody leaves.
void guests(int port, const Measure& measure, Seconds time, std::uint64_t seed) {
  const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(time);
  Crowd crowd(port, 2, measure.tables / 2);
  std::vector<std::thread> others;
  using Guest = void (*)(int, Quick&);
  for (const Guest guest : {&come_and_go, &look_round, &be_rude})
    others.emplace_back([=] {
      for (Quick rng(seed); Clock::now() < end;) {
        guest(port, rng);
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
      }
    });
  for (std::thread& other : others) other.join();
  EXPECT_TRUE(crowd.finish());
  for (const SteadfastTable& table : crowd.tables()) EXPECT_EQ(table.fault(), "");
  std::cout << crowd.tables().size() << " games with people, " << crowd.tally().steps << " steps\n";
}

TEST(Soak, LeavesNothingBehind) {
  const Measure measure = Measure::wanted();
  TempFolder folder;
  ServerProcess server(folder.path("tables.db"), {"--grace", "2", "--log-format", "json"});
  ASSERT_TRUE(server.start()) << server.output();
  Quick rng(1);
  look_round(server.port(), rng);
  const Stock before = look_at(server);
  std::cout << "at the start: " << before << "\n";
  guests(server.port(), measure, measure.warm, 1);
  const Stock warm = look_at(server);
  std::cout << "warm: " << warm << "\n";
  guests(server.port(), measure, measure.long_enough, 2);
  const Stock after = look_at(server);
  std::cout << "at the end: " << after << "\n";
  EXPECT_EQ(after.tables, 0);
  EXPECT_EQ(after.sockets, 0);
  EXPECT_EQ(after.connections, 0);
  EXPECT_EQ(after.threads, before.threads);
  EXPECT_EQ(after.files, before.files);
  EXPECT_LT(after.heap - warm.heap, measure.grown);
}

}  // namespace
}  // namespace wagonaut::tests::e2e
