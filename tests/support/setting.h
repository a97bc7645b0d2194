#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/support/rules.h"

namespace wagonaut::tests {

/// A small board in the notation of the specification (README, section 2).
///
/// Lanes: "A-B:3R" three red spaces, "A-B:4-" or "A-B:4" grey, "A~B:5W" sea; behind it "t" tunnel,
/// "f2" ferry with two symbols, "d1" one doubled space, "r4" the rate of the special lane (N-36). A
/// group is written "A-B:2R | A-B:2B". Two capitals and a number ("FR1") name a crossing of that
/// country; every other name is a city. An en dash may stand for the hyphen.
/// Tickets: "A-C 8"; a tour "A,B,C 18/12/18" (in order / any order / failed); a country ticket
/// "Bern: FR 5, DE 6" or "DE: FR 5, AT 5". They are t1, t2, ... in this order; plain tickets follow
/// until there are as many as in the full game.
struct Map {
  std::vector<std::string> lanes = {};
  std::vector<std::string> tickets = {};
  std::string ports = {};  // "Lima Tokyo"
};

/// A rule set on a small board, with the names of its parts.
struct Setting {
  Edition edition;
  std::vector<std::string> nodes, lanes, countries, tickets;  // as written in the map

  NodeId node(std::string_view name) const;
  /// By its whole text, "A-B:2R", or by its ends if no other lane joins them.
  LaneId lane(std::string_view text) const;
};

Setting set_on(const Rules& rules, const Map& map);

}  // namespace wagonaut::tests
