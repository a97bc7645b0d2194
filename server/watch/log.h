#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace wagonaut::server {

enum class Level { Debug, Info, Warning, Error };

/// Structured log: one JSON object a line on the error stream, or readable text for a terminal.
/// May be called from any thread. Never given a token, a code, a seed, a card or a chat text.
void set_log(Level least, bool json);
bool logs(Level level);  // false: what `log` is given would be thrown away
void log(Level level, std::string_view event,
         std::initializer_list<std::pair<std::string_view, std::string>> fields = {});
/// Where lines go instead of the error stream, for tests; nullptr to go back.
void set_log_sink(void (*sink)(std::string_view line));

}  // namespace wagonaut::server
