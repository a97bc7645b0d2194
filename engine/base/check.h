#pragma once

namespace wagonaut {

/// Our own promise was broken. Never used for a player's mistake or a bad file. Stops the process,
/// unless whoever listens leaves by an exception.
[[noreturn, gnu::cold]] void check_failed(const char* what, const char* file, int line);

/// Hears of a broken promise before the process is stopped: what the code says there, never what
/// the values were. A server leaves by an exception and closes one table; the engine and the bots
/// are compiled so that it may pass through them.
using PromiseListener = void (*)(const char* what, const char* file, int line);
/// From now on, in all threads; nullptr: nobody. The one that listened before.
PromiseListener listen_to_promises(PromiseListener listener);

}  // namespace wagonaut

/// A promise of the code to itself, kept in every build.
#define CHECK(cond) \
  (static_cast<bool>(cond) ? void(0) : ::wagonaut::check_failed(#cond, __FILE__, __LINE__))
