#pragma once

#include <cstdint>

// One seeded game between bots of one kind, boiled down to a number. The same source is built
// natively and for WebAssembly; the two must agree. Plain C signatures, as the outside calls them.
extern "C" {
std::uint32_t edition_size();
std::uint32_t state_size();
std::uint32_t move_size();
/// Where the bytes of the Edition to play go.
void* edition_place();
/// Plays a whole game: bot 0, 1, … of `quick_bot_names`. The digest of every position, every move
/// and the standings.
std::uint64_t play_game(std::uint32_t bot, std::uint32_t seed);
}
