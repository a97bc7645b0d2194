// The door of luck: generators, scripts and the same deal for everybody.

#include <gtest/gtest.h>

#include <array>

#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "tests/data/data.h"

namespace wagonaut::tests {
namespace {

// The key stream of RFC 8439, A.1, test vectors 1 and 2: key and nonce zero, blocks 0 and 1.
TEST(ChaCha, IsTheStreamOfItsStandard) {
  ChaCha stream(SeedBytes{});
  const std::array<std::uint32_t, 16> first{0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653,
                                            0xb819d2bd, 0x1aed8da0, 0xccef36a8, 0xc70d778b,
                                            0x7c5941da, 0x8d485751, 0x3fe02477, 0x374ad8b8,
                                            0xf4b8436a, 0x1ca11815, 0x69b687c3, 0x8665eeb2};
  for (const std::uint32_t word : first) EXPECT_EQ(stream.next32(), word);
  EXPECT_EQ(stream.next32(), 0xbee7079fu);
}

TEST(ChaCha, DependsOnEveryByteOfTheSeed) {
  for (std::size_t i = 0; i < 32; ++i) {
    SeedBytes seed{};
    seed[i] = 1;
    EXPECT_NE(ChaCha(seed).next32(), ChaCha(SeedBytes{}).next32()) << "byte " << i;
  }
}

template <class Generator>
void expect_even(Generator generator) {
  std::array<int, 7> seen{};
  constexpr int kDraws = 70000;
  for (int i = 0; i < kDraws; ++i) ++seen[below(generator, 7)];
  for (const int n : seen) EXPECT_NEAR(n, kDraws / 7, 500);
}

TEST(Generators, AreEven) {
  expect_even(Quick(1));
  expect_even(ChaCha(SeedBytes{5}));
}

// Every card of a pile is equally likely to lie on top, in both decks.
TEST(RandomChance, DrawsEveryCardEquallyOften) {
  const Game game = data::game("world");
  const Edition& ed = game.edition;
  QuickChance luck{Quick(3)};
  for (int d = 0; d < 2; ++d) {
    const DeckRules& deck = ed.decks[std::size_t(d)];
    const int total = data::cards_in(ed, Deck(d));
    std::array<int, kMaxSorts> seen{};
    constexpr int kDraws = 100000;
    for (int i = 0; i < kDraws; ++i)
      ++seen[std::size_t(luck.card({Deck(d), ed.cards, deck.first, deck.last, total}))];
    for (int i = 0; i < kMaxSorts; ++i) {
      const bool own = i >= deck.first && i < deck.last;
      const double share = own ? double(ed.cards[Sort(i)]) / total : 0;
      EXPECT_NEAR(seen[std::size_t(i)] / double(kDraws), share, 0.006) << "sort " << i;
    }
  }
}

/// The cards that the first seat draws blind when the other seat draws or does not.
std::vector<Sort> blind_cards(const Edition& ed, std::uint64_t seed) {
  DeckChance deck(seed);
  NotingChance luck(deck);
  State s = start(ed, luck, nullptr, Seat{0});
  while (s.open.ask.kind == AskKind::KeepTickets) {
    const Seat seat = *s.open.ask.waiting.begin();
    apply(ed, s, seat, Move::keep_tickets(7), luck);
  }
  luck.take();
  for (int i = 0; i < 8; ++i) apply(ed, s, s.open.active, Move::take_blind(), luck);
  return luck.noted().cards;
}

TEST(DeckChance, DealsTheSameDeckForTheSameSeed) {
  const Game game = data::game("usa");
  EXPECT_EQ(blind_cards(game.edition, 4), blind_cards(game.edition, 4));
  EXPECT_NE(blind_cards(game.edition, 4), blind_cards(game.edition, 5));
}

// The order of a deck does not depend on who draws when: a whole deck comes out as it was laid.
TEST(DeckChance, LaysEveryCardOfTheDeckOnce) {
  const Game game = data::game("usa");
  const Edition& ed = game.edition;
  DeckChance luck(8);
  luck.pile_formed(Deck{0}, ed.cards);
  Cards pile = ed.cards, drawn;
  for (int left = 110; left > 0; --left) {
    const Sort card = luck.card({Deck{0}, pile, 0, ed.faces.size(), left});
    --pile[card];
    ++drawn[card];
  }
  EXPECT_EQ(drawn, ed.cards);
}

TEST(ScriptedChance, SaysWhenItCannotAnswer) {
  const Game game = data::game("usa");
  const Cards only_red = [] {
    Cards cards;
    cards[Sort{0}] = 2;
    return cards;
  }();
  ScriptedChance luck(Outcomes{{Sort{0}, Sort{1}}, {}, {}, {}});
  EXPECT_EQ(luck.card({Deck{0}, only_red, 0, 9, 2}), Sort{0});
  EXPECT_FALSE(luck.failed());
  EXPECT_FALSE(luck.used_up());
  luck.card({Deck{0}, only_red, 0, 9, 2});
  EXPECT_TRUE(luck.failed()) << "the second card is not in the pile";
}

}  // namespace
}  // namespace wagonaut::tests
