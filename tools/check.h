#pragma once

#include <iosfwd>
#include <string>

namespace wagonaut::tools {

/// Loads and checks every map and edition of a folder: one line for each edition, or the failure.
int check_data(const std::string& folder, std::ostream& out, std::ostream& err);

}  // namespace wagonaut::tools
