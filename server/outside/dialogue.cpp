#include "server/outside/dialogue.h"

#include <limits>

#include "catalog/game.h"
#include "engine/play.h"
#include "engine/sight/sight.h"
#include "server/protocol/fields.h"
#include "server/protocol/messages.h"
#include "server/protocol/writing.h"
#include "server/room/sight.h"

namespace wagonaut::server {
namespace {

/// When a game is over everything that counts lies open, so any world that looks like it will do.
void write_result(JsonWriter& w, const Game& game, const View& view) {
  Quick rng(1);
  const Standings result = standings(game.edition, imagine(game.edition, view, rng));
  w.open('[');
  for (int seat = 0; seat < game.edition.seats; ++seat) {
    w.open().field("seat", seat);
    write_standing(w, result.at(Seat(seat)));
    w.close();
  }
  w.close(']');
}

}  // namespace

std::string game_line(const Game& game, Seat seat, Millis budget) {
  JsonWriter w;
  w.open().field("type", "game").field("protocol", kLineProtocol);
  w.field("edition", game.card.id).key("options");
  write_options(w, game.options);
  w.field("seat", index(seat)).field("seats", game.edition.seats);
  w.field("budget_ms", std::int64_t{budget.count()}).key("board").raw(board_json(game));
  return w.close().take();
}

std::string decide_line(const Game& game, const View& view, int id, Millis budget) {
  JsonWriter w;
  w.open().field("type", "decide").field("id", id);
  w.field("budget_ms", std::int64_t{budget.count()}).key("view");
  write_view(w, game, sight_of(game.edition, view));
  return w.close().take();
}

std::string over_line(const Game& game, const View& view) {
  JsonWriter w;
  w.open().field("type", "over");
  if (view.open.ask.kind == AskKind::GameOver) {
    w.key("view");
    write_view(w, game, sight_of(game.edition, view));
    w.key("standings");
    write_result(w, game, view);
  }
  return w.close().take();
}

Result<ProgramAnswer> read_answer(std::string_view line) {
  return read_message(line, [](Fields& in) {
    return ProgramAnswer{in.number("id", 0, std::numeric_limits<int>::max()),
                         in.text("move", TextKind::Move)};
  });
}

}  // namespace wagonaut::server
