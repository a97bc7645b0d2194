#include "tests/server/e2e/party.h"

#include <poll.h>

#include "server/fair/fair.h"

namespace wagonaut::tests::e2e {
namespace {

constexpr std::chrono::seconds kLongestGame{300};
const std::vector<std::string> kNames{"Ala", "Bo", "Cy", "Di", "Ed"};

Answered answered(const web::HttpAnswer& answer) {
  Answered out;
  out.status = answer.status;
  boost::system::error_code fault;
  const json::value body = json::parse(answer.body, fault);
  if (!fault && body.is_object()) out.body = body.as_object();
  return out;
}

bool one_in(int n, Quick& rng) {
  return n > 0 && rng.below(n) == 0;
}

}  // namespace

House::House(std::vector<std::string> more) : server(folder.path("tables.db"), std::move(more)) {
  if (!server.start()) throw std::runtime_error(server.output());
}

std::string Answered::error() const {
  const json::value* found = body.if_contains("error");
  return found == nullptr ? "" : text(found->at("code"));
}

Answered get(int port, const std::string& path) {
  return answered(web::WebClient::get(port, path));
}

/// Whoever sits down chooses a token.
Answered post(int port, const std::string& path, json::object body) {
  if ((path == "/api/tables" || path.ends_with("/join")) && !body.contains("token"))
    body["token"] = server::random_token();
  return answered(web::WebClient::post(port, path, json::serialize(body)));
}

std::string text(const json::value& value) {
  return value.is_string() ? std::string(value.as_string()) : json::serialize(value);
}

const json::object& shown_seat(const TableClient& client, int seat) {
  return at(client.scene(), "table", "seats").as_array()[std::size_t(seat)].as_object();
}

json::object step_wish(TableClient& client, const std::string& move) {
  return {{"type", "step"},
          {"id", client.next_request()},
          {"version", client.version()},
          {"move", move}};
}

std::string ask_and_see(TableClient& client, const json::object& wish) {
  const std::string answer = client.ask(wish);
  if (answer != "granted") return answer;
  const auto version = client.reply().at("version").as_int64();
  return client.until([&] { return client.version() >= version; }) ? answer : "";
}

Party::Party(int port, const std::string& edition, const std::vector<std::string>& seats,
             json::object more) {
  more["name"] = kNames[0];
  more["edition"] = edition;
  more["seats"] = json::value_from(seats);
  const Answered opened = post(port, "/api/tables", more);
  if (opened.status != 201) throw std::runtime_error(json::serialize(opened.body));
  TableClient first;
  first.port = port;
  first.table = text(opened.body.at("table"));
  first.code = text(opened.body.at("code"));
  first.token = text(opened.body.at("token"));
  first.seat = int(opened.body.at("seat").as_int64());
  clients.push_back(std::move(first));
  for (const json::value& program : opened.body.at("programs").as_array()) {
    TableClient client = TableClient::watch(host());
    client.seat = int(program.at("seat").as_int64());
    client.token = text(program.at("token"));
    clients.push_back(std::move(client));
  }
  std::size_t name = 1;
  for (const std::string& seat : seats) {
    if (seat != "open") continue;
    auto client = TableClient::join(host(), kNames[name++]);
    if (!client) throw std::runtime_error("a free seat could not be taken");
    clients.push_back(std::move(*client));
  }
}

TableClient& Party::by(const std::string& name) {
  for (TableClient& client : clients)
    if (text(shown_seat(client, client.seat).at("name")) == name) return client;
  throw std::runtime_error("nobody is called " + name);
}

bool Party::connect() {
  for (TableClient& client : clients)
    if (!client.connected() && !client.connect()) return false;
  return true;
}

bool Party::begin() {
  return connect() && host().ask({{"type", "start"}}) == "granted" && dealt_to_all(clients);
}

bool Party::settle() {
  int newest = 0;
  for (const TableClient& client : clients) newest = std::max(newest, client.version());
  for (TableClient& client : clients)
    if (!client.until([&] { return client.version() >= newest; })) return false;
  return true;
}

bool Party::play(Quick& rng, const Mishaps& mishaps) {
  return play_steps(rng, std::numeric_limits<int>::max(), mishaps);
}

bool Party::play_steps(Quick& rng, int steps, const Mishaps& mishaps) {
  const auto end = std::chrono::steady_clock::now() + kLongestGame;
  const int enough = steps > std::numeric_limits<int>::max() - steps_
                         ? std::numeric_limits<int>::max()
                         : steps_ + steps;
  while (steps_ < enough && std::chrono::steady_clock::now() < end) {
    const auto over = [](const TableClient& client) { return client.finished(); };
    if (std::all_of(clients.begin(), clients.end(), over) &&
        std::all_of(watchers.begin(), watchers.end(), over))
      return true;
    if (!round(rng, mishaps)) return false;
  }
  return steps_ >= enough;
}

/// Everybody listens; whoever is asked answers. False if somebody cannot go on.
bool Party::round(Quick& rng, const Mishaps& mishaps) {
  bool acted = false;
  for (TableClient& watcher : watchers)
    if (!watcher.listen() && !watcher.connect()) return false;
  for (TableClient& client : clients) {
    if (!client.listen() && !client.connect()) return false;
    if (one_in(mishaps.drops, rng)) {
      client.drop();
      if (!client.connect()) return false;
    }
    if (!client.my_turn()) continue;
    if (!step(client, rng, mishaps)) return false;
    ++steps_;
    acted = true;
  }
  if (!acted) wait_for_news();
  return true;
}

bool Party::step(TableClient& client, Quick& rng, const Mishaps& mishaps) {
  const json::object wish = step_wish(client, client.some_move(rng));
  if (one_in(mishaps.lost_answers, rng)) {
    client.tell(wish);
    client.drop();
    if (!client.connect()) return false;
  }
  const std::string answer = ask_and_see(client, wish);
  EXPECT_EQ(answer, "granted") << json::serialize(wish);
  return answer == "granted";
}

void Party::wait_for_news() {
  std::vector<pollfd> lines;
  for (const TableClient& client : clients) lines.push_back({client.fd(), POLLIN, 0});
  poll(lines.data(), nfds_t(lines.size()), 200);
}

}  // namespace wagonaut::tests::e2e
