#pragma once

#include <chrono>
#include <iosfwd>
#include <string>

namespace wagonaut::tools {

/// A bar with what is done and how long the rest will take, some times a second.
class ProgressBar {
 public:
  /// `of` is what is counted: "deals".
  ProgressBar(std::ostream& err, std::string of) : err_(err), of_(std::move(of)) {}

  void show(int done, int all);
  void end();

 private:
  using Steady = std::chrono::steady_clock;

  std::ostream& err_;
  std::string of_;
  Steady::time_point begin_ = Steady::now(), shown_{};
};

}  // namespace wagonaut::tools
