// Real traffic, in both directions, fits the published schema: tests/protocol/check.mjs judges it.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>

#include "server/fair/fair.h"
#include "tests/server/e2e/party.h"
#include "tests/server/e2e/shell.h"

namespace wagonaut::tests::e2e {
namespace {

/// "StepWish" for "step".
std::string wish_definition(const std::string& type) {
  if (type == "hello") return "Hello";
  if (type == "call_off") return "CallOffWish";
  return std::string(1, char(std::toupper(static_cast<unsigned char>(type[0])))) + type.substr(1) +
         "Wish";
}

std::string heard_definition(const json::object& message) {
  static const std::map<std::string, std::string> all{{"scene", "Scene"},
                                                      {"reply", "Reply"},
                                                      {"chat", "ChatLine"},
                                                      {"fault", "Fault"},
                                                      {"goodbye", "Goodbye"}};
  const json::value* type = message.if_contains("type");
  return type == nullptr ? "Error" : all.at(text(*type));
}

/// Messages with what they should be, a line each.
class Traffic {
 public:
  explicit Traffic(const std::string& file) : out_(file) {}

  void add(const std::string& definition, const std::string& message) {
    out_ << R"({"definition":")" << definition << R"(","message":)" << message << "}\n";
    seen_.insert(definition);
  }
  void add(const TableClient& client) {
    for (const std::string& message : client.said)
      add(wish_definition(text(json::parse(message).at("type"))), message);
    for (const std::string& message : client.heard)
      add(heard_definition(json::parse(message).as_object()), message);
  }
  json::object get(int port, const std::string& path, const std::string& definition) {
    return take(web::WebClient::get(port, path), definition);
  }
  json::object post(int port, const std::string& path, const std::string& asked,
                    const json::object& body, const std::string& definition) {
    add(asked, json::serialize(body));
    return take(web::WebClient::post(port, path, json::serialize(body)), definition);
  }
  bool seen(const std::string& definition) const { return seen_.contains(definition); }
  void close() { out_.close(); }

 private:
  json::object take(const web::HttpAnswer& answer, const std::string& definition) {
    EXPECT_EQ(answer.status >= 400, definition == "Error") << answer.body;
    add(definition, answer.body);
    return json::parse(answer.body).as_object();
  }

  std::ofstream out_;
  std::set<std::string> seen_;
};

/// Wishes of every kind on the way.
void try_wishes(Party& party) {
  TableClient &ala = party.clients.front(), &bo = party.clients.back();
  ask_and_see(ala, {{"type", "judge"}, {"move", "tickets"}});
  ask_and_see(ala, {{"type", "chat"}, {"text", "zażółć"}});
  ask_and_see(bo, {{"type", "chat"}, {"phrase", "wow"}});
  ask_and_see(bo, {{"type", "mute"}, {"seat", ala.seat}, {"on", true}});
  ask_and_see(bo, {{"type", "kick"}, {"seat", 0}});
  ask_and_see(ala, {{"type", "fill"}, {"level", "greedy"}});
  ask_and_see(ala, {{"type", "undo"}, {"version", ala.version()}});
  ask_and_see(bo, {{"type", "consent"}, {"yes", true}});
  ala.tell({{"type", "sync"}, {"version", 1}});
  ask_and_see(bo, {{"type", "away"}});
  ask_and_see(bo, {{"type", "back"}});
  ask_and_see(ala, {{"type", "step"}, {"version", ala.version()}, {"move", "withdraw"}});
}

void visit_lists(Traffic& traffic, int port, const Party& party) {
  const std::string game = "/api/games/" + party.table();
  const json::object mine{
      {"seats", {{{"table", party.table()}, {"token", party.clients.front().token}}}}};
  traffic.post(port, "/api/my", "MySeats", mine, "MyTables");
  traffic.get(port, "/api/tables/" + party.table(), "Summary");
  traffic.get(port, game, "Game");
  traffic.get(port, game + "/board", "Board");
  for (const std::string eyes : {"", "?seat=0", "?seat=1"})
    traffic.get(port, game + "/replay" + eyes, "Replay");
  for (const std::string eyes : {"?seat=9", "?seat=-1", "?seat=x"})
    traffic.get(port, game + "/replay" + eyes, "Error");
  traffic.get(port, game + "/story", "Story");
}

/// One game with two people, a bot and a spectator.
void play_recorded(Traffic& traffic, int port, const std::string& edition, json::object open) {
  open["name"] = "Ala";
  open["edition"] = edition;
  open["seats"] = {"me", "open", "bot:random"};
  open["spectators"] = true;
  open["token"] = server::random_token();
  const json::object opened = traffic.post(port, "/api/tables", "OpenTable", open, "Opened");
  TableClient ala;
  ala.port = port;
  ala.table = text(opened.at("table"));
  ala.code = text(opened.at("code"));
  ala.token = text(opened.at("token"));
  ala.seat = 0;
  TableClient bo = TableClient::watch(ala), guest = TableClient::watch(ala);
  const json::object joined = traffic.post(
      port, "/api/tables/" + ala.table + "/join", "JoinTable",
      {{"name", "Bo"}, {"code", ala.code}, {"program", true}, {"token", server::random_token()}},
      "Joined");
  bo.token = text(joined.at("token"));
  bo.seat = 1;
  traffic.post(port, "/api/code", "FindCode", {{"code", ala.code}}, "Found");
  traffic.get(port, "/api/tables", "Tables");
  traffic.get(port, "/api/games/" + ala.table, "Error");
  Party party(std::move(ala));
  party.clients.push_back(std::move(bo));
  for (TableClient& client : party.clients) client.records = true;
  guest.records = true;
  ASSERT_TRUE(guest.connect());
  party.watchers.push_back(std::move(guest));
  ASSERT_TRUE(party.connect());
  party.clients.back().reveals = false;
  EXPECT_EQ(party.host().ask({{"type", "start"}}), "granted");
  EXPECT_EQ(party.host().ask({{"type", "call_off"}}), "granted");
  party.clients.back().reveals = true;
  ASSERT_TRUE(party.begin());
  Quick rng(31);
  ASSERT_TRUE(party.play_steps(rng, 30));
  try_wishes(party);
  ASSERT_TRUE(party.settle());
  ASSERT_TRUE(party.play(rng, {.drops = 100}));
  visit_lists(traffic, port, party);
  EXPECT_EQ(party.host().ask({{"type", "rematch"}}), "granted");
  for (const TableClient& client : party.clients) traffic.add(client);
  traffic.add(party.watchers.front());
}

/// Seats that are given back, and lines that go wrong.
void come_and_go(Traffic& traffic, int port) {
  Party party(port, "usa", {"me", "open"});
  for (TableClient& client : party.clients) client.records = true;
  ASSERT_TRUE(party.connect());
  EXPECT_EQ(party.clients.back().ask({{"type", "leave"}}), "granted");
  EXPECT_EQ(party.host().ask({{"type", "start"}, {"drop_open", true}}), "seats_open");
  EXPECT_EQ(party.host().ask({{"type", "fill"}}), "granted");
  EXPECT_EQ(party.host().ask({{"type", "start"}, {"drop_open", true}}), "granted");
  EXPECT_TRUE(party.host().until([&] { return party.host().running(); }));
  EXPECT_EQ(party.host().ask({{"type", "resign"}}), "granted");
  for (const TableClient& client : party.clients) traffic.add(client);
  for (const std::string opening :
       {"nonsense", R"({"type":"hello","protocol":2,"token":"nobodys"})"}) {
    const auto line = web::WebLine::open(port, "/api/tables/" + party.table() + "/socket");
    ASSERT_TRUE(line && line->send(opening));
    const auto answer = line->receive();
    ASSERT_TRUE(answer);
    traffic.add(heard_definition(json::parse(*answer).as_object()), *answer);
  }
}

void expect_fits(const std::string& file) {
  const std::string folder = WAGONAUT_ROOT "/tests/protocol";
  ASSERT_NO_FATAL_FAILURE(require_node("ajv"));
  const Ended judged = run_command("node '" + folder + "/check.mjs' '" + file + "'");
  EXPECT_EQ(judged.code, 0) << judged.output;
}

TEST(EndToEnd, RealTrafficFitsTheSchema) {
  const House house;
  const int port = house.port();
  const std::string file = house.folder.path("traffic");
  Traffic traffic(file);
  traffic.get(port, "/api/editions", "Editions");
  traffic.get(port, "/api/phrases", "Phrases");
  for (const std::string edition : {"usa", "nordic", "switzerland", "world"}) {
    const json::object board = traffic.get(port, "/api/editions/" + edition + "?seats=3", "Board");
    traffic.get(port, text(board.at("drawing")), "Drawing");
    const char* clock = edition == "usa" ? "turn" : edition == "world" ? "days" : "game";
    json::object open;
    if (edition != "nordic")
      open["clock"] = {{"kind", clock}, {"amount", edition == "world" ? 2 : 600}};
    open["listed"] = edition != "usa";
    ASSERT_NO_FATAL_FAILURE(play_recorded(traffic, port, edition, open));
  }
  ASSERT_NO_FATAL_FAILURE(come_and_go(traffic, port));
  for (const std::string path : {"/api/games", "/api/games?edition=world"})
    traffic.get(port, path, "Tables");
  traffic.get(port, "/api/statistics", "Statistics");
  traffic.get(port, "/api/nothing", "Error");
  traffic.close();
  for (const char* definition : {"Hello", "Scene", "Reply", "ChatLine", "Fault", "Error", "Board",
                                 "StepWish", "UndoWish", "Replay", "Game"})
    EXPECT_TRUE(traffic.seen(definition)) << definition;
  expect_fits(file);
}

}  // namespace
}  // namespace wagonaut::tests::e2e
