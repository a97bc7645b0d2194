#include "bots/arena/seating.h"

#include <algorithm>

namespace wagonaut::arena {
namespace {

Seating seating_of(const std::vector<int>& bots) {
  Seating seating;
  for (const int bot : bots) seating.push_back(std::uint8_t(bot));
  return seating;
}

}  // namespace

std::vector<Seating> seatings_of(std::span<const int> lineup, Seatings which) {
  std::vector<int> bots(lineup.begin(), lineup.end());
  std::vector<Seating> all;
  if (which == Seatings::All) {
    std::sort(bots.begin(), bots.end());
    do {
      all.push_back(seating_of(bots));
    } while (std::next_permutation(bots.begin(), bots.end()));
    return all;
  }
  for (std::size_t i = 0; i < bots.size(); ++i) {
    const Seating seating = seating_of(bots);
    if (std::find(all.begin(), all.end(), seating) == all.end()) all.push_back(seating);
    std::rotate(bots.begin(), bots.begin() + 1, bots.end());
  }
  return all;
}

}  // namespace wagonaut::arena
