// Below the messages: frames that are none, lines that begin wrong, and clients that read nothing.
// Each is hung up with a code that docs/protocol.md names, or simply cut off.

#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <set>
#include <thread>
#include <vector>

#include "tests/server/hostile/bad_messages.h"
#include "tests/server/hostile/siege.h"

namespace wagonaut::tests {
namespace {

using web::Frame;
using web::Opcode;
using web::WebLine;

/// Bytes that end a line, and what it may be hung up with; 1006 is a line cut without a word.
struct BadFrames {
  const char* what;
  std::function<std::string(Quick&)> bytes;
  std::set<int> codes;
};

std::string frame_of(int opcode, std::string payload, bool last = true, bool masked = true,
                     int reserved = 0) {
  return web::frame_bytes({Opcode(opcode), std::move(payload), last, masked, reserved});
}

/// A head that promises more than ever comes.
std::string long_head(std::uint64_t length, bool masked = true) {
  std::string out{char(0x81), char((masked ? 0x80 : 0) | 127)};
  for (int i = 7; i >= 0; --i) out += char(length >> (8 * i) & 0xff);
  return out + "mask";
}

std::string bad_utf8(Quick& rng) {
  static const std::vector<std::string> all{
      "\xff",     "\xc0\x80", "\xed\xa0\x80", "\xf5\x80\x80\x80",
      "\xe2\x82", "\x80",     "\xf0\x9f\x9a", "\xfe\xfe\xff\xff"};
  return "{\"type\":\"" + all[std::size_t(rng.below(int(all.size())))] + "\"}";
}

const std::vector<BadFrames>& bad_frames() {
  static const std::set<int> broken{1002}, long_text{1009}, closed{1002, 1005, 1006, 1007};
  static const std::vector<BadFrames> all{
      {"unknown opcode", [](Quick& r) { return frame_of(3 + r.below(5), "x"); }, broken},
      {"unknown control", [](Quick& r) { return frame_of(11 + r.below(5), "x"); }, broken},
      {"unmasked", [](Quick&) { return frame_of(1, "{}", true, false); }, broken},
      {"reserved bits", [](Quick& r) { return frame_of(1, "{}", true, true, 1 + r.below(7)); },
       broken},
      {"more of nothing", [](Quick&) { return frame_of(0, "{}"); }, broken},
      {"a text inside a text", [](Quick&) { return frame_of(1, "{", false) + frame_of(1, "}"); },
       broken},
      {"half a ping", [](Quick&) { return frame_of(9, "x", false); }, broken},
      {"a long ping", [](Quick&) { return frame_of(9, std::string(126, 'x')); }, broken},
      {"a goodbye of one byte", [](Quick&) { return frame_of(8, "\x03"); }, closed},
      {"a goodbye with a wrong code",
       [](Quick&) { return frame_of(8, std::string("\x03\xed", 2)); }, closed},
      {"a goodbye that is no text", [](Quick&) { return frame_of(8, "\x03\xe8\xff\xff"); }, closed},
      {"not UTF-8", [](Quick& r) { return frame_of(1, bad_utf8(r)); }, {1007}},
      {"not UTF-8, in pieces",
       [](Quick&) { return frame_of(1, "\xe2\x82", false) + frame_of(0, "x"); },
       {1007}},
      {"binary", [](Quick& r) { return frame_of(2, any_bytes(100, r)); }, {1003}},
      {"too long", [](Quick&) { return frame_of(1, std::string(20'000, 'x')); }, long_text},
      {"too long, in pieces",
       [](Quick&) {
         return frame_of(1, std::string(9'000, 'x'), false) + frame_of(0, std::string(9'000, 'x'));
       },
       long_text},
      {"2^63 bytes", [](Quick&) { return long_head(std::uint64_t{1} << 63); }, {1002, 1009}},
      {"2^40 bytes", [](Quick&) { return long_head(std::uint64_t{1} << 40); }, long_text},
      {"a short length written long", [](Quick&) { return long_head(5) + "12345"; }, broken},
      {"any bytes",
       [](Quick& r) { return any_bytes(64, r); },
       {1002, 1003, 1005, 1006, 1007, 1008, 1009}}};
  return all;
}

std::unique_ptr<WebLine> line_to(const TableClient& client) {
  return WebLine::open(client.port, "/api/tables/" + client.table + "/socket");
}

std::string watching_hello(const TableClient& client) {
  return R"({"type":"hello","protocol":2,"code":")" + client.code + R"("})";
}

TEST(Hostile, BadFramesEndTheirLine) {
  Siege siege;
  ASSERT_TRUE(siege.begin());
  Quick rng(3);
  const TableClient watcher = siege.watcher();
  const int wanted = hostile_share(1);
  for (int i = 0; i < wanted; ++i) {
    const BadFrames& bad = bad_frames()[std::size_t(i) % bad_frames().size()];
    const auto line = line_to(watcher);
    ASSERT_TRUE(line);
    if (rng.below(2) == 0) {
      line->send(watching_hello(watcher));
      ASSERT_TRUE(line->receive()) << "no scene";
    }
    line->send_bytes(bad.bytes(rng));
    line->finish_writing();  // or what looks like half a frame would be waited for
    EXPECT_TRUE(bad.codes.contains(line->wait_closed())) << bad.what << ": " << line->close_code();
  }
  siege.expect_unharmed();
}

/// What is not a hello, or one that lets nobody in.
std::vector<std::pair<std::string, int>> bad_hellos(const Siege& siege) {
  const std::string code = siege.host().code, token = siege.host().token;
  return {{"", 1008},
          {"hello", 1008},
          {R"({"type":"hello","protocol":-2})", 1008},
          {R"({"type":"hello","protocol":2,"token":7})", 1008},
          {R"({"type":"hello","protocol":2,"known":-2})", 1008},
          {R"({"type":"hello","protocol":1})", 4403},
          {R"({"type":"step","id":"a","version":1,"move":"tickets"})", 1008},
          {R"({"type":"hello","protocol":2})", 4403},
          {R"({"type":"hello","protocol":2,"token":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"})", 4403},
          {R"({"type":"hello","protocol":2,"code":"aaaaaaaa"})", 4403},
          {R"({"type":"hello","protocol":2,"code":")" + code.substr(1) + "\"}", 4403},
          {R"({"type":"hello","protocol":2,"token":")" + token.substr(1) + "\"}", 4403},
          {R"({"type":"hello","protocol":2,"token":")" + token + R"(x","code":")" + code + "\"}",
           4403}};
}

TEST(Hostile, NobodyComesInWithABadHello) {
  Siege siege;
  ASSERT_TRUE(siege.begin());
  const auto hellos = bad_hellos(siege);
  const int wanted = hostile_share(1) / 2;
  for (int i = 0; i < wanted; ++i) {
    const auto& [hello, code] = hellos[std::size_t(i) % hellos.size()];
    const auto line = line_to(siege.host());
    ASSERT_TRUE(line);
    line->send(hello);
    // Whatever comes behind it is not heard any more.
    line->send(R"({"type":"resign","id":"z"})");
    const auto answer = line->receive();
    ASSERT_TRUE(answer) << hello;
    EXPECT_EQ(answer->find(R"("type":"scene")"), answer->npos) << *answer;
    EXPECT_EQ(line->wait_closed(), code) << hello;
  }
  siege.expect_unharmed();
}

// Both sides say goodbye at once, and the client's comes behind words that nobody hears any more.
TEST(Hostile, GoodbyesThatCrossEndTheLine) {
  Siege siege;
  ASSERT_TRUE(siege.begin());
  const std::string goodbye = frame_of(8, std::string("\x03\xe8", 2));
  const int wanted = hostile_share(1);
  for (int i = 0; i < wanted; ++i) {
    const auto line = line_to(siege.host());
    ASSERT_TRUE(line);
    line->send("no hello");
    line->send_bytes(frame_of(1, "{}") + goodbye);
    EXPECT_NE(line->wait_closed(), 0);
  }
  siege.expect_unharmed();
}

// What they ask for is left out while they do not read, and after a while they are cut off.
TEST(Hostile, WhoNeverReadsIsCutOff) {
  Siege siege;
  ASSERT_TRUE(siege.begin());
  const TableClient watcher = siege.watcher();
  std::vector<decltype(line_to(watcher))> lines;
  for (int i = 0; i < 5; ++i) {
    lines.push_back(line_to(watcher));
    ASSERT_TRUE(lines.back());
    lines.back()->send(watching_hello(watcher));
  }
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::minutes{2};
  while (!lines.empty() && std::chrono::steady_clock::now() < deadline) {
    std::erase_if(lines, [](const auto& line) {
      return !line->send(R"({"type":"sync","id":"more","version":-1})");
    });
    std::this_thread::sleep_for(std::chrono::milliseconds{1});
  }
  EXPECT_TRUE(lines.empty()) << "they were never cut off";
  siege.expect_unharmed();
}

}  // namespace
}  // namespace wagonaut::tests
