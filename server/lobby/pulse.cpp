#include "server/lobby/pulse.h"

#include <time.h>

#include "server/watch/log.h"
#include "server/watch/promise.h"

namespace wagonaut::server {
namespace {

constexpr Millis kBetweenBeats{1000}, kBetweenLooks{100};

}  // namespace

Pulse::Instant Pulse::now() {
  timespec at{};
  clock_gettime(CLOCK_BOOTTIME, &at);
  return std::chrono::seconds(at.tv_sec) + std::chrono::nanoseconds(at.tv_nsec);
}

Result<std::unique_ptr<Pulse>> Pulse::begin(Store& store, Listener listener) {
  std::unique_ptr<Pulse> pulse(new Pulse(store, std::move(listener)));
  if (const auto alive = pulse->beat(); !alive) return alive.failure();
  pulse->beats_ = std::thread([p = pulse.get()] { p->beat_on(); });
  if (store.lease()) pulse->watches_ = std::thread([p = pulse.get()] { p->keep_watch(); });
  return pulse;
}

Pulse::~Pulse() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  end_.notify_all();
  for (std::thread* thread : {&beats_, &watches_})
    if (thread->joinable()) thread->join();
}

/// The lease runs from before the question: by then the store cannot have heard it.
Result<bool> Pulse::beat() {
  const Instant asked = now();
  const auto alive = store_.beat();
  if (!alive) return alive;
  if (!*alive) lapse();  // others may have taken what was ours, and nobody told us
  const std::lock_guard lock(telling_);
  if (const auto lease = store_.lease()) until_ = asked + *lease * 9 / 10;
  if (std::exchange(lapsed_, false)) listener_.holds();
  return alive;
}

void Pulse::beat_on() {
  while (rest(kBetweenBeats)) {
    Result<bool> alive = true;
    if (const auto why = trouble_in([&] { alive = beat(); })) alive = Failure{*why};
    if (!alive) log(Level::Warning, "beat_failed", {{"why", alive.error()}});
  }
}

void Pulse::keep_watch() {
  while (rest(kBetweenLooks))
    if (now() >= until_.load()) lapse();
}

void Pulse::lapse() {
  const std::lock_guard lock(telling_);
  if (std::exchange(lapsed_, true)) return;
  log(Level::Warning, "lease_lapsed");
  if (const auto why = trouble_in([&] { listener_.lapsed(); }))
    log(Level::Error, "pulse_broke_off", {{"why", *why}});
}

/// False: it is over.
bool Pulse::rest(Millis span) {
  std::unique_lock lock(mutex_);
  return !end_.wait_for(lock, span, [this] { return ending_; });
}

}  // namespace wagonaut::server
