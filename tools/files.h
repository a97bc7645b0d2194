#pragma once

#include <string>

#include "engine/base/result.h"

namespace wagonaut::tools {

/// The whole of a file; the failure names it and says why it could not be read.
Result<std::string> read_text(const std::string& file);
/// Writes a file in one go: it is whole or it is the old one. An empty string, or what went wrong.
std::string write_text(const std::string& file, const std::string& text);

/// Where a person's games are kept between sessions; empty if the machine names no home.
std::string state_folder();

}  // namespace wagonaut::tools
