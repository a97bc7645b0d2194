// What costs the server more than it costs who asks for it.

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "server/fair/fair.h"
#include "server/lobby/api.h"
#include "tests/data/data.h"
#include "tests/support/room_fakes.h"

namespace wagonaut::tests {
namespace {

std::string new_table() {
  return R"({"name":"Eve","edition":"usa","seats":["me","open"],"token":")" +
         server::random_token() + "\"}";
}

/// The HTTP side of a server over fakes; an address may ask for two dear things a second.
struct Lobby {
  Lobby() { api.open({hall, campaigns, shelf, store, drawings, nullptr, nullptr, nullptr, 2}); }

  HttpResponse post(const std::string& path, const std::string& body,
                    const std::string& address = "192.0.2.1") {
    HttpRequest request;
    request.method = "POST";
    request.path = path;
    request.body = body;
    request.address = address;
    return api.serve(request).response;
  }
  int open_table(const std::string& address) {
    return post("/api/tables", new_table(), address).status;
  }

  Shelf shelf{data::catalog()};
  DrawingFiles drawings{data::catalog()};
  FakeStore store;
  FakeThinker thinker;
  std::shared_ptr<FakeStrand> strand = std::make_shared<FakeStrand>();
  Hall hall{{shelf, store, thinker, [this] { return strand; }, [](const Task& task) { task(); },
             Patience{}}};
  CampaignHall campaigns{{data::catalog(), store, hall, thinker, [this] { return strand; },
                          [](const Task& task) { task(); }, Patience{}}};
  Api api;
};

// Nobody finds a table by trying codes: 30^8 of them would take a while.
TEST(Hostile, CodesAreNotTriedOneAfterAnother) {
  Lobby lobby;
  const auto guess = [&](int i, const std::string& address) {
    return lobby.post("/api/code", R"({"code":"guess)" + std::to_string(i) + "\"}", address).status;
  };
  int refused = 0;
  for (int i = 0; i < 1000; ++i) refused += guess(i, "192.0.2.1") == 429 ? 1 : 0;
  EXPECT_GT(refused, 900);
  EXPECT_EQ(guess(0, "192.0.2.2"), 404) << "others may still ask";
}

TEST(Hostile, NobodyFillsTheStoreWithTables) {
  Lobby lobby;
  EXPECT_EQ(lobby.open_table("192.0.2.1"), 201);
  int opened = 0;
  for (int i = 0; i < 200; ++i) opened += lobby.open_table("192.0.2.1") == 201 ? 1 : 0;
  EXPECT_LT(opened, 50);
  EXPECT_EQ(lobby.open_table("192.0.2.2"), 201);
}

TEST(Hostile, ARefusalSaysWhenToComeAgain) {
  Lobby lobby;
  HttpResponse answer;
  for (int i = 0; i < 100 && answer.status != 429; ++i)
    answer = lobby.post("/api/code", R"({"code":"guess"})");
  ASSERT_EQ(answer.status, 429);
  const auto& headers = answer.headers;
  EXPECT_TRUE(std::any_of(headers.begin(), headers.end(),
                          [](const auto& header) { return header.first == "Retry-After"; }));
}

/// What /api/my answers about a table, for this token; asked for as often as may be.
std::size_t found_as_mine(Lobby& lobby, const std::string& table, const std::string& token) {
  std::string seats;
  for (int i = 0; i < 100; ++i)
    seats +=
        std::string(i == 0 ? "" : ",") + R"({"table":")" + table + R"(","token":")" + token + "\"}";
  const HttpResponse answer = lobby.post("/api/my", R"({"seats":[)" + seats + "]}");
  return boost::json::parse(answer.body.text()).at("tables").as_array().size();
}

// A seat that is asked for a hundred times at once is looked up once.
TEST(Hostile, AHundredTimesTheSameSeatIsOneSeat) {
  Lobby lobby;
  const auto opened = boost::json::parse(lobby.post("/api/tables", new_table()).body.text());
  const std::string table(opened.at("table").as_string()), token(opened.at("token").as_string());
  lobby.hall.close_all("put away");
  lobby.strand->run();
  EXPECT_EQ(found_as_mine(lobby, table, token), 1u);
  EXPECT_EQ(found_as_mine(lobby, table, "not-the-token"), 0u);
}

/// /api/my with a hundred tokens of one table that are nobody's.
void ask_with_false_tokens(Lobby& lobby, const std::string& table) {
  std::string seats;
  for (int i = 0; i < 100; ++i)
    seats += (i == 0 ? "" : ",") + (R"({"table":")" + table + R"(","token":"no)") +
             std::to_string(i) + "\"}";
  EXPECT_EQ(lobby.post("/api/my", R"({"seats":[)" + seats + "]}").status, 200);
}

// A log is not read for whoever guesses, however long it is: not more than once for a table of
// before its seats were noted.
TEST(Hostile, GuessesReadNoLogs) {
  Lobby lobby;
  const auto opened = boost::json::parse(lobby.post("/api/tables", new_table()).body.text());
  const std::string table(opened.at("table").as_string());
  lobby.hall.close_all("put away");
  lobby.strand->run();
  lobby.store.summaries[table].status = Status::Finished;
  lobby.store.held.clear();
  lobby.store.reads = 0;
  ask_with_false_tokens(lobby, table);
  EXPECT_EQ(lobby.store.reads, 1) << "of before: noted when it is asked for";
  ask_with_false_tokens(lobby, table);
  EXPECT_EQ(lobby.store.reads, 1);
}

// Whoever has cost much waits, and others do not.
TEST(Hostile, WorkIsCharged) {
  Lobby lobby;
  lobby.api.open({lobby.hall, lobby.campaigns, lobby.shelf, lobby.store, lobby.drawings, nullptr,
                  nullptr, nullptr, 0, 0.5});
  const auto board = [&](const std::string& address) {
    HttpRequest request;
    request.method = "GET";
    request.path = "/api/editions/usa";
    request.address = address;
    return lobby.api.serve(request).response.status;
  };
  EXPECT_EQ(board("192.0.2.1"), 200);
  EXPECT_EQ(board("192.0.2.1"), 429);
  EXPECT_EQ(board("192.0.2.2"), 200);
}

TEST(Hostile, CountersAreForThisMachine) {
  Lobby lobby;
  lobby.api.open({lobby.hall,
                  lobby.campaigns,
                  lobby.shelf,
                  lobby.store,
                  lobby.drawings,
                  nullptr,
                  [] { return std::string("counters"); },
                  [] { return true; },
                  0,
                  0,
                  {"192.0.2.7"}});
  const auto metrics = [&](const std::string& address, bool relayed) {
    HttpRequest request;
    request.method = "GET";
    request.path = "/metrics";
    request.address = address;
    request.relayed = relayed;
    return lobby.api.serve(request).response.status;
  };
  EXPECT_EQ(metrics("127.0.0.1", false), 200);
  EXPECT_EQ(metrics("::1", false), 200);
  EXPECT_EQ(metrics("192.0.2.7", false), 200);
  EXPECT_EQ(metrics("192.0.2.8", false), 403);
  EXPECT_EQ(metrics("127.0.0.1", true), 403) << "by a proxy on this machine";
  EXPECT_EQ(metrics("192.0.2.7", true), 403);
}

}  // namespace
}  // namespace wagonaut::tests
