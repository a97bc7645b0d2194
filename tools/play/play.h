#pragma once

#include <iosfwd>

#include "tools/play/settings.h"

namespace wagonaut::tools {

/// The terminal game: asks for what the settings leave open, plays to the end or until somebody
/// stops. Returns an exit code; what went wrong is one line on `err`.
int play(const Catalog& catalog, PlaySettings settings, std::istream& in, std::ostream& out,
         std::ostream& err);

}  // namespace wagonaut::tools
