#include "server/store/sql.h"

#include <algorithm>
#include <charconv>

#include "server/watch/utf8.h"

namespace wagonaut::server {

namespace {

constexpr std::int64_t kEndOfTime = 253'402'300'799'999;  // of the year 9999, in milliseconds

}  // namespace

void SqlReader::complain(const char* name, const char* why) {
  if (damage_.empty()) damage_ = std::string(name) + " " + why;
}

std::string SqlReader::text(const char* name) {
  const std::string& column = row_[next_++];
  if (!is_utf8(column)) complain(name, "is not a text");
  return column;
}

std::string SqlReader::name(const char* name) {
  std::string column = text(name);
  if (column.empty()) complain(name, "is missing");
  return column;
}

std::int64_t SqlReader::number(const char* name, std::int64_t least, std::int64_t most) {
  const std::string& column = row_[next_++];
  std::int64_t number = 0;
  const char* end = column.data() + column.size();
  const auto [stopped, fault] = std::from_chars(column.data(), end, number);
  if (fault == std::errc::invalid_argument || stopped != end) {
    complain(name, "is not a number");
  } else if (fault != std::errc{} || number < least || number > most) {
    complain(name, "is out of its bounds");
  }
  return number;
}

std::int64_t SqlReader::time(const char* name) {
  return number(name, 0, kEndOfTime);
}

std::size_t SqlReader::word(const char* name, std::span<const std::string_view> words) {
  const auto found = std::find(words.begin(), words.end(), row_[next_++]);
  if (found != words.end()) return std::size_t(found - words.begin());
  complain(name, "is none of its words");
  return 0;
}

}  // namespace wagonaut::server
