#pragma once

#include <sys/types.h>

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "server/base/strand.h"

namespace wagonaut::server {

/// A program of somebody else's, running beside us: lines go in, lines come out. It never makes us
/// wait beyond a deadline, and is gone, with all it started, when this is gone. Its error stream is
/// ours.
class Child {
 public:
  using Moment = std::chrono::steady_clock::time_point;
  enum class Heard { Line, Late, Ended, TooLong };

  static constexpr std::size_t kLongestLine = 64 * 1024;  // bytes

  /// `command` is for /bin/sh.
  static Result<std::unique_ptr<Child>> start(const std::string& command);
  ~Child();  // without a word
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  /// A line for the program; it goes out while it is listened to.
  void say(std::string_view line);
  /// The next line of the program, without its end.
  Heard hear(std::string& line, Moment deadline);
  /// Says nothing more, and gives the program that long to end by itself.
  void dismiss(Millis patience);
  /// How it ended, in words: "ended with exit code 3". To be asked after it was heard to end.
  std::string ending();

  pid_t pid() const { return pid_; }

 private:
  Child(pid_t pid, int input, int output) : pid_(pid), input_(input), output_(output) {}
  bool take_line(std::string& line);
  bool wait(Moment deadline);
  void send_some();
  void read_some();
  void close_input();
  bool ended_by(Moment deadline) const;
  int kill();  // the status of wait(2)

  pid_t pid_;
  int input_, output_;  // -1: closed
  std::string unsaid_, heard_;
};

}  // namespace wagonaut::server
