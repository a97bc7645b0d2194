#include "tools/progress_bar.h"

#include <algorithm>
#include <cmath>
#include <ostream>

#include <fmt/format.h>

namespace wagonaut::tools {
namespace {

/// "4:07", "1:02:09".
std::string clock_text(double seconds) {
  const auto s = std::lround(seconds);
  if (s >= 3600) return fmt::format("{}:{:02}:{:02}", s / 3600, s / 60 % 60, s % 60);
  return fmt::format("{}:{:02}", s / 60, s % 60);
}

}  // namespace

void ProgressBar::show(int done, int all) {
  const auto now = Steady::now();
  if (all == 0 || (done < all && now - shown_ < std::chrono::milliseconds(200))) return;
  shown_ = now;
  constexpr int kWidth = 30;
  const int full = int(std::int64_t{kWidth} * std::min(done, all) / all);
  const double spent = std::chrono::duration<double>(now - begin_).count();
  const std::string left = done == 0 ? "?" : clock_text(spent / done * std::max(0, all - done));
  err_ << fmt::format("\r[{:#>{}}{:.>{}}] {}/{} {}, {} left   ", "", full, "", kWidth - full,
                      std::min(done, all), all, of_, left)
       << std::flush;
}

void ProgressBar::end() {
  err_ << "\n";
}

}  // namespace wagonaut::tools
