// No heap while playing: a game can be played anywhere, at any speed.

#include <atomic>
#include <cstdlib>
#include <new>
#include <vector>

#include "tests/laws/tables.h"
#include "tests/support/random_box.h"

namespace {
std::atomic<long> allocations{0};
}  // namespace

// The whole test program allocates through these, so that a law can count.
#pragma GCC diagnostic ignored "-Wmismatched-new-delete"
void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  ++allocations;
  return std::malloc(size == 0 ? 1 : size);
}
void operator delete(void* memory, const std::nothrow_t&) noexcept {
  std::free(memory);
}
void operator delete(void* memory) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}

namespace wagonaut::tests {
namespace {

class Heap : public Law {};
WAGONAUT_LAWS(Heap);

/// What random games of an edition take from the heap.
long taken_from_heap(const Edition& ed, int games) {
  Quick rng(11);
  QuickChance luck{Quick(5)};
  Menu menu;
  const long before = allocations;
  for (int i = 0; i < games; ++i) {
    State s = start(ed, luck);
    while (!over(s)) {
      const Seat seat = *s.open.ask.waiting.begin();
      list_moves(ed, s, seat, menu);
      const Move move = menu.at(ed, s.open, rng.below(menu.size()));
      if (objection(ed, s, seat, move)) std::abort();
      apply(ed, s, seat, move, luck);
    }
    standings(ed, s);
  }
  return allocations - before;
}

TEST_P(Heap, IsNotTouchedWhilePlaying) {
  EXPECT_EQ(taken_from_heap(edition(), games_per_law()), 0);
}

TEST(RandomBoxes, TheHeapIsNotTouchedWhilePlaying) {
  for (int i = 0; i < 30; ++i) {
    const Setting box = random_box(std::uint64_t(i));
    EXPECT_EQ(taken_from_heap(box.edition, 3), 0) << i;
  }
}

TEST(HeapCounter, CountsAllocations) {
  const long before = allocations;
  std::vector<int>().reserve(3);
  EXPECT_GT(allocations, before);
}

}  // namespace
}  // namespace wagonaut::tests
