// Two boxes that differ in all that a company never learns are told to it alike by the server, byte
// by byte, over whole campaigns: scenes, book, board, recap, chronicle, file, and why a line is
// refused (engine-design 11).
#include <regex>
#include <set>

#include "engine/campaign/file.h"
#include "server/campaign/campaign_scene.h"
#include "server/campaign/chapter.h"
#include "server/protocol/campaign_messages.h"
#include "server/protocol/messages.h"
#include "tests/campaign/twin_box.h"
#include "tests/campaign/wander.h"
#include "tests/laws/tables.h"
#include "tests/support/small_box.h"

namespace wagonaut::tests {
namespace {

using namespace server;

/// All that the server tells one company between games, entry by entry.
class ServerWatch final : public Witness {
 public:
  ServerWatch(const BoxEntry& box, std::uint8_t company)
      : box_(box), company_(company), laws_{&box.law}, journal_("c1", "code", Boxes(laws_)) {}

  void entry(const Tale& tale) override {
    const auto& entries = tale.course.entries();
    if (entries.size() < journal_.course().entries().size())
      journal_ = Journal("c1", "code", Boxes(laws_));
    for (std::size_t i = journal_.course().entries().size(); i < entries.size(); ++i) {
      const CampaignEntry& one = entries[i].entry;
      const auto added = journal_.add(entry_line(box_.law, one), one.body, 1000);
      ASSERT_TRUE(added) << added.error();
      for (const char* line :
           {"choose red e99", "chapter 1 red red", "call pink A", "hand red robot A"})
        put(in_own_words(Journal(journal_).add(line, "", 1000).error()));
    }
    books_.follow(journal_);
    const std::uint8_t place = place_of_company(journal_.campaign(), company_);
    if (place == kNone) return;
    tell(int(place));
    const std::vector<Piece> pieces = opened(tale.box, tale.c(), nullptr, place);
    seen_.insert(pieces.begin(), pieces.end());
  }

  const std::vector<std::string>& lines() const { return lines_; }
  std::vector<Piece> seen() const { return {seen_.begin(), seen_.end()}; }

 private:
  void put(std::string text) { lines_.push_back(std::move(text)); }

  void tell(int place) {
    const Books::Book& book = books_.of(company_);
    const std::optional<ChapterTable> table;
    const std::optional<Vote> vote;
    const std::map<int, std::set<Piece>> read;
    const Gathering gathering;
    const SeenCampaign campaign{
        journal_, gathering, std::vector<bool>(std::size_t(journal_.companies())),
        table,    vote,      read};
    put(campaign_scene_json(box_, {campaign, place, book, told_}));
    told_ = journal_.version();
    put(book_json(box_, book));
    put(recap_json(journal_, place, book));
    put(chronicle_json(journal_, book));
    put(board_json(told_board(*map_of(box_, journal_.campaign()))));
    // Hashes of the law stand for all of it.
    static const std::regex hashes("[0-9a-f]{8,}");
    if (journal_.campaign().phase != Phase::Playing && lines_.size() % 4 == 0)
      put(std::regex_replace(write_campaign(journal_.course(), "c1"), hashes, "H"));
  }

  const BoxEntry& box_;
  std::uint8_t company_;
  std::vector<const Box*> laws_;
  Journal journal_;
  Books books_;
  int told_ = -1;
  std::set<Piece> seen_;
  std::vector<std::string> lines_;
};

ServerWatch server_watched(const BoxEntry& box, const Wander& how, std::uint8_t company) {
  Tale tale(box.law);
  ServerWatch watch(box, company);
  play_campaign(tale, how, watch);
  return watch;
}

TEST(TwinBoxes, AreToldAlikeByTheServer) {
  const BoxEntry& box = shipped_box();
  const int campaigns = std::clamp(games_per_law() / 400, 2, 5);
  for (int i = 0; i < campaigns && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE("campaign " + std::to_string(i));
    const Wander how{.seed = std::uint64_t(i) + 7000,
                     .companies = 2 + i % 4,
                     .builders = i % 2 == 0,
                     .games = i == 0 ? 12 : 3 + i};
    const auto company = std::uint8_t(i % how.companies);
    const ServerWatch truth = server_watched(box, how, company);
    const BoxEntry other = twin_box(box, truth.seen());
    const ServerWatch twin = server_watched(other, how, company);
    ASSERT_EQ(twin.lines().size(), truth.lines().size());
    for (std::size_t at = 0; at < truth.lines().size(); ++at)
      if (const auto& [a, b] = std::tie(truth.lines()[at], twin.lines()[at]); a != b) {
        const auto from = std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin();
        const std::size_t begin = std::size_t(std::max<std::ptrdiff_t>(0, from - 80));
        FAIL() << "line " << at << "\n  " << a.substr(begin, 200) << "\n  " << b.substr(begin, 200);
      }
    EXPECT_GT(truth.lines().size(), 50u);
  }
}

// Otherwise the test above would say little.
TEST(TwinBoxes, AreToldDifferentlyToWhoKnowsMore) {
  const BoxEntry& box = shipped_box();
  const Wander how{.seed = 9, .companies = 3, .games = 2};
  const ServerWatch truth = server_watched(box, how, 0);
  std::vector<Piece> fewer = truth.seen();
  std::erase_if(fewer, [](const Piece& piece) { return piece.kind == PieceKind::StoryB; });
  EXPECT_NE(server_watched(twin_box(box, fewer), how, 0).lines(), truth.lines());
}

}  // namespace
}  // namespace wagonaut::tests
