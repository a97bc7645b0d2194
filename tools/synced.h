#pragma once

#include <string>

namespace wagonaut::tools {

// What is told only after it lies on the disk. Empty, or what went wrong.

/// Appends to a file.
std::string append_synced(const std::string& file, const std::string& text);
/// Writes a file in one go: it is whole or it is the old one, whatever happens meanwhile.
std::string write_synced(const std::string& file, const std::string& text);

}  // namespace wagonaut::tools
