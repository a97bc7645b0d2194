// The native half of the WebAssembly test: names the cases, writes each edition's bytes to a file
// and says how each game ends here.
#include <algorithm>
#include <cstring>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "catalog/catalog.h"
#include "catalog/game.h"
#include "tests/wasm/game.h"

namespace {

using namespace wagonaut;

constexpr int kSeeds = 3;

struct Case {
  std::string edition;
  int seats;
  std::uint32_t bot, seed;

  std::string table() const { return edition + "-" + std::to_string(seats); }
  std::string name() const {
    return table() + "-" + quick_bot_names()[bot] + "-" + std::to_string(seed);
  }
};

std::vector<Case> all_cases(const Catalog& catalog) {
  std::vector<Case> cases;
  const auto bots = std::uint32_t(quick_bot_names().size());
  for (const EditionCard& card : catalog.editions())
    for (int seats = card.min_seats; seats <= card.max_seats; ++seats)
      for (std::uint32_t bot = 0; bot < bots; ++bot)
        for (std::uint32_t seed = 1; seed <= kSeeds; ++seed)
          cases.push_back({card.id, seats, bot, seed});
  return cases;
}

void write_edition(const std::string& folder, const Case& one, const Edition& edition) {
  std::ofstream file(folder + "/" + one.table() + ".edition", std::ios::binary);
  file.write(reinterpret_cast<const char*>(&edition), sizeof edition);
}

/// Plays the cases whose names come on standard input; a line a case: name, edition file, bot,
/// seed, digest.
bool play_cases(const Catalog& catalog, const std::string& folder) {
  std::vector<std::string> wanted;
  for (std::string name; std::getline(std::cin, name);) wanted.push_back(name);
  std::ofstream list(folder + "/native.txt");
  list << "sizes " << edition_size() << ' ' << state_size() << ' ' << move_size() << '\n';
  for (const Case& one : all_cases(catalog)) {
    if (std::find(wanted.begin(), wanted.end(), one.name()) == wanted.end()) continue;
    const Result<Game> game = catalog.build(one.edition, one.seats);
    if (!game) {
      std::cerr << game.error() << '\n';
      return false;
    }
    write_edition(folder, one, game->edition);
    std::memcpy(edition_place(), &game->edition, sizeof(Edition));
    list << "game " << one.name() << ' ' << one.table() << ".edition " << one.bot << ' ' << one.seed
         << ' ' << play_game(one.bot, one.seed) << '\n';
  }
  return bool(list.flush());
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: wasm_native --list | FOLDER < names\n";
    return 2;
  }
  const Result<Catalog> catalog = Catalog::load(WAGONAUT_ROOT "/data");
  if (!catalog) {
    std::cerr << catalog.error() << '\n';
    return 1;
  }
  if (std::string_view(argv[1]) == "--list") {
    for (const Case& one : all_cases(*catalog)) std::cout << one.name() << '\n';
    return 0;
  }
  return play_cases(*catalog, argv[1]) ? 0 : 1;
}
