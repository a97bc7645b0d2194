#include "engine/rules/fleet.h"

#include <algorithm>

namespace wagonaut {
namespace {

void take_fleet(Table& t, Seat seat, int trains) {
  const Pieces& pieces = t.ed.pieces;
  OpenSeat& them = t.s.open.seat[seat];
  them.trains = std::uint8_t(trains);
  them.ships = std::uint8_t(pieces.fleet - trains);
  them.box_trains = std::uint8_t(pieces.trains - them.trains);
  them.box_ships = std::uint8_t(pieces.ships - them.ships);
  if (t.log)
    t.log->note({.kind = FactKind::FleetRevealed, .seat = seat, .n = them.trains, .m = them.ships});
}

void open_fleets(Table& t) {
  t.revealed = true;
  for (int i = 0; i < t.ed.seats; ++i) {
    const Seat seat = t.after(t.s.open.start, i);
    take_fleet(t, seat, t.s.own[seat].answer);
    t.s.own[seat].answer = 0;
  }
  t.then(Todo::BeginGame);
}

/// W-57: by what is given and by what the box holds of the other kind.
int most_exchanged(const OpenSeat& me, Kind gives) {
  return gives == Kind::Rail ? std::min(me.trains, me.box_ships)
                             : std::min(me.ships, me.box_trains);
}

void move_pieces(std::uint8_t& from, std::uint8_t& to, int amount) {
  from = std::uint8_t(from - amount);
  to = std::uint8_t(to + amount);
}

}  // namespace

void form_fleets(Table& t) {
  const Pieces& pieces = t.ed.pieces;
  if (pieces.fleet == 0) return t.then(Todo::BeginGame);
  if (pieces.fixed_trains == 0) return t.ask_all(AskKind::ChooseFleet);
  for (int i = 0; i < t.ed.seats; ++i)
    take_fleet(t, t.after(t.s.open.start, i), pieces.fixed_trains);
  t.then(Todo::BeginGame);
}

void list_fleets(const Edition& ed, Menu& menu) {
  std::uint64_t lawful = 0;
  for (int trains = 0; trains <= std::min(ed.pieces.trains, ed.pieces.fleet); ++trains)
    lawful |= std::uint64_t(!object_fleet(ed, trains)) << trains;
  menu.add(MoveKind::ChooseFleet, lawful);
}

std::optional<Refusal> object_fleet(const Edition& ed, int trains) {
  const Pieces& pieces = ed.pieces;
  if (trains > pieces.trains || trains > pieces.fleet || pieces.fleet - trains > pieces.ships)
    return Refusal::FleetOutOfRange;
  return std::nullopt;
}

void play_fleet(Table& t, Seat seat, int trains) {
  t.s.own[seat].answer = std::uint8_t(trains);
  if (t.log) t.log->note({.kind = FactKind::AnswerLaid, .seat = seat});
  if (!t.asked()) open_fleets(t);
}

bool can_exchange(const State& s, Seat seat) {
  return most_exchanged(s.open.seat[seat], Kind::Rail) > 0 ||
         most_exchanged(s.open.seat[seat], Kind::Sea) > 0;
}

void list_exchanges(const State& s, Seat seat, Menu& menu) {
  for (const Kind gives : {Kind::Rail, Kind::Sea})
    if (const int most = most_exchanged(s.open.seat[seat], gives); most > 0)
      menu.add(MoveKind::Exchange, ((std::uint64_t{1} << most) - 1) << 1, int(gives));
}

std::optional<Refusal> object_exchange(const State& s, Seat seat, Kind gives, int amount) {
  if (amount == 0 || (gives != Kind::Rail && gives != Kind::Sea)) return Refusal::NothingExchanged;
  if (amount > most_exchanged(s.open.seat[seat], gives)) return Refusal::TooManyExchanged;
  return std::nullopt;
}

void play_exchange(Table& t, Kind gives, int amount) {
  OpenSeat& me = t.me();
  if (gives == Kind::Rail) {
    move_pieces(me.trains, me.box_trains, amount);
    move_pieces(me.box_ships, me.ships, amount);
  } else {
    move_pieces(me.ships, me.box_ships, amount);
    move_pieces(me.box_trains, me.trains, amount);
  }
  me.score = std::int16_t(me.score - amount);  // W-58
  if (t.log)
    t.log->note({.kind = FactKind::PiecesExchanged,
                 .seat = t.s.open.active,
                 .what = std::uint8_t(gives),
                 .n = std::int16_t(amount),
                 .m = std::int16_t(-amount)});
  t.then(Todo::EndTurn);
}

}  // namespace wagonaut
