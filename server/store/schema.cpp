#include "server/store/schema.h"

#include <algorithm>
#include <set>

namespace wagonaut::server {

Result<std::vector<Migration>> missing_migrations(const SqlRows& taken) {
  std::set<std::string_view> unknown;
  for (const SqlRow& row : taken) unknown.insert(row.at(0));
  std::vector<Migration> missing;
  for (const Migration& step : migrations())
    if (unknown.erase(step.name) == 0) missing.push_back(step);
  if (!unknown.empty())
    return Failure{"the database is newer than this program (it has " +
                   std::string(*unknown.begin()) + "): use the newer program"};
  std::sort(missing.begin(), missing.end(),
            [](const Migration& a, const Migration& b) { return a.name < b.name; });
  return missing;
}

}  // namespace wagonaut::server
