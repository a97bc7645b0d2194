#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/model/edition.h"
#include "engine/model/move.h"

namespace wagonaut {

struct OpenTable;

/// Index of a suit in `Edition::index.suits`, or "locos only".
using SuitIndex = std::uint8_t;
inline constexpr SuitIndex kLocosOnly = 255;

/// The lawful moves a seat is offered, kept as a few sets: slots to take, tickets to keep, lanes to
/// claim in one suit. A move is made of its place in them when it is read, payment included. Every
/// entry is a different move.
class Menu {
 public:
  /// Moves of one kind that differ in a number below 64: a slot, a deck, tickets kept, an amount, a
  /// node. `with` is the kind of piece given, or the suit paid in.
  struct Numbers {
    std::uint64_t values = 0;
    MoveKind kind{};
    std::uint8_t with = 0;

    friend constexpr bool operator==(const Numbers&, const Numbers&) = default;
  };
  /// Lanes to be claimed in one suit; the set may be empty.
  struct Claims {
    LaneSet lanes;
    int suit = kLocosOnly;
    int count = 0;  // of the lanes

    friend constexpr bool operator==(const Claims&, const Claims&) = default;
  };

  using Tolls = FixedVector<Cards, 8, Spare::AsItIs>;

  void clear() {
    size_ = 0;
    numbers_.clear();
    tolls_.clear();
    claims_.clear();
  }
  void add(MoveKind kind, std::uint64_t values, int with = 0) {
    Numbers& block = numbers_.grow();
    block.values = values;
    block.kind = kind;
    block.with = std::uint8_t(with);
    size_ += std::popcount(values);
  }
  void add_toll(const Cards& payment) {
    tolls_.push_back(payment);
    ++size_;
  }
  void add_claims(const LaneSet& lanes, SuitIndex suit) {
    Claims& block = claims_.grow();
    block.lanes = lanes;
    block.suit = suit;
    block.count = lanes.count();
    size_ += block.count;
  }
  /// The lanes of `a` or `b` that are open, all of them in the first `kWords` words of the sets.
  template <int kWords>
  void add_claims(const LaneSet& a, const LaneSet& b, const LaneSet& open, SuitIndex suit) {
    Claims& block = claims_.grow();
    int count = 0;
    for (int w = 0; w < kWords; ++w) {
      const std::uint64_t lanes = (a.word(w) | b.word(w)) & open.word(w);
      block.lanes.set_word(w, lanes);
      count += std::popcount(lanes);
    }
    for (int w = kWords; w < LaneSet::kWords; ++w) block.lanes.set_word(w, 0);
    block.suit = suit;
    block.count = count;
    size_ += count;
  }
  /// Who pays for claims and harbours, and from which hand.
  void pay_from(Seat seat, const Cards& hand) {
    seat_ = seat;
    hand_ = hand;
  }

  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  /// The `i`-th move, payment included, at the table for which the menu was made.
  Move at(const Edition& ed, const OpenTable& open, int i) const;
  /// The numbers offered in moves of one kind, as bits: slots, decks, sets of kept tickets. `with`
  /// is the kind of piece an exchange gives.
  std::uint64_t numbers(MoveKind kind, int with = 0) const {
    std::uint64_t all = 0;
    for (const Numbers& block : numbers_)
      if (block.kind == kind && block.with == with) all |= block.values;
    return all;
  }
  /// The tolls of a tunnel, those with fewest locos first.
  const Tolls& tolls() const { return tolls_; }
  /// All lanes that some claim of the menu buys.
  LaneSet lanes() const;
  /// All nodes where some harbour of the menu is built.
  NodeSet harbours() const;

  friend constexpr bool operator==(const Menu&, const Menu&) = default;

 private:
  int size_ = 0;
  Seat seat_{};
  Cards hand_;
  FixedVector<Numbers, 16, Spare::AsItIs> numbers_;
  Tolls tolls_;
  FixedVector<Claims, 2 * kMaxSuits + 1, Spare::AsItIs> claims_;  // plain and special lanes apart
};

}  // namespace wagonaut
