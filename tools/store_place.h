#pragma once

#include <string>

#include "engine/base/result.h"

namespace wagonaut::tools {

/// The store that was named, or a file in the person's own folder, which is made if need be.
Result<std::string> store_place(const std::string& named);
/// The place as a message may show it: without a password.
std::string shown_place(const std::string& store);

}  // namespace wagonaut::tools
