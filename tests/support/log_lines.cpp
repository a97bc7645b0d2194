#include "tests/support/log_lines.h"

#include <algorithm>
#include <mutex>

namespace wagonaut::tests {
namespace {

std::mutex collecting;
std::vector<std::string> collected_lines;

}  // namespace

LogLines::LogLines(server::Level least, bool json) {
  collected_lines.clear();
  server::set_log_sink([](std::string_view line) {
    const std::lock_guard lock(collecting);
    collected_lines.emplace_back(line);
  });
  server::set_log(least, json);
}

LogLines::~LogLines() {
  server::set_log_sink(nullptr);
  server::set_log(server::Level::Info, false);
}

std::vector<std::string> LogLines::lines() const {
  const std::lock_guard lock(collecting);
  return collected_lines;
}

std::vector<std::string> LogLines::lines_with(const std::string& part) const {
  std::vector<std::string> found = lines();
  std::erase_if(found, [&](const std::string& line) { return line.find(part) == line.npos; });
  return found;
}

}  // namespace wagonaut::tests
