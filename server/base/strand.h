#pragma once

#include <chrono>
#include <functional>

namespace wagonaut::server {

using Task = std::function<void()>;
using Millis = std::chrono::milliseconds;
/// A moment by a clock that nobody sets: for how long something takes.
using Instant = std::chrono::steady_clock::time_point;
/// A moment of the calendar, to the millisecond: for days, and for people to read.
using Time = std::chrono::time_point<std::chrono::system_clock, Millis>;

inline Instant instant_now() {
  return std::chrono::steady_clock::now();
}
/// So much later, by the calendar.
inline Time later(Time when, Instant::duration span) {
  return when + std::chrono::duration_cast<Millis>(span);
}
inline Time time_now() {
  return std::chrono::time_point_cast<Millis>(std::chrono::system_clock::now());
}

/// Runs tasks one after another, never two at once. What lives on one strand needs no lock.
class Strand {
 public:
  virtual ~Strand() = default;
  virtual void post(Task task) = 0;
  /// Runs `task` at `when` (at once if that is past), in place of the one that waited before.
  virtual void wake_at(Instant when, Task task) = 0;
  virtual void sleep() = 0;  // forgets the waiting task
};

}  // namespace wagonaut::server
