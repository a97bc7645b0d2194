#include "bots/position.h"

#include <algorithm>

namespace wagonaut {

int middle_fleet(const Pieces& pieces) {
  if (pieces.fixed_trains > 0) return pieces.fixed_trains;
  const int least = std::max(0, pieces.fleet - pieces.ships);
  const int most = std::min(pieces.trains, pieces.fleet);
  return (least + most) / 2;
}

namespace {

void find_paying_suits(Position& at) {
  const Index& index = at.ed.index;
  at.paying = index.suit_in;
  for (int i = 0; i < index.suits.size(); ++i) {
    std::uint8_t& most = at.paying[std::size_t(index.suits[i].kind)][std::size_t(Colour::Grey)];
    if (at.held[std::size_t(i)] > at.held[most]) most = std::uint8_t(i);
  }
}

}  // namespace

Position position_of(const Edition& ed, const View& view) {
  Position at(ed, view);
  if (view.open.turn == 0 && at.pieces() == 0 && ed.pieces.fleet > 0) {
    at.trains = middle_fleet(ed.pieces);
    at.ships = ed.pieces.fleet - at.trains;
  }
  for (int i = 0; i < ed.faces.size(); ++i)
    at.held[ed.index.suit_of[std::size_t(i)]] +=
        at.own.hand[Sort(i)] * ed.index.pips_of[std::size_t(i)];
  find_paying_suits(at);
  if (!ed.effects.sentences.empty()) {
    fill_dealings(ed, view, at.dealings.emplace());
    for (const LaneId lane : at.mine.claimable)
      if (at.dealings->price[std::size_t(lane)].closed) at.open.erase(lane);
  }
  return at;
}

int Position::ticket_bonus(TicketId ticket) const {
  if (!dealings) return 0;
  const bool stamped = ed.affairs.stamped[*view.viewer].contains(ticket);
  return dealings->per_ticket + (stamped ? 0 : dealings->per_fresh);
}

LaneSet fitting_lanes(const Position& at) {
  const Index& index = at.ed.index;
  LaneSet fitting;
  for (const Kind kind : {Kind::Rail, Kind::Sea}) {
    const std::size_t longest = std::size_t(std::min(at.supply(kind), kMaxSpend));
    fitting |= index.of_kind[std::size_t(kind)] & index.up_to_length[longest];
  }
  return at.open & fitting;
}

PiecesByKind pieces_of(const Edition& ed, const LaneSet& lanes) {
  PiecesByKind pieces{};
  for (const LaneId lane : lanes)
    pieces[std::size_t(ed.lane(lane).kind())] += ed.lane(lane).length();
  return pieces;
}

int fewest_pieces(const Position& at) {
  int fewest = at.pieces();
  for (int i = 0; i < at.ed.seats; ++i) {
    const OpenSeat& seat = at.view.open.at(Seat(i));
    fewest = std::min(fewest, seat.trains + seat.ships);
  }
  return fewest;
}

TicketSet unfinished_tickets(const Position& at) {
  TicketSet unfinished = at.own.tickets;
  for (const TicketId id : at.own.tickets)
    if (joined(at.ed, at.mine.lanes, at.ed.ticket(id))) unfinished.erase(id);
  return unfinished;
}

LaneSet with_twins(const Position& at, const LaneSet& lanes) {
  LaneSet all = lanes;
  for (const LaneId lane : lanes)
    for (const LaneId mate : at.ed.lane(lane).mates)
      if (at.open.contains(mate)) all.insert(mate);
  return all;
}

namespace {

/// Cards that are missing for a lane if no dollars replace them.
int lacking_cards(const Position& at, LaneId lane) {
  const Cost& cost = at.cost(lane);
  const int plain = cost.length - cost.symbols;
  const int own = std::min(at.held[at.suit_for(lane)], plain + cost.doubled);
  const int wild = cost.locos ? at.locos() : 0;
  return std::max(0, cost.length + cost.doubled - own - wild);
}

Bought bought_of(const Position& at, LaneId lane, int lacking) {
  if (!at.dealings) return {};
  const Price& price = at.dealings->price[std::size_t(lane)];
  const int dollars = at.mine.score - price.fee_of(at.mine.score);
  for (int n = std::min<int>(price.swaps, lacking); n > 0; --n)
    if (price.swap_dollars(n) <= dollars) return {n, price.swap_dollars(n)};
  return {};
}

}  // namespace

int missing_for(const Position& at, LaneId lane) {
  const int lacking = lacking_cards(at, lane);
  return lacking == 0 ? 0 : lacking - bought_of(at, lane, lacking).cards;
}

Bought bought_for(const Position& at, LaneId lane) {
  return at.dealings ? bought_of(at, lane, lacking_cards(at, lane)) : Bought{};
}

}  // namespace wagonaut
