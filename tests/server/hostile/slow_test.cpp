// Clients that never finish what they begin are not waited for, and nobody waits for them.

#include <gtest/gtest.h>

#include <chrono>

#include "tests/server/hostile/siege.h"

namespace wagonaut::tests {
namespace {

using web::HttpConnection;

struct SlowSender {
  std::unique_ptr<HttpConnection> connection;
  std::string rest;  // sent a byte at a time
};

std::vector<std::string> slow_beginnings() {
  const std::string head = "POST /api/code HTTP/1.1\r\nHost: localhost\r\n";
  return {"",
          "G",
          "GET / HTTP/1.1\r\n",
          head,
          head + "Content-Length: 500\r\n\r\n{\"code\":",
          head + "Transfer-Encoding: chunked\r\n\r\n",
          head + "Expect: 100-continue\r\nContent-Length: 9\r\n\r\n"};
}

// The server gives a request 10 seconds to arrive whole, and a WebSocket as many to say its first
// word; here every byte comes late, and the last one never.
TEST(Hostile, SlowSendersAreCutOff) {
  Siege siege;
  ASSERT_TRUE(siege.begin());
  std::vector<SlowSender> slow;
  for (int round = 0; round < 20; ++round)
    for (const std::string& beginning : slow_beginnings()) {
      slow.push_back({HttpConnection::open(siege.port()), std::string(400, 'x')});
      ASSERT_TRUE(slow.back().connection);
      slow.back().connection->write(beginning);
    }
  const auto silent =
      web::WebLine::open(siege.port(), "/api/tables/" + siege.host().table + "/socket");
  ASSERT_TRUE(silent);
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  std::size_t open = slow.size();
  for (int byte = 0; open > 0 && std::chrono::steady_clock::now() < end; ++byte) {
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    open = 0;
    for (SlowSender& sender : slow) {
      if (sender.connection->wait_ended(web::Millis{0})) continue;
      ++open;
      // Those that began with nothing say nothing.
      if (&sender != &slow.front())
        sender.connection->write(sender.rest.substr(std::size_t(byte) % 400, 1));
    }
  }
  EXPECT_EQ(open, 0u) << "connections that are still waited for";
  EXPECT_EQ(silent->wait_closed(), 1008);
  slow.clear();
  siege.expect_unharmed();
}

}  // namespace
}  // namespace wagonaut::tests
