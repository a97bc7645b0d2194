#include "tools/files.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <system_error>

namespace wagonaut::tools {

Result<std::string> read_text(const std::string& file) {
  std::error_code error;
  if (std::filesystem::is_directory(file, error)) return Failure{file + ": is a folder"};
  std::ifstream in(file, std::ios::binary);
  if (!in) return Failure{file + ": " + std::strerror(errno)};
  std::ostringstream text;
  text << in.rdbuf();
  if (in.bad()) return Failure{file + ": could not be read"};
  return text.str();
}

std::string write_text(const std::string& file, const std::string& text) {
  const std::filesystem::path path(file);
  std::error_code error;
  if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), error);
  // A pipe or a device cannot be replaced by a new file.
  const bool device =
      std::filesystem::exists(path, error) && !std::filesystem::is_regular_file(path, error);
  const std::filesystem::path half = device ? file : file + ".part";
  {
    std::ofstream out(half, std::ios::binary | std::ios::trunc);
    out << text << std::flush;
    if (!out) {
      const std::string reason = std::strerror(errno);
      if (!device) std::filesystem::remove(half, error);
      return file + ": " + reason;
    }
  }
  error.clear();
  if (!device) std::filesystem::rename(half, path, error);
  return error ? file + ": " + error.message() : "";
}

std::string state_folder() {
  if (const char* state = std::getenv("XDG_STATE_HOME"); state != nullptr && *state != '\0')
    return std::string(state) + "/wagonaut";
  if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0')
    return std::string(home) + "/.local/state/wagonaut";
  return {};
}

}  // namespace wagonaut::tools
