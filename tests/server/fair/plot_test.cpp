// Everybody but one seat plots, whoever runs the server among them. What they can choose after they
// know the honest nonce is nothing; what they choose before is worth nothing.
#include <array>
#include <cmath>
#include <set>

#include "engine/play.h"
#include "server/fair/fair.h"
#include "tests/data/data.h"
#include "tests/server/fair/fair_game.h"

namespace wagonaut::tests {
namespace {

using namespace server;

constexpr int kTries = 100'000;
constexpr int kSeats = 3;
const std::string kTable = "k7m2p4";

const Game& usa() {
  static const Game game = data::game("usa", kSeats);
  return game;
}

/// The first hand that seed and nonces deal to seat 0.
std::array<Sort, 4> first_hand(const std::string& seed, const std::vector<std::string>& nonces) {
  FairChance stream{ChaCha(luck_of(kTable, seed, nonces))};
  NotingChance luck(stream);
  start(usa().edition, luck, nullptr, Seat{0});
  std::array<Sort, 4> hand{};
  const Outcomes dealt = luck.take();
  std::copy_n(dealt.cards.begin(), hand.size(), hand.begin());
  return hand;
}

int locos_in(const std::array<Sort, 4>& hand) {
  return int(std::count(hand.begin(), hand.end(), usa().edition.loco));
}

std::string numbered(const std::string& what, int number) {
  return what + "-" + std::to_string(number);
}

/// Deals to all who sit there, luck being what it is.
void deal(const Game& game, Record& record) {
  FairChance stream{ChaCha(luck_of(record.fair->game, record.fair->seed, record.fair->nonces))};
  NotingChance luck(stream);
  start(game.edition, luck, nullptr, record.first);
  record.deal = luck.take();
}

/// A table of three seats that all have a share, up to its deal.
Record bound_table() {
  Record record;
  record.header = {usa().card.id, usa().card.rules, usa().options, {"Ala", "Bo", "Cy"}};
  Fairness fair{kTable, "", {"of-ala", "of-bo", "of-cy"}, sha256_hex("seed")};
  fair.commitment = commitment_of(fair.game, fair.seed);
  for (int seat = 0; seat < kSeats; ++seat)
    fair.shares.push_back(share_of(fair.game, seat, fair.nonces[std::size_t(seat)]));
  record.fair = fair;
  deal(usa(), record);
  return record;
}

/// The sum of (seen - expected)² / expected.
double chi_squared(const std::vector<int>& seen, const std::vector<double>& expected) {
  double sum = 0;
  for (std::size_t i = 0; i < seen.size(); ++i)
    sum += (seen[i] - expected[i]) * (seen[i] - expected[i]) / expected[i];
  return sum;
}

/// How often so many of four cards are locos, of all hands there are: 14 of 110 cards.
std::vector<double> expected_locos(int hands) {
  const auto choose = [](int n, int k) {
    double out = 1;
    for (int i = 0; i < k; ++i) out *= double(n - i) / (i + 1);
    return out;
  };
  std::vector<double> out;
  for (int locos = 0; locos < 3; ++locos)
    out.push_back(hands * choose(14, locos) * choose(96, 4 - locos) / choose(110, 4));
  out.push_back(hands - out[0] - out[1] - out[2]);  // three or four
  return out;
}

constexpr double kThreeFreely = 16.27, kEightFreely = 26.12;  // one in a thousand is beyond

}  // namespace

TEST(Plot, NothingCanBeChosenOnceTheHonestNonceIsKnown) {
  Record record = bound_table();
  ASSERT_EQ(deal_fault(usa().edition, record), "");
  const Fairness fair = *record.fair;
  for (int honest = 0; honest < kSeats; ++honest) {
    int passed = 0;
    for (int i = 0; i < kTries; ++i) {
      *record.fair = fair;
      for (int seat = 0; seat < kSeats; ++seat)
        if (seat != honest && (i + seat) % 3 != 0)
          record.fair->nonces[std::size_t(seat)] = numbered("try", i);
      if (i % 4 == 0) record.fair->seed = sha256_hex(numbered("seed", i));
      passed += check_deal(usa().edition, record).flaw == DealFlaw::None ? 1 : 0;
    }
    EXPECT_EQ(passed, 0) << "everybody but seat " << honest;
  }
}

// Who begins and how many sit there is bound by no promise and changes the cards. A record alone
// cannot show it; it says what it was, and devices have noted what they were shown before.
TEST(Plot, OtherTermsAreOtherCardsAndStandInTheRecord) {
  const Record honest = bound_table();
  std::set<std::string> terms{deal_terms(honest)};
  std::set<std::vector<Sort>> deals{honest.deal.cards};
  const auto plotted = [&](const Game& game, Record record) {
    deal(game, record);
    EXPECT_EQ(deal_fault(game.edition, record), "");
    EXPECT_TRUE(terms.insert(deal_terms(record)).second) << deal_terms(record);
    deals.insert(record.deal.cards);
  };
  Record more = honest;
  more.header.players.push_back("Bot 4");
  more.fair->nonces.emplace_back();
  more.fair->shares.emplace_back();
  EXPECT_NE(deal_fault(usa().edition, more), "") << "a share for a seat that nobody has";
  const Game bigger = data::game("usa", kSeats + 1);
  plotted(bigger, more);
  for (int first = 0; first < kSeats; ++first) {
    Record named = honest;
    named.first = Seat(first);
    EXPECT_NE(deal_fault(usa().edition, named), "") << "named, and dealt as if it were not";
    plotted(usa(), named);
  }
  EXPECT_EQ(terms.size(), kSeats + 2u);
  EXPECT_GT(deals.size(), 2u) << "there is something to choose from";
}

// They take the seed and the nonces that are best for them with the nonce they guess, and it does
// them no good with the one that comes.
TEST(Plot, WhatWasChosenBeforeIsWorthNothing) {
  for (std::size_t honest = 0; honest < kSeats; ++honest) {
    const auto nonces_of = [&](int choice, const std::string& honest_nonce) {
      std::vector<std::string> nonces(kSeats, numbered("plotted", choice));
      nonces[honest] = honest_nonce;
      return nonces;
    };
    const auto seed_of = [](int choice) { return sha256_hex(numbered("ground", choice)); };
    int best = 0, most = -1;
    for (int choice = 0; choice < kTries && most < 4; ++choice) {
      const int locos = locos_in(first_hand(seed_of(choice), nonces_of(choice, "guessed")));
      if (locos > most) best = choice, most = locos;
    }
    ASSERT_EQ(most, 4) << "with a guess that is right they have all they want";
    constexpr int kDeals = 20'000;
    std::vector<int> seen(4, 0);
    for (int i = 0; i < kDeals; ++i) {
      const auto hand = first_hand(seed_of(best), nonces_of(best, numbered("honest", i)));
      ++seen[std::size_t(std::min(locos_in(hand), 3))];
    }
    EXPECT_LT(chi_squared(seen, expected_locos(kDeals)), kThreeFreely) << "honest seat " << honest;
  }
}

TEST(Plot, FirstHandsAreAsOftenAsTheyShouldBe) {
  constexpr int kDeals = 40'000;
  const std::size_t sorts = usa().labels.sorts.size();
  std::vector<int> locos(4, 0), first(sorts, 0);
  for (int i = 0; i < kDeals; ++i) {
    const auto hand = first_hand(sha256_hex(numbered("deal", i)),
                                 {numbered("a", i), numbered("b", i), numbered("c", i)});
    ++locos[std::size_t(std::min(locos_in(hand), 3))];
    ++first[std::size_t(index(hand[0]))];
  }
  EXPECT_LT(chi_squared(locos, expected_locos(kDeals)), kThreeFreely);
  std::vector<double> expected(sorts, kDeals * 12.0 / 110);
  expected[std::size_t(index(usa().edition.loco))] = kDeals * 14.0 / 110;
  EXPECT_LT(chi_squared(first, expected), kEightFreely);
}

}  // namespace wagonaut::tests
