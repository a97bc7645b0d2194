#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace wagonaut::server {

/// What people and programs write, as a line of the log holds it: any text at all, on one line and
/// without the log's own signs. Ordinary text stays as it is.

/// As one word: without spaces, and "-" when it is empty.
std::string log_word(std::string_view text);
/// With its spaces, up to the end of its part of the line.
std::string log_tail(std::string_view text);

Result<std::string> log_word_from(std::string_view written);
Result<std::string> log_tail_from(std::string_view written);

}  // namespace wagonaut::server
