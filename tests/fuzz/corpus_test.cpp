#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/fuzz/fuzz.h"

namespace wagonaut::tests::fuzz {

namespace {

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// A broken promise stops the process, so getting through is the test. What was cut short comes
/// from another world than what was written whole, so every half is fed as well.
void feed_corpus(const std::string& target, void (*fuzz)(std::string_view)) {
  int fed = 0;
  for (const auto& entry : std::filesystem::directory_iterator(
           std::string(WAGONAUT_ROOT "/tests/fuzz/corpus/") + target)) {
    SCOPED_TRACE(entry.path().filename().string());
    const std::string input = text_of(entry.path());
    fuzz(input);
    fuzz(std::string_view(input).substr(0, input.size() / 2));
    ++fed;
  }
  EXPECT_GE(fed, 5) << "the corpus of " << target << " is gone";
}

}  // namespace

TEST(Fuzz, CorpusOfData) {
  feed_corpus("data", fuzz_data);
}

TEST(Fuzz, CorpusOfRecords) {
  feed_corpus("record", fuzz_record);
}

TEST(Fuzz, CorpusOfMoves) {
  feed_corpus("moves", fuzz_moves);
}

}  // namespace wagonaut::tests::fuzz
