// Counted sequences of moves and the number that stands for all play.
#include <gtest/gtest.h>

#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "tests/tools/program.h"
#include "tools/signature.h"
#include "tools/walk.h"

namespace wagonaut::tests::tools {
namespace {

using namespace wagonaut::tools;

/// G-36: of `offer` tickets at least `keep` are kept.
std::uint64_t ways_to_keep(int offer, int keep) {
  std::uint64_t ways = 0;
  for (unsigned kept = 0; kept < 1u << offer; ++kept) ways += std::popcount(kept) >= keep ? 1 : 0;
  return ways;
}

TEST(Walk, BeginsWithTheFirstTickets) {
  for (const auto& [edition, offer, keep] :
       {std::tuple("usa", 3, 2), std::tuple("nordic", 5, 2), std::tuple("switzerland", 5, 2),
        std::tuple("world", 5, 3)}) {
    const auto counts = walk(game_of(edition, 2).edition, 1, 2);
    const std::uint64_t ways = ways_to_keep(offer, keep);
    ASSERT_EQ(counts.size(), 2u);
    EXPECT_EQ(counts[0], ways) << edition;
    EXPECT_EQ(counts[1], ways * ways) << edition;
  }
}

// The third move of a game is the first turn; its number of choices is the same after all sixteen
// ways to keep tickets, because tickets change neither hand nor market.
TEST(Walk, CountsTheFirstTurnOnceForEachBeginning) {
  const Game game = game_of("usa", 2);
  const auto counts = walk(game.edition, 3, 3);
  DeckChance luck(3);
  State s = start(game.edition, luck);
  for (int i = 0; i < 2; ++i)
    apply(game.edition, s, *s.open.ask.waiting.begin(), Move::keep_tickets(7), luck);
  Menu menu;
  list_moves(game.edition, s, s.open.active, menu);
  EXPECT_EQ(counts[2], counts[1] * std::uint64_t(menu.size()));
}

TEST(Walk, DependsOnTheSeedAlone) {
  const Game game = game_of("nordic", 2);
  EXPECT_EQ(walk(game.edition, 9, 3), walk(game.edition, 9, 3));
  EXPECT_NE(walk(game.edition, 9, 3), walk(game.edition, 10, 3));
}

TEST(Signature, IsTheSameEveryTime) {
  const auto first = signature(catalog(), 2);
  const auto second = signature(catalog(), 2);
  ASSERT_TRUE(first && second);
  EXPECT_EQ(first->number, second->number);
  EXPECT_EQ(first->parts.size(), 16u);  // 2–5, 2–3, 2–3, 2–5, 2–5 seats
  for (std::size_t i = 0; i < first->parts.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) EXPECT_NE(first->parts[i].number, first->parts[j].number);
  EXPECT_NE(signature(catalog(), 3)->number, first->number);
}

TEST(Signature, IsEightDigits) {
  const Ran ran = run_program({"signature"});
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.out.size(), 9u) << ran.out;
  EXPECT_EQ(ran.out.find_first_not_of("0123456789abcdef\n"), std::string::npos);
}

}  // namespace
}  // namespace wagonaut::tests::tools
