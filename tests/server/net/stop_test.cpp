#include <csignal>

#include "tests/server/net/net_fixture.h"

namespace wagonaut::tests::net {

namespace {

Net* net_to_stop = nullptr;

}  // namespace

TEST(Net, StoppingHangsUpAndLetsNobodyIn) {
  RunningNet net;
  const auto line = WebLine::open(net.port(), "/hold");
  const auto held = net.take_held();
  const auto kept = HttpConnection::open(net.port());
  EXPECT_EQ(kept->request("GET", "/").status, 200);
  held->send("last words");
  const int port = net.port();
  std::thread stopper([&] { net.stop(); });
  EXPECT_EQ(line->receive(), "last words");
  EXPECT_EQ(line->wait_closed(), 1001);
  EXPECT_TRUE(kept->wait_ended());
  stopper.join();
  EXPECT_EQ(held->gone, 1);
  EXPECT_FALSE(HttpConnection::open(port));
  EXPECT_EQ(net.counts().connections, 0);
}

TEST(Net, WhatIsBeingAnsweredIsAnswered) {
  std::promise<void> asked, release;
  RunningNet net(lenient_settings(), [&](const HttpRequest&) {
    asked.set_value();
    release.get_future().wait();
    return answer_with("in the end");
  });
  const auto connection = HttpConnection::open(net.port());
  const auto idle = HttpConnection::open(net.port());
  connection->write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  asked.get_future().wait();
  std::thread stopper([&] { net.stop(Millis{20'000}); });
  EXPECT_TRUE(idle->wait_ended());  // so stopping has begun
  release.set_value();
  const HttpAnswer answer = connection->read_answer();
  EXPECT_EQ(answer.body, "in the end");
  EXPECT_EQ(answer.header("connection"), "close");
  stopper.join();
}

TEST(Net, PatienceEnds) {
  RunningNet net;
  const auto line = WebLine::open(net.port(), "/hold");  // never says goodbye
  const auto held = net.take_held();
  const auto request = HttpConnection::open(net.port());
  request->write("GET / HTTP/1.1\r\n");
  EXPECT_TRUE(eventually([&] { return net.counts().connections == 2; }));
  net.stop(Millis{50});
  EXPECT_EQ(held->gone, 1);
  EXPECT_EQ(net.counts().connections, 0);
  EXPECT_EQ(net.counts().lines, 0);
}

TEST(Net, ASignalMayStopIt) {
  RunningNet net;
  net_to_stop = &net.net();
  const auto before = std::signal(SIGUSR1, [](int) { net_to_stop->stop(Millis{3000}); });
  const auto line = WebLine::open(net.port(), "/echo");
  std::raise(SIGUSR1);
  EXPECT_EQ(line->wait_closed(), 1001);
  net.stop();
  std::signal(SIGUSR1, before);
}

TEST(Net, StoppingBeforeRunningIsRemembered) {
  auto net = Net::listen(lenient_settings(), std::make_shared<FakeService>(nullptr));
  ASSERT_TRUE(net);
  (*net)->stop();
  (*net)->run();  // comes back
}

TEST(Net, ANetThatNeverRanGoesQuietly) {
  auto net = Net::listen(lenient_settings(), std::make_shared<FakeService>(nullptr));
  ASSERT_TRUE(net);
  const auto strand = (*net)->make_strand();
  bool ran = false;
  strand->post([&] { ran = true; });
  *net = nullptr;
  strand->post([&] { ran = true; });
  strand->wake_at(instant_now(), [&] { ran = true; });
  EXPECT_FALSE(ran);
}

// Rooms hold lines, and lines ears; whoever lets go last must not fall over the others.
TEST(Net, LinesMayOutliveTheNet) {
  std::shared_ptr<HeldLine> held;
  std::unique_ptr<WebLine> line;
  {
    RunningNet net;
    line = WebLine::open(net.port(), "/hold");
    held = net.take_held();
    net.stop(Millis{0});
  }
  EXPECT_EQ(held->gone, 1);
  held->send("too late");
  held->line->hang_up(1000, "too late");
  held.reset();
  EXPECT_NE(line->wait_closed(), 0);
}

TEST(Net, ManyStopUnderLoad) {
  for (int round = 0; round < 5; ++round) {
    RunningNet net;
    std::vector<std::unique_ptr<WebLine>> lines;
    std::vector<std::shared_ptr<HeldLine>> held;
    for (int i = 0; i < 20; ++i) {
      lines.push_back(WebLine::open(net.port(), "/hold"));
      held.push_back(net.take_held());
    }
    std::atomic<bool> enough{false};
    std::thread talker([&] {
      while (!enough)
        for (const auto& each : held) each->send("still talking");
    });
    net.stop(Millis{round * 10});
    enough = true;
    talker.join();
    for (const auto& each : held) EXPECT_EQ(each->gone, 1);
  }
}

}  // namespace wagonaut::tests::net
