#include "engine/rules/round.h"

#include <algorithm>

#include "engine/rules/network.h"

namespace wagonaut {
namespace {

/// Seats from one on, clockwise.
Seats round_from(const Edition& ed, Seat first, unsigned wanted) {
  Seats out;
  for (int i = 0; i < ed.seats; ++i) {
    const Seat seat{std::uint8_t((index(first) + i) % ed.seats)};
    if ((wanted >> index(seat) & 1) != 0) out.push_back(seat);
  }
  return out;
}

/// A moment of all, not of a seat's turn.
bool of_the_table(When when) {
  return when == When::Setup || when == When::Story || when == When::Score;
}

unsigned everybody(const Edition& ed) {
  return (1u << ed.seats) - 1;
}

const Sentence& sentence_of(const Eyes& eyes, const Item& at) {
  return eyes.ed.effects.sentences[at.row];
}

/// The owner of the lane or the city that was chosen; nobody's if it is not here.
Seat owner_meant(const Eyes& eyes, const Item& at) {
  if (at.chosen == kNone) return kNobody;
  if (ActKind(at.from) == ActKind::ChooseLane)
    return owner_of(eyes.ed, eyes.open, LaneId{at.chosen});
  const std::uint8_t owner = eyes.extras().city[at.chosen].owner;
  return owner == 0 || owner == kOwnerAway ? kNobody : Seat(owner - 1);
}

/// What a group says of a seat; it is a number of base 3, the first seat's digit last.
enum Digit : int { Between, Least, Most };
constexpr int kDigits = 3;
/// All have the same: everybody has the least and the most.
constexpr int kAllAlike = 243;
static_assert(kMaxSeats == 5, "3^5 numbers, and the one above, go into a byte");

unsigned seats_in(const Eyes& eyes, int group, Digit digit) {
  if (group == kAllAlike) return everybody(eyes.ed);
  unsigned out = 0;
  for (int i = 0; i < eyes.ed.seats; ++i, group /= kDigits)
    out |= unsigned(group % kDigits == digit) << i;
  return out;
}

}  // namespace

Seat first_in_round(const OpenTable& open, When when) {
  return of_the_table(when) ? open.start : open.active;
}

Seats seats_meant(const Eyes& eyes, const Item& at, Who who) {
  const Seat first = first_in_round(eyes.open, sentence_of(eyes, at).when);
  Seats one;
  switch (who) {
    case Who::Me:
      one.push_back(at.seat);
      return one;
    case Who::Caboose:
      one.push_back(eyes.open.start);
      return one;
    case Who::Owner:
      if (const Seat owner = owner_meant(eyes, at); owner != kNobody) one.push_back(owner);
      return one;
    case Who::All:
      return round_from(eyes.ed, first, everybody(eyes.ed));
    case Who::LeastDollars:
      return round_from(eyes.ed, first, seats_in(eyes, at.group, Least));
    case Who::MostDollars:
      return round_from(eyes.ed, first, seats_in(eyes, at.group, Most));
    case Who::NotMostDollars:
      return round_from(eyes.ed, first, everybody(eyes.ed) & ~seats_in(eyes, at.group, Most));
  }
  return one;
}

std::uint8_t group_of(const Eyes& eyes) {
  int least = eyes.open.seat[0].score, most = least;
  for (int i = 1; i < eyes.ed.seats; ++i) {
    least = std::min<int>(least, eyes.open.seat[i].score);
    most = std::max<int>(most, eyes.open.seat[i].score);
  }
  if (least == most) return kAllAlike;
  int out = 0;
  for (int i = eyes.ed.seats; i-- > 0;) {
    const int dollars = eyes.open.seat[i].score;
    out = out * kDigits + (dollars == least ? Least : dollars == most ? Most : Between);
  }
  return std::uint8_t(out);
}

Seat seat_asked(const Eyes& eyes, const Item& at, const Act& act) {
  if (act.who == Who::Me) return at.seat;
  const Seats all = seats_meant(eyes, at, act.who);
  if (all.empty()) return kNobody;
  const bool in_turn = !of_the_table(sentence_of(eyes, at).when);
  // The active seat comes last.
  return in_turn && all.size() > 1 && all[0] == eyes.open.active ? all[1] : all[0];
}

}  // namespace wagonaut
