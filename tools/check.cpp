#include "tools/check.h"

#include <algorithm>
#include <ostream>

#include <fmt/format.h>

#include "catalog/box_file.h"
#include "catalog/catalog.h"
#include "catalog/game.h"
#include "engine/campaign/dump.h"
#include "engine/campaign/opening.h"
#include "tools/exit_codes.h"

namespace wagonaut::tools {
namespace {

long count_nodes(const Edition& ed, NodeKind kind) {
  return std::count_if(ed.nodes.begin(), ed.nodes.end(),
                       [&](const Node& node) { return node.kind == kind && !node.off_board; });
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
  for (const TicketId id : board_sight(ed).tickets) {
    const Ticket& ticket = ed.ticket(id);
    ++(!ticket.tour.empty() ? tours : ticket.links.size() > 1 ? countries : pairs);
  }
  std::string out = fmt::format("{}", pairs);
  if (countries > 0) out += fmt::format(" + {} country", countries);
  if (tours > 0) out += fmt::format(" + {} tour", tours);
  return out + " tickets";
}

std::string line_of(const Game& game) {
  const Edition& ed = game.edition;
  return fmt::format("{:<12} {:<18} rules {}  {}–{} seats  {}, {} lanes, {}, {} cards, {} option{}",
                     game.card.id, game.card.name[Language::English], game.card.rules,
                     game.card.min_seats, game.card.max_seats, places(ed),
                     board_sight(ed).lanes.count(), tickets(ed), ed.cards.total(),
                     game.card.options.size(), game.card.options.size() == 1 ? "" : "s");
}

/// How many games a campaign has, and the hash of its law; nothing that the box keeps to itself.
std::string line_of(const Box& box) {
  return fmt::format("box {}/{}  rules {}  {} games, 2–{} companies, law {}", box.id, box.version,
                     box.rules, box.games.size(), box.companies.size(), hash_of(dump(box)));
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
  for (const BoxEntry* box : catalog->boxes()) out << line_of(box->law) << "\n";
  return kOk;
}

}  // namespace wagonaut::tools
