#pragma once

#include <cstdint>
#include <vector>

namespace wagonaut {
struct Edition;
}  // namespace wagonaut

namespace wagonaut::tools {

/// How many sequences of 1, 2, … `depth` moves of the menu there are from the deal of `seed`. Decks
/// and tickets lie in an order fixed by the seed; of several seats that wait the first decides.
std::vector<std::uint64_t> walk(const Edition& ed, std::uint64_t seed, int depth);

}  // namespace wagonaut::tools
