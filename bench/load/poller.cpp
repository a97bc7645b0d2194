#include "bench/load/poller.h"

#include <sys/epoll.h>
#include <unistd.h>

#include <algorithm>
#include <array>

#include "engine/base/check.h"

namespace wagonaut::load {
namespace {

constexpr std::size_t kScratch = std::size_t{256} * 1024;

bool set_interest(int epoll, int how, int socket, Watcher& watcher, bool write) {
  epoll_event event{};
  event.events = EPOLLIN | EPOLLRDHUP | (write ? EPOLLOUT : 0u);
  event.data.ptr = &watcher;
  return epoll_ctl(epoll, how, socket, &event) == 0;
}

}  // namespace

Poller::Poller() : epoll_(epoll_create1(EPOLL_CLOEXEC)), scratch_(kScratch, '\0') {
  CHECK(epoll_ >= 0);
}

Poller::~Poller() {
  ::close(epoll_);
}

bool Poller::watch(int socket, Watcher& watcher) {
  return set_interest(epoll_, EPOLL_CTL_ADD, socket, watcher, true);
}

void Poller::want_to_write(int socket, Watcher& watcher, bool wanted) {
  set_interest(epoll_, EPOLL_CTL_MOD, socket, watcher, wanted);
}

void Poller::at(Moment when, std::function<void()> task) {
  due_.push({when, named_++, std::move(task)});
}

void Poller::run_due() {
  while (!due_.empty() && due_.top().when <= Clock::now()) {
    const std::function<void()> task = due_.top().task;
    due_.pop();
    task();
  }
}

int Poller::millis_until(Moment until) const {
  const Moment next = due_.empty() ? until : std::min(until, due_.top().when);
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(next - Clock::now()).count();
  return int(std::clamp<std::int64_t>(left, 0, 1000));
}

bool Poller::run(Moment until, const std::function<bool()>& done) {
  std::array<epoll_event, 256> events;
  while (!done()) {
    if (Clock::now() >= until) return false;
    const int count = epoll_wait(epoll_, events.data(), int(events.size()), millis_until(until));
    for (int i = 0; i < count; ++i) {
      const std::uint32_t what = events[std::size_t(i)].events;
      const bool readable = (what & (EPOLLIN | EPOLLRDHUP | EPOLLERR | EPOLLHUP)) != 0;
      static_cast<Watcher*>(events[std::size_t(i)].data.ptr)
          ->ready(readable, (what & EPOLLOUT) != 0);
    }
    run_due();
  }
  return true;
}

}  // namespace wagonaut::load
