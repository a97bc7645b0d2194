#include "catalog/field.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <limits>
#include <sstream>

namespace wagonaut {

namespace json = boost::json;

namespace {

constexpr std::size_t kLongestQuote = 60;

/// The value as a refusal quotes it: one line, not too long, never cut inside a letter.
std::string quoted(const json::value& value) {
  std::string text = json::serialize(value);
  if (text.size() <= kLongestQuote) return text;
  std::size_t cut = kLongestQuote;
  while (cut > 0 && (static_cast<unsigned char>(text[cut]) & 0xC0) == 0x80) --cut;
  return text.substr(0, cut) + "...";
}

bool id_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
}

bool plain_key(std::string_view key) {
  return !key.empty() && std::all_of(key.begin(), key.end(), id_letter);
}

/// "decks[0].cards" as a JSON pointer: "/decks/0/cards".
std::string pointer_to(std::string_view path) {
  std::string out = "/";
  for (const char c : path)
    if (c != ']') out += c == '.' || c == '[' ? '/' : c;
  return out;
}

bool control_letter(char c) {
  return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
}

}  // namespace

Field::Field(const json::value& document, std::string file)
    : value_(&document), file_(std::move(file)) {}

Field::Field(const json::value& value, std::string file, std::string path)
    : value_(&value), file_(std::move(file)), path_(std::move(path)) {}

void Field::refuse(const std::string& why) const {
  refuse_whole(quoted(*value_) + " " + why);
}

void Field::refuse_whole(const std::string& why) const {
  throw Refused{{file_ + ": " + (path_.empty() ? "" : path_ + ": ") + why}};
}

void Field::refuse(const Misfit& misfit) const {
  json::error_code fault;
  const json::value* value = value_->find_pointer(pointer_to(misfit.path), fault);
  const std::string quote = misfit.whole || value == nullptr ? "" : quoted(*value) + " ";
  throw Refused{{file_ + ": " + misfit.path + ": " + quote + misfit.why}};
}

void Field::allow_only(std::initializer_list<std::string_view> keys) const {
  allow_only(std::span(keys.begin(), keys.size()));
}

void Field::allow_only(std::span<const std::string_view> keys) const {
  for (const auto& [key, member] : members())
    if (std::find(keys.begin(), keys.end(), key) == keys.end())
      member.refuse("stands in a field that is not known here");
}

Field Field::operator[](std::string_view key) const {
  if (auto member = find(key)) return *member;
  throw Refused{{file_ + ": " + path_to(key) + ": missing"}};
}

std::optional<Field> Field::find(std::string_view key) const {
  const json::value* member = object().if_contains(key);
  if (member == nullptr) return std::nullopt;
  return Field(*member, file_, path_to(key));
}

std::vector<Field> Field::items(int least, int most) const {
  std::vector<Field> out = items();
  if (out.size() < std::size_t(least) || out.size() > std::size_t(most))
    refuse_whole("a list of " + std::to_string(out.size()) + " is not between " +
                 std::to_string(least) + " and " + std::to_string(most) + " long");
  return out;
}

std::vector<Field> Field::items() const {
  if (!value_->is_array()) refuse("is not a list");
  const json::array& list = value_->get_array();
  std::vector<Field> out;
  for (std::size_t i = 0; i < list.size(); ++i)
    out.push_back(Field(list[i], file_, path_ + "[" + std::to_string(i) + "]"));
  return out;
}

std::vector<std::pair<std::string, Field>> Field::members() const {
  std::vector<std::pair<std::string, Field>> out;
  for (const auto& [key, value] : object())
    out.emplace_back(std::string(key), Field(value, file_, path_to(key)));
  return out;
}

int Field::number() const {
  constexpr std::int64_t kLeast = std::numeric_limits<int>::min();
  constexpr std::int64_t kMost = std::numeric_limits<int>::max();
  if (value_->is_uint64()) return int(kMost);  // it would be an int64 if it were small enough
  if (!value_->is_int64()) refuse("is not a whole number");
  return int(std::clamp(value_->get_int64(), kLeast, kMost));
}

double Field::decimal(double least, double most) const {
  if (!value_->is_number()) refuse("is not a number");
  const auto number = value_->to_number<double>();
  if (number >= least && number <= most) return number;
  std::ostringstream why;
  why << "is not between " << least << " and " << most;
  refuse(why.str());
}

bool Field::flag() const {
  if (!value_->is_bool()) refuse("is neither true nor false");
  return value_->get_bool();
}

std::string Field::string() const {
  if (!value_->is_string()) refuse("is not a text");
  return std::string(value_->get_string());
}

std::string Field::id() const {
  const std::string word = string();
  if (word.size() > 64 || !plain_key(word))
    refuse("is not an id (1 to 64 small letters, digits, '_' or '-')");
  return word;
}

std::string Field::words() const {
  std::string out = string();
  if (out.find_first_not_of(' ') == std::string::npos) refuse("says nothing");
  if (std::any_of(out.begin(), out.end(), control_letter)) refuse("holds a control character");
  return out;
}

Text Field::text() const {
  std::vector<std::string_view> codes;
  for (const LanguageRow& row : kLanguages) codes.push_back(row.code);
  allow_only(codes);
  Text out;
  for (const auto& [language, code] : kLanguages) out[language] = (*this)[code].words();
  return out;
}

int Field::number_or(int fallback, std::string_view key) const {
  const auto member = find(key);
  return member ? member->number() : fallback;
}

bool Field::flag_or(bool fallback, std::string_view key) const {
  const auto member = find(key);
  return member ? member->flag() : fallback;
}

const json::object& Field::object() const {
  if (!value_->is_object()) refuse("is not an object");
  return value_->get_object();
}

std::string Field::path_to(std::string_view key) const {
  if (!plain_key(key)) return path_ + "[" + json::serialize(json::value(key)) + "]";
  return (path_.empty() ? "" : path_ + ".") + std::string(key);
}

}  // namespace wagonaut
