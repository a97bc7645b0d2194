#pragma once

#include <string>

#include "tools/play/speech.h"

namespace wagonaut {
struct OpenTable;
}  // namespace wagonaut

namespace wagonaut::tools {

/// The rules of the edition on one screen, read off its values.
std::string rules_in_short(const Speech& speech, const OpenTable& open, int width);

}  // namespace wagonaut::tools
