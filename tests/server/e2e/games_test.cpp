// Whole games over real sockets: every edition with every number of seats, people, programs and
// bots, lines that break, second devices and spectators.
#include <gtest/gtest.h>

#include "tests/server/e2e/party.h"
#include "tests/support/verified_game.h"

namespace wagonaut::tests::e2e {
namespace {

struct Gathering {
  std::string edition;
  std::vector<std::string> seats;
  bool listed = false;
};

std::string gathering_name(const testing::TestParamInfo<Gathering>& gathering) {
  return gathering.param.edition + std::to_string(gathering.param.seats.size());
}

class EndToEnd : public testing::TestWithParam<Gathering> {
 protected:
  int port() const { return house_.port(); }

  Party gather() {
    const Gathering& gathering = GetParam();
    return Party(port(), gathering.edition, gathering.seats,
                 {{"listed", gathering.listed}, {"spectators", gathering.listed}});
  }

  House house_;
};

/// What the record says is what everybody was told.
void expect_same_end(Party& party, const Verified& played) {
  const json::value told = party.host().scene().at("standings");
  ASSERT_EQ(told.as_array().size(), played.record.header.players.size());
  for (std::size_t seat = 0; seat < told.as_array().size(); ++seat) {
    EXPECT_EQ(told.at(seat).at("total").as_int64(), played.standings.seat[seat].total);
    EXPECT_EQ(told.at(seat).at("place").as_int64(), played.standings.seat[seat].place);
  }
  for (const TableClient& client : party.clients)
    EXPECT_EQ(client.scene().at("standings"), told) << "seat " << client.seat;
  for (const TableClient& watcher : party.watchers)
    EXPECT_EQ(watcher.scene().at("standings"), told);
  const Answered game = get(party.host().port, "/api/games/" + party.table());
  EXPECT_EQ(game.status, 200);
  EXPECT_EQ(game.body.at("standings"), told);
  EXPECT_EQ(text(at(game.body, "fair", "commitment")),
            text(at(party.host().scene(), "table", "commitment")));
}

void expect_nonces(const Party& party, const Verified& played) {
  ASSERT_TRUE(played.record.fair.has_value());
  for (const TableClient& client : party.clients)
    EXPECT_EQ(played.record.fair->nonces[std::size_t(client.seat)], client.nonce());
}

/// Every holder of a seat finds the game among its own.
void expect_in_my_tables(const Party& party) {
  for (const TableClient& client : party.clients) {
    const json::object mine{{"seats",
                             {{{"table", client.table}, {"token", client.token}},
                              {{"table", client.table}, {"token", "somebody-elses"}}}}};
    const Answered my = post(client.port, "/api/my", mine);
    ASSERT_EQ(my.status, 200);
    ASSERT_EQ(my.body.at("tables").as_array().size(), 1u);
    const json::object& one = my.body.at("tables").at(0).as_object();
    EXPECT_EQ(text(one.at("table")), client.table);
    EXPECT_EQ(text(one.at("status")), "finished");
    EXPECT_EQ(one.at("seat").as_int64(), client.seat);
    EXPECT_FALSE(one.at("your_turn").as_bool());
  }
}

/// Those who play by link alone are in no list of players.
void expect_in_statistics(int port, const Verified& played, bool listed) {
  for (std::size_t seat = 0; seat < played.record.header.players.size(); ++seat) {
    const std::string& name = played.record.header.players[seat];
    if (name.find(' ') != name.npos) continue;  // "Bot 1", "Program 1"
    const Answered found = get(port, "/api/statistics?name=" + name);
    ASSERT_EQ(found.body.at("statistics").as_array().size(), listed ? 1u : 0u) << name;
    if (!listed) continue;
    const json::object& one = found.body.at("statistics").at(0).as_object();
    EXPECT_EQ(text(one.at("edition")), played.record.header.edition);
    EXPECT_EQ(one.at("games").as_int64(), 1);
    EXPECT_EQ(one.at("wins").as_int64(), played.standings.seat[seat].place == 1 ? 1 : 0);
    EXPECT_EQ(one.at("best").as_int64(), played.standings.seat[seat].total);
  }
}

std::size_t in_list(int port, const std::string& path, const std::string& table) {
  const Answered list = get(port, path);
  std::size_t found = 0;
  for (const json::value& one : list.body.at("tables").as_array())
    found += text(one.at("table")) == table ? 1 : 0;
  return found;
}

TEST_P(EndToEnd, AWholeGameIsPlayedAndKept) {
  Party party = gather();
  ASSERT_TRUE(party.connect());
  TableClient second = TableClient::watch(party.host());
  second.token = party.host().token;
  party.watchers.push_back(std::move(second));
  if (GetParam().listed) party.watchers.push_back(TableClient::watch(party.host()));
  for (TableClient& watcher : party.watchers) ASSERT_TRUE(watcher.connect());
  ASSERT_TRUE(party.begin());
  EXPECT_EQ(get(port(), "/api/games/" + party.table()).error(), "not_finished");

  Quick rng(7 + party.clients.size());
  ASSERT_TRUE(party.play(rng, {.drops = 150, .lost_answers = 30}));
  const Verified played = verified_game(port(), party.table());
  expect_same_end(party, played);
  expect_nonces(party, played);
  expect_in_my_tables(party);
  expect_in_statistics(port(), played, GetParam().listed);
  const std::string edition = "/api/games?edition=" + GetParam().edition;
  EXPECT_EQ(in_list(port(), "/api/games", party.table()), GetParam().listed ? 1u : 0u);
  EXPECT_EQ(in_list(port(), edition, party.table()), GetParam().listed ? 1u : 0u);
  EXPECT_EQ(in_list(port(), "/api/tables", party.table()), 0u);
  party.clients.clear();  // a server that ends waits a little for open lines
  party.watchers.clear();
  EXPECT_EQ(house_.server.terminate(), 0) << house_.server.output();
}

INSTANTIATE_TEST_SUITE_P(
    Games, EndToEnd,
    testing::Values(Gathering{"usa", {"me", "bot:greedy"}, true},
                    Gathering{"usa", {"me", "open", "bot:random"}},
                    Gathering{"usa", {"me", "open", "program", "bot:greedy"}, true},
                    Gathering{"usa", {"me", "open", "open", "program", "bot:random"}},
                    Gathering{"nordic", {"me", "open"}, true},
                    Gathering{"nordic", {"me", "program", "bot:greedy"}},
                    Gathering{"switzerland", {"me", "bot:random"}},
                    Gathering{"switzerland", {"me", "open", "open"}, true},
                    Gathering{"world", {"me", "open"}},
                    Gathering{"world", {"me", "open", "bot:greedy"}, true},
                    Gathering{"world", {"me", "program", "bot:random", "bot:greedy"}},
                    Gathering{"world", {"me", "open", "open", "open", "bot:greedy"}, true}),
    gathering_name);

}  // namespace
}  // namespace wagonaut::tests::e2e
