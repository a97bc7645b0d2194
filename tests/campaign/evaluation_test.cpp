// The final count (L-90, C-0.15, evaluation.json).
#include "tests/campaign/tale.h"

namespace wagonaut::tests {
namespace {

/// Three games are over; slips by company, -1: missed.
Campaign counted(const std::vector<std::vector<int>>& slips) {
  Campaign c;
  c.game = 3;
  c.phase = Phase::Finished;
  for (std::size_t i = 0; i < slips.size(); ++i) {
    CompanyState& company = c.companies.grow();
    company = {};
    company.id = std::uint8_t(i);
    for (std::size_t game = 0; game < slips[i].size(); ++game) {
      if (slips[i][game] < 0) continue;
      company.slips[game] = std::int16_t(slips[i][game]);
      company.played |= game_bit(int(game) + 1);
      company.counted |= game_bit(int(game) + 1);
    }
  }
  return c;
}

std::string parts_of(const CompanyCount& count) {
  std::string out;
  for (const int part : count.parts) out += std::to_string(part) + " ";
  return out + "= " + std::to_string(count.sum) + " #" + std::to_string(count.place);
}

}  // namespace

TEST(CampaignCount, AddsUpPartByPart) {
  // Absence is worth 5, 6, 7.
  Campaign c = counted({{20, 30, 2}, {25, -1, 30}, {10, 10, 10}});
  c.companies[0].vault.insert(ItemId{7});  // a page
  c.companies[1].vault.insert(ItemId{6});  // the watch: 4, and 2 for one keepsake
  c.companies[2].vault.insert(ItemId{9});
  c.companies[2].many[0] = 3;
  c.flags[0] = 2;  // the line runs: bonds 3, no share
  c.companies[0].stamps.insert(TicketId{0});
  c.companies[1].stamps.insert(TicketId{0});
  c.companies[1].shown.insert(PostcardId{3});
  const FinalCount count = evaluate(tiny_box(), c);
  ASSERT_EQ(count.size(), 3u);
  EXPECT_EQ(parts_of(count[0]), "52 0 5 8 0 0 15 0 = 80 #2");
  EXPECT_EQ(parts_of(count[1]), "55 6 0 0 6 0 15 1 = 83 #1");
  EXPECT_EQ(parts_of(count[2]), "30 0 0 0 0 9 0 0 = 39 #3");  // tied first: no third place
}

TEST(CampaignCount, FlagsChangeWhatThingsAreWorth) {
  Campaign c = counted({{1, 1, 1}, {1, 1, 1}});
  c.companies[0].vault.insert(ItemId{9});
  c.companies[0].many[0] = 2;
  c.companies[1].vault.insert(ItemId{7});
  c.companies[1].vault.insert(ItemId{8});
  c.flags = {1, 1};
  const FinalCount count = evaluate(tiny_box(), c);
  EXPECT_EQ(count[0].parts[5], 2 * 5 + 12);
  EXPECT_EQ(count[1].parts[3], 2 * 8 + 5);
}

TEST(CampaignCount, TwoCompaniesHaveOnePassengerBook) {
  Campaign c = counted({{1, 1, 1}, {1, 1, 1}});
  c.companies[0].stamps.insert(TicketId{0});
  const FinalCount count = evaluate(tiny_box(), c);
  EXPECT_EQ(count[0].parts[6], 10);
  EXPECT_EQ(count[1].parts[6], 0);  // none at all is no place
}

// min_games is 2. A guest's evening whose absence value counts is no slip of one's own.
TEST(CampaignCount, TooFewSlipsBarFromWinning) {
  Campaign c = counted({{90, 90, -1}, {95, -1, 95}, {10, 10, 10}});
  c.companies[0].counted = game_bit(1);
  FinalCount count = evaluate(tiny_box(), c);
  EXPECT_EQ(count[0].place, 0);
  EXPECT_EQ(count[0].parts[0], 90);
  EXPECT_EQ(count[0].parts[1], 6 + 7);
  EXPECT_EQ(count[1].place, 1);
  EXPECT_EQ(count[2].place, 2);
  // Nobody has two: then it bars nobody.
  for (CompanyState& company : c.companies) company.counted = game_bit(1);
  count = evaluate(tiny_box(), c);
  EXPECT_EQ(count[1].place, 1);
  EXPECT_EQ(count[0].place, 2);
}

TEST(CampaignCount, ListsWhoeverPlayed) {
  Campaign c = counted({{10, 10, 10}, {-1, -1, -1}, {5, 5, 5}});
  c.companies[2].holder = Holder::Nobody;  // left
  const FinalCount count = evaluate(tiny_box(), c);
  ASSERT_EQ(count.size(), 2u);
  EXPECT_EQ(count[1].company, 2);
  EXPECT_EQ(count[1].place, 2);
}

// Pages, then postcards, then the slip of the last game, then the place is shared.
TEST(CampaignCount, TiesAreBrokenInOrder) {
  Campaign c = counted({{30, 30, 28}, {30, 29, 29}, {30, 30, 28}});
  FinalCount count = evaluate(tiny_box(), c);
  EXPECT_EQ(count[1].place, 1);
  EXPECT_EQ(count[0].place, 2);
  EXPECT_EQ(count[2].place, 2);
  c.companies[0].shown.insert(PostcardId{1});
  c.companies[0].slips[0] = 29;
  count = evaluate(tiny_box(), c);
  EXPECT_EQ(count[0].place, 1);
  EXPECT_EQ(count[1].place, 2);
  c.companies[2].vault.insert(ItemId{7});
  c.companies[2].slips[0] = 22;
  count = evaluate(tiny_box(), c);
  EXPECT_EQ(count[2].place, 1);
}

}  // namespace wagonaut::tests
