#include <algorithm>

#include "bots/first/planner/errands.h"

namespace wagonaut::first {
namespace {

constexpr int kMostMissing = 16;  // more make no difference any more
constexpr int kDoubleCard = 150;  // percent: a card of two pips; the second one is often too many

/// What one card more of each suit brings, in hundredths of a point.
struct CardWorth {
  std::array<int, kMaxSuits> suit{};
  std::array<int, kMaxSorts> sort{};  // beyond what its suit is worth
  int loco = 0;
};

/// Sums up what a card brings for each lane that is collected for: less, the more others are
/// lacking beside it.
class Appraisal {
 public:
  Appraisal(const Position& at, const Weights& weights) : at_(at) {
    int share = 1000;
    for (int& each : share_) {
      each = share;
      share = share * weights.decay / 100;
    }
  }

  /// `worth` in tenths of a point.
  void collect_for(LaneId lane, int worth) {
    const Cost& cost = at_.cost(lane);
    const int spaces = cost.length + cost.doubled + (at_.turns_up(lane) ? 1 : 0);
    const int wild = cost.locos ? at_.locos() : 0;
    for (int i = 0; i < at_.ed.index.suits.size(); ++i) {
      if (!suit_fits(cost, at_.ed.index.suits[std::size_t(i)])) continue;
      const int plain = std::min(at_.held[std::size_t(i)], spaces - cost.symbols);
      const int missing = spaces - plain - wild;
      if (missing <= 0) continue;
      const int brought = worth * share_[std::size_t(std::min(missing, kMostMissing) - 1)] / 1000;
      if (plain < spaces - cost.symbols) worth_.suit[std::size_t(i)] += brought;
      if (cost.locos) worth_.loco = std::max(worth_.loco, brought);
    }
  }

  /// A harbour takes two anchors of each kind in one colour (W-51).
  void collect_for_harbour(int points) {
    const auto& [wagons, ships] = at_.ed.index.anchored;
    for (std::size_t colour = 0; colour < kColours; ++colour) {
      const Sort wagon = wagons[colour], ship = ships[colour];
      if (wagon == kNoCard || ship == kNoCard) continue;
      const int missing = anchors_lacking(wagon) + anchors_lacking(ship) - at_.locos();
      if (missing <= 0) continue;
      const int brought = points * share_[std::size_t(missing - 1)] / 100;
      for (const Sort sort : {wagon, ship})
        if (anchors_lacking(sort) > 0) worth_.sort[std::size_t(sort)] += brought;
      worth_.loco = std::max(worth_.loco, brought);
    }
  }

  CardWorth worth() const {
    CardWorth all = worth_;
    for (const int suit : all.suit) all.loco = std::max(all.loco, suit);
    return all;
  }

 private:
  int anchors_lacking(Sort sort) const { return std::max(0, 2 - at_.own.hand[sort]); }

  const Position& at_;
  CardWorth worth_;
  std::array<int, kMostMissing> share_{};
};

int worth_of(const Position& at, const CardWorth& worth, Sort card) {
  if (card == at.ed.loco) return worth.loco;
  const int one =
      worth.suit[at.ed.index.suit_of[std::size_t(card)]] + worth.sort[std::size_t(card)];
  return at.ed.index.pips_of[std::size_t(card)] > 1 ? one * kDoubleCard / 100 : one;
}

/// The cards that may lie in the draw piles, as far as this seat knows.
Cards unseen_cards(const Position& at) {
  Cards unseen = at.ed.cards - at.own.hand - at.view.open.discard_pile;
  for (const Sort card : at.view.open.market)
    if (card != kNoCard) --unseen[card];
  for (int i = 0; i < at.ed.seats; ++i)
    if (Seat(i) != *at.view.viewer) unseen -= at.view.open.at(Seat(i)).shown;
  return unseen;
}

/// What a blind card of a deck brings on average.
int blind_worth(const Position& at, const CardWorth& worth, const Cards& unseen, Deck deck) {
  int sum = 0, cards = 0;
  const DeckRules& rules = at.ed.deck(deck);
  for (int i = rules.first; i < rules.last; ++i) {
    sum += unseen[Sort(i)] * worth_of(at, worth, Sort(i));
    cards += unseen[Sort(i)];
  }
  return cards == 0 ? 0 : sum / cards;
}

/// The draws of a menu with what they bring.
struct Draw {
  Move move;
  int worth = 0;
};
using Draws = FixedVector<Draw, kMaxSlots + kMaxDecks>;

Draws draws_of(const Position& at, const Weights& weights, const CardWorth& worth) {
  Draws draws;
  const Cards unseen = unseen_cards(at);
  const std::uint64_t decks = at.view.choices.numbers(MoveKind::TakeBlind);
  for (int i = 0; i < at.ed.decks.size(); ++i)
    if (((decks >> i) & 1) != 0)
      draws.push_back({Move::take_blind(Deck(i)),
                       blind_worth(at, worth, unseen, Deck(i)) * weights.blind / 100});
  const std::uint64_t slots = at.view.choices.numbers(MoveKind::TakeSlot);
  for (int slot = 0; slot < kMaxSlots; ++slot)
    if (((slots >> slot) & 1) != 0)
      draws.push_back(
          {Move::take_slot(slot), worth_of(at, worth, at.view.open.market[std::size_t(slot)])});
  return draws;
}

bool takes_the_turn(const Position& at, const Move& draw) {
  return at.ed.loco_limit == LocoLimit::Strict && draw.kind == MoveKind::TakeSlot &&
         at.view.open.market[std::size_t(draw.slot())] == at.ed.loco;
}

}  // namespace

std::optional<Move> best_draw(const Position& at, const Weights& weights, const Plan& plan,
                              const LaneSet& spare) {
  Appraisal appraisal(at, weights);
  for (const LaneId lane : with_twins(at, plan.lanes))
    appraisal.collect_for(lane, at.worth(lane) + 10 * weights.urgent);
  for (const LaneId lane : spare) appraisal.collect_for(lane, at.worth(lane));
  if (const int points = harbour_prospect(at, plan); points > 0)
    appraisal.collect_for_harbour(points * weights.harbour / 100);
  const Draws draws = draws_of(at, weights, appraisal.worth());
  if (draws.empty()) return std::nullopt;
  int usual = 0;  // the best card that leaves another one
  for (const Draw& draw : draws)
    if (!takes_the_turn(at, draw.move)) usual = std::max(usual, draw.worth);
  const Draw* best = nullptr;
  int most = 0;
  for (const Draw& draw : draws) {
    const int worth = draw.worth - (takes_the_turn(at, draw.move) ? usual : 0);
    if (best != nullptr && worth <= most) continue;
    best = &draw;
    most = worth;
  }
  return best->move;
}

}  // namespace wagonaut::first
