#include "catalog/catalog.h"

#include "catalog/game.h"
#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "tests/fuzz/fuzz.h"

namespace wagonaut::tests::fuzz {

namespace {

constexpr std::string_view kBar = "\n---\n";
constexpr int kMoves = 300;  // some games of strange data never end by chance alone

std::string_view cut(std::string_view& rest, std::string_view mark) {
  const std::size_t at = rest.find(mark);
  const std::string_view part = rest.substr(0, at);
  rest.remove_prefix(at == rest.npos ? rest.size() : at + mark.size());
  return part;
}

/// "3 flush=on": seats, then options.
Options options_of(std::string_view line) {
  Options options;
  while (!line.empty()) {
    std::string_view word = cut(line, " ");
    const std::string_view id = cut(word, "=");
    options.emplace_back(id, word);
  }
  return options;
}

void play_some(const Edition& ed) {
  QuickChance luck{Quick{1}};
  Quick rng{2};
  Menu menu;
  State state = start(ed, luck);
  for (int i = 0; i < kMoves && !over(state); ++i) {
    const Seat seat = *state.open.ask.waiting.begin();
    list_moves(ed, state, seat, menu);
    CHECK(!menu.empty());
    const Move move = menu.at(ed, state.open, rng.below(menu.size()));
    CHECK(!objection(ed, state, seat, move));
    apply(ed, state, seat, move, luck);
    check_position(ed, state);
  }
  standings(ed, state);
}

}  // namespace

// The input: a line with seats and options, the map, a bar, the edition.
bool fuzz_data(std::string_view input) {
  std::string_view head = cut(input, "\n");
  const std::string_view seats = cut(head, " ");
  const std::string_view map = cut(input, kBar);
  const int number = seats.size() == 1 ? seats.front() - '0' : -1;
  const Result<Game> game = build_game(map, input, number, options_of(head));
  if (!game) {
    CHECK(!game.error().empty() && game.error().find('\n') == std::string::npos);
    return false;
  }
  play_some(game->edition);
  return true;
}

}  // namespace wagonaut::tests::fuzz
