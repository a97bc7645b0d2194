#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace wagonaut::tests::architecture {

/// A file of the repository as these tests read it.
struct Source {
  std::string path;  // from the root: "engine/rules/claim.cpp"
  std::string text;

  /// Without comments.
  std::string code() const;
  /// Without comments and without what stands between quotes.
  std::string bare() const;
  /// What is included, brackets or quotes kept: "<array>", "\"engine/play.h\"".
  std::vector<std::string> includes() const;
};

/// The .h and .cpp files below a folder of the repository.
std::vector<Source> sources_of(const std::string& folder);
std::string text_of(const std::filesystem::path& path);
std::filesystem::path root();

/// The words of a text: letters, digits and underscores.
std::vector<std::string> words_of(std::string_view text);

}  // namespace wagonaut::tests::architecture
