// A whole campaign for every number of companies, kept as a file: it must fold to the same count,
// and the hash of every box must be the one that is kept. As long as a version of a box is not
// published its numbers may change: WAGONAUT_WRITE=1 ./test --dev GoldenCampaigns writes hashes,
// campaigns and counts anew. After that, a change is a new version.
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "bots/bot.h"
#include "bots/known_edition.h"
#include "catalog/catalog.h"
#include "engine/campaign/dump.h"
#include "engine/campaign/file.h"
#include "engine/record/recorder.h"
#include "engine/sight/sight.h"
#include "tests/campaign/tale.h"
#include "tests/data/data.h"
#include "tests/support/small_box.h"

namespace wagonaut::tests {
namespace {

const std::string kKept = WAGONAUT_ROOT "/tests/golden/campaigns/";
constexpr const char* kHowToWrite =
    "\nIf the box is not published yet: WAGONAUT_WRITE=1 ./test --dev GoldenCampaigns";

bool anew() {
  return std::getenv("WAGONAUT_WRITE") != nullptr;
}

std::string kept(const std::string& name) {
  std::ifstream in(kKept + name, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

void keep(const std::string& name, const std::string& text) {
  std::ofstream(kKept + name, std::ios::binary) << text;
}

std::string file_name(int companies) {
  return std::to_string(companies) + ".wagonaut-campaign";
}

/// Every seat is a collector that sees what its company may know.
std::string collectors_game(const Tale& tale) {
  const Opening game = tale.opening();
  const auto seats = std::uint8_t(tale.c().companies.size());
  FairChance luck{ChaCha(SeedBytes{7, seats, tale.c().game})};
  Recorder table(game.edition, tale.header(game), luck, nullptr, game.first);
  const auto bot = make_bot("greedy");
  std::array<KnownEdition, kMaxSeats> known;
  Quick rng(tale.c().game);
  while (!over(table.state())) {
    const Seat seat = *table.state().open.ask.waiting.begin();
    const Edition& seen =
        known[std::size_t(index(seat))].of(game.edition, table.state().open, seat);
    table.play(seat, bot->choose(seen, look(game.edition, table.state(), seat), rng));
  }
  return write_record(game.edition, labels_of(tale.box), table.record());
}

std::string collectors_campaign(int companies) {
  Tale tale(shipped_box().law);
  tale.found(companies);
  while (tale.c().phase != Phase::Finished && !testing::Test::HasFailure()) {
    tale.begin();
    tale.add("game " + std::to_string(tale.c().game) + " golden", collectors_game(tale));
    tale.close();
  }
  return write_campaign(tale.course, "golden" + std::to_string(companies));
}

/// "3 green: slips 412, absence 0, … = 460, place 1", a line a company.
std::string count_text(const Box& box, const Campaign& c) {
  std::string out;
  for (const CompanyCount& one : evaluate(box, c)) {
    const CompanyState& company = c.companies[one.company];
    out += std::to_string(c.companies.size()) + " " + box.companies[company.id].id + ":";
    for (std::size_t i = 0; i < one.parts.size(); ++i)
      out += " " + box.evaluation.parts[i].id + " " + std::to_string(one.parts[i]) + ",";
    out += " sum " + std::to_string(one.sum) + ", place " + std::to_string(one.place) + "\n";
  }
  return out;
}

}  // namespace

TEST(GoldenCampaigns, EveryVersionOfABoxHasTheHashThatIsKept) {
  std::string hashes;
  for (const BoxEntry* box : data::catalog().boxes())
    hashes +=
        box->law.id + " " + std::to_string(box->law.version) + " " + hash_of(dump(box->law)) + "\n";
  if (anew()) keep("boxes.txt", hashes);
  EXPECT_EQ(kept("boxes.txt"), hashes) << kHowToWrite;
}

TEST(GoldenCampaigns, FoldToTheCountThatIsKept) {
  const std::vector<const Box*> boxes{&shipped_box().law};
  std::string counts;
  for (int companies = 2; companies <= 5; ++companies) {
    if (anew()) keep(file_name(companies), collectors_campaign(companies));
    const std::string text = kept(file_name(companies));
    const Result<CampaignFile> file = read_campaign(boxes, text);
    ASSERT_TRUE(file) << file_name(companies) << ": " << file.error() << kHowToWrite;
    EXPECT_EQ(file->damage, "") << kHowToWrite;
    ASSERT_EQ(file->course.campaign().phase, Phase::Finished);
    EXPECT_TRUE(write_campaign(file->course, file->head.id) == text) << "it is written otherwise";
    counts += count_text(*boxes[0], file->course.campaign());
  }
  if (anew()) keep("counts.txt", counts);
  EXPECT_EQ(kept("counts.txt"), counts) << kHowToWrite;
}

}  // namespace wagonaut::tests
