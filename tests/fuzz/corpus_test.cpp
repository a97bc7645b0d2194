#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "engine/campaign/file.h"
#include "tests/campaign/tale.h"
#include "tests/fuzz/fuzz.h"
#include "tests/support/small_box.h"

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
  feed_corpus("protocol", fuzz_protocol, 39);
}

namespace {

/// A campaign of the small box, some games long.
std::string campaign_text(int games) {
  Tale tale(small_box().law);
  Quick rng{std::uint64_t(games)};
  tale.found(int(tale.box.companies.size()));
  for (int game = 0; game < games && tale.c().phase != Phase::Finished; ++game) {
    tale.begin();
    tale.play(rng.next64());
    tale.close(rng);
  }
  return write_campaign(tale.course, "fuzz");
}

}  // namespace

// A corpus of another law would be refused at its first line: WAGONAUT_WRITE=1 writes it anew.
TEST(Fuzz, CorpusOfCampaigns) {
  if (std::getenv("WAGONAUT_WRITE") != nullptr)
    for (int games = 0; games < 4; ++games)
      std::ofstream(WAGONAUT_ROOT "/tests/fuzz/corpus/campaign/games-" + std::to_string(games),
                    std::ios::binary)
          << campaign_text(games);
  feed_corpus("campaign", fuzz_campaign, 4);
}

}  // namespace wagonaut::tests::fuzz
