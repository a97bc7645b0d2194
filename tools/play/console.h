#pragma once

#include <chrono>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace wagonaut::tools {

/// How much a screen holds, and what is said below a full one. Without a height nothing is paged.
struct Page {
  int width = 0, height = 0;
  std::string prompt = {};
};

/// The one place that reads what a player types and writes what a player sees. On a screen nothing
/// scrolls away that nobody has had the time to read: a full page waits for Enter.
class Console {
 public:
  Console(std::istream& in, std::ostream& out, bool terminal, Page page = {})
      : in_(in), out_(out), terminal_(terminal), page_(std::move(page)) {}

  void write(std::string_view text);
  /// What `work` writes begins on a new page where the rest of this one has no room for it.
  template <class Work>
  void together(const Work& work) {
    gathering_ = true;
    work();
    gathering_ = false;
    write_together(std::exchange(gathered_, {}));
  }
  void line(std::string_view text = {});
  /// One line that was typed, without spaces around it; nothing at the end of the input.
  std::optional<std::string> ask(std::string_view prompt);
  /// Wipes the screen and what scrolled off it, so that the next player sees nothing of the last.
  void clear();
  void wait(std::chrono::milliseconds time);

 private:
  bool paged() const { return terminal_ && page_.height > 1; }
  int rows(std::string_view line) const;
  void write_together(const std::string& text);
  void turn_page();

  std::istream& in_;
  std::ostream& out_;
  bool terminal_;
  Page page_;
  int filled_ = 0;  // rows of the page since something was typed
  bool gathering_ = false;
  std::string gathered_;
};

}  // namespace wagonaut::tools
