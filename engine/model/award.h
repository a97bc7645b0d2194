#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "engine/base/check.h"

namespace wagonaut {

/// What points are for. The first two are scored in play, the others are lines of the law.
/// A position has the sum of these two; told apart they are by who knows the whole game.
enum class AwardKind : std::uint8_t {
  Lanes,         // value: lanes built
  Exchanges,     // value: pieces exchanged; they cost points (W-58)
  Tickets,       // value: complete ones; points: complete less incomplete
  LongestTrail,  // value: its length
  MostTickets,   // value: complete ones
  Harbours,      // value: harbours built
  Unbuilt,       // value: harbours not built; the law gives it with the harbours (W-71)
  IdlePieces,    // value: trains not used (L-81)
  TurnOrder,     // value: place in turn order, from 0; no line of the law, a tie-break reads it
};
inline constexpr int kAwardKinds = int(AwardKind::TurnOrder) + 1;

/// One line of the final scoring, in the order the rulebook adds them up.
struct Award {
  AwardKind kind{};
  std::int8_t points = 0;                   // LongestTrail, MostTickets: the bonus
  std::array<std::int8_t, 4> by_tickets{};  // Harbours: value with 0, 1, 2, 3+ tickets (W-72)
  std::int8_t unbuilt = 0;                  // Harbours: added for each one not built (W-71)
  std::array<std::int8_t, 12> by_idle{};    // IdlePieces: with 0, 1, … 10, 11 or more of them

  friend constexpr bool operator==(const Award&, const Award&) = default;
};

/// What separates seats with equal totals, in this order (U-25, N-48, W-76, L-83).
enum class Tie : std::uint8_t { Tickets, TrailBonus, LongestTrail, Harbours, LaterTurn };
inline constexpr int kTies = int(Tie::LaterTurn) + 1;

/// The words of an enumeration as data files and the protocol write them, one row each in order.
template <class Kind, std::size_t N>
struct AwardWords {
  std::array<std::pair<Kind, std::string_view>, N> rows;

  constexpr std::string_view operator[](Kind kind) const {
    CHECK(std::size_t(kind) < N);
    return rows[std::size_t(kind)].second;
  }
  constexpr bool in_order() const {
    for (std::size_t i = 0; i < N; ++i)
      if (std::size_t(rows[i].first) != i || rows[i].second.empty()) return false;
    return true;
  }
};

inline constexpr AwardWords<AwardKind, kAwardKinds> kAwardWords{{{
    {AwardKind::Lanes, "lanes"},
    {AwardKind::Exchanges, "exchanges"},
    {AwardKind::Tickets, "tickets"},
    {AwardKind::LongestTrail, "longest_trail"},
    {AwardKind::MostTickets, "most_tickets"},
    {AwardKind::Harbours, "harbours"},
    {AwardKind::Unbuilt, "unbuilt"},
    {AwardKind::IdlePieces, "idle_pieces"},
    {AwardKind::TurnOrder, "turn_order"},
}}};
static_assert(kAwardWords.in_order(), "a word for each kind of award");

inline constexpr AwardWords<Tie, kTies> kTieWords{{{
    {Tie::Tickets, "tickets"},
    {Tie::TrailBonus, "trail_bonus"},
    {Tie::LongestTrail, "longest_trail"},
    {Tie::Harbours, "harbours"},
    {Tie::LaterTurn, "later_turn"},
}}};
static_assert(kTieWords.in_order(), "a word for each tie-break");

}  // namespace wagonaut
