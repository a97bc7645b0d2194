#pragma once

#include <boost/json/monotonic_resource.hpp>
#include <boost/json/value.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "engine/base/result.h"
#include "server/base/words.h"
#include "server/protocol/bounds.h"

namespace wagonaut::server {

/// The members of one JSON object from outside. Unknown members are ignored, and null is as good as
/// missing. The first fault is kept and names its field, never its value; what is read after it
/// means nothing.
class Fields {
 public:
  /// `object` and `fault` must outlive it.
  Fields(const boost::json::object& object, std::string path, std::string& fault)
      : object_(object), path_(std::move(path)), fault_(fault) {}

  std::string text(std::string_view name, TextKind kind);
  std::string text_or(std::string_view fallback, std::string_view name, TextKind kind);
  /// That may be there and empty: nothing is wished for.
  std::string text_or_empty(std::string_view name, TextKind kind);
  int number(std::string_view name, int least, int most);
  int number_or(int fallback, std::string_view name, int least, int most);
  bool flag(std::string_view name);
  bool flag_or(bool fallback, std::string_view name);
  const boost::json::object* object(std::string_view name);  // nullptr if there is none
  const boost::json::array* list(std::string_view name, int least, int most);
  /// The object at a place of that list.
  std::optional<Fields> item(std::string_view name, const boost::json::array& list,
                             std::size_t place);
  Fields inside(std::string_view name, const boost::json::object& object) {
    return {object, path_ + std::string(name) + ".", fault_};
  }

  template <class Enum>
  Enum one_of(Enum fallback, std::string_view name) {
    const std::optional<std::size_t> place = place_of(name, Words<Enum>::all);
    return place ? Enum(*place) : fallback;
  }

  bool has(std::string_view name) const { return find(name) != nullptr; }
  void refuse(std::string_view name, std::string_view why);

 private:
  const boost::json::value* find(std::string_view name) const;
  const boost::json::value* demand_member(std::string_view name);
  std::optional<std::size_t> place_of(std::string_view name,
                                      std::span<const std::string_view> words);
  std::string text_in(const boost::json::value& value, std::string_view name, TextKind kind);
  int number_in(const boost::json::value& value, std::string_view name, int least, int most);
  bool flag_in(const boost::json::value& value, std::string_view name);

  const boost::json::object& object_;
  std::string path_;
  std::string& fault_;
};

/// The JSON object in `json`, within the bounds of size and depth.
Result<boost::json::value> parse_message(std::string_view json, boost::json::storage_ptr memory);

/// What `read` makes of the members of the object in `json`.
template <class Read>
auto read_message(std::string_view json, Read read)
    -> Result<decltype(read(std::declval<Fields&>()))> {
  unsigned char room[4096];  // enough for all but the longest messages
  boost::json::monotonic_resource memory(room, sizeof room);
  const Result<boost::json::value> document = parse_message(json, &memory);
  if (!document) return document.failure();
  std::string fault;
  Fields fields(document->get_object(), "", fault);
  auto out = read(fields);
  if (!fault.empty()) return Failure{fault};
  return out;
}

}  // namespace wagonaut::server
