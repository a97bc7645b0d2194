#include "tools/play/sheet_writer.h"

#include <algorithm>

#include "tools/columns.h"

namespace wagonaut::tools {
namespace {

constexpr int kLabelWidth = 10;
constexpr std::size_t kLongList = 8;
constexpr int kGap = 3;

/// Lines without the spaces at their ends.
std::string without_tails(const std::string& text) {
  std::string out;
  for (const char c : text) {
    while (c == '\n' && !out.empty() && out.back() == ' ') out.pop_back();
    out += c;
  }
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

}  // namespace

void SheetWriter::add(const std::string& words, Choice choice) {
  sheet_.choices.push_back(std::move(choice));
  const std::string number = pad_left(std::to_string(sheet_.choices.size()), 2);
  entries_.push_back(speech_.paint().bold(number) + " " + words);
}

void SheetWriter::group(std::string_view title) {
  if (entries_.empty()) return;
  sheet_.text += speech_.paint().bold(pad_right(speech_.say(title), kLabelWidth));
  sheet_.text += without_tails(flow(entries_, "   ", kLabelWidth, width_)) + "\n";
  entries_.clear();
}

void SheetWriter::group_in_columns(std::string_view title) {
  int widest = 0;
  for (const std::string& entry : entries_) widest = std::max(widest, width_of(entry));
  for (std::string& entry : entries_) entry = pad_right(std::move(entry), widest);
  group(title);
}

void SheetWriter::lines() {
  int widest = 0;
  for (const std::string& entry : entries_) widest = std::max(widest, width_of(entry));
  const bool columns = entries_.size() > kLongList && 2 * (widest + kGap) <= width_;
  for (std::string& entry : entries_)
    if (columns) entry = pad_right(std::move(entry), widest);
  if (columns)
    sheet_.text += "  " + without_tails(flow(entries_, "   ", 2, width_)) + "\n";
  else
    for (const std::string& entry : entries_) sheet_.text += "  " + entry + "\n";
  entries_.clear();
}

}  // namespace wagonaut::tools
