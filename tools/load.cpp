#include "bench/load/load.h"

#include <ostream>

#include "catalog/game.h"
#include "server/fair/fair.h"
#include "tools/commands.h"
#include "tools/exit_codes.h"

namespace wagonaut::tools {
namespace {

int print_idle(const LoadArguments& arguments, const Channels& channels) {
  const auto figures = load::measure_idle(arguments, &channels.err);
  if (!figures) {
    channels.err << "wagonaut load: " << figures.error() << "\n";
    return kIoProblem;
  }
  if (arguments.json)
    load::print_json(*figures, channels.out);
  else
    load::print_figures(*figures, channels.out);
  return kOk;
}

int print_play(const LoadArguments& arguments, const Channels& channels) {
  std::vector<load::Figures> rows;
  for (const int tables : arguments.tables) {
    const auto row = load::measure_play(arguments, tables, &channels.err);
    if (!row) {
      channels.err << "wagonaut load: " << row.error() << "\n";
      return kIoProblem;
    }
    rows.push_back(*row);
  }
  if (arguments.json)
    load::print_json(rows, channels.out);
  else
    load::print_figures(rows, channels.out);
  return kOk;
}

}  // namespace

int carry_out(const Catalog& catalog, const LoadArguments& arguments, const Channels& channels) {
  if (const auto game = game_of(catalog, arguments.edition, arguments.seats, {}); !game) {
    channels.err << "wagonaut load: " << game.error() << "\n";
    return kBadArguments;
  }
  LoadArguments settings = arguments;
  settings.sha256 = server::sha256_hex;
  return settings.idle > 0 ? print_idle(settings, channels) : print_play(settings, channels);
}

}  // namespace wagonaut::tools
