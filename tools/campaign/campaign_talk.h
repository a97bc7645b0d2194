#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "texts/book.h"
#include "tools/paint.h"
#include "tools/play/console.h"
#include "tools/play/settings.h"

namespace wagonaut::tools {

/// The screen between games. Everybody looks at it, unless a curtain is drawn.
class CampaignTalk {
 public:
  CampaignTalk(Console& console, const PlaySettings& settings)
      : console_(console), settings_(settings), paint_(settings.colour) {}

  std::string say(std::string_view key, std::initializer_list<Blank> blanks = {}) const;
  const Paint& paint() const { return paint_; }
  Language language() const { return settings_.language; }

  /// People before the screen; without any nothing is asked.
  void set_people(int people) { people_ = people; }
  int people() const { return people_; }

  void line(std::string_view text = {});
  void lines(const std::vector<std::string>& all);
  void title(const std::string& text);

  /// What was typed. Nothing: somebody wants to stop.
  std::optional<std::string> ask(const std::string& prompt);
  /// The number of an option, from 1. Nothing: somebody wants to stop.
  std::optional<int> choose(const std::vector<std::string>& options);
  /// Waits until what is on the screen has been read; false: somebody wants to stop.
  bool turn_page();
  /// The same where a game has written on the screen.
  bool wait();
  /// Words for one person alone; false: somebody wants to stop.
  bool show_alone(const std::string& who, const std::vector<std::string>& words);

 private:
  bool enter(const std::string& prompt);

  Console& console_;
  const PlaySettings& settings_;
  Paint paint_;
  int people_ = 0;
  bool unread_ = false;  // something was written since somebody last typed
};

}  // namespace wagonaut::tools
