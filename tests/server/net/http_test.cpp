#include <sys/socket.h>

#include "tests/server/net/net_fixture.h"

namespace wagonaut::tests::net {

namespace {

bool is_error(const HttpAnswer& answer, int status, const std::string& code) {
  return answer.status == status && answer.header("content-type") == "application/json" &&
         answer.body.find("\"code\":\"" + code + "\"") != std::string::npos;
}

/// The answer to raw bytes on a connection of their own.
HttpAnswer answer_to(int port, const std::string& bytes) {
  const auto connection = HttpConnection::open(port);
  if (!connection || !connection->write(bytes)) return {};
  return connection->read_answer();
}

/// A service that is busy until it is told to go on, except for what it answers at once.
class BusyService final : public Service {
 public:
  std::optional<HttpResponse> serve_at_once(const HttpRequest& request) override {
    if (request.path != "/healthz") return std::nullopt;
    return HttpResponse{200, "text/plain", request.relayed ? "relayed" : "well", {}};
  }
  Route serve(const HttpRequest&) override {
    ++busy;
    go_on.wait();
    return answer_with("late");
  }
  std::atomic<int> busy = 0;
  std::promise<void> let_go;
  std::shared_future<void> go_on = let_go.get_future();
};

}  // namespace

TEST(Net, AnswersRequests) {
  RunningNet net;
  const HttpAnswer answer = WebClient::get(net.port(), "/");
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.body, "hello");
  EXPECT_EQ(answer.header("content-type"), "text/plain");
  EXPECT_EQ(WebClient::post(net.port(), "/body", "some bytes").body, "some bytes");
  EXPECT_EQ(WebClient::get(net.port(), "/address").body, "127.0.0.1");
  EXPECT_EQ(net.counts().requests, 3);
}

TEST(Net, GivesTheServiceTheWholeRequest) {
  HttpRequest seen;
  RunningNet net(lenient_settings(), [&](const HttpRequest& request) {
    seen = request;
    return answer_with("");
  });
  EXPECT_EQ(WebClient::post(net.port(), "/a%20b?c=%20d", "body", {{"X-Mixed-Case", "v"}}).status,
            200);
  EXPECT_EQ(seen.method, "POST");
  EXPECT_EQ(seen.path, "/a b");
  EXPECT_EQ(seen.query, "c=%20d");
  EXPECT_EQ(seen.body, "body");
  EXPECT_EQ(seen.header("x-mixed-case"), "v");
  EXPECT_EQ(seen.header("nothing"), "");
}

TEST(Net, EveryAnswerHasSecurityHeaders) {
  RunningNet net;
  for (const char* path : {"/", "/throw", "/%00"}) {
    const HttpAnswer answer = WebClient::get(net.port(), path);
    const std::string policy = answer.header("content-security-policy");
    EXPECT_TRUE(policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"));
    EXPECT_NE(policy.find("frame-ancestors 'none'"), policy.npos);
    EXPECT_EQ(policy.find("unsafe-inline"), policy.npos);
    EXPECT_EQ(answer.header("x-content-type-options"), "nosniff") << path;
    EXPECT_EQ(answer.header("referrer-policy"), "no-referrer");
    EXPECT_EQ(answer.header("cross-origin-opener-policy"), "same-origin");
    EXPECT_NE(answer.header("permissions-policy"), "");
    EXPECT_EQ(answer.header("cache-control"), "no-store");
  }
}

TEST(Net, AServiceMayAddHeadersButNotBreakOut) {
  RunningNet net(lenient_settings(), [&](const HttpRequest&) {
    Route route = answer_with("x");
    route.response.headers = {{"Cache-Control", "no-cache"}, {"X-Bad", "a\r\nX-Injected: b"}};
    return route;
  });
  const HttpAnswer answer = WebClient::get(net.port(), "/");
  EXPECT_EQ(answer.header("cache-control"), "no-cache");
  EXPECT_EQ(answer.header("x-injected"), "");
  EXPECT_EQ(answer.header("x-bad"), "");
}

TEST(Net, ConnectionsAreKept) {
  RunningNet net;
  const auto connection = HttpConnection::open(net.port());
  for (int i = 0; i < 20; ++i) {
    const std::string body(i * 100, 'x');
    EXPECT_EQ(connection->request("POST", "/body", body).body, body);
  }
  EXPECT_EQ(net.counts().connections, 1);
  EXPECT_EQ(connection->request("GET", "/", {}, {{"Connection", "close"}}).body, "hello");
  EXPECT_TRUE(connection->wait_ended());
}

TEST(Net, OldClientsAreServedOnce) {
  RunningNet net;
  const auto connection = HttpConnection::open(net.port());
  connection->write("GET / HTTP/1.0\r\nHost: localhost\r\n\r\n");
  EXPECT_EQ(connection->read_answer().body, "hello");
  EXPECT_TRUE(connection->wait_ended());
}

TEST(Net, PipelinedRequestsAreAnsweredInOrder) {
  RunningNet net;
  const auto connection = HttpConnection::open(net.port());
  std::string bytes;
  for (int i = 0; i < 50; ++i)
    bytes += "POST /body HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n" +
             std::to_string(10 + i);
  connection->write(bytes);
  for (int i = 0; i < 50; ++i) EXPECT_EQ(connection->read_answer().body, std::to_string(10 + i));
}

TEST(Net, AHeadIsAGetWithoutTheBody) {
  RunningNet net;
  const auto connection = HttpConnection::open(net.port());
  const HttpAnswer head = connection->request("HEAD", "/");
  EXPECT_EQ(head.status, 200);
  EXPECT_EQ(head.header("content-length"), "5");
  EXPECT_EQ(connection->request("GET", "/").body, "hello");  // nothing was left on the wire
}

TEST(Net, UnchangedAnswersHaveNoBody) {
  RunningNet net(lenient_settings(), [](const HttpRequest&) {
    Route route;
    route.response.status = 304;
    return route;
  });
  const auto connection = HttpConnection::open(net.port());
  EXPECT_EQ(connection->request("GET", "/").status, 304);
  EXPECT_EQ(connection->request("GET", "/").status, 304);
}

TEST(Net, BodiesComeInChunksToo) {
  RunningNet net;
  const auto connection = HttpConnection::open(net.port());
  connection->write(
      "POST /body HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
      "5\r\nhello\r\n6\r\n world\r\n0\r\n\r\n");
  EXPECT_EQ(connection->read_answer().body, "hello world");
}

TEST(Net, AClientMayAskBeforeItSendsABody) {
  RunningNet net;
  const auto connection = HttpConnection::open(net.port());
  connection->write(
      "POST /body HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: "
      "4\r\n\r\n");
  EXPECT_EQ(connection->read_answer().status, 100);
  connection->write("body");
  EXPECT_EQ(connection->read_answer().body, "body");
}

TEST(Net, LongBodiesAreRefused) {
  NetSettings settings = lenient_settings();
  settings.most_body = 1000;
  RunningNet net(settings);
  EXPECT_EQ(WebClient::post(net.port(), "/body", std::string(1000, 'x')).status, 200);
  EXPECT_TRUE(
      is_error(WebClient::post(net.port(), "/body", std::string(1001, 'x')), 413, "too_large"));
  const std::string chunked =
      "POST /body HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n3e9\r\n";
  EXPECT_EQ(answer_to(net.port(), chunked + std::string(1001, 'x') + "\r\n0\r\n\r\n").status, 413);
  EXPECT_EQ(net.counts().refused_size, 2);
  EXPECT_EQ(net.counts().requests, 1);
}

TEST(Net, LongHeadersAreRefused) {
  RunningNet net;
  const HttpAnswer answer = WebClient::get(net.port(), "/", {{"X-Long", std::string(40'000, 'x')}});
  EXPECT_TRUE(is_error(answer, 431, "headers_too_large"));
  EXPECT_EQ(WebClient::get(net.port(), "/" + std::string(40'000, 'x')).status, 431);
  EXPECT_EQ(net.counts().refused_size, 2);
}

TEST(Net, WhatIsNotHttpIsRefused) {
  RunningNet net;
  for (const char* bad : {"hello\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/3.0\r\n\r\n",
                          "GET / HTTP/1.1\r\nno colon\r\n\r\n", "\x16\x03\x01\x02\r\n\r\n",
                          "GET / HTTP/1.1\r\nHost: localhost\r\n folded: x\r\nA\x01: b\r\n\r\n"}) {
    const HttpAnswer answer = answer_to(net.port(), bad);
    EXPECT_EQ(answer.status, 400) << bad;
    EXPECT_EQ(answer.header("connection"), "close") << bad;
  }
}

// Two readers who disagree where a request ends let one request hide in another.
TEST(Net, RequestsOfDoubtfulLengthAreRefused) {
  RunningNet net;
  const std::string begin = "POST /body HTTP/1.1\r\nHost: localhost\r\n";
  for (const char* bad :
       {"Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n",
        "Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd", "Content-Length: -1\r\n\r\n",
        "Content-Length: 0x3\r\n\r\nabc", "Transfer-Encoding: gzip\r\n\r\n",
        "Transfer-Encoding: chunked, gzip\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\nxyz\r\n"})
    EXPECT_EQ(answer_to(net.port(), begin + bad).status, 400) << bad;
  EXPECT_EQ(net.counts().requests, 0);
}

TEST(Net, PathsThatLeadElsewhereAreRefused) {
  RunningNet net;
  const auto connection = HttpConnection::open(net.port());
  for (const char* bad : {"/../etc/passwd", "/%2e%2e/etc/passwd", "/a/..%2f..%2fb", "/a\\..\\b",
                          "/a%00.html", "/%zz", "http://localhost/", "*"}) {
    const HttpAnswer answer = connection->request("GET", bad);
    EXPECT_TRUE(is_error(answer, 400, "path")) << bad;
  }
  EXPECT_EQ(net.counts().requests, 0);
}

TEST(Net, OtherMethodsAreRefused) {
  RunningNet net;
  const HttpAnswer answer = WebClient::request(net.port(), "TRACE", "/");
  EXPECT_TRUE(is_error(answer, 405, "method"));
  EXPECT_NE(answer.header("allow").find("GET"), std::string::npos);
  EXPECT_EQ(WebClient::request(net.port(), "OPTIONS", "/").status, 405);
}

TEST(Net, ForeignHostsAndOriginsAreRefused) {
  RunningNet net;
  EXPECT_TRUE(is_error(WebClient::get(net.port(), "/", {{"Host", "evil.example"}}), 403, "host"));
  EXPECT_EQ(answer_to(net.port(), "GET / HTTP/1.1\r\n\r\n").status, 400);
  EXPECT_EQ(answer_to(net.port(), "GET / HTTP/1.1\r\nHost: localhost\r\nHost: b\r\n\r\n").status,
            400);
  const HttpAnswer posted =
      WebClient::post(net.port(), "/body", "x", {{"Origin", "http://evil.example"}});
  EXPECT_TRUE(is_error(posted, 403, "origin"));
  EXPECT_EQ(net.counts().refused_origin, 2);
  EXPECT_EQ(net.counts().requests, 0);
}

TEST(Net, TooManyRequestsOfOneAddressAreRefused) {
  NetSettings settings = lenient_settings();
  settings.requests_per_second = 0.01;
  RunningNet net(settings);
  const auto first = HttpConnection::open(net.port(), "127.0.0.2");
  EXPECT_EQ(first->request("GET", "/").status, 200);
  const HttpAnswer refused = first->request("GET", "/");
  EXPECT_TRUE(is_error(refused, 429, "too_many_requests"));
  EXPECT_EQ(refused.header("retry-after"), "100");
  const auto second = HttpConnection::open(net.port(), "127.0.0.2");
  EXPECT_EQ(second->request("POST", "/body", "body").status, 429);
  EXPECT_EQ(HttpConnection::open(net.port(), "127.0.0.3")->request("GET", "/").status, 200);
  EXPECT_EQ(net.counts().refused_rate, 2);
}

TEST(Net, ConnectionsAreLimited) {
  NetSettings settings = lenient_settings();
  settings.most_connections = 2;
  RunningNet net(settings);
  auto first = HttpConnection::open(net.port());
  const auto second = HttpConnection::open(net.port());
  EXPECT_EQ(first->request("GET", "/").status, 200);
  EXPECT_EQ(second->request("GET", "/").status, 200);
  const auto third = HttpConnection::open(net.port());
  EXPECT_TRUE(is_error(third->read_answer(), 503, "full"));
  EXPECT_TRUE(third->wait_ended());
  first.reset();
  EXPECT_TRUE(eventually([&] { return net.counts().connections == 1; }));
  EXPECT_EQ(WebClient::get(net.port(), "/").status, 200);
}

TEST(Net, ConnectionsOfOneAddressAreLimited) {
  NetSettings settings = lenient_settings();
  settings.most_per_address = 1;
  RunningNet net(settings);
  auto first = HttpConnection::open(net.port(), "127.0.0.2");
  EXPECT_EQ(first->request("GET", "/").status, 200);
  const auto second = HttpConnection::open(net.port(), "127.0.0.2");
  EXPECT_TRUE(is_error(second->read_answer(), 429, "too_many_connections"));
  EXPECT_EQ(HttpConnection::open(net.port(), "127.0.0.3")->request("GET", "/").status, 200);
  first.reset();
  EXPECT_TRUE(eventually([&] { return net.counts().connections == 0; }));
  EXPECT_EQ(HttpConnection::open(net.port(), "127.0.0.2")->request("GET", "/").status, 200);
}

TEST(Net, WhoComesTooOftenHoldsNoConnection) {
  NetSettings settings = lenient_settings();
  settings.requests_per_second = 1;
  RunningNet net(settings);
  const auto connection = HttpConnection::open(net.port());
  HttpAnswer answer;
  for (int i = 0; i < 5 && answer.status != 429; ++i) answer = connection->request("GET", "/");
  EXPECT_EQ(answer.status, 429);
  EXPECT_TRUE(connection->wait_ended());
}

// However many wait for something dear.
TEST(Net, WhatIsAnsweredAtOnceStandsBehindNothing) {
  NetSettings settings = lenient_settings();
  settings.blocking_threads = 2;
  const auto service = std::make_shared<BusyService>();
  auto net = Net::listen(settings, service);
  ASSERT_TRUE(net);
  std::thread running([&] { (*net)->run(); });
  std::vector<std::unique_ptr<HttpConnection>> waiting;
  for (int i = 0; i < 8; ++i) {
    waiting.push_back(HttpConnection::open((*net)->port()));
    waiting.back()->write("GET /dear HTTP/1.1\r\nHost: localhost\r\n\r\n");
  }
  EXPECT_TRUE(eventually([&] { return service->busy == 2; }));
  EXPECT_EQ(WebClient::get((*net)->port(), "/healthz").body, "well");
  const auto proxy = HttpConnection::open((*net)->port());
  proxy->write("GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 10.0.0.1\r\n\r\n");
  EXPECT_EQ(proxy->read_answer().body, "relayed");
  service->let_go.set_value();
  for (const auto& connection : waiting) EXPECT_EQ(connection->read_answer().body, "late");
  (*net)->stop();
  running.join();
}

TEST(Net, LinesBehindAProxyAreCountedByClient) {
  NetSettings settings = lenient_settings();
  settings.most_per_address = 1;
  settings.proxies = {"127.0.0.1"};
  RunningNet net(settings);
  const auto first = WebLine::open(net.port(), "/echo", {{"X-Forwarded-For", "10.0.0.1"}});
  ASSERT_TRUE(first);
  HttpAnswer refusal;
  EXPECT_FALSE(WebLine::open(net.port(), "/echo", {{"X-Forwarded-For", "10.0.0.1"}}, &refusal));
  EXPECT_EQ(refusal.status, 429);
  EXPECT_TRUE(WebLine::open(net.port(), "/echo", {{"X-Forwarded-For", "10.0.0.2"}}));
}

TEST(Net, SlowRequestsAreCutOff) {
  NetSettings settings = lenient_settings();
  settings.patience = Millis{50};
  RunningNet net(settings);
  for (const char* begun :
       {"", "GET / HT", "GET / HTTP/1.1\r\nHost: localhost\r\n",
        "POST /body HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nabc"}) {
    const auto connection = HttpConnection::open(net.port());
    connection->write(begun);
    EXPECT_TRUE(connection->wait_ended()) << begun;
  }
  EXPECT_EQ(net.counts().requests, 0);
}

// Bytes that trickle in do not buy time.
TEST(Net, TricklingRequestsAreCutOff) {
  NetSettings settings = lenient_settings();
  settings.patience = Millis{50};
  RunningNet net(settings);
  const auto connection = HttpConnection::open(net.port());
  connection->write("GET / HTTP/1.1\r\n");
  std::string nothing;
  while (!connection->socket().ended() && connection->write("X: y\r\n"))
    connection->socket().read(nothing, Millis{5});
  EXPECT_EQ(nothing, "");
  EXPECT_EQ(net.counts().requests, 0);
}

TEST(Net, SilentConnectionsAreClosed) {
  NetSettings settings = lenient_settings();
  settings.idle = Millis{50};
  RunningNet net(settings);
  const auto connection = HttpConnection::open(net.port());
  EXPECT_EQ(connection->request("GET", "/").status, 200);
  EXPECT_TRUE(connection->wait_ended());
  EXPECT_TRUE(eventually([&] { return net.counts().connections == 0; }));
}

TEST(Net, AMistakeOfTheServiceIsAnswered) {
  RunningNet net;
  const HttpAnswer answer = WebClient::get(net.port(), "/throw");
  EXPECT_TRUE(is_error(answer, 500, "mistake"));
  EXPECT_EQ(answer.body.find("secret"), std::string::npos);
  EXPECT_EQ(WebClient::get(net.port(), "/").status, 200);
}

TEST(Net, BigAnswersArriveWhole) {
  std::string big(5'000'000, 'x');
  for (std::size_t i = 0; i < big.size(); i += 997) big[i] = char('a' + i % 26);
  RunningNet net(lenient_settings(), [&](const HttpRequest&) { return answer_with(big); });
  const HttpAnswer answer = WebClient::get(net.port(), "/");
  EXPECT_TRUE(answer.body == big);
}

/// An answer of a megabyte, asked for and not read.
std::unique_ptr<HttpConnection> deaf_reader(const RunningNet& net, const std::string& from) {
  auto reader = HttpConnection::open(net.port(), from);
  const int little = 4096;
  ::setsockopt(reader->socket().fd(), SOL_SOCKET, SO_RCVBUF, &little, sizeof little);
  reader->write("GET / HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(net.port()) + "\r\n\r\n");
  return reader;
}

Answerer megabyte() {
  const Body big(std::string(1'000'000, 'x'));
  return [big](const HttpRequest&) {
    Route route;
    route.response.body = big;
    return route;
  };
}

TEST(Net, AnswersThatNobodyReadsAreBoundedForEachHousehold) {
  NetSettings settings = lenient_settings();
  settings.most_queued_per_address = 5'000'000;
  RunningNet net(settings, megabyte());
  std::vector<std::unique_ptr<HttpConnection>> deaf;
  for (int i = 0; i < 20; ++i) deaf.push_back(deaf_reader(net, "127.0.0.2"));
  EXPECT_TRUE(eventually([&] { return net.counts().dropped_slow >= 15; }));
  const auto again = HttpConnection::open(net.port(), "127.0.0.2");
  EXPECT_TRUE(is_error(again->request("GET", "/"), 503, "busy"));
  const auto other = HttpConnection::open(net.port(), "127.0.0.3");
  EXPECT_EQ(other->request("GET", "/").body.size(), 1'000'000u);
  deaf.clear();
  EXPECT_TRUE(eventually([&] { return again->request("GET", "/").status == 200; }))
      << "what is not waited for any more is not counted";
}

TEST(Net, AnswersThatNobodyReadsAreBoundedInAll) {
  NetSettings settings = lenient_settings();
  settings.most_queued_in_all = 10'000'000;  // of which answers have half
  RunningNet net(settings, megabyte());
  std::vector<std::unique_ptr<HttpConnection>> deaf;
  for (int i = 2; i < 22; ++i) deaf.push_back(deaf_reader(net, "127.0.0." + std::to_string(i)));
  EXPECT_TRUE(eventually([&] { return net.counts().dropped_slow >= 15; }));
  deaf.clear();
  EXPECT_TRUE(eventually([&] { return WebClient::get(net.port(), "/").status == 200; }));
}

// However much is still to be written.
TEST(Net, WhoReadsNothingIsCutAfterOneStep) {
  NetSettings settings = lenient_settings();
  settings.patience = Millis{300};
  RunningNet net(settings, megabyte());
  const auto begun = std::chrono::steady_clock::now();
  const auto deaf = deaf_reader(net, "127.0.0.2");
  EXPECT_TRUE(eventually([&] { return net.counts().connections == 1; }));
  EXPECT_TRUE(eventually([&] { return net.counts().connections == 0; }));
  EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::milliseconds(2500));
}

// A service that waits for something keeps its own thread, and nobody else, waiting.
TEST(Net, AWaitingServiceDelaysNoLine) {
  std::promise<void> release;
  const std::shared_future<void> released = release.get_future().share();
  RunningNet net(lenient_settings(), [released](const HttpRequest& request) {
    if (request.path == "/echo") return echo_line();
    released.wait();
    return answer_with("late");
  });
  const auto line = WebLine::open(net.port(), "/echo");
  const auto slow = HttpConnection::open(net.port());
  slow->write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  EXPECT_TRUE(eventually([&] { return net.counts().requests == 2; }));
  line->send("still here");
  EXPECT_EQ(line->receive(), "still here");
  release.set_value();
  EXPECT_EQ(slow->read_answer().body, "late");
}

TEST(Net, APortInUseIsSaid) {
  RunningNet net;
  NetSettings settings = lenient_settings();
  settings.port = net.port();
  const auto second = Net::listen(settings, std::make_shared<FakeService>(nullptr));
  ASSERT_FALSE(second);
  EXPECT_NE(second.error().find("127.0.0.1:" + std::to_string(net.port())), std::string::npos);
  EXPECT_NE(second.error().find("choose another port"), std::string::npos);
}

TEST(Net, AHostOfAnotherMachineIsSaid) {
  NetSettings settings = lenient_settings();
  settings.host = "192.0.2.1";  // kept free for examples, so never ours
  EXPECT_NE(Net::listen(settings, std::make_shared<FakeService>(nullptr)).error().find("192.0.2.1"),
            std::string::npos);
  settings.host = "127.0.0.1";
  settings.port = 70'000;
  EXPECT_NE(Net::listen(settings, std::make_shared<FakeService>(nullptr)).error().find("70000"),
            std::string::npos);
}

}  // namespace wagonaut::tests::net
