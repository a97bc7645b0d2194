#pragma once

#include <string>
#include <vector>

#include "tools/play/sheet.h"

namespace wagonaut::tools {

/// Builds a sheet: titled groups of numbered entries.
class SheetWriter {
 public:
  SheetWriter(const Speech& speech, int width) : speech_(speech), width_(width) {}

  void add(const std::string& words, Choice choice);
  void add(const std::string& words, const Move& move) { add(words, Choice{.move = move}); }

  /// The entries since the last group, side by side behind a title, which is the key of a text.
  void group(std::string_view title);
  /// The same, set in columns of equal width: for long lists.
  void group_in_columns(std::string_view title);
  /// One entry a line; many short ones side by side.
  void lines();
  void remark(const std::string& words) { sheet_.text += words + "\n"; }

  Sheet finish() { return std::move(sheet_); }

 private:
  const Speech& speech_;
  int width_;
  Sheet sheet_;
  std::vector<std::string> entries_;
};

}  // namespace wagonaut::tools
