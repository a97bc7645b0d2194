// Finding a table, taking a seat, and what happens before the first card.
#include <gtest/gtest.h>

#include "server/fair/fair.h"
#include "tests/server/e2e/party.h"
#include "tests/support/verified_game.h"

namespace wagonaut::tests::e2e {
namespace {

Answered join(int port, const std::string& table, const json::object& body) {
  return post(port, "/api/tables/" + table + "/join", body);
}

std::string holder(const TableClient& client, int seat) {
  return text(shown_seat(client, seat).at("holder"));
}

TEST(EndToEnd, ATableIsFoundByItsCode) {
  const House house;
  const int port = house.port();
  Party party(port, "usa", {"me", "program"});
  const std::string& code = party.host().code;
  std::string typed = code.substr(0, 4) + " - " + code.substr(4);
  for (char& c : typed) c = char(std::toupper(static_cast<unsigned char>(c)));
  for (const std::string& spelling : {code, typed}) {
    const Answered found = post(port, "/api/code", {{"code", spelling}});
    EXPECT_EQ(found.status, 200) << spelling;
    EXPECT_EQ(text(found.body.at("table")), party.table());
  }
  const Answered wrong = post(port, "/api/code", {{"code", "zzzzzzzz"}});
  EXPECT_EQ(wrong.status, 404);
  EXPECT_EQ(wrong.error(), "no_such_code");
}

TEST(EndToEnd, ASeatIsTakenByCodeAndOnce) {
  const House house;
  const int port = house.port();
  Party party(port, "usa", {"me", "program", "bot:greedy"});
  const Answered opened =
      post(port, "/api/tables",
           {{"name", "Ala"}, {"edition", "usa"}, {"seats", {"me", "open", "open", "bot:greedy"}}});
  const std::string table = text(opened.body.at("table")), code = text(opened.body.at("code"));

  const auto refused = [&](const json::object& body, int status, const std::string& error) {
    const Answered answer = join(port, table, body);
    EXPECT_EQ(answer.status, status) << json::serialize(body);
    EXPECT_EQ(answer.error(), error) << json::serialize(body);
  };
  refused({{"name", "Bo"}}, 403, "wrong_code");
  refused({{"name", "Bo"}, {"code", "zzzzzzzz"}}, 403, "wrong_code");
  refused({{"name", "Bo"}, {"code", party.host().code}}, 403, "wrong_code");
  refused({{"name", "Ala"}, {"code", code}}, 409, "bad_name");
  refused({{"name", "Bo"}, {"code", code}, {"seat", 0}}, 409, "seat_taken");
  refused({{"name", "Bo"}, {"code", code}, {"seat", 3}}, 409, "seat_taken");
  refused({{"name", "Bo"}, {"code", code}, {"seat", 4}}, 409, "no_such_seat");
  const Answered bo = join(port, table, {{"name", "Bo"}, {"code", code}, {"seat", 2}});
  EXPECT_EQ(bo.status, 200);
  EXPECT_EQ(bo.body.at("seat").as_int64(), 2);
  const Answered cy = join(port, table, {{"name", "Cy"}, {"code", code}, {"program", true}});
  EXPECT_EQ(cy.status, 200);
  EXPECT_EQ(cy.body.at("seat").as_int64(), 1);
  EXPECT_NE(text(bo.body.at("token")), text(cy.body.at("token")));
  refused({{"name", "Di"}, {"code", code}}, 409, "table_full");
  EXPECT_EQ(join(port, "nothere", {{"name", "Di"}, {"code", code}}).error(), "no_such_table");

  TableClient host;
  host.port = port;
  host.table = table;
  host.token = text(opened.body.at("token"));
  ASSERT_TRUE(host.connect());
  EXPECT_EQ(holder(host, 1), "program");
  EXPECT_EQ(holder(host, 2), "person");
  std::vector<TableClient> all(3);
  all[0] = std::move(host);
  for (std::size_t i = 1; i < all.size(); ++i) {
    all[i].port = port;
    all[i].table = table;
    all[i].token = text((i == 1 ? bo : cy).body.at("token"));
    ASSERT_TRUE(all[i].connect());
  }
  EXPECT_EQ(all[0].ask({{"type", "start"}}), "granted");
  ASSERT_TRUE(dealt_to_all(all));
  refused({{"name", "Di"}, {"code", code}}, 409, "not_now");
}

TEST(EndToEnd, AListedTableStandsInTheLobbyUntilItIsFull) {
  const House house;
  const int port = house.port();
  Party by_link(port, "usa", {"me", "bot:greedy"});
  Party listed(port, "nordic", {"me", "open", "bot:greedy"}, {{"listed", true}});
  const auto lobby = [&] {
    const Answered list = get(port, "/api/tables");
    std::vector<std::string> ids;
    for (const json::value& one : list.body.at("tables").as_array())
      ids.push_back(text(one.at("table")));
    return ids;
  };
  EXPECT_EQ(lobby(), std::vector<std::string>{});
  const json::object open{
      {"name", "Ala"}, {"edition", "usa"}, {"seats", {"me", "open"}}, {"listed", true}};
  const std::string waiting = text(post(port, "/api/tables", open).body.at("table"));
  EXPECT_EQ(lobby(), std::vector<std::string>{waiting});
  const Answered summary = get(port, "/api/tables/" + waiting);
  EXPECT_EQ(text(summary.body.at("players")), "Ala");
  EXPECT_EQ(summary.body.at("free_seats").as_int64(), 1);
  EXPECT_FALSE(summary.body.contains("code"));
  EXPECT_EQ(join(port, waiting, {{"name", "Bo"}}).status, 200);
  EXPECT_EQ(lobby(), std::vector<std::string>{});
}

TEST(EndToEnd, WhoIsSentAwayHasNoSeatAnyMore) {
  const House house;
  Party party(house.port(), "usa", {"me", "open", "open"});
  ASSERT_TRUE(party.connect());
  TableClient& host = party.host();
  TableClient& bo = party.by("Bo");
  TableClient& cy = party.by("Cy");
  EXPECT_EQ(bo.ask({{"type", "kick"}, {"seat", cy.seat}}), "not_the_host");
  EXPECT_EQ(host.ask({{"type", "kick"}, {"seat", host.seat}}), "no_such_seat");
  EXPECT_EQ(host.ask({{"type", "kick"}, {"seat", bo.seat}}), "granted");
  ASSERT_TRUE(cy.until([&] { return holder(cy, bo.seat) == "open"; }));
  ASSERT_TRUE(bo.until([&] { return bo.scene().at("you").is_null(); }));
  EXPECT_EQ(bo.ask({{"type", "chat"}, {"phrase", "hello"}}), "not_seated");
  bo.drop();
  EXPECT_FALSE(bo.connect());
  EXPECT_EQ(bo.close_code(), 4403);
  EXPECT_EQ(host.ask({{"type", "start"}}), "seats_open");

  // Who leaves makes room, and the next one is the host.
  EXPECT_EQ(host.ask({{"type", "leave"}}), "granted");
  ASSERT_TRUE(cy.until([&] { return at(cy.scene(), "table", "host").as_int64() == cy.seat; }));
  EXPECT_EQ(cy.ask({{"type", "fill"}, {"level", "clever"}}), "no_such_bot");
  EXPECT_EQ(cy.ask({{"type", "fill"}, {"level", "random"}}), "granted");
  EXPECT_EQ(cy.ask({{"type", "start"}}), "granted");
  ASSERT_TRUE(cy.until([&] { return cy.running(); }));
  EXPECT_EQ(holder(cy, 0), "bot");
  EXPECT_EQ(cy.ask({{"type", "kick"}, {"seat", 0}}), "not_now");
}

TEST(EndToEnd, ATableThatEverybodyLeftIsClosed) {
  const House house;
  Party party(house.port(), "usa", {"me", "open", "bot:greedy"});
  ASSERT_TRUE(party.connect());
  EXPECT_EQ(party.by("Bo").ask({{"type", "leave"}}), "granted");
  EXPECT_EQ(party.host().ask({{"type", "leave"}}), "granted");
  const Answered summary = get(house.port(), "/api/tables/" + party.table());
  EXPECT_EQ(text(summary.body.at("status")), "closed");
  EXPECT_EQ(
      join(house.port(), party.table(), {{"name", "Bo"}, {"code", party.host().code}}).error(),
      "not_now");
}

TEST(EndToEnd, FreeSeatsAreTakenAway) {
  const House house;
  const Answered opened =
      post(house.port(), "/api/tables",
           {{"name", "Ala"}, {"edition", "usa"}, {"seats", {"me", "open", "bot:greedy", "open"}}});
  TableClient host;
  host.port = house.port();
  host.table = text(opened.body.at("table"));
  host.token = text(opened.body.at("token"));
  ASSERT_TRUE(host.connect());
  EXPECT_EQ(host.ask({{"type", "start"}}), "seats_open");
  EXPECT_EQ(host.ask({{"type", "start"}, {"drop_open", true}}), "granted");
  ASSERT_TRUE(host.until([&] { return host.running(); }));
  EXPECT_EQ(at(host.scene(), "table", "seats").as_array().size(), 2u);
  EXPECT_EQ(holder(host, 1), "bot");
}

TEST(EndToEnd, SharesAreBoundBeforeAnyIsTold) {
  const House house;
  Party party(house.port(), "usa", {"me", "open"});
  TableClient& host = party.host();
  TableClient& bo = party.clients.back();
  bo.reveals = false;
  ASSERT_TRUE(party.connect());
  const auto share = [&](int seat) { return shown_seat(host, seat).at("share"); };
  ASSERT_TRUE(host.until([&] { return !share(0).is_null() && !share(1).is_null(); }));
  EXPECT_EQ(text(share(bo.seat)), server::share_of(party.table(), bo.seat, bo.nonce()));
  const std::string promised = text(at(host.scene(), "table", "commitment"));
  EXPECT_EQ(host.ask({{"type", "reveal"}, {"nonce", host.nonce()}}), "not_now");
  EXPECT_EQ(host.ask({{"type", "start"}}), "granted");
  ASSERT_TRUE(host.until([&] { return shown_seat(host, 0).at("revealed").as_bool(); }));
  EXPECT_EQ(host.status(), "revealing");
  EXPECT_TRUE(at(host.scene(), "table", "nonces").is_null());
  EXPECT_EQ(bo.ask({{"type", "reveal"}, {"nonce", "another"}}), "bad_nonce");
  EXPECT_EQ(bo.ask({{"type", "reveal"}, {"nonce", bo.nonce()}}), "granted");
  ASSERT_TRUE(dealt_to_all(party.clients));
  EXPECT_EQ(at(host.scene(), "table", "nonces"), json::value({host.nonce(), bo.nonce()}));
  EXPECT_EQ(text(at(host.scene(), "table", "commitment")), promised);
  EXPECT_EQ(host.ask({{"type", "share"}, {"hash", std::string(64, '0')}}), "not_now");
}

// One seat does not tell its share: it is named, its chair is freed, and the game begins; also when
// the server was away in the middle of it.
TEST(EndToEnd, WhoDoesNotTellItsShareIsNamedAndTheGameBeginsWithoutIt) {
  House house;
  Party party(house.port(), "usa", {"me", "open", "open"});
  party.clients.back().reveals = false;
  ASSERT_TRUE(party.connect());
  EXPECT_EQ(party.host().ask({{"type", "start"}}), "granted");
  const auto bo_told = [&] { return shown_seat(party.host(), 1).at("revealed").as_bool(); };
  const auto all_but_one_told = [&] {
    for (TableClient& client : party.clients) client.listen(web::Millis{10});
    return party.host().status() == "revealing" && bo_told();
  };
  for (int i = 0; i < 500 && !all_but_one_told(); ++i) {}
  ASSERT_TRUE(bo_told());
  const std::string promised = text(at(party.host().scene(), "table", "commitment"));
  house.server.kill();
  ASSERT_TRUE(house.server.start()) << house.server.output();
  for (TableClient& client : party.clients) client.drop();
  ASSERT_TRUE(party.connect());
  EXPECT_EQ(party.host().status(), "revealing");
  EXPECT_TRUE(bo_told());
  EXPECT_EQ(party.host().ask({{"type", "kick"}, {"seat", 2}}), "granted");
  EXPECT_EQ(party.host().ask({{"type", "start"}, {"drop_open", true}}), "granted");
  party.clients.pop_back();
  ASSERT_TRUE(dealt_to_all(party.clients));
  EXPECT_NE(text(at(party.host().scene(), "table", "commitment")), promised);
  Quick rng(5);
  ASSERT_TRUE(party.play(rng));
  const Verified played = verified_game(house.port(), party.table());
  ASSERT_EQ(played.record.fair->failed.size(), 1u);
  EXPECT_EQ(played.record.fair->failed[0].commitment, promised);
  EXPECT_EQ(played.record.fair->failed[0].waited_for, std::vector<std::string>{"Cy"});
  const Answered game = get(house.port(), "/api/games/" + party.table());
  const json::value& failed = at(game.body, "fair", "failed").at(0);
  EXPECT_EQ(failed.at("waited_for"), json::value({"Cy"}));
}

// The answer to a request is lost, and it is sent again.
TEST(EndToEnd, TheSameRequestFindsTheSameSeat) {
  const House house;
  const int port = house.port();
  const json::object open{{"name", "Ala"},
                          {"edition", "usa"},
                          {"seats", {"me", "open", "open", "program"}},
                          {"token", "the-token-that-Ala-chose"}};
  const Answered first = post(port, "/api/tables", open), again = post(port, "/api/tables", open);
  EXPECT_EQ(first.status, 201);
  EXPECT_EQ(first.body, again.body);
  const std::string table = text(first.body.at("table"));
  const json::object sit{
      {"name", "Bo"}, {"code", text(first.body.at("code"))}, {"token", "the-token-that-Bo-chose."}};
  EXPECT_EQ(join(port, table, sit).body, join(port, table, sit).body);
  EXPECT_EQ(get(port, "/api/tables/" + table).body.at("free_seats").as_int64(), 1);
}

TEST(EndToEnd, AClientOfAnotherProtocolIsToldWhatToDo) {
  const House house;
  const int port = house.port();
  Party party(port, "usa", {"me", "open"});
  const std::string who = R"("token":")" + party.host().token + "\"}";
  for (const std::string hello : {R"({"type":"hello",)", R"({"type":"hello","protocol":1,)",
                                  R"({"type":"hello","protocol":3,)"}) {
    const auto line = web::WebLine::open(port, "/api/tables/" + party.table() + "/socket");
    ASSERT_TRUE(line && line->send(hello + who));
    const auto answer = line->receive();
    ASSERT_TRUE(answer);
    const json::value error = json::parse(*answer).at("error");
    EXPECT_EQ(text(error.at("code")), "other_protocol");
    EXPECT_NE(text(error.at("detail")).find("reload the page"), std::string::npos);
    EXPECT_EQ(line->wait_closed(), 4403);
  }
  for (const std::string& path :
       {std::string("/api/tables"), "/api/tables/" + party.table() + "/join"}) {
    const auto answer =
        web::WebClient::post(port, path, R"({"name":"Cy","edition":"usa","seats":["me","open"]})");
    EXPECT_EQ(answer.status, 400);
    EXPECT_NE(answer.body.find("other_protocol"), std::string::npos) << answer.body;
  }
}

TEST(EndToEnd, WhoMayWatch) {
  const House house;
  const int port = house.port();
  Party closed(port, "usa", {"me", "bot:greedy"}, {{"listed", true}});
  Party open(port, "usa", {"me", "bot:greedy"}, {{"spectators", true}});
  ASSERT_TRUE(closed.begin());
  ASSERT_TRUE(open.begin());
  TableClient nosy = TableClient::watch(closed.host());
  EXPECT_FALSE(nosy.connect());
  EXPECT_EQ(nosy.close_code(), 4403);
  TableClient guest = TableClient::watch(open.host());
  ASSERT_TRUE(guest.connect());
  EXPECT_TRUE(guest.scene().at("you").is_null());
  EXPECT_TRUE(guest.view().at("own").is_null());
  EXPECT_FALSE(guest.scene().at("table").as_object().contains("code"));
  EXPECT_EQ(guest.ask({{"type", "step"}, {"version", guest.version()}, {"move", "blind"}}),
            "not_seated");
  EXPECT_EQ(guest.ask({{"type", "chat"}, {"text", "psst"}}), "not_seated");
  TableClient stranger = TableClient::watch(open.host());
  stranger.code = "zzzzzzzz";  // by link alone: who does not have it is not let in
  EXPECT_FALSE(stranger.connect());
  EXPECT_EQ(stranger.close_code(), 4403);
}

}  // namespace
}  // namespace wagonaut::tests::e2e
