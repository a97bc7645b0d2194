// What every request is asked at the door, without sockets.
#include <gtest/gtest.h>

#include "server/net/address.h"
#include "server/net/allowance.h"
#include "server/net/answers.h"
#include "server/net/front_door.h"
#include "server/net/target.h"

namespace wagonaut::tests::net {

using namespace server;  // NOLINT(*-using-namespace*)

namespace {

using std::chrono::milliseconds;

Visit door_visit(const std::string& method, std::map<std::string, std::string> headers) {
  Visit visit;
  visit.request.method = method;
  visit.request.headers = std::move(headers);
  visit.target = "/";
  visit.peer = "10.0.0.1";
  return visit;
}

/// 0 if the visitor is let in.
int status_at(const FrontDoor& door, Visit visit) {
  Addresses addresses(0, 0);
  const auto away = door.check(visit, addresses, Moment{});
  return away ? away->response.status : 0;
}

int status_for_host(const std::string& host, bool on_loopback,
                    std::vector<std::string> origins = {}) {
  NetSettings settings;
  settings.origins = std::move(origins);
  return status_at(FrontDoor(settings, on_loopback), door_visit("GET", {{"host", host}}));
}

int status_for_origin(const std::string& host, const std::string& origin,
                      std::vector<std::string> origins = {}) {
  NetSettings settings;
  settings.origins = std::move(origins);
  return status_at(FrontDoor(settings, false),
                   door_visit("POST", {{"host", host}, {"origin", origin}}));
}

std::string client_of(const NetSettings& settings, Visit visit) {
  Addresses addresses(0, 0);
  return FrontDoor(settings, false).check(visit, addresses, Moment{}) ? "turned away"
                                                                      : visit.request.address;
}

}  // namespace

TEST(Net, TargetsAreDecodedOnce) {
  const auto target = read_target("/t/caf%C3%A9%2541?x=%2F&y");
  ASSERT_TRUE(target);
  EXPECT_EQ(target->path, "/t/caf\xc3\xa9%41");
  EXPECT_EQ(target->query, "x=%2F&y");
  EXPECT_EQ(read_target("/")->path, "/");
  EXPECT_EQ(read_target("/..x/x../...")->path, "/..x/x../...");
}

TEST(Net, TargetsThatAreNoPlainPathAreRefused) {
  for (const char* bad : {"",
                          "x",
                          "*",
                          "http://elsewhere/",
                          "/../etc/passwd",
                          "/a/..",
                          "/a/%2e%2e/b",
                          "/%2E./b",
                          "/./a",
                          "/a/.",
                          "/a%2fb",
                          "/a\\..\\b",
                          "/a%5cb",
                          "/a%00b",
                          "/a%0ab",
                          "/a%7f",
                          "/%",
                          "/%4",
                          "/%zz",
                          "/a%",
                          "/%ff",
                          "/%c0%af",
                          "/%ed%a0%80",
                          "/a#b",
                          "/%e2%82"})
    EXPECT_FALSE(read_target(bad)) << bad;
}

TEST(Net, AddressesHaveOneSpelling) {
  EXPECT_EQ(clean_address(" 10.1.2.3 "), "10.1.2.3");
  EXPECT_EQ(clean_address("::ffff:10.1.2.3"), "10.1.2.3");
  EXPECT_EQ(clean_address("2001:DB8:0:0::1"), "2001:db8::1");
  for (const char* bad : {"", "unknown", "10.1.2", "10.1.2.3:80", "[::1]", "1.2.3.4 5"})
    EXPECT_FALSE(clean_address(bad)) << bad;
  EXPECT_EQ(household_of("10.1.2.3"), "10.1.2.3");
  EXPECT_EQ(household_of("2001:db8:1:2:3:4:5:6"), household_of("2001:db8:1:2::9"));
  EXPECT_NE(household_of("2001:db8:1:2::9"), household_of("2001:db8:1:3::9"));
}

TEST(Net, HostsAreSplitFromPorts) {
  using Pair = std::pair<std::string, std::string>;
  EXPECT_EQ(split_host("Play.Example:8400"), Pair("play.example", "8400"));
  EXPECT_EQ(split_host("play.example"), Pair("play.example", ""));
  EXPECT_EQ(split_host("[::1]:80"), Pair("::1", "80"));
  for (const char* bad :
       {"", ":80", "a:b", "a:1:2", "[::1", "[x]", "[::1]x", "a b", "a/b", "a,b", "a@b", "a:123456"})
    EXPECT_EQ(split_host(bad).first, "") << bad;
}

TEST(Net, OnLoopbackOnlyLoopbackNamesAreAnswered) {
  for (const char* own : {"localhost", "LocalHost:8400", "127.0.0.1:1", "[::1]:8400"})
    EXPECT_EQ(status_for_host(own, true), 0) << own;
  for (const char* foreign : {"evil.example", "localhost.evil.example:8400", "10.0.0.1", "[::2]"})
    EXPECT_EQ(status_for_host(foreign, true), 403) << foreign;
  EXPECT_EQ(status_for_host("play.example", true, {"https://play.example"}), 0);
  EXPECT_EQ(status_for_host("play.example.evil", true, {"https://play.example"}), 403);
  EXPECT_EQ(status_for_host("any.example", true, {"*"}), 0);
  EXPECT_EQ(status_for_host("play.example", false), 0);
  EXPECT_EQ(status_for_host("", false), 400);
  EXPECT_EQ(status_for_host("a.example, b.example", false), 400);
}

TEST(Net, PagesFromElsewhereMayNotWrite) {
  EXPECT_EQ(status_for_origin("play.example", "https://play.example"), 0);
  EXPECT_EQ(status_for_origin("play.example:443", "https://play.example"), 0);
  EXPECT_EQ(status_for_origin("127.0.0.1:8400", "http://127.0.0.1:8400"), 0);
  for (const char* foreign :
       {"https://evil.example", "http://play.example:81", "null", "", "play.example",
        "file://play.example", "https://play.example.evil", "https://evil@play.example"})
    EXPECT_EQ(status_for_origin("play.example", foreign), 403) << foreign;
  EXPECT_EQ(status_for_origin("a.example", "https://b.example", {"https://b.example"}), 0);
  EXPECT_EQ(status_for_origin("a.example", "https://b.example", {"*"}), 0);
}

TEST(Net, ReadingNeedsNoOriginButASocketDoes) {
  const FrontDoor door(NetSettings{}, false);
  const std::map<std::string, std::string> foreign{{"host", "a.example"},
                                                   {"origin", "https://b.example"}};
  EXPECT_EQ(status_at(door, door_visit("GET", foreign)), 0);
  auto upgrade = foreign;
  upgrade["upgrade"] = "websocket";
  EXPECT_EQ(status_at(door, door_visit("GET", upgrade)), 403);
  upgrade.erase("origin");
  EXPECT_EQ(status_at(door, door_visit("GET", upgrade)), 0);
}

TEST(Net, OnlyKnownMethodsAreServed) {
  const FrontDoor door(NetSettings{}, false);
  for (const char* known : {"GET", "HEAD", "POST", "PUT", "DELETE"})
    EXPECT_EQ(status_at(door, door_visit(known, {{"host", "a"}})), 0) << known;
  for (const char* other : {"TRACE", "CONNECT", "OPTIONS", "get", "BREW"})
    EXPECT_EQ(status_at(door, door_visit(other, {{"host", "a"}})), 405) << other;
}

TEST(Net, ForwardedAddressesAreBelievedFromProxiesAlone) {
  NetSettings settings;
  const Visit visit = door_visit("GET", {{"host", "a"}, {"x-forwarded-for", "6.6.6.6, 9.9.9.9"}});
  EXPECT_EQ(client_of(settings, visit), "10.0.0.1");
  settings.proxies = {"10.0.0.1"};
  EXPECT_EQ(client_of(settings, visit),
            "9.9.9.9");  // what stands before it anyone may have written
  settings.proxies.emplace_back("9.9.9.9");
  EXPECT_EQ(client_of(settings, visit), "6.6.6.6");
  EXPECT_EQ(client_of(settings, door_visit("GET", {{"host", "a"}})), "10.0.0.1");
  EXPECT_EQ(client_of(settings, door_visit("GET", {{"host", "a"}, {"x-forwarded-for", "x, y"}})),
            "10.0.0.1");
}

TEST(Net, ProcessesOfOneClusterShareAKey) {
  NetSettings settings;
  const auto visit = [](const std::string& key) {
    return door_visit("GET", {{"x-wagonaut-cluster", key}, {"x-forwarded-for", "9.9.9.9"}});
  };
  EXPECT_EQ(client_of(settings, visit("")), "turned away");
  settings.cluster_key = "of us all";
  EXPECT_EQ(client_of(settings, visit("of us all")), "9.9.9.9");
  EXPECT_EQ(client_of(settings, visit("of us a11")), "turned away");
  EXPECT_EQ(client_of(settings, visit("of us")), "turned away");

  Visit seen = visit("of us all");
  Addresses addresses(0, 0);
  EXPECT_FALSE(FrontDoor(settings, true).check(seen, addresses, Moment{}));
  EXPECT_TRUE(seen.forwarded);
  EXPECT_EQ(seen.request.header("x-wagonaut-cluster"), "");  // nobody behind the door needs it
}

TEST(Net, AnAllowanceIsABurstAndARate) {
  Allowance allowance;
  const Moment start{std::chrono::hours(1)};
  for (int i = 0; i < 10; ++i) EXPECT_TRUE(allowance.take(10, start)) << i;
  EXPECT_FALSE(allowance.take(10, start));
  EXPECT_EQ(allowance.seconds_to_wait(10), 1);
  EXPECT_FALSE(allowance.take(10, start + milliseconds(99)));
  EXPECT_TRUE(allowance.take(10, start + milliseconds(101)));
  EXPECT_FALSE(allowance.take(10, start + milliseconds(102)));
  EXPECT_FALSE(allowance.is_full(10, start + milliseconds(500)));
  EXPECT_TRUE(allowance.is_full(10, start + milliseconds(1200)));
  for (int i = 0; i < 100; ++i) EXPECT_TRUE(allowance.take(0, start));  // 0: no limit
}

TEST(Net, ASlowRateStillGrantsOne) {
  Allowance allowance;
  const Moment start{std::chrono::hours(1)};
  EXPECT_TRUE(allowance.take(0.1, start));
  EXPECT_FALSE(allowance.take(0.1, start));
  EXPECT_EQ(allowance.seconds_to_wait(0.1), 10);
  EXPECT_TRUE(allowance.take(0.1, start + std::chrono::seconds(11)));
}

TEST(Net, TheTableOfAddressesIsBounded) {
  Addresses addresses(1, 0, 100);
  const Moment start{std::chrono::hours(1)};
  for (int i = 0; i < 10'000; ++i) {
    EXPECT_EQ(addresses.delay(std::to_string(i), start), 0);
    ASSERT_LE(addresses.remembered(), 100u);
  }
  // Those who were silent long enough are forgotten first.
  Addresses calm(1, 0, 100);
  for (int i = 0; i < 99; ++i) calm.delay(std::to_string(i), start);
  calm.delay("greedy", start + milliseconds(900));
  calm.delay("greedy", start + milliseconds(1500));
  EXPECT_EQ(calm.delay("new", start + milliseconds(1500)), 0);
  EXPECT_EQ(calm.remembered(), 2u);
  EXPECT_GT(calm.delay("greedy", start + milliseconds(1500)), 0);
}

TEST(Net, ConnectionsOfAnAddressAreCounted) {
  Addresses addresses(0, 2);
  EXPECT_TRUE(addresses.enter("2001:db8::1"));
  EXPECT_TRUE(addresses.enter("2001:db8::2"));
  EXPECT_FALSE(addresses.enter("2001:db8::3"));  // the same network
  EXPECT_TRUE(addresses.enter("10.0.0.1"));
  addresses.leave("2001:db8::1");
  EXPECT_TRUE(addresses.enter("2001:db8::3"));
}

TEST(Net, HeadersCannotBreakOutOfTheirLine) {
  EXPECT_TRUE(is_header("Retry-After", "1"));
  EXPECT_TRUE(is_header("ETag", "\"x y\""));
  for (const char* value : {"a\r\nSet-Cookie: b", "a\nb", "a\x01", "a\x7f"})
    EXPECT_FALSE(is_header("X", value));
  for (const char* name : {"", "a b", "a:", "a\r\n"}) EXPECT_FALSE(is_header(name, "x")) << name;
}

}  // namespace wagonaut::tests::net
