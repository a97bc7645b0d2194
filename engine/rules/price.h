#pragma once

#include "engine/model/edition.h"
#include "engine/model/state.h"

namespace wagonaut {

inline constexpr int kTunnelRow = 3;  // cards that a tunnel turns up (G-31)

/// All that a lane asks of a seat now, with what cards have changed (C-0.2).
struct Price {
  Cost cost;
  std::uint8_t any = 0;                      // further cards of any kind: none or one
  std::uint8_t fee = 0;                      // dollars; who has fewer pays what it has
  std::uint8_t reveal = 0;                   // cards that are turned up, as at a tunnel
  std::uint8_t swaps = 0;                    // so many cards may be replaced with dollars...
  std::array<std::uint8_t, 2> swap_price{};  // ...one, two of them
  std::uint8_t swap_token = kNone;           // that is counted for each
  std::uint8_t optional = 0;  // changes on request that are possible here, as bits: see below
  // Limits that a claim at this price spends, by slot: those of all changes that are made, and
  // those of changes that are made only if dollars replace cards.
  std::uint16_t limits = 0, swap_limits = 0;
  bool closed = false;  // nobody may claim it

  /// Dollars that a claim with so many swaps takes from a seat that has `held`.
  int fee_of(int held) const { return held < fee ? held : fee; }
  int swap_dollars(int n) const { return n == 0 ? 0 : swap_price[std::size_t(n - 1)]; }
  friend constexpr bool operator==(const Price&, const Price&) = default;
};

/// `uses`: optional changes that are wished for; bit k is the k-th sentence with an optional change
/// that the seat may ask for.
Price full_price(const Edition& ed, const OpenTable& open, Seat seat, LaneId lane,
                 unsigned uses = 0);
/// The sentence of the seat's k-th optional change.
const Sentence& optional_change(const Edition& ed, const OpenTable& open, Seat seat, int k);

/// What is printed on the board, for who draws or describes it. It decides nothing.
inline const Cost& printed_on(const Edition& ed, LaneId lane) {
  return ed.lane(lane).printed;
}

/// The price of a lane that no card changes now.
inline const Cost& plain_price(const Edition& ed, LaneId lane) {
  return ed.lane(lane).printed;
}

/// What `price_of` answers where cards may change prices. It only reads, and says so: else who asks
/// for a price in a loop would read the board again each time.
[[gnu::cold, gnu::pure]] Cost changed_price(const Edition& ed, const OpenTable& open, Seat seat,
                                            LaneId lane);

/// The cards that a lane asks of a seat now. No rule and no bot reads what is printed on the board,
/// so a rule that changes prices is written here.
inline Cost price_of(const Edition& ed, const OpenTable& open, Seat seat, LaneId lane) {
  if (!ed.effects.any(When::Price)) return plain_price(ed, lane);
  return changed_price(ed, open, seat, lane);
}

/// The lanes whose price some card changes for this seat now.
LaneSet priced_lanes(const Edition& ed, const OpenTable& open, Seat seat);

}  // namespace wagonaut
