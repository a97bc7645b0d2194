#include "tools/walk.h"

#include "engine/luck/dealers.h"
#include "engine/play.h"

namespace wagonaut::tools {
namespace {

void count_below(const Edition& ed, const State& s, const DeckChance& luck, std::size_t level,
                 std::vector<std::uint64_t>& counts) {
  if (over(s)) return;
  const Seat seat = *s.open.ask.waiting.begin();
  Menu menu;
  list_moves(ed, s, seat, menu);
  counts[level] += std::uint64_t(menu.size());
  if (level + 1 == counts.size()) return;
  for (int i = 0; i < menu.size(); ++i) {
    State next = s;
    DeckChance same = luck;  // every branch finds the same cards
    apply(ed, next, seat, menu.at(ed, s.open, i), same);
    count_below(ed, next, same, level + 1, counts);
  }
}

}  // namespace

std::vector<std::uint64_t> walk(const Edition& ed, std::uint64_t seed, int depth) {
  std::vector<std::uint64_t> counts(std::size_t(depth), 0);
  DeckChance luck(seed);
  const State s = start(ed, luck);
  if (depth > 0) count_below(ed, s, luck, 0, counts);
  return counts;
}

}  // namespace wagonaut::tools
