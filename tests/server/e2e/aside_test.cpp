// A table whose part of the store is damaged is put aside: whoever sits there hears it, the host
// finds it in the log, and every other table is listed, opened and played on, also after a restart.
#include <gtest/gtest.h>

#include <chrono>

#include "tests/server/e2e/party.h"
#include "tests/server/store/damages.h"
#include "tests/server/store/place.h"

namespace wagonaut::tests::e2e {
namespace {

using store::Damage;

/// A server on a place whose cells can be damaged behind its back.
struct SickHouse {
  SickHouse(store::Place& at, const std::vector<Damage>& kinds)
      : place(at), damages(kinds), server(at.url()) {}

  store::Place& place;
  const std::vector<Damage>& damages;
  ServerProcess server;
  std::vector<Party> sick, well;  // the sick ones in the order of the damages
  std::string listed;

  void open_tables(Quick& rng) {
    ASSERT_TRUE(server.start()) << server.output();
    for (std::size_t i = 0; i < damages.size() + 3; ++i) {
      std::vector<Party>& those = i < damages.size() ? sick : well;
      those.emplace_back(server.port(), "usa", std::vector<std::string>{"me", "bot:greedy"});
      ASSERT_TRUE(those.back().begin());
      ASSERT_TRUE(those.back().play_steps(rng, 3));
      those.back().host().drop();
    }
    const auto open = TableClient::open(
        server.port(), R"({"name":"Ala","edition":"nordic","seats":["me","open"],"listed":true})");
    ASSERT_TRUE(open);
    listed = open->table;
  }
  void damage(const std::string& unguard, std::string sql) {
    place.run(unguard);
    for (std::size_t i = 0; i < damages.size(); ++i) sql += damage_sql(damages[i], sick[i].table());
    place.run(sql);
  }
};

/// What somebody at the table hears who comes again: the goodbye's reason, and the code.
std::pair<std::string, int> heard_at(TableClient& client) {
  client.records = true;
  client.heard.clear();
  if (client.connect()) return {"scene", 0};
  std::string reason;
  for (const std::string& message : client.heard) {
    const json::object body = json::parse(message).as_object();
    if (text(body.at("type")) == "goodbye") reason = text(body.at("reason"));
  }
  return {reason, client.close_code()};
}

void expect_aside(const SickHouse& house, Party& party, const std::string& what) {
  const std::string path = "/api/tables/" + party.table();
  // Whoever knocks makes the server read the log, should it not have come to this table yet.
  EXPECT_EQ(heard_at(party.host()), std::pair(std::string("aside"), 4500)) << what;
  EXPECT_EQ(get(house.server.port(), path).error(), "table_aside") << what;
  const json::object join{{"name", "Bo"}, {"code", party.host().code}};
  EXPECT_EQ(post(house.server.port(), path + "/join", join).error(), "table_aside") << what;
  EXPECT_NE(house.server.output().find(party.table()), std::string::npos)
      << what << ": the host is not told";
}

void expect_well(SickHouse& house, Quick& rng) {
  const int port = house.server.port();
  for (Party& party : house.well) {
    ASSERT_TRUE(party.connect());
    ASSERT_TRUE(party.play_steps(rng, 3));
    EXPECT_EQ(get(port, "/api/tables/" + party.table()).status, 200);
    party.host().drop();
  }
  const Answered lobby = get(port, "/api/tables");
  ASSERT_EQ(lobby.body.at("tables").as_array().size(), 1u);
  EXPECT_EQ(text(lobby.body.at("tables").as_array()[0].at("table")), house.listed);
  for (const std::string path : {"/api/games", "/api/statistics", "/healthz"})
    EXPECT_EQ(get(port, path).status, 200) << path;
  json::array seats;
  for (const std::vector<Party>* those : {&house.sick, &house.well})
    for (const Party& party : *those)
      seats.push_back({{"table", party.table()}, {"token", party.clients.front().token}});
  const Answered mine = post(port, "/api/my", {{"seats", seats}});
  ASSERT_EQ(mine.status, 200);
  EXPECT_GE(mine.body.at("tables").as_array().size(), house.well.size());
}

void expect_one_table_each(SickHouse& house, Quick& rng) {
  for (std::size_t i = 0; i < house.damages.size(); ++i) {
    const Damage& damage = house.damages[i];
    Party& party = house.sick[i];
    SCOPED_TRACE(damage.name());
    switch (damage.cost) {
      case Damage::Cost::TheTable:
        expect_aside(house, party, damage.name());
        break;
      case Damage::Cost::TheId:
        EXPECT_EQ(get(house.server.port(), "/api/tables/" + party.table()).status, 404);
        break;
      case Damage::Cost::Nothing:
        ASSERT_TRUE(party.connect());
        ASSERT_TRUE(party.play_steps(rng, 1));
        party.host().drop();
        break;
    }
  }
  ASSERT_NO_FATAL_FAILURE(expect_well(house, rng));
}

void expect_damage_is_borne(SickHouse& house, const std::string& unguard, const std::string& sql) {
  Quick rng(21);
  ASSERT_NO_FATAL_FAILURE(house.open_tables(rng));
  ASSERT_EQ(house.server.terminate(), 0);
  house.damage(unguard, sql);
  for (int round = 0; round < 2; ++round) {
    ASSERT_TRUE(house.server.start()) << house.server.output();
    expect_one_table_each(house, rng);
    ASSERT_TRUE(house.server.running());
    house.server.kill();
  }
  const std::string log = house.server.output();
  for (const char* told : {"broken promise", "blind", "Zoe"})
    EXPECT_EQ(log.find(told), std::string::npos) << told;
}

TEST(PutAside, EachKindOfDamagedCellInSqliteCostsOneTable) {
  store::SqlitePlace place;
  SickHouse house(place, store::sqlite_damages());
  expect_damage_is_borne(house, store::unguard_sqlite(), "PRAGMA ignore_check_constraints = ON;");
}

TEST(PutAside, EachKindOfDamagedCellInPostgresCostsOneTable) {
  store::PostgresPlace place;
  SickHouse house(place, store::postgres_damages());
  expect_damage_is_borne(house, store::unguard_postgres(), "");
}

/// Somebody resigns, so that bots end the game, and waits for the end.
void let_bots_end(TableClient& client) {
  ASSERT_TRUE(client.connect());
  ASSERT_EQ(client.ask({{"type", "start"}}), "granted");
  ASSERT_TRUE(client.until([&] { return client.running(); }));
  ASSERT_EQ(client.ask({{"type", "resign"}, {"level", "greedy"}}), "granted");
  ASSERT_TRUE(client.until([&] { return client.finished(); }));
}

// A promise of the engine that is really broken, in the server itself: a record with one name
// twice.
TEST(PutAside, ABrokenPromiseOfTheEngineLeavesTheStoryOfAGame) {
  store::SqlitePlace place;
  ServerProcess server(place.url());
  ASSERT_TRUE(server.start()) << server.output();
  const std::string body = R"({"name":"Ala","edition":"usa","seats":["me","bot:greedy"]})";
  auto odd = TableClient::open(server.port(), body), well = TableClient::open(server.port(), body);
  ASSERT_TRUE(odd && well);
  ASSERT_NO_FATAL_FAILURE(let_bots_end(*odd));
  ASSERT_NO_FATAL_FAILURE(let_bots_end(*well));
  ASSERT_EQ(server.terminate(), 0);
  // The deal names who begins, so the name is changed there, too.
  place.run("UPDATE entry SET line = replace(line, 'Bot 1', 'Ala') WHERE game = '" + odd->table +
            "'");
  ASSERT_TRUE(server.start()) << server.output();
  const auto told_of = [&](const TableClient& client, const std::string& what) {
    return web::WebClient::get(server.port(), "/api/games/" + client.table + what);
  };
  EXPECT_EQ(told_of(*well, "/record").status, 200);
  // It is told from what was kept of it.
  for (const char* what : {"", "/record", "/story", "/board"})
    EXPECT_EQ(told_of(*odd, what).status, 200) << what << told_of(*odd, what).body;
  EXPECT_EQ(told_of(*odd, "/replay").status, 410);
  const json::object game = json::parse(told_of(*odd, "").body).as_object();
  EXPECT_FALSE(game.at("replays").as_bool());
  EXPECT_EQ(game.at("result").as_array().size(), 2u);
  EXPECT_TRUE(json::parse(told_of(*well, "").body).as_object().at("replays").as_bool());
  EXPECT_NE(server.output().find("broken promise"), std::string::npos) << server.output();
  EXPECT_NE(server.output().find("engine/record/writer.cpp"), std::string::npos);
}

// Games that bots end leave memory, so the house is never full of them.
TEST(PutAside, GamesThatBotsEndFitIntoTwelveRooms) {
  House house({"--most-tables", "12"});
  const int games = std::getenv("WAGONAUT_ALL") != nullptr ? 1000 : 100;
  for (int i = 0; i < games; ++i) {
    auto client = TableClient::open(
        house.port(), R"({"name":"Ala","edition":"nordic","seats":["me","bot:greedy"]})");
    ASSERT_TRUE(client) << "no room for game " << i;
    ASSERT_NO_FATAL_FAILURE(let_bots_end(*client));
  }
}

}  // namespace
}  // namespace wagonaut::tests::e2e
