#pragma once

#include <chrono>
#include <functional>

namespace wagonaut::server {

using Task = std::function<void()>;
using Millis = std::chrono::milliseconds;
/// A moment of the calendar, to the millisecond.
using Time = std::chrono::time_point<std::chrono::system_clock, Millis>;

inline Time time_now() {
  return std::chrono::time_point_cast<Millis>(std::chrono::system_clock::now());
}

/// Runs tasks one after another, never two at once. What lives on one strand needs no lock.
class Strand {
 public:
  virtual ~Strand() = default;
  virtual void post(Task task) = 0;
  /// Runs `task` at `when` (at once if that is past), in place of the one that waited before.
  virtual void wake_at(Time when, Task task) = 0;
  virtual void sleep() = 0;  // forgets the waiting task
};

}  // namespace wagonaut::server
