#pragma once

#include <string>

#include "engine/base/result.h"

namespace wagonaut::server {

/// One consistent copy of the database into a new file, while others write. The copy has its name
/// only when it is whole and on the disk.
Result<bool> back_up_sqlite(const std::string& from, const std::string& to);

}  // namespace wagonaut::server
