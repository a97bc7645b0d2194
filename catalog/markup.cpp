#include "catalog/markup.h"

#include <algorithm>

#include "catalog/field.h"

namespace wagonaut {
namespace {

constexpr std::string_view kBlank = " \t\r\n";

bool name_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
         c == ':';
}

}  // namespace

bool made_of(std::string_view text, std::string_view letters) {
  return text.find_first_not_of(letters) == std::string_view::npos;
}

void Markup::refuse(const std::string& why) const {
  const std::string_view before = text_.substr(0, from_);
  const auto line = std::count(before.begin(), before.end(), '\n') + 1;
  throw Refused{{file_ + ": line " + std::to_string(line) + ": " + why}};
}

void Markup::skip_to(std::string_view word) {
  const std::size_t found = text_.find(word, at_);
  if (found == std::string_view::npos) refuse("\"" + std::string(word) + "\" is missing");
  at_ = found + word.size();
}

void Markup::blank() {
  for (;;) {
    at_ = std::min(text_.find_first_not_of(kBlank, at_), text_.size());
    if (!at("<!--")) return;
    skip_to("-->");
  }
}

void Markup::begin() {
  blank();
  from_ = at_;
}

void Markup::skip_prolog() {
  if (at("<?xml")) skip_to("?>");
  blank();
}

std::string Markup::word() {
  const std::size_t from = at_;
  while (at_ < text_.size() && name_letter(text_[at_])) ++at_;
  if (at_ == from) refuse("a name is missing");
  return std::string(text_.substr(from, at_ - from));
}

std::string Markup::quoted_value() {
  const char quote = at("\"") ? '"' : '\'';
  if (!at(std::string_view(&quote, 1))) refuse("a value has no quotes");
  const std::size_t from = ++at_;
  skip_to(std::string_view(&quote, 1));
  const std::string_view value = text_.substr(from, at_ - 1 - from);
  if (value.find_first_of("<&") != std::string_view::npos) refuse("\"<\" or \"&\" in a value");
  return std::string(value);
}

Tag Markup::tag() {
  begin();
  if (!at("<")) refuse("text stands where a shape belongs");
  ++at_;
  Tag out;
  out.name = word();
  for (blank(); !at(">") && !at("/>"); blank()) {
    const std::string name = word();
    if (!at("=")) refuse(name + " has no value");
    ++at_;
    if (!out.attributes.emplace(name, quoted_value()).second) refuse(name + " stands twice");
  }
  out.closed = at("/>");
  at_ += out.closed ? 2 : 1;
  if (out.name != "style") blank();
  return out;
}

void Markup::end(const std::string& name) {
  begin();
  if (!at("</" + name)) refuse("</" + name + "> is missing");
  at_ += name.size() + 2;
  blank();
  if (!at(">")) refuse("</" + name + "> is not closed");
  ++at_;
  blank();
}

}  // namespace wagonaut
