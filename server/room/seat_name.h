#pragma once

#include <string>
#include <vector>

#include "server/room/settings.h"

namespace wagonaut::server {

/// What the seat of a chapter is called beside these others: names at a table differ, and are
/// short; bots go by number, as at every table.
std::string seat_name(const Chair& chair, const std::vector<Chair>& others);

}  // namespace wagonaut::server
