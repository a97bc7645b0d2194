#include "tools/play/console.h"

#include <algorithm>
#include <istream>
#include <ostream>
#include <thread>

#include "tools/columns.h"
#include "tools/interrupt.h"

namespace wagonaut::tools {

int Console::rows(std::string_view line) const {
  return page_.width == 0 ? 1 : std::max(1, (width_of(line) + page_.width - 1) / page_.width);
}

void Console::write(std::string_view text) {
  if (gathering_) {
    gathered_ += text;
    return;
  }
  while (paged() && !text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
    const int rows = this->rows(text.substr(0, end - 1));
    if (filled_ > 0 && filled_ + rows >= page_.height) turn_page();
    out_ << text.substr(0, end);
    filled_ += rows;
    text.remove_prefix(end);
  }
  out_ << text;
}

void Console::line(std::string_view text) {
  write(std::string(text) + '\n');
}

void Console::write_together(const std::string& text) {
  int rows = 0;
  for (std::size_t from = 0; paged() && from < text.size();) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    rows += this->rows(std::string_view(text).substr(from, end - from));
    from = end + 1;
  }
  if (filled_ > 0 && filled_ + rows >= page_.height && paged()) turn_page();
  write(text);
}

/// What is typed here answers nothing: the question is not on the screen yet.
void Console::turn_page() {
  out_ << page_.prompt << std::flush;
  std::string typed;
  if (!Interrupt::came()) std::getline(in_, typed);
  filled_ = 0;
}

std::optional<std::string> Console::ask(std::string_view prompt) {
  out_ << prompt << std::flush;
  filled_ = 0;
  std::string typed;
  if (Interrupt::came() || !std::getline(in_, typed)) {
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
  filled_ = 0;
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
