#pragma once

#include <boost/json/value.hpp>
#include <exception>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catalog/game.h"
#include "catalog/spot.h"
#include "engine/base/result.h"

namespace wagonaut {

/// Thrown inside the catalog alone; its doors turn it into a failed Result.
struct Refused {
  Failure failure;
};

/// What `make` makes, or why it was refused. `where` names the file or folder in hand.
template <class Make>
auto unless_refused(const std::string& where, Make make) -> Result<decltype(make())> {
  try {
    return make();
  } catch (const Refused& refused) {
    return refused.failure;
  } catch (const std::exception& fault) {
    return Failure{where + ": " + fault.what()};
  }
}

/// The ids of things in a line: "trains, flush".
std::string ids_of(const auto& things) {
  std::string all;
  for (const auto& thing : things) all += (all.empty() ? "" : ", ") + thing.id;
  return all.empty() ? "nothing" : all;
}

/// The JSON document in `text`; a refusal names line and column. No object may have a key twice.
boost::json::value parse_document(std::string_view text, const std::string& file);

/// One value of a data file that knows where it stands, so that every refusal names file, field and
/// value. It points into the document, which must outlive it.
class Field {
 public:
  Field(const boost::json::value& document, std::string file);

  /// Throws "file: field: value why".
  [[noreturn]] void refuse(const std::string& why) const;
  /// Throws "file: field: why", for a fault that no single value shows.
  [[noreturn]] void refuse_whole(const std::string& why) const;

  /// Refuses a member that is not named here: a misspelt field would otherwise pass unread.
  void allow_only(std::initializer_list<std::string_view> keys) const;
  void allow_only(std::span<const std::string_view> keys) const;
  Field operator[](std::string_view key) const;
  std::optional<Field> find(std::string_view key) const;
  std::vector<Field> items() const;
  std::vector<Field> items(int least, int most) const;
  std::vector<std::pair<std::string, Field>> members() const;

  /// A whole number. One beyond all bounds of ours comes back as the farthest of its sign.
  int number() const;
  /// A number, with or without a fraction.
  double decimal(double least, double most) const;
  bool flag() const;
  std::string string() const;
  /// What records and other files call a thing: small letters, digits, '_' and '-'.
  std::string id() const;
  /// A name in every language of the house.
  Text text() const;

  int number_or(int fallback, std::string_view key) const;
  bool flag_or(bool fallback, std::string_view key) const;

  template <class T>
  T one_of(std::initializer_list<std::pair<std::string_view, T>> words) const {
    return one_of<T>(std::span(words.begin(), words.size()));
  }
  template <class T>
  T one_of(std::span<const std::pair<std::string_view, T>> words) const {
    const std::string word = string();
    std::string all;
    for (const auto& [name, meaning] : words) {
      if (name == word) return meaning;
      all += (all.empty() ? "" : ", ") + std::string(name);
    }
    refuse("is none of " + all);
  }

  bool is_string() const { return value_->is_string(); }
  const boost::json::value& value() const { return *value_; }

  /// Runs a check of the sheet that was read from here; a misfit is refused as if it had been found
  /// in the file: "file: field: value why".
  template <class Check>
  void quoting(Check check) const {
    try {
      check();
    } catch (const Misfit& misfit) {
      refuse(misfit);
    }
  }

 private:
  Field(const boost::json::value& value, std::string file, std::string path);
  [[noreturn]] void refuse(const Misfit& misfit) const;
  const boost::json::object& object() const;
  std::string words() const;  // a line that says something
  std::string path_to(std::string_view key) const;

  const boost::json::value* value_;
  std::string file_, path_;
};

}  // namespace wagonaut
