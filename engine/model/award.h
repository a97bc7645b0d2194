#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/base/check.h"
#include "engine/base/fixed_vector.h"

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
  std::int8_t points = 0;                   // the bonus
  std::array<std::int8_t, 4> by_tickets{};  // Harbours: value with 0, 1, 2, 3+ tickets (W-72)
  std::int8_t unbuilt = 0;                  // Harbours: added for each one not built (W-71)
  std::array<std::int8_t, 12> by_idle{};    // IdlePieces: with 0, 1, … 10, 11 or more of them

  friend constexpr bool operator==(const Award&, const Award&) = default;
};

/// What separates seats with equal totals, in this order (U-25, N-48, W-76, L-83).
enum class Tie : std::uint8_t { Tickets, TrailBonus, LongestTrail, Harbours, LaterTurn };
inline constexpr int kTies = int(Tie::LaterTurn) + 1;

/// What a line of the law may say beside its kind: the members of `Award`, by name.
enum class AwardMember : std::uint8_t { Points, ByTickets, Unbuilt, ByIdle };
inline constexpr std::string_view kAwardMembers[] = {"points", "by_tickets", "unbuilt", "by_idle"};

/// What data files, the protocol and the texts for players call an award, and what is said of it.
struct AwardForm {
  AwardKind kind{};
  std::string_view word;
  bool line = false;  // of the law, and not only a part of a score
  FixedVector<AwardMember, 4> members = {};

  constexpr bool has(AwardMember member) const {
    for (const AwardMember one : members)
      if (one == member) return true;
    return false;
  }
};
struct TieForm {
  Tie kind{};
  std::string_view word;
};

/// One row for each enumerator, in order.
template <class Form, std::size_t N>
struct Forms {
  std::array<Form, N> rows;

  constexpr const Form& operator[](decltype(Form::kind) kind) const {
    CHECK(std::size_t(kind) < N);
    return rows[std::size_t(kind)];
  }
  constexpr bool in_order() const {
    for (std::size_t i = 0; i < N; ++i)
      if (std::size_t(rows[i].kind) != i || rows[i].word.empty()) return false;
    return true;
  }
};

inline constexpr bool kLine = true;

/// A new row goes into the schema and the client's types by
/// `WAGONAUT_WRITE=1 wagonaut_tests --gtest_filter='AwardForms*'`.
inline constexpr Forms<AwardForm, kAwardKinds> kAwardForms{{{
    {AwardKind::Lanes, "lanes"},
    {AwardKind::Exchanges, "exchanges"},
    {AwardKind::Tickets, "tickets", kLine},
    {AwardKind::LongestTrail, "longest_trail", kLine, {AwardMember::Points}},
    {AwardKind::MostTickets, "most_tickets", kLine, {AwardMember::Points}},
    {AwardKind::Harbours, "harbours", kLine, {AwardMember::ByTickets, AwardMember::Unbuilt}},
    {AwardKind::Unbuilt, "unbuilt"},
    {AwardKind::IdlePieces, "idle_pieces", kLine, {AwardMember::ByIdle}},
    {AwardKind::TurnOrder, "turn_order"},
}}};
static_assert(kAwardForms.in_order(), "a row for each kind of award");

inline constexpr Forms<TieForm, kTies> kTieForms{{{
    {Tie::Tickets, "tickets"},
    {Tie::TrailBonus, "trail_bonus"},
    {Tie::LongestTrail, "longest_trail"},
    {Tie::Harbours, "harbours"},
    {Tie::LaterTurn, "later_turn"},
}}};
static_assert(kTieForms.in_order(), "a row for each tie-break");

}  // namespace wagonaut
