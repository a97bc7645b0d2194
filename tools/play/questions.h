#pragma once

#include "tools/play/console.h"
#include "tools/play/settings.h"

namespace wagonaut::tools {

/// Asks for what the settings leave open: a game to go on with, the edition, the players. False
/// when the input ended before everything was known.
bool ask_settings(const Catalog& catalog, Console& console, PlaySettings& settings);

}  // namespace wagonaut::tools
