// Every payment of small random hands, judged a second time straight from the words of the rules.

#include <functional>
#include <set>

#include "engine/luck/generator.h"
#include "engine/rules/payment.h"
#include "engine/rules/purse.h"
#include "tests/data/data.h"

namespace wagonaut::tests {
namespace {

/// One card of a payment as the rules see it.
struct Card {
  Face face;
};

std::vector<Card> laid_out(const Edition& ed, const Cards& paid) {
  std::vector<Card> out;
  for (int i = 0; i < ed.faces.size(); ++i)
    for (int k = 0; k < paid[Sort(i)]; ++k) out.push_back({ed.faces[std::size_t(i)]});
  return out;
}

Kind kind_of(const Edition& ed, const Card& card) {
  return ed.deck(card.face.deck).kind;
}

bool colour_allowed(const Cost& cost, Colour c) {
  return cost.colour == Colour::Grey || cost.colour == c;
}

/// G-28, G-29, W-34: exactly L cards, each of colour c or a loco.
bool pays_rail(const Edition& ed, const Cost& cost, const std::vector<Card>& paid, Colour c) {
  if (int(paid.size()) != cost.length) return false;
  for (const Card& card : paid) {
    if (card.face.loco ? !cost.locos : card.face.colour != c || kind_of(ed, card) != Kind::Rail)
      return false;
  }
  return true;
}

/// W-40 to W-42: value at least L, and without any one card less than L.
bool pays_sea(const Edition& ed, const Cost& cost, const std::vector<Card>& paid, Colour c) {
  int value = 0;
  for (const Card& card : paid) {
    if (!card.face.loco && (card.face.colour != c || kind_of(ed, card) != Kind::Sea)) return false;
    value += card.face.loco ? 1 : card.face.pips;
  }
  if (value < cost.length) return false;
  for (const Card& card : paid)
    if (value - (card.face.loco ? 1 : card.face.pips) >= cost.length) return false;
  return true;
}

/// N-34 and N-37, by trying all whole numbers.
bool pays_swapping(const Edition& ed, const Cost& cost, const std::vector<Card>& paid, Colour c) {
  int locos = 0, coloured = 0;
  for (const Card& card : paid) {
    if (card.face.loco)
      ++locos;
    else if (card.face.colour == c && kind_of(ed, card) == cost.kind)
      ++coloured;
  }
  const int size = int(paid.size());
  for (int t = 0; t <= cost.swap_max; ++t)
    for (int x = 0; x <= (cost.locos ? locos : 0); ++x)
      for (int y = 0; y <= coloured; ++y)
        if (x + y + t == cost.length && x + y + cost.swap_rate * t == size && x + t >= cost.symbols)
          return true;
  return false;
}

/// W-35, W-36: cards are put one by one on single spaces or in pairs.
bool splits(std::vector<Card> paid, int singles, int pairs, Colour c) {
  if (paid.empty()) return singles == 0 && pairs == 0;
  const Card first = paid.back();
  paid.pop_back();
  if (singles > 0 && (first.face.loco || first.face.colour == c) &&
      splits(paid, singles - 1, pairs, c))
    return true;
  if (pairs == 0) return false;
  for (std::size_t i = 0; i < paid.size(); ++i) {
    if (!first.face.loco && !paid[i].face.loco && first.face.colour != paid[i].face.colour)
      continue;
    std::vector<Card> rest = paid;
    rest.erase(rest.begin() + std::ptrdiff_t(i));
    if (splits(rest, singles, pairs - 1, c)) return true;
  }
  return false;
}

bool pays_rough(const Edition& ed, const Cost& cost, const std::vector<Card>& paid, Colour c) {
  if (int(paid.size()) != cost.length + cost.doubled) return false;
  for (const Card& card : paid)
    if (!card.face.loco && kind_of(ed, card) != Kind::Rail) return false;
  return splits(paid, cost.length - cost.doubled, cost.doubled, c);
}

bool slowly_pays(const Edition& ed, const Cost& cost, const Cards& payment) {
  const std::vector<Card> paid = laid_out(ed, payment);
  for (int i = 0; i < kColours; ++i) {
    const Colour c = Colour(i);
    bool exists = false;
    for (const Face& face : ed.faces) exists |= !face.loco && face.colour == c;
    if (!exists || !colour_allowed(cost, c)) continue;
    if (cost.doubled > 0         ? pays_rough(ed, cost, paid, c)
        : cost.swap_rate > 0     ? pays_swapping(ed, cost, paid, c)
        : cost.kind == Kind::Sea ? pays_sea(ed, cost, paid, c)
                                 : pays_rail(ed, cost, paid, c))
      return true;
  }
  return false;
}

/// W-51 to W-53: two trains and two ships with anchors of one colour, locos for any.
bool slowly_pays_harbour(const Edition& ed, const Cards& payment) {
  const std::vector<Card> paid = laid_out(ed, payment);
  if (paid.size() != 4) return false;
  for (int i = 0; i < kColours; ++i) {
    int trains = 0, ships = 0, locos = 0;
    for (const Card& card : paid) {
      if (card.face.loco)
        ++locos;
      else if (card.face.colour != Colour(i) || !card.face.anchor)
        locos = -100;
      else
        ++(kind_of(ed, card) == Kind::Rail ? trains : ships);
    }
    if (locos >= 0 && trains <= 2 && ships <= 2) return true;
  }
  return false;
}

Cards random_hand(const Edition& ed, Quick& rng, int size) {
  Cards hand;
  const int favourite = rng.below(ed.faces.size());
  for (int i = 0; i < size; ++i) {
    int sort = rng.below(ed.faces.size());
    if (rng.below(3) == 0) sort = favourite;
    if (rng.below(4) == 0) sort = index(ed.loco);
    ++hand[Sort(sort)];
  }
  return hand;
}

void each_part(const Edition& ed, const Cards& hand,
               const std::function<void(const Cards&)>& take) {
  Cards part;
  std::function<void(int)> go = [&](int sort) {
    if (sort == ed.faces.size()) return take(part);
    for (int n = 0; n <= hand[Sort(sort)]; ++n) {
      part[Sort(sort)] = std::uint8_t(n);
      go(sort + 1);
    }
    part[Sort(sort)] = 0;
  };
  go(0);
}

/// The costs of an edition's lanes, and some that no board has.
std::vector<Cost> costs_of(const Edition& ed) {
  std::vector<Cost> costs;
  for (const Lane& lane : ed.lanes)
    if (std::find(costs.begin(), costs.end(), lane.printed) == costs.end())
      costs.push_back(lane.printed);
  return costs;
}

using Payments = std::set<std::array<std::uint8_t, kMaxSorts>>;

void compare(const Edition& ed, const Cost& cost, const Cards& hand) {
  Payments lawful;
  each_part(ed, hand, [&](const Cards& part) {
    const bool expected = slowly_pays(ed, cost, part);
    ASSERT_EQ(pays(ed, cost, part), expected);
    ASSERT_EQ(payment_fault(ed, cost, part).has_value(), !expected);
    if (expected) lawful.insert(part.count);
  });
  PaymentList list;
  list_payments(ed, cost, hand, list);
  Payments listed;
  for (const Cards& payment : list) {
    EXPECT_TRUE(lawful.contains(payment.count));
    EXPECT_TRUE(listed.insert(payment.count).second) << "listed twice";
  }
  EXPECT_EQ(list.empty(), lawful.empty());
  const bool complete = cost.swap_rate == 0 && !list.full();
  if (complete) {
    EXPECT_EQ(listed, lawful);
  }
}

class PaymentOracle : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Editions, PaymentOracle,
                         testing::Values("usa", "nordic", "switzerland", "world"),
                         [](const auto& edition) { return std::string(edition.param); });

TEST_P(PaymentOracle, AgreesOnEveryPaymentOfRandomHands) {
  const Game game = data::game(GetParam());
  const Edition& ed = game.edition;
  Quick rng(17);
  for (const Cost& cost : costs_of(ed))
    for (int i = 0; i < 25 && !HasFailure(); ++i)
      compare(ed, cost, random_hand(ed, rng, 1 + rng.below(cost.swap_rate > 0 ? 11 : 9)));
}

// Rough ground and ferries in shapes that the boards do not have.
TEST_P(PaymentOracle, AgreesOnInventedCosts) {
  const Game game = data::game(GetParam());
  const Edition& ed = game.edition;
  Quick rng(18);
  for (int i = 0; i < 600 && !HasFailure(); ++i) {
    Cost cost;
    cost.length = std::uint8_t(1 + rng.below(4));
    cost.colour = rng.below(2) == 0 ? Colour::Grey : ed.faces[std::size_t(rng.below(6))].colour;
    if (rng.below(2) == 0) {
      cost.doubled = std::uint8_t(rng.below(cost.length + 1));
    } else {
      cost.symbols = std::uint8_t(rng.below(cost.length + 1));
      cost.swap_rate = std::uint8_t(2 + rng.below(3));
      cost.swap_max = std::uint8_t(rng.below(cost.length + 1));
      cost.locos = rng.below(4) != 0 || cost.symbols > 0;
    }
    compare(ed, cost, random_hand(ed, rng, 1 + rng.below(9)));
  }
}

/// Ferries and lanes that any cards pay for, up to four spaces (N-30 to N-37).
std::vector<Cost> swapping_costs() {
  std::vector<Cost> costs;
  for (int length = 1; length <= 4; ++length)
    for (int symbols = 0; symbols <= length; ++symbols)
      for (int swaps = 0; swaps <= length; ++swaps)
        for (const bool locos : {false, true})
          costs.push_back({.length = std::uint8_t(length),
                           .symbols = std::uint8_t(symbols),
                           .locos = locos,
                           .swap_rate = 3,
                           .swap_max = std::uint8_t(swaps)});
  return costs;
}

// The menu works out the mix that trying all of them finds first.
TEST(MixOracle, TheMenusMixIsTheFirstOfAll) {
  const auto check = [](const Cost& cost, const Purse& p) {
    std::optional<Mix> first;
    each_mix(cost, p, [&](const Mix& mix) { return first = mix, true; });
    const std::optional<Mix> mix = first_mix(cost, p);
    ASSERT_EQ(mix.has_value(), first.has_value());
    if (!mix) return;
    ASSERT_EQ(mix->locos, first->locos);
    ASSERT_EQ(mix->suit, first->suit);
    ASSERT_EQ(mix->swaps, first->swaps);
  };
  for (const Cost& cost : swapping_costs())
    for (int suit = 0; suit <= 5; ++suit)
      for (int locos = 0; locos <= 5; ++locos)
        for (int others = 0; others <= 12 && !HasFailure(); ++others)
          check(cost, {.suit = suit, .locos = locos, .total = suit + locos + others});
}

TEST(HarbourOracle, AgreesOnEveryPaymentOfRandomHands) {
  const Game game = data::game("world");
  const Edition& ed = game.edition;
  Quick rng(19);
  for (int i = 0; i < 400; ++i) {
    const Cards hand = random_hand(ed, rng, 1 + rng.below(9));
    Payments lawful;
    each_part(ed, hand, [&](const Cards& part) {
      ASSERT_EQ(pays_harbour(ed, part), slowly_pays_harbour(ed, part));
      if (pays_harbour(ed, part)) lawful.insert(part.count);
    });
    PaymentList list;
    list_harbour_payments(ed, hand, list);
    Payments listed;
    for (const Cards& payment : list) listed.insert(payment.count);
    ASSERT_EQ(listed, lawful);
    ASSERT_EQ(int(listed.size()), list.size());
  }
}

}  // namespace
}  // namespace wagonaut::tests
