#pragma once

#include <string>

#include "engine/base/result.h"

namespace wagonaut::tools {

/// The folder with maps and editions: the one that was named, else WAGONAUT_DATA, else ./data, else
/// the one beside the program's build folder.
/// `named_by` is said when the named one is wrong.
Result<std::string> find_data(const std::string& named, const std::string& named_by = "--data");

}  // namespace wagonaut::tools
