#include "bots/greedy.h"

#include <algorithm>
#include <tuple>

#include "bots/routes.h"
#include "engine/rules/payment.h"

namespace wagonaut {
namespace {

constexpr int kFullHand = 18;      // more cards than this are of no use in the hand
constexpr int kWorthATurn = 4;     // points of a lane that no ticket wants
constexpr int kFewPieces = 8;      // so near the end every point counts
constexpr int kUsualTrains = 20;   // of a fleet (W-12)
constexpr int kUnreachable = 999;  // way to a ticket that cannot be completed any more

/// What one decision is made from.
struct Eyes {
  const Edition& ed;
  const View& view;
  Seat me;
  const SeatView& mine;
  const OwnView& own;
  LaneSet open;
  LaneSet wanted;  // lanes on the way to open tickets

  int pieces() const { return mine.trains + mine.ships; }
  int hand() const { return own.hand.total(); }
};

Eyes open_eyes(const Edition& ed, const View& view) {
  const Seat me = *view.viewer;
  Eyes eyes{ed, view, me, view.at(me), *view.own, open_lanes(ed, view, me), {}};
  for (const TicketId id : eyes.own.tickets) {
    const auto way = shortest_way(ed, eyes.mine.lanes, eyes.open, ed.ticket(id));
    if (way && way->length <= eyes.pieces()) eyes.wanted |= way->lanes;
  }
  return eyes;
}

std::optional<Move> find(const Eyes& eyes, MoveKind kind) {
  for (int i = 0; i < eyes.view.choices.size(); ++i)
    if (const Move move = eyes.view.choices.at(eyes.ed, i); move.kind == kind) return move;
  return std::nullopt;
}

bool on_menu(const Eyes& eyes, const Move& move) {
  for (int i = 0; i < eyes.view.choices.size(); ++i)
    if (eyes.view.choices.at(eyes.ed, i) == move) return true;
  return false;
}

/// Keeps as few tickets as it may, the nearest ones, and any that is complete already.
Move keep_tickets(const Eyes& eyes) {
  const auto& offer = eyes.own.offer;
  const bool first = eyes.own.tickets.empty();
  const Offer rule = first ? eyes.ed.first_offer : eyes.ed.later_offer;
  std::array<std::pair<int, int>, kMaxOffer> by_length{};  // length of the way, place in the offer
  for (int i = 0; i < offer.size(); ++i) {
    const auto way =
        shortest_way(eyes.ed, eyes.mine.lanes, eyes.open, eyes.ed.ticket(offer[std::size_t(i)]));
    by_length[std::size_t(i)] = {way ? way->length : kUnreachable, i};
  }
  std::sort(by_length.begin(), by_length.begin() + offer.size());
  unsigned kept = 0;
  for (int i = 0; i < offer.size(); ++i)
    if (i < rule.keep || by_length[std::size_t(i)].first == 0)
      kept |= 1u << by_length[std::size_t(i)].second;
  const Move wish = Move::keep_tickets(kept);
  return on_menu(eyes, wish) ? wish : eyes.view.choices.at(eyes.ed, 0);
}

Move choose_fleet(const Eyes& eyes) {
  const Move wish = Move::choose_fleet(kUsualTrains);
  return on_menu(eyes, wish) ? wish : eyes.view.choices.at(eyes.ed, eyes.view.choices.size() / 2);
}

Move refill(const Eyes& eyes) {
  const bool second = eyes.view.draw_count[1] > eyes.view.draw_count[0];
  const Move wish = Move::refill_from(Deck(second));
  return on_menu(eyes, wish) ? wish : eyes.view.choices.at(eyes.ed, 0);
}

/// The cheapest toll, or back out of the mountain.
Move answer_tunnel(const Eyes& eyes) {
  const auto toll = find(eyes, MoveKind::PayToll);
  return toll ? *toll : Move::withdraw();
}

/// Wanted lanes first, then points, then the cheapest payment.
auto worth(const Eyes& eyes, const Move& claim) {
  return std::tuple(eyes.wanted.contains(claim.lane()), int(eyes.ed.lane(claim.lane()).points),
                    -claim.payment.total(), -int(claim.payment[eyes.ed.loco]));
}

bool worth_a_turn(const Eyes& eyes, LaneId lane) {
  return eyes.wanted.contains(lane) || eyes.ed.lane(lane).points >= kWorthATurn ||
         eyes.view.triggered || eyes.pieces() <= kFewPieces || eyes.hand() >= kFullHand;
}

std::optional<Move> best_claim(const Eyes& eyes) {
  std::optional<Move> best;
  for (int i = 0; i < eyes.view.choices.size(); ++i) {
    const Move move = eyes.view.choices.at(eyes.ed, i);
    if (move.kind != MoveKind::ClaimLane || !worth_a_turn(eyes, move.lane())) continue;
    if (!best || worth(eyes, move) > worth(eyes, *best)) best = move;
  }
  return best;
}

/// A harbour where a complete ticket pays for it at once (W-72).
std::optional<Move> best_harbour(const Eyes& eyes) {
  for (int i = 0; i < eyes.view.choices.size(); ++i) {
    const Move move = eyes.view.choices.at(eyes.ed, i);
    if (move.kind != MoveKind::BuildHarbour) continue;
    for (const TicketId id : eyes.own.tickets)
      if (eyes.ed.ticket(id).names(move.node()) &&
          joined(eyes.ed, eyes.mine.lanes, eyes.ed.ticket(id)))
        return move;
  }
  return std::nullopt;
}

bool affords(const Eyes& eyes, const Cost& cost) {
  for (int suit = 0; suit < eyes.ed.index.suits.size(); ++suit)
    if (menu_payment(eyes.ed, cost, eyes.own.hand, SuitIndex(suit))) return true;
  return menu_payment(eyes.ed, cost, eyes.own.hand, kLocosOnly).has_value();
}

/// Pieces for the best lane that only lacks them, when the cards lie idle in the hand (W-56).
std::optional<Move> useful_exchange(const Eyes& eyes) {
  std::optional<Move> best;
  int most = 0;
  for (const LaneId id : eyes.open) {
    const Lane& lane = eyes.ed.lane(id);
    const bool sea = lane.cost.kind == Kind::Sea;
    const int lacking = lane.cost.length - (sea ? eyes.mine.ships : eyes.mine.trains);
    if (lacking <= 0 || lane.points - lacking <= most) continue;
    const Move wish = Move::exchange(sea ? Kind::Rail : Kind::Sea, lacking);
    if (!on_menu(eyes, wish) || !affords(eyes, lane.cost)) continue;
    best = wish;
    most = lane.points - lacking;
  }
  return best;
}

/// How many cards of its suit the hand holds, twice as much when a wanted lane asks for it.
int use_of(const Eyes& eyes, Sort card) {
  const Face& face = eyes.ed.face(card);
  const Kind kind = eyes.ed.deck(face.deck).kind;
  int held = 0;
  for (const Suit& suit : eyes.ed.index.suits)
    if (suit.kind == kind && suit.colour == face.colour)
      for (const Sort sort : suit.sorts) held += eyes.own.hand[sort];
  for (const LaneId id : eyes.wanted) {
    const Cost& cost = eyes.ed.lane(id).cost;
    if (cost.kind == kind && cost.colour == face.colour && held < cost.length) return 2 * held + 2;
  }
  return held;
}

/// The most useful face-up card, or a blind one when none is of use. A loco that would be the only
/// card of the turn is left lying.
std::optional<Move> draw(const Eyes& eyes, Quick& rng) {
  std::optional<Move> best;
  int most = 1;
  for (int i = 0; i < eyes.view.choices.size(); ++i) {
    const Move move = eyes.view.choices.at(eyes.ed, i);
    if (move.kind != MoveKind::TakeSlot) continue;
    const Sort card = eyes.view.market[std::size_t(move.slot())];
    const bool free_loco = eyes.ed.loco_limit == LocoLimit::Free && !eyes.wanted.empty();
    const int use = eyes.ed.face(card).loco ? (free_loco ? 3 : 0) : use_of(eyes, card);
    if (use > most || (use == most && best && rng.below(2) == 0)) {
      best = move;
      most = use;
    }
  }
  if (best) return best;
  const bool second = eyes.ed.decks.size() > 1 && rng.below(2) == 1;
  if (const Move wish = Move::take_blind(Deck(second)); on_menu(eyes, wish)) return wish;
  if (const auto blind = find(eyes, MoveKind::TakeBlind)) return blind;
  return find(eyes, MoveKind::TakeSlot);
}

Move act(const Eyes& eyes, Quick& rng) {
  if (const auto harbour = best_harbour(eyes)) return *harbour;
  if (const auto claim = best_claim(eyes)) return *claim;
  if (eyes.hand() >= kFullHand || eyes.view.triggered)
    if (const auto exchange = useful_exchange(eyes)) return *exchange;
  if (const auto card = draw(eyes, rng)) return *card;
  if (const auto exchange = useful_exchange(eyes)) return *exchange;
  if (const auto claim = find(eyes, MoveKind::ClaimLane)) return *claim;
  return eyes.view.choices.at(eyes.ed, rng.below(eyes.view.choices.size()));
}

}  // namespace

Move Greedy::choose(const Edition& ed, const View& view, Quick& rng) {
  const Eyes eyes = open_eyes(ed, view);
  switch (view.ask.kind) {
    case AskKind::KeepTickets:
      return keep_tickets(eyes);
    case AskKind::ChooseFleet:
      return choose_fleet(eyes);
    case AskKind::RefillFrom:
      return refill(eyes);
    case AskKind::TunnelResponse:
      return answer_tunnel(eyes);
    case AskKind::PickCard:
      if (const auto card = draw(eyes, rng)) return *card;
      break;
    case AskKind::ChooseAction:
      return act(eyes, rng);
    case AskKind::GameOver:
      break;
  }
  return view.choices.at(ed, 0);
}

}  // namespace wagonaut
