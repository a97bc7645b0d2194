#pragma once

#include <chrono>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

namespace wagonaut::tools {

/// The one place that reads what a player types and writes what a player sees.
class Console {
 public:
  Console(std::istream& in, std::ostream& out, bool terminal)
      : in_(in), out_(out), terminal_(terminal) {}

  void write(std::string_view text);
  void line(std::string_view text = {});
  /// One line that was typed, without spaces around it; nothing at the end of the input.
  std::optional<std::string> ask(std::string_view prompt);
  /// Wipes the screen and what scrolled off it, so that the next player sees nothing of the last.
  void clear();
  void wait(std::chrono::milliseconds time);

 private:
  std::istream& in_;
  std::ostream& out_;
  bool terminal_;
};

}  // namespace wagonaut::tools
