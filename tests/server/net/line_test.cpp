#include <fstream>
#include <set>
#include <sstream>

#include "tests/server/net/net_fixture.h"

namespace wagonaut::tests::net {

namespace {

/// With which code the server hangs up on a client that sends these bytes.
int code_after(int port, const std::string& bytes) {
  const auto line = WebLine::open(port, "/echo");
  if (!line) return -1;
  line->send_bytes(bytes);
  return line->wait_closed();
}

/// Bytes that the kernel holds for the clients of this port.
std::size_t unread_at(int port) {
  std::ifstream in("/proc/net/tcp");
  std::string line;
  std::size_t unread = 0;
  std::getline(in, line);
  while (std::getline(in, line)) {
    std::istringstream words(line);
    std::string number, local, remote, state, queues;
    words >> number >> local >> remote >> state >> queues;
    if (std::stoi(local.substr(local.find(':') + 1), nullptr, 16) == port)
      unread += std::stoul(queues.substr(0, queues.find(':')), nullptr, 16);
  }
  return unread;
}

std::string close_payload(int code, const std::string& reason = {}) {
  return std::string{char(code >> 8 & 0xff), char(code & 0xff)} + reason;
}

class ThrowingEar : public Ear {
 public:
  void hear(std::string_view) override { throw std::runtime_error("a secret"); }
  void gone() override { throw 1; }
};

}  // namespace

TEST(Net, LinesCarryMessagesBothWays) {
  RunningNet net;
  const auto line = WebLine::open(net.port(), "/echo");
  ASSERT_TRUE(line);
  EXPECT_EQ(line->handshake().header("sec-websocket-extensions"), "");
  EXPECT_EQ(line->handshake().header("x-content-type-options"), "nosniff");
  for (const std::string text : {"a", "", "gra\xc5\xbc", "{\"x\": 1}"}) {
    line->send(text);
    EXPECT_EQ(line->receive(), text);
  }
  EXPECT_EQ(net.counts().lines, 1);
  EXPECT_EQ(net.counts().messages_in, 4);
  line->close();
  EXPECT_EQ(line->wait_closed(), 1000);
  EXPECT_TRUE(eventually([&] { return net.counts().lines == 0 && net.counts().connections == 0; }));
}

TEST(Net, MessagesMayComeInPieces) {
  RunningNet net;
  const auto line = WebLine::open(net.port(), "/echo");
  line->send_frame({.payload = "one ", .last = false});
  line->send_frame({.opcode = Opcode::Ping, .payload = "between"});
  line->send_frame({.opcode = Opcode::More, .payload = "tw\xc3", .last = false});
  line->send_frame({.opcode = Opcode::More, .payload = "\xb3", .last = true});
  EXPECT_EQ(line->receive(), "one tw\xc3\xb3");
  EXPECT_EQ(line->pongs(), 1);
  const std::string bytes = web::frame_bytes({.payload = "byte by byte"});
  for (const char c : bytes) line->send_bytes(std::string_view(&c, 1));
  EXPECT_EQ(line->receive(), "byte by byte");
}

TEST(Net, MessagesLeaveInTheOrderTheyWereSent) {
  RunningNet net;
  const auto line = WebLine::open(net.port(), "/hold");
  const auto held = net.take_held();
  std::thread sender([&] {
    for (int i = 0; i < 5000; ++i) held->send(std::to_string(i));
  });
  for (int i = 0; i < 5000; ++i) ASSERT_EQ(line->receive(), std::to_string(i));
  sender.join();
  EXPECT_TRUE(eventually([&] { return net.counts().messages_out == 5000; }));
}

TEST(Net, WhoAskedHearsWhenEverythingIsTaken) {
  RunningNet net;
  const auto line = WebLine::open(net.port(), "/hold");
  const auto held = net.take_held();
  held->send("nobody asks");
  EXPECT_EQ(line->receive(), "nobody asks");
  EXPECT_TRUE(eventually([&] { return net.counts().messages_out == 1; }));
  EXPECT_EQ(held->caught_up, 0);
  // More than the system takes for a client that does not read.
  const std::string much(200'000, 'x');
  int sent = 0;
  for (; held->line->untaken() < 400'000 && sent < 100; ++sent) held->send(much);
  ASSERT_LT(sent, 100);
  const int before = held->caught_up;  // the first ones may have been taken at once
  for (int i = 0; i < sent; ++i) EXPECT_EQ(line->receive(), much);
  EXPECT_TRUE(eventually([&] { return held->caught_up == before + 1; }));
  EXPECT_EQ(held->line->untaken(), 0u);
}

TEST(Net, ManyThreadsMaySendAtOnce) {
  RunningNet net;
  const auto line = WebLine::open(net.port(), "/hold");
  const auto held = net.take_held();
  std::vector<std::thread> senders;
  for (int t = 0; t < 4; ++t)
    senders.emplace_back([&, t] {
      for (int i = 0; i < 500; ++i) held->send(std::to_string(t * 1000 + i));
    });
  std::vector<int> next{0, 0, 0, 0};
  for (int n = 0; n < 2000; ++n) {
    const auto text = line->receive();
    ASSERT_TRUE(text);
    const int value = std::stoi(*text);
    EXPECT_EQ(value % 1000, next[value / 1000]++);
  }
  for (std::thread& sender : senders) sender.join();
}

TEST(Net, OneMessageServesManyLines) {
  RunningNet net;
  std::vector<std::unique_ptr<WebLine>> lines;
  std::vector<std::shared_ptr<HeldLine>> held;
  for (int i = 0; i < 200; ++i) {
    lines.push_back(WebLine::open(net.port(), "/hold"));
    ASSERT_TRUE(lines.back());
    held.push_back(net.take_held());
  }
  EXPECT_EQ(net.counts().lines, 200);
  const auto message = std::make_shared<const std::string>(3000, 'x');
  for (int round = 0; round < 5; ++round)
    for (const auto& each : held) each->line->send(message);
  for (const auto& line : lines)
    for (int round = 0; round < 5; ++round) EXPECT_EQ(line->receive(), *message);
  for (const auto& line : lines) line->send("ok");
  for (const auto& each : held) EXPECT_TRUE(eventually([&] { return each->heard == 1; }));
}

TEST(Net, BigMessagesLeaveInOnePiece) {
  RunningNet net;
  const auto line = WebLine::open(net.port(), "/hold");
  std::string big(900'000, 'x');
  for (std::size_t i = 0; i < big.size(); i += 997) big[i] = char('a' + i % 26);
  net.take_held()->send(big);
  EXPECT_TRUE(line->receive() == big);
}

TEST(Net, LongMessagesAreRefused) {
  NetSettings settings = lenient_settings();
  settings.most_message = 1000;
  RunningNet net(settings);
  const auto line = WebLine::open(net.port(), "/echo");
  line->send(std::string(1000, 'x'));
  EXPECT_EQ(line->receive(), std::string(1000, 'x'));
  line->send(std::string(1001, 'x'));
  EXPECT_EQ(line->wait_closed(), 1009);
  const std::string piece = web::frame_bytes({.payload = std::string(600, 'x'), .last = false});
  const std::string more =
      web::frame_bytes({.opcode = Opcode::More, .payload = std::string(600, 'x')});
  EXPECT_EQ(code_after(net.port(), piece + more), 1009);
  EXPECT_EQ(code_after(net.port(), std::string("\x81\xff\x00\x00\x00\x00\x7f\xff\xff\xff"
                                               "mask",
                                               14)),
            1009);
  EXPECT_TRUE(eventually([&] { return net.counts().refused_size == 3; }));
}

TEST(Net, OnlyTextIsUnderstood) {
  RunningNet net;
  EXPECT_EQ(code_after(net.port(), web::frame_bytes({.opcode = Opcode::Binary, .payload = "x"})),
            1003);
  for (const char* bad : {"\xff", "\xc0\xaf", "\xed\xa0\x80", "abc\xe2\x82"})
    EXPECT_EQ(code_after(net.port(), web::frame_bytes({.payload = bad})), 1007);
}

TEST(Net, MalformedFramesEndTheLine) {
  RunningNet net;
  const std::vector<Frame> bad{{.payload = "not masked", .masked = false},
                               {.payload = "reserved bit", .reserved = 4},
                               {.opcode = Opcode(3), .payload = "unknown"},
                               {.opcode = Opcode(11), .payload = "unknown control"},
                               {.opcode = Opcode::More, .payload = "continues nothing"},
                               {.opcode = Opcode::Ping, .payload = "in pieces", .last = false},
                               {.opcode = Opcode::Ping, .payload = std::string(126, 'x')},
                               {.opcode = Opcode::Close, .payload = "x"},
                               {.opcode = Opcode::Close, .payload = close_payload(999)},
                               {.opcode = Opcode::Close, .payload = close_payload(1005)}};
  for (const Frame& frame : bad)
    EXPECT_EQ(code_after(net.port(), web::frame_bytes(frame)), 1002) << frame.payload;
  const std::string begun = web::frame_bytes({.payload = "a", .last = false});
  EXPECT_EQ(code_after(net.port(), begun + web::frame_bytes({.payload = "b"})), 1002);
  const std::string longer_than_need_be("\x81\xfe\x00\x01mask\x00", 9);
  EXPECT_EQ(code_after(net.port(), longer_than_need_be), 1002);
  EXPECT_EQ(net.counts().messages_in, 0);
}

TEST(Net, AClientThatVanishesIsGone) {
  RunningNet net;
  auto line = WebLine::open(net.port(), "/hold");
  const auto held = net.take_held();
  line.reset();
  EXPECT_TRUE(eventually([&] { return held->gone == 1; }));
  held->send("nobody hears it");
  held->line->hang_up(1000, "nor this");
  EXPECT_TRUE(eventually([&] { return net.counts().connections == 0; }));
  EXPECT_EQ(held->gone, 1);
}

TEST(Net, TooManyMessagesEndTheLine) {
  NetSettings settings = lenient_settings();
  settings.messages_per_second = 5;
  RunningNet net(settings);
  const auto line = WebLine::open(net.port(), "/hold");
  const auto held = net.take_held();
  for (int i = 0; i < 200; ++i) line->send("x");
  EXPECT_EQ(line->wait_closed(), 1008);
  EXPECT_EQ(line->close_reason(), "too many messages");
  EXPECT_GE(held->heard, 5);
  EXPECT_LT(held->heard, 200);
  EXPECT_EQ(net.counts().refused_rate, 1);
  const auto pinger = WebLine::open(net.port(), "/hold");
  for (int i = 0; i < 200; ++i) pinger->send_frame({.opcode = Opcode::Ping, .payload = "x"});
  EXPECT_EQ(pinger->wait_closed(), 1008);
}

TEST(Net, AClientThatDoesNotReadIsCutOff) {
  NetSettings settings = lenient_settings();
  settings.most_queued = 256 * 1024;
  RunningNet net(settings);
  const auto slow = WebLine::open(net.port(), "/hold");
  const auto held = net.take_held();
  const auto quick = WebLine::open(net.port(), "/echo");
  const auto message = std::make_shared<const std::string>(64 * 1024, 'x');
  EXPECT_TRUE(eventually([&] {
    held->line->send(message);
    return net.counts().dropped_slow == 1;
  }));
  EXPECT_TRUE(eventually([&] { return held->gone == 1; }));
  quick->send("not me");
  EXPECT_EQ(quick->receive(), "not me");
  EXPECT_EQ(slow->wait_closed(), 1006);
  EXPECT_EQ(net.counts().dropped_slow, 1);
}

// What the kernel holds for somebody who does not read is memory, too.
TEST(Net, TheKernelTakesLittleForAClientThatDoesNotRead) {
  NetSettings settings = lenient_settings();
  settings.most_queued = 64'000'000;
  RunningNet net(settings);
  const auto slow = WebLine::open(net.port(), "/hold");
  const auto held = net.take_held();
  for (int i = 0; i < 40; ++i) held->send(std::string(1'000'000, 'x'));
  std::size_t unread = 0;
  EXPECT_TRUE(eventually([&] {
    const std::size_t before = std::exchange(unread, unread_at(net.port()));
    return unread > 0 && unread == before;
  }));
  EXPECT_LT(unread, 600'000u);
}

TEST(Net, AMessageThatIsNotReadForLongEndsItsLine) {
  NetSettings settings = lenient_settings();
  settings.unread = Millis{200};
  settings.most_queued = 64'000'000;
  RunningNet net(settings);
  const auto slow = WebLine::open(net.port(), "/hold");
  const auto held = net.take_held();
  held->send(std::string(32'000'000, 'x'));  // more than the wire holds
  EXPECT_TRUE(eventually([&] { return held->gone == 1; }));
  EXPECT_EQ(net.counts().dropped_slow, 1);
  // Who reads stays, however long the line lasts.
  const auto reader = WebLine::open(net.port(), "/hold");
  const auto second = net.take_held();
  for (int i = 0; i < 6; ++i) {
    second->send("still there?");
    EXPECT_EQ(reader->receive(), "still there?");
    std::this_thread::sleep_for(Millis{100});
  }
  EXPECT_EQ(second->gone, 0);
}

// However many do not read, what waits for them has one bound.
TEST(Net, WhatWaitsForAllHasABound) {
  NetSettings settings = lenient_settings();
  settings.most_queued = 64'000'000;
  settings.most_queued_in_all = 24'000'000;
  RunningNet net(settings);
  std::vector<std::unique_ptr<WebLine>> slow;
  const auto message = std::make_shared<const std::string>(8'000'000, 'x');
  for (int i = 0; i < 6; ++i) {
    slow.push_back(WebLine::open(net.port(), "/hold"));
    const auto held = net.take_held();
    for (int k = 0; k < 2; ++k) held->line->send(message);
  }
  EXPECT_TRUE(eventually([&] { return net.counts().dropped_slow >= 3; }));
  const auto reader = WebLine::open(net.port(), "/echo");
  reader->send("and I?");
  EXPECT_EQ(reader->receive(), "and I?") << "who has read everything is not cut";
}

// One address speaks on many lines as fast as its share; nobody is hung up for it.
TEST(Net, LinesOfOneAddressShareWhatTheySay) {
  NetSettings settings = lenient_settings();
  settings.messages_per_address = 40;
  RunningNet net(settings);
  std::vector<std::unique_ptr<WebLine>> lines;
  for (int i = 0; i < 4; ++i) lines.push_back(WebLine::open(net.port(), "/echo"));
  const auto begun = std::chrono::steady_clock::now();
  for (int k = 0; k < 25; ++k)
    for (const auto& line : lines) line->send("x");
  for (int k = 0; k < 25; ++k)
    for (const auto& line : lines) EXPECT_EQ(line->receive(), "x");
  EXPECT_GT(std::chrono::steady_clock::now() - begun, Millis{1000}) << "100 at 40 a second";
  EXPECT_EQ(net.counts().refused_rate, 0);
}

TEST(Net, HangingUpComesAfterWhatWasSaid) {
  RunningNet net;
  const auto line = WebLine::open(net.port(), "/hold");
  const auto held = net.take_held();
  for (int i = 0; i < 100; ++i) held->send(std::to_string(i));
  held->line->hang_up(4000, "enough");
  held->line->hang_up(4001, "too late");
  held->send("too late");
  for (int i = 0; i < 100; ++i) EXPECT_EQ(line->receive(), std::to_string(i));
  EXPECT_EQ(line->wait_closed(), 4000);
  EXPECT_EQ(line->close_reason(), "enough");
  EXPECT_TRUE(eventually([&] { return held->gone == 1; }));
}

TEST(Net, HangingUpDoesNotWaitForEver) {
  NetSettings settings = lenient_settings();
  settings.patience = Millis{50};
  settings.most_queued = 64'000'000;
  RunningNet net(settings);
  const auto deaf = WebLine::open(net.port(), "/hold");
  const auto held = net.take_held();
  held->send(std::string(32'000'000, 'x'));  // more than the wire holds
  held->line->hang_up(4000, "enough");
  EXPECT_TRUE(eventually([&] { return held->gone == 1; }));
  const auto mute = WebLine::open(net.port(), "/hold");
  const auto second = net.take_held();
  second->line->hang_up(4000, "enough");  // and no goodbye comes back
  EXPECT_TRUE(eventually([&] { return second->gone == 1; }));
}

TEST(Net, NothingIsHeardAfterHangingUp) {
  RunningNet net;
  const auto line = WebLine::open(net.port(), "/hold");
  const auto held = net.take_held();
  line->send("in time");
  EXPECT_TRUE(eventually([&] { return held->heard == 1; }));
  held->line->hang_up(4000, std::string(500, 'x'));
  for (int i = 0; i < 10; ++i) line->send("too late");
  EXPECT_EQ(line->wait_closed(), 4000);
  EXPECT_EQ(line->close_reason(), std::string(120, 'x'));
  EXPECT_TRUE(eventually([&] { return held->gone == 1; }));
  EXPECT_EQ(held->heard, 1);
}

TEST(Net, AMistakeOfAnEarEndsItsLine) {
  RunningNet net(lenient_settings(), [](const HttpRequest& request) {
    if (request.path == "/none") return upgrade_to([](auto) { return nullptr; });
    return upgrade_to([](auto) { return std::make_shared<ThrowingEar>(); });
  });
  const auto line = WebLine::open(net.port(), "/");
  line->send("x");
  EXPECT_EQ(line->wait_closed(), 1011);
  EXPECT_EQ(line->close_reason().find("secret"), std::string::npos);
  EXPECT_EQ(WebLine::open(net.port(), "/none")->wait_closed(), 1011);
}

TEST(Net, SilentClientsArePinged) {
  NetSettings settings = lenient_settings();
  settings.ping = Millis{30};
  RunningNet net(settings);
  const auto line = WebLine::open(net.port(), "/echo");
  EXPECT_TRUE(eventually([&] {
    line->receive(Millis{5});
    return line->pings() >= 3;
  }));
  EXPECT_FALSE(line->closed());
  line->send("alive");
  EXPECT_EQ(line->receive(), "alive");
  line->set_answers_pings(false);
  EXPECT_EQ(line->wait_closed(), 1006);
}

TEST(Net, ForeignPagesGetNoLine) {
  NetSettings settings = lenient_settings();
  settings.origins = {"https://play.example"};
  RunningNet net(settings);
  const std::string own = "http://127.0.0.1:" + std::to_string(net.port());
  EXPECT_TRUE(WebLine::open(net.port(), "/echo"));
  EXPECT_TRUE(WebLine::open(net.port(), "/echo", {{"Origin", own}}));
  EXPECT_TRUE(WebLine::open(net.port(), "/echo", {{"Origin", "https://play.example"}}));
  for (const char* foreign : {"https://evil.example", "null", "http://127.0.0.1"}) {
    HttpAnswer refusal;
    EXPECT_FALSE(WebLine::open(net.port(), "/echo", {{"Origin", foreign}}, &refusal));
    EXPECT_EQ(refusal.status, 403) << foreign;
  }
  HttpAnswer refusal;
  EXPECT_FALSE(WebLine::open(net.port(), "/echo", {{"Host", "evil.example"}}, &refusal));
  EXPECT_EQ(refusal.status, 403);
  EXPECT_EQ(net.counts().refused_origin, 4);
}

TEST(Net, AnUpgradeMustBeProper) {
  RunningNet net;
  EXPECT_EQ(WebClient::get(net.port(), "/echo").status, 426);
  const auto status_with = [&](const web::Headers& headers) {
    return HttpConnection::open(net.port())->request("GET", "/echo", {}, headers).status;
  };
  EXPECT_EQ(status_with({{"Connection", "Upgrade"}, {"Upgrade", "websocket"}}), 400);
  EXPECT_EQ(status_with({{"Connection", "Upgrade"},
                         {"Upgrade", "websocket"},
                         {"Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="},
                         {"Sec-WebSocket-Version", "8"}}),
            426);
  EXPECT_EQ(status_with({{"Connection", "Upgrade"}, {"Upgrade", "h2c"}}), 426);
  // An upgrade that is not wanted is an ordinary request.
  HttpAnswer answer;
  EXPECT_FALSE(WebLine::open(net.port(), "/", {}, &answer));
  EXPECT_EQ(answer.body, "hello");
}

TEST(Net, AClientWaitsForTheHandshake) {
  RunningNet net;
  const auto connection = HttpConnection::open(net.port());
  connection->write(
      "GET /echo HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n" +
      web::frame_bytes({.payload = "impatient"}));
  EXPECT_EQ(connection->read_answer().status, 400);
  EXPECT_TRUE(connection->wait_ended());
}

}  // namespace wagonaut::tests::net
