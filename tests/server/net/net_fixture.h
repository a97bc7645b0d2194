#pragma once

#include <gtest/gtest.h>

#include <atomic>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/net/net.h"
#include "tests/support/web_client.h"

namespace wagonaut::tests::net {

using namespace server;  // NOLINT(*-using-namespace*)
using web::Frame;
using web::HttpAnswer;
using web::HttpConnection;
using web::Opcode;
using web::WebClient;
using web::WebLine;

using Answerer = std::function<Route(const HttpRequest&)>;

inline Route answer_with(std::string body) {
  Route route;
  route.response.type = "text/plain";
  route.response.body = std::move(body);
  return route;
}

inline Route upgrade_to(std::function<std::shared_ptr<Ear>(std::shared_ptr<Line>)> make_ear) {
  Route route;
  route.kind = Route::Kind::Upgrade;
  route.ear = std::move(make_ear);
  return route;
}

inline Route forward_to(int port) {
  Route route;
  route.kind = Route::Kind::Forward;
  route.address = "127.0.0.1:" + std::to_string(port);
  return route;
}

/// Says back what it hears.
class EchoEar : public Ear {
 public:
  explicit EchoEar(std::shared_ptr<Line> line) : line_(std::move(line)) {}
  void hear(std::string_view message) override {
    line_->send(std::make_shared<const std::string>(message));
  }
  void gone() override {}

 private:
  std::shared_ptr<Line> line_;
};

inline Route echo_line() {
  return upgrade_to([](std::shared_ptr<Line> line) { return std::make_shared<EchoEar>(line); });
}

/// A line handed over to the test, with all that was heard on it.
struct HeldLine {
  std::shared_ptr<Line> line;
  std::atomic<int> heard{0}, caught_up{0}, gone{0};

  void send(std::string text) { line->send(std::make_shared<const std::string>(std::move(text))); }
};

class HeldEar : public Ear {
 public:
  explicit HeldEar(std::shared_ptr<HeldLine> held) : held_(std::move(held)) {}
  void hear(std::string_view) override { ++held_->heard; }
  void caught_up() override { ++held_->caught_up; }
  void gone() override { ++held_->gone; }

 private:
  std::shared_ptr<HeldLine> held_;
};

class FakeService : public Service {
 public:
  explicit FakeService(Answerer answerer) : answerer_(std::move(answerer)) {}
  Route serve(const HttpRequest& request) override { return answerer_(request); }

 private:
  Answerer answerer_;
};

/// Waits for what another thread is about to do.
inline bool eventually(const std::function<bool()>& holds) {
  const auto deadline = std::chrono::steady_clock::now() + web::kPatience;
  while (!holds()) {
    if (std::chrono::steady_clock::now() > deadline) return false;
    std::this_thread::sleep_for(Millis{1});
  }
  return true;
}

/// No limits of rate unless a test asks for them.
inline NetSettings lenient_settings() {
  NetSettings settings;
  settings.port = 0;
  settings.requests_per_second = 0;
  settings.messages_per_second = 0;
  return settings;
}

/// A net that runs while the test does. By default it echoes lines and answers "hello".
class RunningNet {
 public:
  explicit RunningNet(const NetSettings& settings = lenient_settings(), Answerer answerer = {});
  ~RunningNet() { stop(); }

  int port() const { return net_->port(); }
  NetCounts counts() const { return net_->counts(); }
  Net& net() { return *net_; }
  void stop(Millis patience = Millis{3000});
  /// The next line opened at /hold.
  std::shared_ptr<HeldLine> take_held();

 private:
  Route serve(const HttpRequest& request);
  std::unique_ptr<Net> net_;
  std::thread thread_;
  std::mutex mutex_;
  std::vector<std::shared_ptr<HeldLine>> held_;
};

}  // namespace wagonaut::tests::net
