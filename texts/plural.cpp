#include "texts/plural.h"

#include <array>
#include <cstdlib>

namespace wagonaut {
namespace {

Plural english_plural(long n) {
  return n == 1 ? Plural::One : Plural::Other;
}

/// 2–4, 22–24 and so on are a few, but not 12–14; all other whole numbers are many.
Plural polish_plural(long n) {
  if (n == 1) return Plural::One;
  const long last = n % 10;
  const bool teen = n % 100 / 10 == 1;
  return last >= 2 && last <= 4 && !teen ? Plural::Few : Plural::Many;
}

/// How a language counts, by CLDR.
struct Counting {
  Plural (*form)(long size);
  bool few, many;           // does it have these forms?
  std::string_view groups;  // between thousands
  std::size_t least;  // digits before the first group: a number of four is written in one in Polish
};

constexpr std::array<Counting, std::size(kLanguages)> kCounting{{
    {english_plural, false, false, ",", 1},
    {polish_plural, true, true, "\u00a0", 2},
}};

static_assert([] {
  for (const Counting& one : kCounting)
    if (one.form == nullptr) return false;
  return true;
}());

const Counting& counting(Language language) {
  return kCounting[std::size_t(language)];
}

}  // namespace

std::optional<Plural> plural_from(std::string_view name) {
  if (name == "one") return Plural::One;
  if (name == "few") return Plural::Few;
  if (name == "many") return Plural::Many;
  if (name == "other") return Plural::Other;
  return std::nullopt;
}

Plural plural_of(Language language, long n) {
  return counting(language).form(std::labs(n));
}

bool has_plural(Language language, Plural form) {
  if (form == Plural::Few) return counting(language).few;
  if (form == Plural::Many) return counting(language).many;
  return true;
}

std::string number_words(Language language, long n) {
  const auto& [form, few, many, groups, least] = counting(language);
  std::string out = std::to_string(std::labs(n));
  if (out.size() >= 3 + least)
    for (std::size_t end = out.size(); end > 3;) out.insert(end -= 3, groups);
  return n < 0 ? "-" + out : out;
}

}  // namespace wagonaut
