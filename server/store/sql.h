#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace wagonaut::server {

/// What is put in the place of $1, $2… of a statement. Texts are looked at, not copied.
using SqlValue = std::variant<std::int64_t, std::string_view>;
using SqlValues = std::vector<SqlValue>;

/// Answers, every column as text.
using SqlRow = std::vector<std::string>;
using SqlRows = std::vector<SqlRow>;

/// Reads the columns of one row, and keeps the first one that is not what it should be.
class SqlReader {
 public:
  explicit SqlReader(const SqlRow& row) : row_(row) {}

  /// The next column; `name` is for the damage.
  std::string text(const char* name);
  std::string name(const char* name);  // a text that is never empty
  std::int64_t number(const char* name, std::int64_t least, std::int64_t most);
  std::int64_t time(const char* name);
  bool yes_or_no(const char* name) { return number(name, 0, 1) == 1; }
  /// The place of the next column among these words.
  std::size_t word(const char* name, std::span<const std::string_view> words);

  /// "seats is not a number"; empty if all is well so far.
  const std::string& damage() const { return damage_; }

 private:
  void complain(const char* name, const char* why);

  const SqlRow& row_;
  std::size_t next_ = 0;
  std::string damage_;
};

}  // namespace wagonaut::server
