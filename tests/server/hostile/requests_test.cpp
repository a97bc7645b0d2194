// Hostile HTTP: every request is answered with an error that says why, or the connection ends.

#include <gtest/gtest.h>

#include "tests/server/hostile/bad_messages.h"
#include "tests/server/hostile/siege.h"

namespace wagonaut::tests {
namespace {

using web::HttpAnswer;
using web::HttpConnection;

struct HostileRequest {
  std::string method, target, body;
  web::Headers headers;
};

template <class T>
const T& any_listed_in(const std::vector<T>& list, Quick& rng) {
  return list[std::size_t(rng.below(int(list.size())))];
}

const std::vector<std::string>& bad_paths() {
  static const std::vector<std::string> all{"/../../etc/passwd",
                                            "/assets/../../secret",
                                            "/%2e%2e/%2e%2e/etc/passwd",
                                            "/..%2f..%2fetc",
                                            "/t/..",
                                            "//etc/passwd/..",
                                            "/%00",
                                            "/%0d%0aSet-Cookie:%20a=b",
                                            "/%",
                                            "/%zz",
                                            "/\\..\\..",
                                            "/%5c..%5c",
                                            "/%c0%ae%c0%ae/",
                                            "/%ff%fe",
                                            "/api/tables/%2e%2e",
                                            "*",
                                            "http://evil.example/",
                                            "/api/games/' OR '1'='1",
                                            "/api/tables/x%27%3bDROP%20TABLE%20game/socket",
                                            "/#fragment",
                                            "/.git/config",
                                            "/wagonaut.sqlite",
                                            "/api/../metrics",
                                            "/data/editions/usa.json",
                                            "/api/games/AAAAAAAAAAAA/record/../..",
                                            "/api/none",
                                            "/api/tables/no/such/path"};
  return all;
}

const std::vector<std::string>& bad_queries() {
  static const std::vector<std::string> all{"/api/statistics?name=%00",
                                            "/api/statistics?name=%ff%fe",
                                            "/api/statistics?edition=%0a",
                                            "/api/games?edition=%00%00",
                                            "/api/editions/usa?seats=99999999999999999999",
                                            "/api/editions/usa?seats=-1",
                                            "/api/editions/usa?option.x=%00%ff",
                                            "/api/editions/none",
                                            "/api/games/AAAAAAAAAAAA/replay?step=-1&seat=99",
                                            "/api/games/AAAAAAAAAAAA/record?campaign=%00%ff",
                                            "/api/games/AAAAAAAAAAAA/record?campaign=nobodys",
                                            "/api/campaigns/%27%3bDROP%20TABLE%20campaign/book",
                                            "/api/statistics?name=" + std::string(3000, 'x')};
  return all;
}

HostileRequest wrong_address(Quick& rng) {
  const std::string method =
      any_listed_in<std::string>({"GET", "POST", "DELETE", "HEAD", "PUT"}, rng);
  return {method, any_listed_in(bad_paths(), rng), "", {}};
}

/// A body that means no table, for each address that takes one.
HostileRequest wrong_body(const Siege& siege, Quick& rng) {
  const std::string table = "/api/tables/" + siege.host().table;
  const std::string target =
      any_listed_in<std::string>({"/api/tables", "/api/code", "/api/my", table + "/join",
                                  "/api/tables/no/join", "/api/campaigns", "/api/campaigns/no/join",
                                  "/api/campaigns/no/evening", "/api/campaigns/no/restore"},
                                 rng);
  return {"POST", target, bad_body(rng), {}};
}

HostileRequest wrong_headers(Quick& rng) {
  static const std::vector<web::Headers> all{
      {{"Host", "evil.example"}},
      {{"Host", ""}},
      {{"Host", "a b"}},
      {{"Origin", "https://evil.example"}},
      {{"Origin", "null"}},
      {{"X-Wagonaut-Cluster", "guess"}},
      {{"X-Long", std::string(20'000, 'x')}},
      {{"Expect", "100-continue"}, {"Origin", "http://localhost.evil.example"}}};
  return {"POST", "/api/code", R"({"code":"aaaaaaaa"})", any_listed_in(all, rng)};
}

HostileRequest hostile_request(const Siege& siege, Quick& rng) {
  switch (rng.below(6)) {
    case 0:
      return wrong_address(rng);
    case 1:
      return {"GET", any_listed_in(bad_queries(), rng), "", {}};
    case 2:
      return wrong_headers(rng);
    case 3:
      return {
          any_listed_in<std::string>({"TRACE", "CONNECT", "OPTIONS", "PATCH", "get", "BREW"}, rng),
          "/",
          "",
          {}};
    default:
      return wrong_body(siege, rng);
  }
}

/// /api/my answers seats that nobody has with none; what is asked for badly is refused.
bool is_refused(const HostileRequest& request, const HttpAnswer& answer) {
  if (request.target == "/api/my" && answer.body == R"({"tables":[]})") return true;
  const bool says_why =
      request.method == "HEAD" || answer.body.starts_with(R"({"error":{"code":")");
  return answer.status >= 400 && answer.status < 500 && says_why;
}

TEST(Hostile, RequestsAreRefusedAndChangeNothing) {
  Siege siege;
  ASSERT_TRUE(siege.begin());
  Quick rng(11);
  const int wanted = hostile_share(6);
  std::unique_ptr<HttpConnection> connection;
  for (int i = 0; i < wanted; ++i) {
    if (!connection) connection = HttpConnection::open(siege.port());
    ASSERT_TRUE(connection);
    const HostileRequest bad = hostile_request(siege, rng);
    const HttpAnswer answer = connection->request(bad.method, bad.target, bad.body, bad.headers);
    ASSERT_TRUE(is_refused(bad, answer))
        << bad.method << " " << bad.target << " " << bad.body << "\n"
        << answer.status << " " << answer.body;
    EXPECT_EQ(answer.header("set-cookie"), "");
    if (answer.header("connection") == "close") connection.reset();
  }
  connection.reset();
  siege.expect_unharmed();
}

const std::vector<std::string>& raw_requests() {
  static const std::string head = "POST /api/code HTTP/1.1\r\nHost: localhost\r\n";
  static const std::vector<std::string> all{
      "\r\n\r\n\r\n\r\n",
      "GET\r\n\r\n",
      "GET / HTTP/9.9\r\n\r\n",
      "GET / HTTP/1.1\r\nHost\r\n\r\n",
      "GET / HTTP/1.1\r\n Host: x\r\n\r\n",
      "GET / HTTP/1.1\nHost: localhost\n\n",
      "GET /\x01 HTTP/1.1\r\nHost: localhost\r\n\r\n",
      std::string("\x16\x03\x01\x02\x00\x01\x00", 7),
      "GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n",
      head + "Content-Length: -1\r\n\r\n{}",
      head + "Content-Length: 99999999999999999999\r\n\r\n{}",
      head + "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}x",
      head + "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n{}",
      head + "Transfer-Encoding: gzip\r\n\r\n{}",
      head + "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}",
      head + "Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}",
      head + "Content-Length: 70000\r\n\r\n" + std::string(70'000, ' '),
      head + "X: " + std::string(20'000, 'x') + "\r\n\r\n",
      "GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: "
      "Upgrade\r\n"
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: short\r\n\r\n",
      "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
      "GET " + std::string(20'000, '/') + " HTTP/1.1\r\n\r\n"};
  return all;
}

// What is no HTTP at all is answered once, in HTTP, and the connection ends.
TEST(Hostile, WhatIsNoRequestEndsTheConnection) {
  Siege siege;
  ASSERT_TRUE(siege.begin());
  Quick rng(23);
  const int wanted = hostile_share(1) / 2;
  for (int i = 0; i < wanted; ++i) {
    const auto connection = HttpConnection::open(siege.port());
    ASSERT_TRUE(connection);
    const bool random = rng.below(3) == 0;
    const std::string bytes = random ? any_bytes(400, rng) : any_listed_in(raw_requests(), rng);
    connection->write(bytes);
    connection->socket().finish_writing();
    EXPECT_TRUE(connection->wait_ended()) << bytes.substr(0, 100);
    const std::string& answer = connection->buffer();
    const bool refused =
        answer.empty() || answer.starts_with("HTTP/1.1 4") || answer.starts_with("HTTP/1.0 4");
    EXPECT_TRUE(refused) << bytes.substr(0, 100) << "\n" << answer.substr(0, 200);
  }
  siege.expect_unharmed();
}

}  // namespace
}  // namespace wagonaut::tests
