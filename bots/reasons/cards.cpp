// Why a card is taken.
#include <algorithm>
#include <tuple>

#include "bots/picks.h"
#include "bots/reasons/grounds.h"

namespace wagonaut {
namespace {

constexpr int kSoon = 3;        // cards that a lane may still lack to be collected for
constexpr int kRatherLong = 2;  // lanes so much shorter than the long ones are worth collecting for

int lacking(const Position& at, LaneId lane) {
  return affords(at, lane) ? 0 : std::max(1, missing_for(at, lane));
}

View with_card(const Grounds& g, Sort card) {
  View view = g.view;
  ++view.own->hand[card];
  return view;
}

/// A lane that a card brings nearer.
struct Target {
  LaneId lane{};
  int before = 0, after = 0;  // cards that it lacks
};

std::optional<Target> target_of(const Grounds& g, const Position& then, LaneId lane) {
  const Target target{lane, lacking(g.at, lane), lacking(then, lane)};
  if (target.after >= target.before) return std::nullopt;
  return target;
}

/// Of the planned lanes the one that lacks least, then the most rewarding one.
std::optional<Target> planned_target(const Grounds& g, Sort card) {
  const View view = with_card(g, card);
  const Position then = position_of(g.ed, view);
  std::optional<Target> best;
  std::pair<int, int> least{};
  for (const LaneId lane : g.planned) {
    const auto target = target_of(g, then, lane);
    if (!target || !planned_ticket(g, lane)) continue;
    const std::pair price{target->after, -int(g.ed.lane(lane).points)};
    if (best && price >= least) continue;
    best = target;
    least = price;
  }
  return best;
}

/// Of the other rather long lanes that the pieces suffice for and that lack few cards, the most
/// rewarding one.
std::optional<Target> rewarding_target(const Grounds& g, Sort card) {
  const View view = with_card(g, card);
  const Position then = position_of(g.ed, view);
  std::optional<Target> best;
  std::pair<int, int> most{};
  const int least = long_length(g.ed) - kRatherLong;
  for (const LaneId lane : fitting_lanes(g.at) - g.planned) {
    if (g.at.cost(lane).length < least) continue;
    const auto target = target_of(g, then, lane);
    if (!target || target->after > kSoon) continue;
    const std::pair worth{int(g.ed.lane(lane).points), -target->after};
    if (best && worth <= most) continue;
    best = target;
    most = worth;
  }
  return best;
}

int held_of_suit(const Grounds& g, Sort card) {
  int cards = 0;
  for (int i = 0; i < g.ed.faces.size(); ++i)
    if (g.ed.index.suit_of[std::size_t(i)] == g.ed.index.suit_of[std::size_t(card)] &&
        !g.ed.faces[std::size_t(i)].loco)
      cards += g.at.own.hand[Sort(i)];
  return cards;
}

/// Is there a coloured card to take that a planned lane lacks, or, without a plan, any lane?
bool something_open(const Grounds& g) {
  const std::uint64_t slots = g.view.choices.numbers(MoveKind::TakeSlot);
  for (int slot = 0; slot < kMaxSlots; ++slot) {
    const Sort card = g.view.open.market[std::size_t(slot)];
    if (((slots >> slot) & 1) == 0 || g.ed.face(card).loco) continue;
    if (planned_target(g, card)) return true;
    if (g.planned.empty() && rewarding_target(g, card)) return true;
  }
  return false;
}

}  // namespace

Reason why_taken(const Grounds& g, Sort card) {
  if (const auto target = planned_target(g, card))
    return {.why = Why::CollectsFor,
            .ticket = planned_ticket(g, target->lane),
            .lane = target->lane,
            .card = card,
            .count = target->after};
  if (g.ed.face(card).loco) return {.why = Why::TakesLoco, .card = card};
  if (const auto target = rewarding_target(g, card))
    return {.why = Why::SavesFor, .lane = target->lane, .card = card, .count = target->after};
  return {.why = Why::GathersCards, .card = card, .count = held_of_suit(g, card) + 1};
}

Reason why_blind(const Grounds& g, Deck deck) {
  if (g.view.choices.numbers(MoveKind::TakeSlot) == 0)
    return {.why = Why::NoOpenCard, .deck = deck};
  return {.why = something_open(g) ? Why::Unseen : Why::NothingOpen, .deck = deck};
}

}  // namespace wagonaut
