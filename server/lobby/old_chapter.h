#pragma once

#include <memory>
#include <string>

#include "server/lobby/hall.h"

namespace wagonaut::server {

/// A chapter that was played elsewhere, from the record that its campaign has of it. `at`: when it
/// ended, in milliseconds since 1970.
Result<std::shared_ptr<const OldGame>> old_chapter(const std::string& table,
                                                   std::shared_ptr<const Game> game, Record record,
                                                   std::int64_t at);

}  // namespace wagonaut::server
