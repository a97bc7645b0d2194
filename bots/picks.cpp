#include "bots/picks.h"

#include <algorithm>
#include <tuple>

#include "bots/effects/answers.h"
#include "engine/rules/claim_menu.h"
#include "engine/rules/payment.h"

namespace wagonaut {
namespace {

constexpr int kOutOfReach = 999;  // pieces for a ticket that cannot be completed any more

bool offered(const Position& at, MoveKind kind, int number) {
  return ((at.view.choices.numbers(kind) >> number) & 1) != 0;
}

int lowest_bit(std::uint64_t bits) {
  return std::countr_zero(bits);
}

int highest_bit(std::uint64_t bits) {
  return 63 - std::countl_zero(bits);
}

/// From the deck that this slot was dealt from at first.
Move usual_refill(const Position& at) {
  const Deck home{std::uint8_t(at.view.open.refill_slot >= at.ed.decks[0].slots)};
  if (offered(at, MoveKind::RefillFrom, index(home))) return Move::refill_from(home);
  return Move::refill_from(Deck(lowest_bit(at.view.choices.numbers(MoveKind::RefillFrom))));
}

Move cheapest_toll(const Position& at) {
  const auto& tolls = at.view.choices.tolls();
  return tolls.empty() ? Move::withdraw() : Move::pay_toll(tolls.front());
}

/// The middle one, or as many trains as the ways of the tickets take.
Move useful_fleet(const Position& at) {
  const Prices prices = piece_prices(at.ed, at.mine.lanes, at.open);
  LaneSet wanted;
  for (const TicketId id : at.own.tickets)
    if (const auto walk = walk_for(at.ed, prices, at.ed.ticket(id)))
      wanted |= way_over(at.ed, at.mine.lanes, *walk).lanes;
  const int most = highest_bit(at.view.choices.numbers(MoveKind::ChooseFleet));
  const int rail = pieces_of(at.ed, wanted)[std::size_t(Kind::Rail)];
  return Move::choose_fleet(std::clamp(rail, middle_fleet(at.ed.pieces), most));
}

/// The exchange for pieces of one kind: `wanted` of them if there are as many, but not below
/// `least`.
std::optional<Move> exchange_into(const Position& at, Kind kind, int least, int wanted) {
  const Kind other = kind == Kind::Rail ? Kind::Sea : Kind::Rail;
  const std::uint64_t amounts = at.view.choices.numbers(MoveKind::Exchange, int(other));
  if (least <= 0 || ((amounts >> least) & 1) == 0) return std::nullopt;
  return Move::exchange(other, std::clamp(wanted, least, highest_bit(amounts)));
}

int lacking_for(const Position& at, LaneId lane) {
  return at.cost(lane).length - at.supply(at.cost(lane).kind);
}

/// For the longest lane that an exchange would open.
std::optional<Move> opening_exchange(const Position& at) {
  std::optional<Move> best;
  int longest = 0;
  for (const LaneId lane : at.open) {
    if (at.cost(lane).length <= longest) continue;
    const int lacking = lacking_for(at, lane);
    const auto exchange = exchange_into(at, at.cost(lane).kind, lacking, lacking);
    if (!exchange) continue;
    best = exchange;
    longest = at.cost(lane).length;
  }
  return best;
}

int want_of(const Position& at, const Wants& wants, Sort card) {
  const Face& face = at.ed.face(card);
  if (face.loco) return wants.loco;
  const int want = wants.suit[at.ed.index.suit_of[std::size_t(card)]];
  return want == 0 ? 0 : want * 4 + face.pips;  // of two that are wanted alike, the larger
}

std::optional<Move> blind_draw(const Position& at, Kind kind) {
  const std::uint64_t decks = at.view.choices.numbers(MoveKind::TakeBlind);
  if (decks == 0) return std::nullopt;
  for (int i = 0; i < at.ed.decks.size(); ++i)
    if (at.ed.decks[std::size_t(i)].kind == kind && ((decks >> i) & 1) != 0)
      return Move::take_blind(Deck(i));
  return Move::take_blind(Deck(lowest_bit(decks)));
}

std::optional<Move> face_up_draw(const Position& at, const Wants& wants) {
  std::optional<Move> best;
  int most = 0;
  const std::uint64_t slots = at.view.choices.numbers(MoveKind::TakeSlot);
  for (int slot = 0; slot < kMaxSlots; ++slot) {
    if (((slots >> slot) & 1) == 0) continue;
    const int want = want_of(at, wants, at.view.open.market[std::size_t(slot)]);
    if (want <= most) continue;
    best = Move::take_slot(slot);
    most = want;
  }
  return best;
}

/// The claim in one suit, with what cards have changed.
std::optional<Move> claim_in(const Position& at, LaneId lane, const Cost& cost, SuitIndex suit) {
  if (!at.ed.effects.sentences.empty())
    return menu_claim(at.ed, at.view.open, *at.view.viewer, at.own.hand, lane, suit);
  const auto payment = menu_payment(at.ed, cost, at.own.hand, suit);
  return payment ? std::optional(Move::claim(lane, *payment)) : std::nullopt;
}

}  // namespace

bool affords(const Position& at, LaneId lane) {
  for (int i = 0; i < at.ed.index.suits.size(); ++i)
    if (suit_fits(at.cost(lane), at.ed.index.suits[std::size_t(i)]) &&
        menu_payment(at.ed, at.cost(lane), at.own.hand, SuitIndex(i)))
      return true;
  return menu_payment(at.ed, at.cost(lane), at.own.hand, kLocosOnly).has_value();
}

std::optional<Move> claim_of(const Position& at, LaneId lane, SuitSet suits) {
  if (!at.payable.contains(lane)) return std::nullopt;
  const Cost& cost = at.cost(lane);
  std::optional<Move> best;
  std::tuple<int, int, int> least{};
  const auto consider = [&](SuitIndex suit, int held) {
    const auto claim = claim_in(at, lane, cost, suit);
    if (!claim) return;
    const std::tuple price{int(claim->payment[at.ed.loco]), claim->payment.total(), -held};
    if (best && price >= least) return;
    best = claim;
    least = price;
  };
  for (int i = 0; i < at.ed.index.suits.size(); ++i) {
    const int held = at.held[std::size_t(i)];
    if (((suits >> i) & 1) == 0 || held == 0) continue;
    if (suit_fits(cost, at.ed.index.suits[std::size_t(i)])) consider(SuitIndex(i), held);
  }
  if (!best && suits == kAnySuit) consider(kLocosOnly, 0);
  return best;
}

std::optional<Move> longest_claim(const Position& at, const LaneSet& among) {
  std::optional<Move> best;
  std::pair<int, int> most{};  // worth, locos that are not spent
  for (const LaneId lane : among& at.payable) {
    const int brought = at.worth(lane);
    if (best && brought < most.first) continue;
    const auto claim = claim_of(at, lane);
    if (!claim) continue;
    const std::pair worth{brought, -int(claim->payment[at.ed.loco])};
    if (best && worth <= most) continue;
    best = claim;
    most = worth;
  }
  return best;
}

Wants wants_for(const Position& at, LaneId lane) {
  Wants wants;
  wants.suit[at.suit_for(lane)] = 1;
  wants.kind = at.cost(lane).kind;
  return wants;
}

std::optional<Move> draw_for(const Position& at, const Wants& wants) {
  if (const auto wanted = face_up_draw(at, wants)) return wanted;
  if (const auto blind = blind_draw(at, wants.kind)) return blind;
  const std::uint64_t slots = at.view.choices.numbers(MoveKind::TakeSlot);
  if (slots == 0) return std::nullopt;
  return Move::take_slot(lowest_bit(slots));
}

std::uint64_t lawful_keeps(const Position& at) {
  return at.view.choices.numbers(MoveKind::KeepTickets);
}

Move keep_all(const Position& at) {
  return Move::keep_tickets(unsigned(highest_bit(lawful_keeps(at))));
}

Move keep_nearest(const Position& at, int spare, int percent) {
  const auto& offer = at.own.offer;
  const Prices prices = piece_prices(at.ed, at.mine.lanes, at.open);
  std::array<std::pair<int, int>, kMaxOffer> by_length{};  // pieces it takes, place in the offer
  for (int i = 0; i < offer.size(); ++i) {
    const auto walk = walk_for(at.ed, prices, at.ed.ticket(offer[std::size_t(i)]));
    const int length = walk ? way_over(at.ed, at.mine.lanes, *walk).length : kOutOfReach;
    by_length[std::size_t(i)] = {length, i};
  }
  std::sort(by_length.begin(), by_length.begin() + offer.size());
  unsigned kept = 0;
  for (int i = 0; i < offer.size(); ++i) {
    const auto [length, place] = by_length[std::size_t(i)];
    if (((lawful_keeps(at) >> kept) & 1) != 0 && 100 * length > percent * spare) break;
    kept |= 1u << place;
    spare = std::max(0, spare - length);
  }
  return Move::keep_tickets(kept);
}

std::optional<Move> exchange_for(const Position& at, const LaneSet& planned) {
  const PiecesByKind pieces = pieces_of(at.ed, planned);
  for (const LaneId lane : planned) {
    const Kind kind = at.cost(lane).kind;
    const int all = pieces[std::size_t(kind)] - at.supply(kind);
    const auto exchange = exchange_into(at, kind, lacking_for(at, lane), all);
    if (exchange && affords(at, lane)) return exchange;
  }
  return std::nullopt;
}

std::optional<Move> routine_move(const Position& at) {
  switch (at.view.open.ask.kind) {
    case AskKind::ChooseFleet:
      return useful_fleet(at);
    case AskKind::RefillFrom:
      return usual_refill(at);
    case AskKind::TunnelResponse:
      return cheapest_toll(at);
    case AskKind::ChooseAction:
      return fitting_lanes(at).empty() ? opening_exchange(at) : std::nullopt;
    case AskKind::EffectChoice:
      return best_answer(at, {});
    case AskKind::KeepTickets:
    case AskKind::PickCard:
    case AskKind::GameOver:
      break;
  }
  return std::nullopt;
}

Move any_move(const Position& at) {
  if (const auto claim = longest_claim(at, at.payable)) return *claim;
  if (const auto card = draw_for(at, Wants{})) return *card;
  if (const auto exchange = opening_exchange(at)) return *exchange;
  return at.view.choices.at(at.ed, at.view.open, 0);
}

}  // namespace wagonaut
