// What is wrong is answered as docs/protocol.md says, and changes nothing.
#include <gtest/gtest.h>

#include "tests/server/e2e/party.h"

namespace wagonaut::tests::e2e {
namespace {

struct BadRequest {
  std::string method, path, body;
  int status;
  std::string error;
};

void expect_refused(int port, const BadRequest& bad) {
  const auto answer = web::WebClient::request(port, bad.method, bad.path, bad.body);
  EXPECT_EQ(answer.status, bad.status) << bad.method << " " << bad.path << " " << bad.body;
  boost::system::error_code fault;
  const json::value body = json::parse(answer.body, fault);
  ASSERT_FALSE(fault) << bad.path << ": " << answer.body;
  EXPECT_EQ(text(body.at("error").at("code")), bad.error) << bad.path << " " << bad.body;
  EXPECT_NE(text(body.at("error").at("detail")), "") << bad.path;
}

std::string socket_path(const Party& party) {
  return "/api/tables/" + party.table() + "/socket";
}

std::string hello_of(const TableClient& client) {
  return R"({"type":"hello","protocol":2,"token":")" + client.token + "\"}";
}

TEST(EndToEnd, BadRequestsAreAnsweredWithTheirCode) {
  const House house;
  Party party(house.port(), "usa", {"me", "bot:greedy"});
  const std::string table = "/api/tables/" + party.table(), game = "/api/games/" + party.table();
  const auto open = [](const std::string& more) {
    return R"({"token":"1234567890123456789012","name":"Ala","edition":"usa","seats":["me","open"])" +
           more + "}";
  };
  const std::vector<BadRequest> all{
      {"GET", "/api", "", 404, "not_found"},
      {"GET", "/api/nothing", "", 404, "not_found"},
      {"GET", "/no/such/page", "", 404, "not_found"},
      {"GET", table + "/nothing", "", 404, "not_found"},
      {"POST", "/api/editions", "{}", 405, "method_not_allowed"},
      {"DELETE", table, "", 405, "method_not_allowed"},
      {"GET", table + "/join", "", 405, "method_not_allowed"},
      {"GET", "/api/code", "", 405, "method_not_allowed"},
      {"GET", "/api/my", "", 405, "method_not_allowed"},
      {"GET", "/api/editions/nowhere", "", 404, "no_such_edition"},
      {"GET", "/api/editions/usa?seats=9", "", 400, "no_such_game"},
      {"GET", "/api/editions/usa?option.colour=red", "", 400, "no_such_game"},
      {"GET", "/api/tables/nothere", "", 404, "no_such_table"},
      {"POST", "/api/tables/nothere/join", R"({"name":"Bo"})", 404, "no_such_table"},
      {"GET", "/api/games/nothere", "", 404, "no_such_game"},
      {"GET", game, "", 409, "not_finished"},
      {"GET", game + "/record", "", 409, "not_finished"},
      {"GET", game + "/replay", "", 409, "not_finished"},
      {"POST", "/api/tables", "", 400, "bad_request"},
      {"POST", "/api/tables", "not json", 400, "bad_request"},
      {"POST", "/api/tables", "[]", 400, "bad_request"},
      {"POST", "/api/tables", R"({"name":"Ala"})", 400, "bad_request"},
      {"POST", "/api/tables", open(R"(,"clock":{"kind":"turn","amount":1})"), 400, "bad_request"},
      {"POST", "/api/tables", open(R"(,"undo":"sometimes")"), 400, "bad_request"},
      {"POST", "/api/tables",
       R"({"token":"1234567890123456789012","name":"Ala","edition":"nowhere","seats":["me","open"]})",
       400, "no_such_game"},
      {"POST", "/api/tables",
       R"({"token":"1234567890123456789012","name":"Ala","edition":"nordic","seats":["me","open","open","open"]})",
       400, "no_such_game"},
      {"POST", "/api/tables",
       R"({"token":"1234567890123456789012","name":"Ala","edition":"usa","seats":["me","bot:clever"]})",
       400, "no_such_bot"},
      {"POST", "/api/tables",
       R"({"token":"1234567890123456789012","name":"Bot 1","edition":"usa","seats":["me","bot:greedy"]})",
       400, "bad_name"},
      {"POST", table + "/join", "{}", 400, "bad_request"},
      {"POST", table + "/join", R"({"name":"Bo","token":"short"})", 400, "bad_request"},
      {"POST", table + "/join", R"({"name":"Bo"})", 400, "other_protocol"},
      {"POST", "/api/tables", R"({"name":"Ala","edition":"usa","seats":["me","open"]})", 400,
       "other_protocol"},
      {"POST", "/api/code", R"({"code":7})", 400, "bad_request"},
      {"POST", "/api/my", R"({"seats":[{}]})", 400, "bad_request"},
  };
  for (const BadRequest& bad : all) expect_refused(house.port(), bad);
  const std::string long_body = open(",\"x\":\"" + std::string(70'000, 'x') + "\"");
  EXPECT_EQ(web::WebClient::post(house.port(), "/api/tables", long_body).status, 413);
  const auto foreign = web::WebClient::post(house.port(), "/api/tables", open(""),
                                            {{"Origin", "https://elsewhere.example"}});
  EXPECT_EQ(foreign.status, 403);
  EXPECT_EQ(get(house.port(), "/api/tables").body.at("tables").as_array().size(), 0u);
  EXPECT_EQ(get(house.port(), "/healthz").status, 200);
}

TEST(EndToEnd, ALineThatDoesNotBeginWithHelloIsHungUp) {
  const House house;
  Party party(house.port(), "usa", {"me", "open"});
  const std::vector<std::string> openings{"",
                                          "hello",
                                          "[]",
                                          R"({"type":"start"})",
                                          R"({"type":"hello","protocol":"2"})",
                                          R"({"type":"hello","protocol":2,"token":7})"};
  for (const std::string& opening : openings) {
    const auto line = web::WebLine::open(house.port(), socket_path(party));
    ASSERT_TRUE(line);
    ASSERT_TRUE(line->send(opening));
    const auto fault = line->receive();
    ASSERT_TRUE(fault) << opening;
    EXPECT_EQ(text(json::parse(*fault).at("type")), "fault") << opening;
    EXPECT_EQ(line->wait_closed(), 1008) << opening;
  }
  for (const std::string who : {R"("token":"nobodys")", R"("code":"zzzzzzzz")", R"("known":-1)"}) {
    const auto line = web::WebLine::open(house.port(), socket_path(party));
    ASSERT_TRUE(line);
    ASSERT_TRUE(line->send(R"({"type":"hello","protocol":2,)" + who + "}"));
    const auto error = line->receive();
    ASSERT_TRUE(error) << who;
    EXPECT_EQ(text(json::parse(*error).at("error").at("code")), "not_admitted") << who;
    EXPECT_EQ(line->wait_closed(), 4403) << who;
  }
  web::HttpAnswer refusal;
  EXPECT_FALSE(web::WebLine::open(house.port(), "/api/tables/nothere/socket", {}, &refusal));
  EXPECT_EQ(refusal.status, 404);
  EXPECT_FALSE(web::WebLine::open(house.port(), socket_path(party),
                                  {{"Origin", "https://elsewhere.example"}}, &refusal));
  EXPECT_EQ(refusal.status, 403);
}

TEST(EndToEnd, AMessageThatCannotBeReadIsAFaultAndChangesNothing) {
  const House house;
  Party party(house.port(), "usa", {"me", "bot:greedy"});
  ASSERT_TRUE(party.begin());
  TableClient& me = party.host();
  ASSERT_TRUE(me.until([&] { return me.my_turn() && me.version() == 6; }));  // the bot has chosen
  const auto line = web::WebLine::open(house.port(), socket_path(party));
  ASSERT_TRUE(line);
  ASSERT_TRUE(line->send(hello_of(me)));
  ASSERT_TRUE(line->receive());
  const std::vector<std::string> bad{"",
                                     "{",
                                     "null",
                                     "7",
                                     "\"step\"",
                                     R"({"type":"fly"})",
                                     R"({"type":"hello","protocol":2})",
                                     R"({"type":"step","version":6,"move":"blind"})",
                                     R"({"type":"step","id":"a b","version":6,"move":"blind"})",
                                     R"({"type":"step","id":"x","version":-1,"move":"blind"})",
                                     R"({"type":"step","id":"x","version":6.5,"move":"blind"})",
                                     R"({"type":"step","id":"x","version":6,"move":7})",
                                     R"({"type":"kick","seat":99})",
                                     R"({"type":"chat"})",
                                     R"({"type":"chat","text":")" + std::string(301, 'x') + "\"}",
                                     R"({"type":"chat","text":"two\nlines"})",
                                     R"({"type":"consent"})",
                                     "[" + std::string(100, '[') + std::string(100, ']') + "]"};
  for (const std::string& message : bad) {
    ASSERT_TRUE(line->send(message));
    const auto fault = line->receive();
    ASSERT_TRUE(fault) << message;
    const json::object read = json::parse(*fault).as_object();
    EXPECT_EQ(text(read.at("type")), "fault") << message << " -> " << *fault;
    EXPECT_NE(text(read.at("detail")), "") << message;
    EXPECT_EQ(read.contains("id"), message.find(R"("id":"x")") != message.npos) << message;
  }
  EXPECT_EQ(me.ask({{"type", "judge"}, {"move", "blind"}}), "refused");
  EXPECT_EQ(me.version(), 6);
}

TEST(EndToEnd, LinesThatMisbehaveAreHungUpWithTheirCode) {
  const House house({"--messages", "5"});
  Party party(house.port(), "usa", {"me", "open"});
  const auto greeted = [&] {
    auto line = web::WebLine::open(house.port(), socket_path(party));
    EXPECT_TRUE(line && line->send(hello_of(party.host())) && line->receive());
    return line;
  };
  const auto binary = greeted();
  ASSERT_TRUE(binary->send_frame({.opcode = web::Opcode::Binary, .payload = "{}"}));
  EXPECT_EQ(binary->wait_closed(), 1003);
  const auto lengthy = greeted();
  lengthy->send(std::string(20'000, 'x'));
  EXPECT_EQ(lengthy->wait_closed(), 1009);
  const auto hasty = greeted();
  for (int i = 0; i < 50; ++i) hasty->send(R"({"type":"sync"})");
  EXPECT_EQ(hasty->wait_closed(), 1008);
  const auto calm = greeted();
  ASSERT_TRUE(calm->send(R"({"type":"sync"})"));
  EXPECT_TRUE(calm->receive());
}

TEST(EndToEnd, TooManyRequestsOfOneAddressWait) {
  const House house({"--requests", "5"});
  int refused = 0;
  for (int i = 0; i < 40; ++i) {
    const auto answer = web::WebClient::get(house.port(), "/api/phrases");
    if (answer.status == 200) continue;
    ASSERT_EQ(answer.status, 429);
    EXPECT_NE(answer.header("retry-after"), "");
    ++refused;
  }
  EXPECT_GT(refused, 0);
}

}  // namespace
}  // namespace wagonaut::tests::e2e
