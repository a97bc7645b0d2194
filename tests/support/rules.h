#pragma once

#include <array>

#include "engine/model/edition.h"

namespace wagonaut::tests {

/// A rule set without a board, written from the specification and not from the data files, so that
/// a mistake in either shows. Change a field to try a [param] of the specification.
struct Rules {
  Edition edition;                        // no nodes, lanes or tickets yet
  std::array<std::int8_t, 10> points{};   // by length; 0: the table has no such length
  int tickets = 0;                        // in the full game
  bool locos_on_plain_lanes = true;       // N-12, S-12
  bool triples_for_symbols_only = false;  // N-33, `ferry_triple_scope`
};

Rules usa_rules(int seats);
Rules nordic_rules(int seats);
Rules swiss_rules(int seats);
Rules world_rules(int seats);
/// Without events, companies or any other sentence; `money_rules` has no newspapers either.
Rules legacy_rules(int seats);
Rules money_rules(int seats);

}  // namespace wagonaut::tests
