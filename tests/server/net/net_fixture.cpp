#include "tests/server/net/net_fixture.h"

namespace wagonaut::tests::net {

RunningNet::RunningNet(const NetSettings& settings, Answerer answerer) {
  const auto service = std::make_shared<FakeService>([this, answerer](const HttpRequest& request) {
    return answerer ? answerer(request) : serve(request);
  });
  auto net = Net::listen(settings, service);
  if (!net) throw std::runtime_error(net.error());
  net_ = std::move(*net);
  thread_ = std::thread([this] { net_->run(); });
}

void RunningNet::stop(Millis patience) {
  if (!thread_.joinable()) return;
  net_->stop(patience);
  thread_.join();
}

Route RunningNet::serve(const HttpRequest& request) {
  if (request.path == "/echo") return echo_line();
  if (request.path == "/hold")
    return upgrade_to([this](std::shared_ptr<Line> line) {
      const auto held = std::make_shared<HeldLine>();
      held->line = std::move(line);
      const std::lock_guard lock(mutex_);
      held_.push_back(held);
      return std::make_shared<HeldEar>(held);
    });
  if (request.path == "/body") return answer_with(request.body);
  if (request.path == "/address") return answer_with(request.address);
  if (request.path == "/throw") throw std::runtime_error("a secret");
  return answer_with("hello");
}

std::shared_ptr<HeldLine> RunningNet::take_held() {
  std::shared_ptr<HeldLine> held;
  eventually([&] {
    const std::lock_guard lock(mutex_);
    if (held_.empty()) return false;
    held = held_.front();
    held_.erase(held_.begin());
    return true;
  });
  return held;
}

}  // namespace wagonaut::tests::net
