#include "tools/check.h"

#include <algorithm>
#include <ostream>

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "catalog/game.h"
#include "tools/exit_codes.h"

namespace wagonaut::tools {
namespace {

long count_nodes(const Edition& ed, NodeKind kind) {
  return std::count_if(ed.nodes.begin(), ed.nodes.end(),
                       [&](const Node& node) { return node.kind == kind; });
}

std::string places(const Edition& ed) {
  std::string out = fmt::format("{} cities", count_nodes(ed, NodeKind::City));
  if (const long n = count_nodes(ed, NodeKind::Crossing); n > 0)
    out += fmt::format(" + {} crossings", n);
  if (const long n = count_nodes(ed, NodeKind::Junction); n > 0)
    out += fmt::format(" + {} junction{}", n, n == 1 ? "" : "s");
  return out;
}

std::string tickets(const Edition& ed) {
  int pairs = 0, countries = 0, tours = 0;
  for (const Ticket& ticket : ed.tickets)
    ++(!ticket.tour.empty() ? tours : ticket.links.size() > 1 ? countries : pairs);
  std::string out = fmt::format("{}", pairs);
  if (countries > 0) out += fmt::format(" + {} country", countries);
  if (tours > 0) out += fmt::format(" + {} tour", tours);
  return out + " tickets";
}

std::string line_of(const Game& game) {
  const Edition& ed = game.edition;
  return fmt::format("{:<12} {:<18} rules {}  {}–{} seats  {}, {} lanes, {}, {} cards, {} option{}",
                     game.card.id, game.card.name[Language::English], game.card.rules,
                     game.card.min_seats, game.card.max_seats, places(ed), ed.lanes.size(),
                     tickets(ed), ed.cards.total(), game.card.options.size(),
                     game.card.options.size() == 1 ? "" : "s");
}

}  // namespace

int check_data(const std::string& folder, std::ostream& out, std::ostream& err) {
  const auto catalog = Catalog::load(folder);
  if (!catalog) {
    err << catalog.error() << "\n";
    return kBadFile;
  }
  for (const EditionCard& card : catalog->editions()) {
    const auto game = catalog->build(card.id, card.min_seats);
    if (!game) {
      err << game.error() << "\n";
      return kBadFile;
    }
    out << line_of(*game) << "\n";
  }
  return kOk;
}

}  // namespace wagonaut::tools
