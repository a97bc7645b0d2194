#include "tools/store_place.h"

#include <filesystem>

#include "tools/files.h"

namespace wagonaut::tools {

Result<std::string> store_place(const std::string& named) {
  if (!named.empty()) return named;
  const std::string folder = state_folder();
  if (folder.empty()) return Failure{"this machine names no home folder; say --store FILE"};
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return Failure{folder + ": " + error.message() + "; say --store FILE"};
  return folder + "/tables.db";
}

std::string shown_place(const std::string& store) {
  const std::size_t scheme = store.find("://");
  const std::size_t at = store.rfind('@');
  if (scheme == std::string::npos || at == std::string::npos || at < scheme) return store;
  return store.substr(0, scheme + 3) + "…" + store.substr(at);
}

}  // namespace wagonaut::tools
