// Several processes serve one store: a request goes to the one that holds the table.
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include "tests/server/net/net_fixture.h"

namespace wagonaut::tests::net {

namespace {

NetSettings cluster_settings(const std::string& key = "of us all") {
  NetSettings settings = lenient_settings();
  settings.cluster_key = key;
  return settings;
}

/// A net that hands everything to `port`.
std::unique_ptr<RunningNet> forwarding_net(int port,
                                           const NetSettings& settings = cluster_settings()) {
  return std::make_unique<RunningNet>(settings,
                                      [port](const HttpRequest&) { return forward_to(port); });
}

/// Takes one request, and dies of it.
class DyingOwner {
 public:
  DyingOwner() : fd_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    ::bind(fd_, reinterpret_cast<sockaddr*>(&address), size);
    ::listen(fd_, 1);
    ::getsockname(fd_, reinterpret_cast<sockaddr*>(&address), &size);
    port_ = ntohs(address.sin_port);
    thread_ = std::thread([this] {
      const int client = ::accept(fd_, nullptr, nullptr);
      char request[4096];
      [[maybe_unused]] const ssize_t n = ::read(client, request, sizeof request);
      ::close(client);
    });
  }
  ~DyingOwner() {
    thread_.join();
    ::close(fd_);
  }
  int port() const { return port_; }

 private:
  int fd_, port_ = 0;
  std::thread thread_;
};

/// A port nobody listens on.
int dead_port() {
  RunningNet net;
  return net.port();
}

}  // namespace

TEST(Net, RequestsAreForwarded) {
  RunningNet owner(cluster_settings());
  const auto front = forwarding_net(owner.port());
  const auto connection = HttpConnection::open(front->port(), "127.0.0.2");
  EXPECT_EQ(connection->request("GET", "/x").body, "hello");
  const std::string body(60'000, 'b');
  EXPECT_EQ(connection->request("POST", "/body?q", body).body, body);
  const HttpAnswer head = connection->request("HEAD", "/");
  EXPECT_EQ(head.header("content-length"), "5");
  EXPECT_EQ(connection->request("GET", "/address", {}, {{"X-Forwarded-For", "6.6.6.6"}}).body,
            "127.0.0.2");
  const HttpAnswer mistake = connection->request("GET", "/throw");
  EXPECT_EQ(mistake.status, 500);
  EXPECT_EQ(mistake.header("x-content-type-options"), "nosniff");
  EXPECT_EQ(owner.counts().requests, 5);
}

TEST(Net, ForwardedRequestsAreWhatTheClientWrote) {
  HttpRequest seen;
  RunningNet owner(cluster_settings(), [&](const HttpRequest& request) {
    seen = request;
    return answer_with("");
  });
  const auto front = forwarding_net(owner.port());
  WebClient::post(front->port(), "/a%20b?c=%64", "body", {{"Authorization", "Bearer x"}});
  EXPECT_EQ(seen.method, "POST");
  EXPECT_EQ(seen.path, "/a b");
  EXPECT_EQ(seen.query, "c=%64");
  EXPECT_EQ(seen.body, "body");
  EXPECT_EQ(seen.header("authorization"), "Bearer x");
  EXPECT_EQ(seen.header("x-wagonaut-cluster"), "");
}

TEST(Net, LinesAreForwarded) {
  RunningNet owner(cluster_settings());
  const auto front = forwarding_net(owner.port());
  const auto line = WebLine::open(front->port(), "/echo");
  ASSERT_TRUE(line);
  for (int i = 0; i < 100; ++i) {
    const std::string text = std::to_string(i) + std::string(std::size_t(i) * 100, 'x');
    line->send(text);
    ASSERT_EQ(line->receive(), text);
  }
  EXPECT_EQ(owner.counts().lines, 1);
  EXPECT_EQ(front->counts().lines, 0);
  line->close(1000);
  EXPECT_EQ(line->wait_closed(), 1000);
  EXPECT_TRUE(eventually(
      [&] { return owner.counts().connections == 0 && front->counts().connections == 0; }));
}

// The owner may speak before the client does, right behind its handshake.
TEST(Net, AForwardedLineLosesNothingAtTheStart) {
  RunningNet owner(cluster_settings(), [](const HttpRequest&) {
    return upgrade_to([](std::shared_ptr<Line> line) {
      for (int i = 0; i < 10; ++i)
        line->send(std::make_shared<const std::string>(std::to_string(i)));
      return std::make_shared<EchoEar>(line);
    });
  });
  const auto front = forwarding_net(owner.port());
  for (int round = 0; round < 20; ++round) {
    const auto line = WebLine::open(front->port(), "/");
    for (int i = 0; i < 10; ++i) ASSERT_EQ(line->receive(), std::to_string(i));
  }
}

TEST(Net, AForwardedLineEndsWithEitherSide) {
  RunningNet owner(cluster_settings());
  const auto front = forwarding_net(owner.port());
  auto vanishing = WebLine::open(front->port(), "/hold");
  const auto held = owner.take_held();
  vanishing.reset();
  EXPECT_TRUE(eventually([&] { return held->gone == 1; }));

  const auto staying = WebLine::open(front->port(), "/hold");
  const auto second = owner.take_held();
  second->line->hang_up(4000, "enough");
  EXPECT_EQ(staying->wait_closed(), 4000);

  const auto cut = WebLine::open(front->port(), "/hold");
  const auto third = owner.take_held();
  front->stop();
  EXPECT_EQ(cut->wait_closed(), 1006);
  EXPECT_TRUE(eventually([&] { return third->gone == 1; }));
}

TEST(Net, AnOwnerThatRefusesALineIsHeard) {
  RunningNet owner(cluster_settings());
  const auto front = forwarding_net(owner.port());
  HttpAnswer refusal;
  EXPECT_FALSE(WebLine::open(front->port(), "/none", {}, &refusal));
  EXPECT_EQ(refusal.body, "hello");
}

TEST(Net, ARequestIsForwardedOnce) {
  RunningNet lost(cluster_settings(), [](const HttpRequest&) { return forward_to(1); });
  const auto front = forwarding_net(lost.port());
  EXPECT_EQ(WebClient::get(front->port(), "/").status, 508);
  HttpAnswer refusal;
  EXPECT_FALSE(WebLine::open(front->port(), "/echo", {}, &refusal));
  EXPECT_EQ(refusal.status, 508);
}

TEST(Net, AnAbsentOwnerIsSaid) {
  const auto front = forwarding_net(dead_port());
  const auto connection = HttpConnection::open(front->port());
  for (int i = 0; i < 2; ++i) {  // and the connection is kept
    const HttpAnswer answer = connection->request("GET", "/");
    EXPECT_EQ(answer.status, 503);
    EXPECT_EQ(answer.header("retry-after"), "1");
  }
  HttpAnswer refusal;
  EXPECT_FALSE(WebLine::open(front->port(), "/echo", {}, &refusal));
  EXPECT_EQ(refusal.status, 503);
}

// Other than with an absent owner, nobody knows whether the request was heard.
TEST(Net, AnOwnerThatDiesOfARequestIsSaid) {
  const DyingOwner owner;
  const auto front = forwarding_net(owner.port());
  EXPECT_EQ(WebClient::post(front->port(), "/", "x").status, 502);
}

TEST(Net, AStrangerIsNoCluster) {
  RunningNet owner(cluster_settings());
  const auto front = forwarding_net(owner.port(), cluster_settings("another key"));
  EXPECT_EQ(WebClient::get(front->port(), "/").status, 403);
  const auto keyless = forwarding_net(owner.port(), lenient_settings());
  EXPECT_EQ(WebClient::get(keyless->port(), "/").status, 508);
  EXPECT_EQ(WebClient::get(owner.port(), "/address",
                           {{"X-Wagonaut-Cluster", "guess"}, {"X-Forwarded-For", "6.6.6.6"}})
                .status,
            403);
  EXPECT_EQ(owner.counts().requests, 0);
}

TEST(Net, LimitsAreTheClientsNotTheProcesses) {
  NetSettings settings = cluster_settings();
  settings.requests_per_second = 0.01;
  settings.most_per_address = 2;
  RunningNet owner(settings);
  const auto front = forwarding_net(owner.port());
  std::vector<std::unique_ptr<WebLine>> lines;
  for (int i = 0; i < 5; ++i) {
    lines.push_back(WebLine::open(front->port(), "/echo"));
    EXPECT_TRUE(lines.back());
  }
}

}  // namespace wagonaut::tests::net
