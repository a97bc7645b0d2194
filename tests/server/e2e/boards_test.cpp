// The board of a table, for those who may see the table; and its drawing.
#include <gtest/gtest.h>

#include "tests/server/e2e/party.h"

namespace wagonaut::tests::e2e {
namespace {

Answered board_for(int port, const std::string& table, const web::Headers& headers = {}) {
  const auto line = web::HttpConnection::open(port);
  const web::HttpAnswer answer =
      line->request("GET", "/api/tables/" + table + "/board", "", headers);
  return {answer.status, json::parse(answer.body).as_object()};
}

web::Headers with_token(const std::string& token) {
  return {{"Authorization", "Bearer " + token}};
}
web::Headers with_code(const std::string& code) {
  return {{"Table-Code", code}};
}

TEST(EndToEnd, ATablesBoardIsItsOwn) {
  const House house;
  const int port = house.port();
  Party party(port, "nordic", {"me", "program", "bot:greedy"}, {{"options", {{"flush", "on"}}}});
  const Answered found = board_for(port, party.table(), with_token(party.host().token));
  ASSERT_EQ(found.status, 200);
  EXPECT_EQ(text(found.body.at("edition")), "nordic");
  EXPECT_EQ(found.body.at("seats").as_int64(), 3);
  EXPECT_EQ(text(at(found.body, "options", "flush")), "on");
  EXPECT_EQ(found.body, get(port, "/api/editions/nordic?seats=3&option.flush=on").body);

  const std::string address = text(found.body.at("drawing"));
  const web::HttpAnswer drawing = web::WebClient::get(port, address);
  EXPECT_EQ(drawing.status, 200);
  EXPECT_EQ(drawing.header("cache-control"), "public, max-age=31536000, immutable");
  EXPECT_EQ(json::parse(drawing.body).at("lanes").as_array().size(),
            found.body.at("lanes").as_array().size());
  EXPECT_EQ(web::WebClient::get(port, "/drawings/nordic-0.json").status, 404);
}

TEST(EndToEnd, ATablesBoardIsForWhoMaySeeTheTable) {
  const House house;
  const int port = house.port();
  Party party(port, "usa", {"me", "program"});
  const std::string &token = party.host().token, &code = party.host().code;
  const auto status = [&](const web::Headers& headers) {
    const Answered found = board_for(port, party.table(), headers);
    EXPECT_TRUE(found.status == 200 || found.error() == "not_admitted") << found.status;
    return found.status;
  };
  // Before the start whoever knows the code may look in.
  EXPECT_EQ(status({}), 403);
  EXPECT_EQ(status(with_code("zzzzzzzz")), 403);
  EXPECT_EQ(status(with_code(code)), 200);
  EXPECT_EQ(status(with_token("nobody")), 403);
  EXPECT_EQ(status(with_token(token)), 200);
  ASSERT_TRUE(party.begin());
  // Now those who play, since the table is not open to watch.
  EXPECT_EQ(status(with_code(code)), 403);
  EXPECT_EQ(status(with_token(token)), 200);
  EXPECT_EQ(board_for(port, "nowhere").error(), "no_such_table");
  EXPECT_EQ(post(port, "/api/tables/" + party.table() + "/board", {}).status, 405);
}

TEST(EndToEnd, AFinishedGamesBoardIsForEverybody) {
  const House house;
  const int port = house.port();
  Party party(port, "switzerland", {"me", "program"});
  EXPECT_EQ(get(port, "/api/games/" + party.table() + "/board").error(), "not_finished");
  ASSERT_TRUE(party.begin());
  Quick rng{7};
  ASSERT_TRUE(party.play(rng));
  const Answered found = get(port, "/api/games/" + party.table() + "/board");
  EXPECT_EQ(found.status, 200);
  EXPECT_EQ(found.body, board_for(port, party.table(), with_token(party.host().token)).body);
}

}  // namespace
}  // namespace wagonaut::tests::e2e
