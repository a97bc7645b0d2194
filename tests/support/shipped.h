#pragma once

#include <string_view>

#include "tests/support/scenario.h"

namespace wagonaut::tests {

/// An edition of data/ on its own board. Its parts have the names of records: lanes
/// "montreal-new_york", "boston-new_york-1"; cities "new_york"; tickets "denver-el_paso", "w20".
Setting shipped(std::string_view edition, int seats);

/// A scenario that is played there.
inline Scenario on_board_of(std::string_view edition, int seats = 2) {
  return Scenario(shipped(edition, seats));
}

}  // namespace wagonaut::tests
