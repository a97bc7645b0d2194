#include <algorithm>
#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <set>

#include "catalog/field.h"

namespace wagonaut {

namespace json = boost::json;

namespace {

/// Hears a document go by and stops it at a key that an object has already: the library would keep
/// the last of the two and say nothing.
class KeyGuard {
 public:
  static constexpr std::size_t max_object_size = std::size_t(-1);
  static constexpr std::size_t max_array_size = std::size_t(-1);
  static constexpr std::size_t max_key_size = std::size_t(-1);
  static constexpr std::size_t max_string_size = std::size_t(-1);

  const std::string& repeated() const { return repeated_; }

  bool on_object_begin(json::error_code&) {
    open_.emplace_back();
    return true;
  }
  bool on_object_end(std::size_t, json::error_code&) {
    open_.pop_back();
    return true;
  }
  bool on_key_part(json::string_view part, std::size_t, json::error_code&) {
    key_ += std::string_view(part);
    return true;
  }
  bool on_key(json::string_view part, std::size_t, json::error_code& fault) {
    key_ += std::string_view(part);
    const bool fresh = open_.back().insert(key_).second;
    if (!fresh) {
      repeated_ = key_;
      fault = json::error::syntax;
    }
    key_.clear();
    return fresh;
  }

  bool on_document_begin(json::error_code&) { return true; }
  bool on_document_end(json::error_code&) { return true; }
  bool on_array_begin(json::error_code&) { return true; }
  bool on_array_end(std::size_t, json::error_code&) { return true; }
  bool on_string_part(json::string_view, std::size_t, json::error_code&) { return true; }
  bool on_string(json::string_view, std::size_t, json::error_code&) { return true; }
  bool on_number_part(json::string_view, json::error_code&) { return true; }
  bool on_int64(std::int64_t, json::string_view, json::error_code&) { return true; }
  bool on_uint64(std::uint64_t, json::string_view, json::error_code&) { return true; }
  bool on_double(double, json::string_view, json::error_code&) { return true; }
  bool on_bool(bool, json::error_code&) { return true; }
  bool on_null(json::error_code&) { return true; }
  bool on_comment_part(json::string_view, json::error_code&) { return true; }
  bool on_comment(json::string_view, json::error_code&) { return true; }

 private:
  std::vector<std::set<std::string>> open_;  // the keys of each object not yet closed
  std::string key_, repeated_;
};

std::string line_and_column(std::string_view text, std::size_t at) {
  const std::string_view before = text.substr(0, at);
  const auto line = std::count(before.begin(), before.end(), '\n') + 1;
  const std::size_t start = before.rfind('\n') + 1;  // npos + 1 is 0: the first line
  return "line " + std::to_string(line) + ", column " + std::to_string(at - start + 1);
}

/// Whether the text is one JSON value in which no object has a key twice.
void check_syntax(std::string_view text, const std::string& file) {
  json::error_code fault;
  json::basic_parser<KeyGuard> parser{json::parse_options{}};
  const std::size_t read = parser.write_some(false, text.data(), text.size(), fault);
  if (!fault && read < text.size()) fault = json::error::extra_data;
  if (!fault) return;
  const std::string& key = parser.handler().repeated();
  throw Refused{
      {file + ": " + line_and_column(text, read) + ": " +
       (key.empty() ? fault.message()
                    : json::serialize(json::value(key)) + " is a key for the second time")}};
}

}  // namespace

json::value parse_document(std::string_view text, const std::string& file) {
  check_syntax(text, file);
  json::error_code fault;
  json::value document = json::parse(text, fault);
  if (fault) throw Refused{{file + ": " + fault.message()}};
  return document;
}

}  // namespace wagonaut
