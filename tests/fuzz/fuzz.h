#pragma once

#include <string_view>

namespace wagonaut {
struct Edition;
struct State;
class Catalog;
}  // namespace wagonaut

namespace wagonaut::tests::fuzz {

// Each takes bytes from anywhere and stops the process when a promise is broken. A fuzzer feeds
// them what it likes; the tests feed them the corpus. True when the input was taken and played, not
// refused.

/// A map and an edition: refused with a reason, or a game that can be played.
bool fuzz_data(std::string_view input);
/// A record: refused with a reason, or a game that is written and read back without loss.
bool fuzz_record(std::string_view input);
/// Moves by anybody at any time: refused, or played with cards, pieces and lanes all accounted for.
bool fuzz_moves(std::string_view input);
/// A message of the server's protocol: refused with a reason, or read within all bounds.
bool fuzz_protocol(std::string_view input);

/// A campaign's file, or its log without checks: refused with a reason, or a campaign that is
/// written and read back without loss. A refused entry changes nothing.
bool fuzz_campaign(std::string_view input);

/// The four editions of the house, loaded once.
const Catalog& catalog();

/// Every card, piece and lane is where one of its kind may be (I-1 to I-5).
void check_position(const Edition& ed, const State& s);

}  // namespace wagonaut::tests::fuzz
