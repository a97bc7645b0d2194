// Laws over random campaigns of a small box; whole_test.cpp has those of the real one.
#include <set>

#include "tests/campaign/wander.h"
#include "tests/laws/tables.h"

namespace wagonaut::tests {
namespace {

int campaigns_per_law() {
  return std::clamp(games_per_law() / 10, 4, 200);
}

}  // namespace

TEST(CampaignLaws, LinesOfTheLogAreReadAsTheyWereWritten) {
  Tale tale(tiny_box());
  play_campaign(tale, 42, [](const Tale&) {});
  for (const LoggedEntry& entry : tale.course.entries()) {
    const std::string line = entry_line(tale.box, entry.entry);
    Result<CampaignEntry> back = entry_from(tale.box, line);
    ASSERT_TRUE(back) << back.error();
    back->body = entry.entry.body;
    EXPECT_EQ(*back, entry.entry);
  }
}

// The options of a question are its law: each of them is accepted, and no other.
TEST(CampaignLaws, OptionsAreTheLaw) {
  std::set<CampaignAskOf> asked;
  for (int i = 0; i < campaigns_per_law() / 4 && !testing::Test::HasFailure(); ++i) {
    Tale tale(tiny_box());
    play_campaign(tale, std::uint64_t(i) + 1300, [&](const Tale& now) {
      const auto ask = campaign_ask(now.box, now.c());
      if (!ask) return;
      asked.insert(ask->of);
      const auto accepted = [&](const std::string& what) {
        return bool(answer(now.box, now.c(), ask->company, what));
      };
      for (const std::uint8_t option : ask->options)
        EXPECT_TRUE(accepted(answer_text(now.box, ask->of, option)));
      std::vector<std::string> words{"0", "1", "2", "3"};
      for (const auto& event : now.box.events) words.push_back(event.id);
      for (const auto& item : now.box.items) words.push_back(item.id);
      words.insert(words.end(), now.box.nodes.begin(), now.box.nodes.end());
      const auto lawful = std::count_if(words.begin(), words.end(), accepted);
      EXPECT_EQ(lawful, ask->options.size());
      for (int company = 0; company < now.c().companies.size(); ++company)
        if (company != ask->company) {
          EXPECT_FALSE(answer(now.box, now.c(), std::uint8_t(company),
                              answer_text(now.box, ask->of, ask->options.front())));
        }
    });
  }
  EXPECT_TRUE(asked.contains(CampaignAskOf::Option));
  EXPECT_TRUE(asked.contains(CampaignAskOf::Item));
  EXPECT_TRUE(asked.contains(CampaignAskOf::City));
}

// An opening is a pure function: the same campaign gives the same edition, byte by byte and by
// hash.
TEST(CampaignLaws, OpeningsAreTheSameEveryTime) {
  Tale tale(tiny_box());
  std::set<std::string> hashes;
  play_campaign(tale, 77, [&](const Tale& now) {
    if (now.c().phase != Phase::Playing) return;
    const Opening a = now.opening(), b = now.opening();
    EXPECT_EQ(a.edition, b.edition);
    EXPECT_EQ(a.hash, b.hash);
    hashes.insert(a.hash);
  });
  EXPECT_EQ(hashes.size(), 3u);
}

}  // namespace wagonaut::tests
