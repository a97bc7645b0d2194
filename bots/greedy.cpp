#include "bots/greedy.h"

#include <algorithm>
#include <tuple>

#include "bots/picks.h"
#include "engine/rules/payment.h"

namespace wagonaut {
namespace {

constexpr int kFullHand = 18;     // more cards than this are of no use in the hand
constexpr int kWorthATurn = 4;    // points of a lane that no ticket wants
constexpr int kFewPieces = 8;     // so near the end every point counts
constexpr int kUsualTrains = 20;  // of a fleet (W-12)

/// What one decision is made from.
struct Eyes {
  Position at;
  LaneSet wanted;  // lanes on the way to open tickets

  const Edition& ed() const { return at.ed; }
  const View& view() const { return at.view; }
  std::uint64_t offers(MoveKind kind, int with = 0) const {
    return at.view.choices.numbers(kind, with);
  }
  /// Of the pieces only; before fleets are chosen there are none.
  int pieces() const { return at.mine.trains + at.mine.ships; }
  int hand() const { return at.own.hand.total(); }
};

Eyes open_eyes(const Edition& ed, const View& view) {
  Eyes eyes{position_of(ed, view), {}};
  for (const TicketId id : eyes.at.own.tickets) {
    const auto way = shortest_way(ed, eyes.at.mine.lanes, eyes.at.open, ed.ticket(id));
    if (way && way->length <= eyes.pieces()) eyes.wanted |= way->lanes;
  }
  return eyes;
}

Move choose_fleet(const Eyes& eyes) {
  const Menu& menu = eyes.view().choices;
  if (((eyes.offers(MoveKind::ChooseFleet) >> kUsualTrains) & 1) != 0)
    return Move::choose_fleet(kUsualTrains);
  return menu.at(eyes.ed(), eyes.view().open, menu.size() / 2);
}

Move refill(const Eyes& eyes) {
  const int larger = eyes.view().open.draw_count[1] > eyes.view().open.draw_count[0] ? 1 : 0;
  if (((eyes.offers(MoveKind::RefillFrom) >> larger) & 1) != 0)
    return Move::refill_from(Deck(larger));
  return eyes.view().choices.at(eyes.ed(), eyes.view().open, 0);
}

/// Wanted lanes first, then points, then the cheapest payment.
auto worth(const Eyes& eyes, const Move& claim) {
  return std::tuple(eyes.wanted.contains(claim.lane()), int(eyes.ed().lane(claim.lane()).points),
                    -claim.payment.total(), -int(claim.payment[eyes.ed().loco]));
}

bool worth_a_turn(const Eyes& eyes, LaneId lane) {
  return eyes.wanted.contains(lane) || eyes.ed().lane(lane).points >= kWorthATurn ||
         eyes.view().open.triggered || eyes.pieces() <= kFewPieces || eyes.hand() >= kFullHand;
}

std::optional<Move> best_claim(const Eyes& eyes) {
  std::optional<Move> best;
  for (int i = 0; i < eyes.view().choices.size(); ++i) {
    const Move move = eyes.view().choices.at(eyes.ed(), eyes.view().open, i);
    if (move.kind != MoveKind::ClaimLane || !worth_a_turn(eyes, move.lane())) continue;
    if (!best || worth(eyes, move) > worth(eyes, *best)) best = move;
  }
  return best;
}

/// A harbour where a complete ticket pays for it at once (W-72).
std::optional<Move> best_harbour(const Eyes& eyes) {
  for (int i = 0; i < eyes.view().choices.size(); ++i) {
    const Move move = eyes.view().choices.at(eyes.ed(), eyes.view().open, i);
    if (move.kind != MoveKind::BuildHarbour) continue;
    for (const TicketId id : eyes.at.own.tickets)
      if (eyes.ed().ticket(id).names(move.node()) &&
          joined(eyes.ed(), eyes.at.mine.lanes, eyes.ed().ticket(id)))
        return move;
  }
  return std::nullopt;
}

bool cards_suffice(const Eyes& eyes, const Cost& cost) {
  for (int suit = 0; suit < eyes.ed().index.suits.size(); ++suit)
    if (menu_payment(eyes.ed(), cost, eyes.at.own.hand, SuitIndex(suit))) return true;
  return menu_payment(eyes.ed(), cost, eyes.at.own.hand, kLocosOnly).has_value();
}

/// Pieces for the best lane that only lacks them, when the cards lie idle in the hand (W-56).
std::optional<Move> useful_exchange(const Eyes& eyes) {
  std::optional<Move> best;
  int most = 0;
  for (const LaneId id : eyes.at.open) {
    const Lane& lane = eyes.ed().lane(id);
    const bool sea = lane.kind() == Kind::Sea;
    const int lacking = lane.length() - (sea ? eyes.at.mine.ships : eyes.at.mine.trains);
    if (lacking <= 0 || lane.points - lacking <= most) continue;
    const Kind gives = sea ? Kind::Rail : Kind::Sea;
    if (((eyes.offers(MoveKind::Exchange, int(gives)) >> lacking) & 1) == 0) continue;
    if (!cards_suffice(eyes, eyes.at.cost(id))) continue;
    best = Move::exchange(gives, lacking);
    most = lane.points - lacking;
  }
  return best;
}

/// How many cards of its suit the hand holds, twice as much when a wanted lane asks for it.
int use_of(const Eyes& eyes, Sort card) {
  const Face& face = eyes.ed().face(card);
  const Kind kind = eyes.ed().deck(face.deck).kind;
  int held = 0;
  for (const Suit& suit : eyes.ed().index.suits)
    if (suit.kind == kind && suit.colour == face.colour)
      for (const Sort sort : suit.sorts) held += eyes.at.own.hand[sort];
  for (const LaneId id : eyes.wanted) {
    const Cost cost = eyes.at.cost(id);
    if (cost.kind == kind && cost.colour == face.colour && held < cost.length) return 2 * held + 2;
  }
  return held;
}

/// The most useful face-up card, or a blind one when none is of use. A loco that would be the only
/// card of the turn is left lying.
std::optional<Move> draw(const Eyes& eyes, Quick& rng) {
  std::optional<Move> best;
  int most = 1;
  for (int i = 0; i < eyes.view().choices.size(); ++i) {
    const Move move = eyes.view().choices.at(eyes.ed(), eyes.view().open, i);
    if (move.kind != MoveKind::TakeSlot) continue;
    const Sort card = eyes.view().open.market[std::size_t(move.slot())];
    const bool free_loco = eyes.ed().loco_limit == LocoLimit::Free && !eyes.wanted.empty();
    const int use = eyes.ed().face(card).loco ? (free_loco ? 3 : 0) : use_of(eyes, card);
    if (use > most || (use == most && best && rng.below(2) == 0)) {
      best = move;
      most = use;
    }
  }
  if (best) return best;
  const int second = eyes.ed().decks.size() > 1 && rng.below(2) == 1 ? 1 : 0;
  const std::uint64_t decks = eyes.offers(MoveKind::TakeBlind);
  if (((decks >> second) & 1) != 0) return Move::take_blind(Deck(second));
  if (decks != 0) return Move::take_blind(Deck(std::countr_zero(decks)));
  const std::uint64_t slots = eyes.offers(MoveKind::TakeSlot);
  if (slots == 0) return std::nullopt;
  return Move::take_slot(std::countr_zero(slots));
}

std::optional<Move> first_claim(const Eyes& eyes) {
  for (int i = 0; i < eyes.view().choices.size(); ++i)
    if (const Move move = eyes.view().choices.at(eyes.ed(), eyes.view().open, i);
        move.kind == MoveKind::ClaimLane)
      return move;
  return std::nullopt;
}

Move act(const Eyes& eyes, Quick& rng) {
  if (const auto harbour = best_harbour(eyes)) return *harbour;
  if (const auto claim = best_claim(eyes)) return *claim;
  if (eyes.hand() >= kFullHand || eyes.view().open.triggered)
    if (const auto exchange = useful_exchange(eyes)) return *exchange;
  if (const auto card = draw(eyes, rng)) return *card;
  if (const auto exchange = useful_exchange(eyes)) return *exchange;
  if (const auto claim = first_claim(eyes)) return *claim;
  return eyes.view().choices.at(eyes.ed(), eyes.view().open, rng.below(eyes.view().choices.size()));
}

}  // namespace

Move Greedy::choose(const Edition& ed, const View& view, Quick& rng) {
  const Eyes eyes = open_eyes(ed, view);
  switch (view.open.ask.kind) {
    case AskKind::KeepTickets:
      return keep_nearest(eyes.at, 0, 0);
    case AskKind::ChooseFleet:
      return choose_fleet(eyes);
    case AskKind::RefillFrom:
      return refill(eyes);
    case AskKind::TunnelResponse:
      return *routine_move(eyes.at);
    case AskKind::PickCard:
      if (const auto card = draw(eyes, rng)) return *card;
      break;
    case AskKind::ChooseAction:
      return act(eyes, rng);
    case AskKind::EffectChoice:
    case AskKind::GameOver:
      break;
  }
  return view.choices.at(ed, view.open, 0);
}

}  // namespace wagonaut
