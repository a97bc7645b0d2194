#include "bots/effects/closeness.h"

#include <algorithm>

#include "engine/rules/conditions.h"

namespace wagonaut {
namespace {

// Percent, found by playing campaigns.
constexpr int kHalfDone = 60;   // what a count that is nearly reached comes near to
constexpr int kNotJoined = 20;  // two places that are not joined yet
constexpr int kByLuck = 40;     // what the cards of a hand decide
constexpr int kLead = 55, kMoreLead = 12, kSureLead = 95;
constexpr int kBehind = 35;
constexpr int kPiecesEach = 2;  // that a lane or city takes which is still missing

bool takes_pieces(Of of) {
  switch (of) {
    case Of::Lanes:
    case Of::Cities:
    case Of::Regions:
    case Of::Colours:
    case Of::Frames:
      return true;
    default:
      return false;
  }
}

bool in_hand(Of of) {
  return of == Of::Cards || of == Of::Locos;
}

int count_closeness(const Eyes& eyes, Seat seat, const Test& test) {
  const Quantity& q = eyes.ed.effects.quantities[test.a];
  if (in_hand(q.of)) return kByLuck;
  const int have = quantity(eyes, seat, q);
  if (have > test.most) return kHalfDone * (test.most + 1) / (have + 1);
  const int missing = test.least - have;
  if (takes_pieces(q.of) && missing * kPiecesEach > eyes.open.seat[seat].trains) return 0;
  return kHalfDone * have / std::max<int>(1, test.least);
}

/// The most of it that another seat has.
int best_rival(const Eyes& eyes, Seat seat, const Quantity& q) {
  int most = 0;
  for (int i = 0; i < eyes.ed.seats; ++i)
    if (Seat(i) != seat) most = std::max(most, quantity(eyes, Seat(i), q));
  return most;
}

/// A lead may be lost, and what is lacking be caught up.
int rank_closeness(const Eyes& eyes, Seat seat, const Test& test) {
  const Quantity& q = eyes.ed.effects.quantities[test.a];
  const int mine = quantity(eyes, seat, q), best = best_rival(eyes, seat, q);
  switch (Rank(test.place)) {
    case Rank::First:
      if (mine > best) return std::min(kSureLead, kLead + kMoreLead * (mine - best - 1));
      return kBehind * mine / (best + 1);
    case Rank::Second:
      return mine > best ? kBehind : kBehind * mine / (best + 1);
    case Rank::Last:
      return mine < best ? kByLuck : 0;
  }
  return 0;
}

int closeness_of(const Eyes& eyes, Seat seat, LaneId lane, const Test& test) {
  if (test.kind == TestKind::Rank && !test.negate) return rank_closeness(eyes, seat, test);
  if (holds(eyes, seat, lane, test)) return kHolds;
  if (test.negate) return 0;
  switch (test.kind) {
    case TestKind::Count:
      return test.place == 0 ? count_closeness(eyes, seat, test) : 0;
    case TestKind::Join:
      return kNotJoined;
    case TestKind::Drew:
    case TestKind::Event:
      return kByLuck;
    default:
      return 0;
  }
}

int product(const Eyes& eyes, Seat seat, LaneId lane, const Sentence& row, bool joined) {
  int percent = kHolds;
  for (int i = 0; i < row.tests && percent > 0; ++i) {
    const Test& test = eyes.ed.effects.tests[row.first_test + i];
    if (joined && test.kind == TestKind::Join && !test.negate) continue;
    percent = percent * closeness_of(eyes, seat, lane, test) / kHolds;
  }
  return percent;
}

}  // namespace

int closeness(const Eyes& eyes, Seat seat, LaneId lane, const Sentence& row) {
  return product(eyes, seat, lane, row, false);
}

int closeness_if_joined(const Eyes& eyes, Seat seat, LaneId lane, const Sentence& row) {
  return product(eyes, seat, lane, row, true);
}

}  // namespace wagonaut
