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

/// A broken promise stops the process, so getting through is half the test; the other half is that
/// the corpus still gets beyond the first refusal. Every input is fed cut short as well.
void feed_corpus(const std::string& target, bool (*fuzz)(std::string_view), int least_taken) {
  int taken = 0;
  const std::string folder = std::string(WAGONAUT_ROOT "/tests/fuzz/corpus/") + target;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const std::string input = text_of(entry.path());
    taken += fuzz(input) ? 1 : 0;
    fuzz(std::string_view(input).substr(0, input.size() / 2));
  }
  EXPECT_GE(taken, least_taken) << "of the corpus in " << folder;
}

}  // namespace

TEST(Fuzz, CorpusOfData) {
  feed_corpus("data", fuzz_data, 5);
}

TEST(Fuzz, CorpusOfRecords) {
  feed_corpus("record", fuzz_record, 8);
}

TEST(Fuzz, CorpusOfMoves) {
  feed_corpus("moves", fuzz_moves, 12);
}

TEST(Fuzz, CorpusOfMessages) {
  feed_corpus("protocol", fuzz_protocol, 22);
}

}  // namespace wagonaut::tests::fuzz
