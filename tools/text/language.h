#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "catalog/text.h"

namespace wagonaut::tools {

/// "en", "pl" and longer forms such as "pl_PL.UTF-8".
std::optional<Language> language_from(std::string_view name);
/// All of them: "en or pl".
std::string language_choice(Language language);
/// What the machine is set to: LC_ALL, LC_MESSAGES, LANG, in this order; English if unknown.
Language language_of_machine();

const std::string& in(Language language, const Text& text);

}  // namespace wagonaut::tools
