#pragma once

#include <string>

#include "tools/play/speech.h"

namespace wagonaut::tools {

/// The rules of the edition on one screen, read off its values.
std::string rules_in_short(const Speech& speech, int width);

}  // namespace wagonaut::tools
