#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "catalog/text.h"

namespace wagonaut {

/// The forms of a counted thing, by CLDR's names.
enum class Plural : std::uint8_t { One, Few, Many, Other };

std::optional<Plural> plural_from(std::string_view name);

/// The form that goes with a whole number.
Plural plural_of(Language language, long n);
/// Whether a language has this form at all; all have `Other`.
bool has_plural(Language language, Plural form);

/// A number as it is written in a sentence: "1,234", "12 345".
std::string number_words(Language language, long n);

}  // namespace wagonaut
