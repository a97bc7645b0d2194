#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "tools/text/language.h"

namespace wagonaut {
class Catalog;
}  // namespace wagonaut

namespace wagonaut::tools {

/// Checks the luck of each record against what was promised before its deal: one line a file. The
/// exit code is the worst finding's.
int verify_records(const Catalog& catalog, const std::vector<std::string>& files, Language language,
                   std::ostream& out, std::ostream& err);

}  // namespace wagonaut::tools
