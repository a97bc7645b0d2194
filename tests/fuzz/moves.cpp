#include <vector>

#include "catalog/catalog.h"
#include "catalog/game.h"
#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "engine/record/record.h"
#include "engine/sight/sight.h"
#include "tests/fuzz/fuzz.h"

namespace wagonaut::tests::fuzz {

namespace {

/// Hands out bytes; zeros when there are none left.
class Reader {
 public:
  explicit Reader(std::string_view bytes) : rest_(bytes) {}

  bool empty() const { return rest_.empty(); }
  std::uint8_t byte() { return take(1).empty() ? 0 : std::uint8_t(taken_.front()); }
  int below(int bound) { return byte() % bound; }
  std::string_view take(std::size_t n) {
    taken_ = rest_.substr(0, n);
    rest_.remove_prefix(taken_.size());
    return taken_;
  }

 private:
  std::string_view rest_, taken_;
};

const std::vector<Game>& games() {
  static const std::vector<Game> all = [] {
    std::vector<Game> made;
    for (const EditionCard& card : catalog().editions())
      for (int seats = card.min_seats; seats <= card.max_seats; ++seats)
        made.push_back(*catalog().build(card.id, seats));
    return made;
  }();
  return all;
}

struct Position {
  const Game& game;
  State state;
  QuickChance luck;
};

Move raw_move(Reader& in) {
  Move move;
  move.kind = MoveKind(in.byte());
  move.what = in.byte();
  move.amount = in.byte();
  for (int i = in.below(5); i > 0; --i) {
    const Sort sort{std::uint8_t(in.below(kMaxSorts))};
    move.payment[sort] = in.byte();
  }
  return move;
}

Move menu_move(const Position& p, Seat seat, Reader& in) {
  Menu menu;
  list_moves(p.game.edition, p.state, seat, menu);
  if (menu.empty()) return raw_move(in);
  return menu.at(p.game.edition, p.state.open, in.byte() % menu.size());
}

/// A move of the menu with one thing in it changed.
Move bent_move(const Position& p, Seat seat, Reader& in) {
  Move move = menu_move(p, seat, in);
  switch (in.below(4)) {
    case 0:
      move.what = in.byte();
      break;
    case 1:
      move.amount = in.byte();
      break;
    case 2:
      move.kind = MoveKind(in.byte());
      break;
    default:
      move.payment[Sort(in.below(kMaxSorts))] = in.byte();
      break;
  }
  return move;
}

Move typed_move(const Position& p, Seat seat, Reader& in) {
  const std::string_view text = in.take(in.byte() % 80);
  const Result<Move> move = move_from(p.game.labels, p.state, seat, text);
  if (move) return *move;
  CHECK(!move.error().empty());
  return raw_move(in);
}

Move next_move(const Position& p, Seat seat, Reader& in) {
  switch (in.below(4)) {
    case 0:
      return raw_move(in);
    case 1:
      return bent_move(p, seat, in);
    case 2:
      return typed_move(p, seat, in);
    default:
      return menu_move(p, seat, in);
  }
}

/// A lawful move is written and read without loss of meaning: fields that its kind does not use may
/// hold anything and are not written.
void check_notation(const Position& p, Seat seat, const Move& move) {
  const std::string text = move_text(p.game.labels, p.state, seat, move);
  const Result<Move> again = move_from(p.game.labels, p.state, seat, text);
  CHECK(again && move_text(p.game.labels, p.state, seat, *again) == text);
  CHECK(!objection(p.game.edition, p.state, seat, *again));
  State here = p.state, there = p.state;
  QuickChance luck = p.luck, same_luck = p.luck;
  apply(p.game.edition, here, seat, move, luck);
  apply(p.game.edition, there, seat, *again, same_luck);
  CHECK(here == there);
}

void check_sight(const Position& p, Seat viewer) {
  const View seen = look(p.game.edition, p.state, viewer);
  Quick rng{7};
  CHECK(look(p.game.edition, imagine(p.game.edition, seen, rng), viewer) == seen);
}

void step(Position& p, Reader& in) {
  const Edition& ed = p.game.edition;
  const std::uint8_t who = in.byte();
  const Seat seat = who < 128 ? *p.state.open.ask.waiting.begin() : Seat(who % ed.seats);
  const Move move = next_move(p, seat, in);
  const State before = p.state;
  const auto refusal = objection(ed, p.state, seat, move);
  CHECK(p.state == before);
  if (refusal) {
    CHECK(!refusal_name(*refusal).empty() && !refusal_rules(*refusal).empty());
    return;
  }
  check_notation(p, seat, move);
  apply(ed, p.state, seat, move, p.luck);
  check_position(ed, p.state);
  if (who % 16 == 0) check_sight(p, seat);
}

}  // namespace

// The input: which game, a seed, then steps.
bool fuzz_moves(std::string_view input) {
  Reader in(input);
  const Game& game = games()[in.byte() % games().size()];
  QuickChance luck{Quick{in.byte()}};
  Position p{game, start(game.edition, luck), luck};
  check_position(game.edition, p.state);
  while (!in.empty() && !over(p.state)) step(p, in);
  standings(game.edition, p.state);
  return p.state.open.turn > 0;
}

}  // namespace wagonaut::tests::fuzz
