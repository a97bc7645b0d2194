#pragma once

#include <string>

#include "engine/luck/generator.h"

namespace wagonaut::tests {

/// Who sends them: a spectator can wish for nothing; a rogue at a seat who is not asked must not be
/// given what would be granted him.
enum class Sender { Spectator, Rogue };

/// A message of a line that must be answered with an error and change nothing: a mutated wish,
/// JSON of the wrong kind, something deep, long or huge, or no JSON at all. Always UTF-8, and never
/// longer than a message may be.
std::string bad_message(Sender sender, Quick& rng);

/// A body of the same sort for the HTTP API: no table, seat or code is ever meant by it.
std::string bad_body(Quick& rng);

/// Any bytes at all.
std::string any_bytes(int most, Quick& rng);

}  // namespace wagonaut::tests
