#include "tests/support/shipped.h"

#include "tests/data/data.h"

namespace wagonaut::tests {

Setting shipped(std::string_view edition, int seats) {
  const Game game = data::game(edition, seats);
  return {.edition = game.edition,
          .nodes = game.labels.nodes,
          .lanes = game.labels.lanes,
          .countries = {},
          .tickets = game.labels.tickets};
}

}  // namespace wagonaut::tests
