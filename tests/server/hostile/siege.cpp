#include "tests/server/hostile/siege.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <regex>

namespace wagonaut::tests {
namespace {

constexpr long kMostGrowth = 128 * 1024;          // KiB, for all that is cached and not given back
constexpr long kSanitized = 1024L * 1024 * 1024;  // KiB of addresses: only a sanitizer takes a TiB

/// A number of /proc/PID/status, in KiB.
long kibibytes_of(pid_t pid, const std::string& name) {
  std::ifstream in("/proc/" + std::to_string(pid) + "/status");
  for (std::string line; std::getline(in, line);)
    if (line.starts_with(name + ":")) return std::atol(line.c_str() + name.size() + 1);
  return 0;
}

/// Waits for it, but not for ever.
template <class Question>
bool comes_true(Question question) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
  while (!question()) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  return true;
}

/// The client has told its share.
bool shown_revealed(const TableClient& client) {
  if (client.status() != "revealing") return client.running();
  const auto& table = client.scene().at("table").as_object();
  return table.at("seats").as_array()[std::size_t(client.seat)].at("revealed").as_bool();
}

bool sit_at(int port, const std::string& settings, TableClient& host, TableClient& guest) {
  auto opened = TableClient::open(
      port, R"({"name":"Ala","edition":"usa","seats":["me","open"])" + settings + "}");
  if (!opened) return false;
  auto joined = TableClient::join(*opened, "Bo");
  if (!joined) return false;
  host = std::move(*opened);
  guest = std::move(*joined);
  if (!host.connect() || !guest.connect() || host.ask({{"type", "start"}}) != "granted")
    return false;
  return guest.until([&] { return shown_revealed(guest); }) &&
         host.until([&] { return host.running(); });
}

/// One step of whoever is asked.
bool step_of(TableClient& client, Quick& rng) {
  if (!client.listen()) return false;
  if (!client.my_turn()) return true;
  const std::string answer = client.ask(
      {{"type", "step"}, {"version", client.version()}, {"move", client.some_move(rng)}});
  if (answer != "granted") return false;
  const int after = int(client.reply().at("version").as_int64());
  return client.until([&] { return client.version() >= after; });
}

}  // namespace

int hostile_share(int percent) {
  const char* wanted = std::getenv("WAGONAUT_HOSTILE");
  const int all = wanted != nullptr ? std::max(100, std::atoi(wanted)) : 100'000;
  return std::max(1, all / 100 * percent);
}

Siege::Siege(std::vector<std::string> more) : server_(folder_.path("store"), std::move(more)) {}

Siege::~Siege() {
  enough_ = true;
  if (honest_.joinable()) honest_.join();
}

bool Siege::begin() {
  if (!server_.start() || !sit_at(port(), R"(,"spectators":true,"autopilot":false)", host_, rogue_))
    return false;
  if (!play_up_to_the_host()) return false;
  host_.drop();
  rogue_.drop();
  if (!one_honest_game(1)) return false;  // whatever is made once is made
  sights_ = {sight(host_), sight(rogue_), sight(watcher())};
  memory_ = kibibytes_of(server_.pid(), "VmRSS");
  comes_true([this] { return open_lines() == 0; });
  // What was closed a moment ago is not counted.
  comes_true([this] {
    const long before = std::exchange(descriptors_, descriptors());
    return before == descriptors_;
  });
  honest_ = std::thread([this] { play_honestly(); });
  return true;
}

/// A dozen steps, and on until the host is asked.
bool Siege::play_up_to_the_host() {
  Quick rng(5);
  while (host_.version() < 20 || !host_.my_turn() || rogue_.my_turn())
    if (!step_of(rogue_, rng) || (host_.version() < 20 && !step_of(host_, rng)) || !host_.listen())
      return false;
  return host_.running();
}

bool Siege::one_honest_game(std::uint64_t seed) {
  Quick rng(seed);
  TableClient ala, bo;
  if (!sit_at(port(), "", ala, bo)) return false;
  while (!ala.finished())
    if (!step_of(ala, rng) || !step_of(bo, rng)) return false;
  return true;
}

void Siege::play_honestly() {
  // On a busy machine the attack may be over before this begins.
  do ++(one_honest_game(std::uint64_t(games_) + 2) ? games_ : failed_games_);
  while (!enough_);
}

/// All that a pair of eyes sees of the table, but for who else is looking, and the spaces at the
/// end whose number goes with it.
std::string Siege::sight(const TableClient& whose) {
  TableClient client = TableClient::watch(whose);
  client.token = whose.token;
  client.records = true;
  if (!client.connect()) return "not admitted";
  return std::regex_replace(client.heard.front(), std::regex(",\"present\":(true|false)| +$"), "");
}

long Siege::descriptors() const {
  const auto all =
      std::filesystem::directory_iterator("/proc/" + std::to_string(server_.pid()) + "/fd");
  return std::distance(std::filesystem::begin(all), std::filesystem::end(all));
}

/// WebSockets that the server believes to have.
int Siege::open_lines() const {
  static const std::string name = "\nwagonaut_sockets ";
  const std::string page = web::WebClient::get(port(), "/metrics").body;
  const std::size_t at = page.find(name);
  return at == page.npos ? -1 : std::atoi(page.c_str() + at + name.size());
}

void Siege::expect_unharmed() {
  enough_ = true;
  if (honest_.joinable()) honest_.join();
  EXPECT_GT(games_, 0) << "honest games that came to their end";
  EXPECT_EQ(failed_games_, 0);
  EXPECT_TRUE(comes_true([this] { return open_lines() == 0; })) << "lines were never let go";
  EXPECT_TRUE(comes_true([this] { return descriptors() <= descriptors_; }))
      << "connections were never let go";
  const std::vector<std::string> now{sight(host_), sight(rogue_), sight(watcher())};
  EXPECT_EQ(now, sights_);
  if (kibibytes_of(server_.pid(), "VmSize") < kSanitized) {
    EXPECT_LT(kibibytes_of(server_.pid(), "VmRSS"), memory_ + kMostGrowth);
  }
  EXPECT_EQ(server_.terminate(), 0);
  const std::string log = server_.output();
  EXPECT_EQ(log.find(R"("level":"error")"), log.npos) << log.substr(0, 2000);
  EXPECT_EQ(log.find("exception"), log.npos) << log.substr(0, 2000);
}

}  // namespace wagonaut::tests
