#include "tools/play/console.h"

#include <istream>
#include <ostream>
#include <thread>

namespace wagonaut::tools {

void Console::write(std::string_view text) {
  out_ << text;
}

void Console::line(std::string_view text) {
  out_ << text << '\n';
}

std::optional<std::string> Console::ask(std::string_view prompt) {
  out_ << prompt << std::flush;
  std::string typed;
  if (!std::getline(in_, typed)) {
    out_ << '\n';
    return std::nullopt;
  }
  // A script's answers belong into the transcript; a terminal has shown them already.
  if (!terminal_) out_ << typed << '\n';
  constexpr std::string_view kBlanks = " \t\r";
  const std::size_t first = typed.find_first_not_of(kBlanks);
  if (first == std::string::npos) return "";
  return typed.substr(first, typed.find_last_not_of(kBlanks) - first + 1);
}

void Console::clear() {
  if (terminal_)
    out_ << "\033[2J\033[3J\033[H" << std::flush;
  else
    out_ << "\n\n";
}

void Console::wait(std::chrono::milliseconds time) {
  if (time.count() == 0) return;
  out_ << std::flush;
  std::this_thread::sleep_for(time);
}

}  // namespace wagonaut::tools
