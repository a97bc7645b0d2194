#pragma once

#include <string>
#include <string_view>

#include "catalog/text.h"

namespace wagonaut::tools {

/// The number with its noun, by its name among the texts: "5 kart" of "card". Polish has a noun of
/// its own for the object of a verb where it differs: "1 turę" of "turn_taken".
std::string count(Language language, std::string_view noun, long n);

}  // namespace wagonaut::tools
