#include "tests/laws/tables.h"

#include <cstdlib>
#include <map>

#include "tests/data/data.h"

namespace wagonaut::tests {

std::vector<TableName> all_tables() {
  std::vector<TableName> out;
  for (const EditionCard& card : data::catalog().editions())
    for (int seats = card.min_seats; seats <= card.max_seats; ++seats)
      out.push_back({card.id, seats});
  return out;
}

std::string name_of(const testing::TestParamInfo<TableName>& info) {
  return info.param.edition + "_" + std::to_string(info.param.seats);
}

int games_per_law() {
  const char* wanted = std::getenv("WAGONAUT_GAMES");
  return wanted != nullptr ? std::max(1, std::atoi(wanted)) : 2000;
}

const Game& Law::game() const {
  static std::map<std::string, Game> games;
  const TableName& table = GetParam();
  const std::string key = table.edition + std::to_string(table.seats);
  if (!games.contains(key)) games.emplace(key, data::game(table.edition, table.seats));
  return games.at(key);
}

Seat any_waiting(const State& s, Quick& rng) {
  int n = rng.below(s.open.ask.waiting.count());
  for (const Seat seat : s.open.ask.waiting)
    if (n-- == 0) return seat;
  return kNobody;
}

Move any_move(const Edition& ed, const State& s, Seat seat, Quick& rng) {
  Menu menu;
  list_moves(ed, s, seat, menu);
  return menu.at(ed, s.open, rng.below(menu.size()));
}

void play_random_games(const Edition& ed, int games, const Decision& at_decision) {
  for (int i = 0; i < games && !testing::Test::HasFailure(); ++i) {
    Quick rng(std::uint64_t(i) * 7919 + ed.seats);
    QuickChance luck{Quick(std::uint64_t(i) + 1)};
    State s = start(ed, luck);
    while (!over(s)) {
      const Seat seat = any_waiting(s, rng);
      const Move move = any_move(ed, s, seat, rng);
      at_decision(s, seat, move, rng);
      apply(ed, s, seat, move, luck);
    }
    at_decision(s, kNobody, {}, rng);
  }
}

}  // namespace wagonaut::tests
