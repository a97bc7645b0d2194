#include "tests/support/small_box.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

namespace wagonaut::tests {

namespace {

namespace fs = std::filesystem;

BoxFiles files_in(const fs::path& folder) {
  BoxFiles files;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file()) continue;
    std::ifstream in(entry.path(), std::ios::binary);
    const std::string name = entry.path().lexically_relative(folder).generic_string();
    files[name] = {std::istreambuf_iterator<char>(in), {}};
  }
  return files;
}

BoxEntry must_read(const BoxFiles& files, const std::string& folder) {
  Result<BoxEntry> box = build_box(files, folder);
  EXPECT_TRUE(box) << box.error();
  return box ? *box : BoxEntry{};
}

}  // namespace

BoxFiles small_box_files() {
  return files_in(WAGONAUT_ROOT "/tests/catalog/small_box");
}

const BoxEntry& small_box() {
  static const BoxEntry box = must_read(small_box_files(), "boxes/small/1");
  return box;
}

const BoxEntry& shipped_box() {
  static const BoxEntry box =
      must_read(files_in(WAGONAUT_ROOT "/data/boxes/lanterns_west/1"), "boxes/lanterns_west/1");
  return box;
}

}  // namespace wagonaut::tests
