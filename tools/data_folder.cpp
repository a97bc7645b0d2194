#include "tools/data_folder.h"

#include <cstdlib>
#include <filesystem>

namespace wagonaut::tools {
namespace {

namespace fs = std::filesystem;

bool holds_data(const fs::path& folder) {
  std::error_code error;
  return fs::is_directory(folder / "maps", error) && fs::is_directory(folder / "editions", error);
}

fs::path beside_program() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  return error ? fs::path{} : program.parent_path().parent_path().parent_path() / "data";
}

}  // namespace

Result<std::string> find_data(const std::string& named, const std::string& named_by) {
  const auto told = [](const std::string& folder, const std::string& by) -> Result<std::string> {
    if (holds_data(folder)) return folder;
    return Failure{by + ": " + folder + " is no data folder, maps or editions are missing"};
  };
  if (!named.empty()) return told(named, named_by);
  if (const char* variable = std::getenv("WAGONAUT_DATA"); variable != nullptr && *variable != 0)
    return told(variable, "WAGONAUT_DATA");
  if (holds_data("data")) return std::string("data");
  if (const fs::path beside = beside_program(); holds_data(beside)) return beside.string();
  return Failure{"no data folder found; name it with --data DIR"};
}

}  // namespace wagonaut::tools
