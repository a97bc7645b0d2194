#pragma once

#include <string_view>
#include <vector>

namespace wagonaut::server {

/// One step of the schema. Both stores run the same SQL, each step once, in the order of the names.
struct Migration {
  std::string_view name, sql;
};
const std::vector<Migration>& migrations();

}  // namespace wagonaut::server
