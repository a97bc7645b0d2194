#include "server/protocol/fields.h"

#include <boost/json/parse.hpp>

namespace wagonaut::server {

namespace json = boost::json;

void Fields::refuse(std::string_view name, std::string_view why) {
  if (!fault_.empty()) return;
  fault_ = path_;
  fault_.append(name).append(": ").append(why);
}

const json::value* Fields::find(std::string_view name) const {
  const json::value* value = object_.if_contains(name);
  return value == nullptr || value->is_null() ? nullptr : value;
}

const json::value* Fields::demand_member(std::string_view name) {
  const json::value* value = find(name);
  if (value == nullptr) refuse(name, "is missing");
  return value;
}

std::string Fields::text_in(const json::value& value, std::string_view name, TextKind kind) {
  const json::string* text = value.if_string();
  if (text != nullptr && fits(kind, std::string_view(*text))) return std::string(*text);
  refuse(name, text == nullptr ? "is not a text" : demand(kind));
  return {};
}

int Fields::number_in(const json::value& value, std::string_view name, int least, int most) {
  // A whole number too large for 64 bits is a double to the library, and no whole number to us.
  const std::int64_t* number = value.if_int64();
  if (number != nullptr && *number >= least && *number <= most) return int(*number);
  refuse(name,
         "is not a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  return least;
}

bool Fields::flag_in(const json::value& value, std::string_view name) {
  if (const bool* flag = value.if_bool()) return *flag;
  refuse(name, "is neither true nor false");
  return false;
}

/// The place of the member's word among these; nothing if it is missing, or none of them.
std::optional<std::size_t> Fields::place_of(std::string_view name,
                                            std::span<const std::string_view> words) {
  const json::value* value = find(name);
  if (value == nullptr) return std::nullopt;
  std::string all;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (value->is_string() && std::string_view(value->get_string()) == words[i]) return i;
    all += (i == 0 ? "" : ", ") + std::string(words[i]);
  }
  refuse(name, "is none of " + all);
  return std::nullopt;
}

std::string Fields::text(std::string_view name, TextKind kind) {
  const json::value* value = demand_member(name);
  return value == nullptr ? std::string() : text_in(*value, name, kind);
}

std::string Fields::text_or(std::string_view fallback, std::string_view name, TextKind kind) {
  const json::value* value = find(name);
  return value == nullptr ? std::string(fallback) : text_in(*value, name, kind);
}

std::string Fields::text_or_empty(std::string_view name, TextKind kind) {
  const json::value* value = demand_member(name);
  if (value == nullptr || (value->is_string() && value->get_string().empty())) return {};
  return text_in(*value, name, kind);
}

int Fields::number(std::string_view name, int least, int most) {
  const json::value* value = demand_member(name);
  return value == nullptr ? least : number_in(*value, name, least, most);
}

int Fields::number_or(int fallback, std::string_view name, int least, int most) {
  const json::value* value = find(name);
  return value == nullptr ? fallback : number_in(*value, name, least, most);
}

bool Fields::flag(std::string_view name) {
  const json::value* value = demand_member(name);
  return value != nullptr && flag_in(*value, name);
}

bool Fields::flag_or(bool fallback, std::string_view name) {
  const json::value* value = find(name);
  return value == nullptr ? fallback : flag_in(*value, name);
}

const json::object* Fields::object(std::string_view name) {
  const json::value* value = find(name);
  if (value != nullptr && !value->is_object()) refuse(name, "is not an object");
  return value == nullptr ? nullptr : value->if_object();
}

const json::array* Fields::list(std::string_view name, int least, int most) {
  const json::value* value = demand_member(name);
  if (value == nullptr) return nullptr;
  const json::array* list = value->if_array();
  if (list != nullptr && list->size() >= std::size_t(least) && list->size() <= std::size_t(most))
    return list;
  refuse(name, "is not a list of " + std::to_string(least) + " to " + std::to_string(most));
  return nullptr;
}

std::optional<Fields> Fields::item(std::string_view name, const json::array& list,
                                   std::size_t place) {
  const std::string where = std::string(name) + "[" + std::to_string(place) + "]";
  if (const json::object* object = list[place].if_object()) return inside(where, *object);
  refuse(where, "is not an object");
  return std::nullopt;
}

Result<json::value> parse_message(std::string_view text, json::storage_ptr memory) {
  if (text.size() > kMostBytes) return Failure{"the message is too long"};
  json::parse_options options;
  options.max_depth = kDeepest;
  json::error_code fault;
  json::value document = json::parse(text, fault, std::move(memory), options);
  if (fault) return Failure{"the message is not JSON: " + fault.message()};
  if (!document.is_object()) return Failure{"the message is not a JSON object"};
  return document;
}

}  // namespace wagonaut::server
