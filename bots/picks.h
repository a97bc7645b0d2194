#pragma once

#include "bots/position.h"

namespace wagonaut {

/// Suits as bits of their numbers.
using SuitSet = std::uint32_t;
inline constexpr SuitSet kAnySuit = ~SuitSet{0};

/// How much a card of each suit is wanted, 0: not at all; and the kind of card to draw blind.
struct Wants {
  std::array<int, kMaxSuits> suit{};
  int loco = 0;
  Kind kind = Kind::Rail;
};

/// Do the cards of the hand pay for a lane, whatever its pieces?
bool affords(const Position& at, LaneId lane);
/// The claim of a lane that takes fewest locos, then fewest cards, then the suit held most; nothing
/// if the menu has none in these suits.
std::optional<Move> claim_of(const Position& at, LaneId lane, SuitSet suits = kAnySuit);
/// Of these lanes the payable one that brings most, then of fewest locos.
std::optional<Move> longest_claim(const Position& at, const LaneSet& among);

/// Cards for this one lane, in the suit it would be paid in.
Wants wants_for(const Position& at, LaneId lane);
/// The face-up card that is wanted most, or a blind one; nothing if no card can be drawn.
std::optional<Move> draw_for(const Position& at, const Wants& wants);

/// The sets of offered tickets that may be kept; bit k of the result: the set with bits k.
std::uint64_t lawful_keeps(const Position& at);
Move keep_all(const Position& at);
/// As few as allowed, those that take fewest pieces; and every further one that takes at most
/// `percent` of the pieces that the ones before leave of `spare`.
Move keep_nearest(const Position& at, int spare, int percent);

/// The pieces that a plan lacks, when the hand could pay for one of its lanes and only pieces are
/// missing (W-56).
std::optional<Move> exchange_for(const Position& at, const LaneSet& planned);

/// What needs no plan: the fleet, the refill, the toll, and new pieces when no lane fits those that
/// are left. Nothing for every other question.
std::optional<Move> routine_move(const Position& at);
/// Some claim, some card, some ticket: whatever can be done when there is no plan.
Move any_move(const Position& at);

}  // namespace wagonaut
