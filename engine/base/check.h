#pragma once

namespace wagonaut {

/// Stops the process: our own promise was broken. Never used for a player's mistake or a bad file.
[[noreturn]] void check_failed(const char* what, const char* file, int line);

}  // namespace wagonaut

/// A promise of the code to itself, kept in every build.
#define CHECK(cond) \
  (static_cast<bool>(cond) ? void(0) : ::wagonaut::check_failed(#cond, __FILE__, __LINE__))
