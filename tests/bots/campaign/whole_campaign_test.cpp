// Whole campaigns that bots play without a log.
#include "bots/campaign/whole_campaign.h"

#include "bots/campaign/quick_planner.h"
#include "tests/campaign/tale.h"
#include "tests/support/small_box.h"

namespace wagonaut::tests::bots {
namespace {

struct Counting final : CampaignHearer {
  int opened = 0, over = 0, closed = 0, answers = 0, ended = 0;
  void game_opened(const Campaign&, const Opening&) override { ++opened; }
  void note(const Fact& fact) override { ended += fact.kind == FactKind::GameEnded; }
  void game_over(const Campaign&, const Opening&, const State&) override { ++over; }
  void answered(const Campaign&, const CampaignAsk&, std::uint8_t) override { ++answers; }
  void game_closed(const Campaign&, const CampaignFacts&) override { ++closed; }
};

CampaignMatch play_of(const Box& box, int companies, std::string_view bot, std::uint64_t seed) {
  CampaignMatch out;
  out.box = &box;
  out.seed = seed;
  out.make = make_campaign_bot;
  for (int i = 0; i < companies; ++i) {
    out.companies.push_back(std::uint8_t(i));
    out.bots.emplace_back(bot);
  }
  return out;
}

}  // namespace

TEST(WholeCampaign, IsPlayedToItsEndAndHeard) {
  Counting heard;
  const Campaign end = play_whole_campaign(play_of(tiny_box(), 3, "greedy", 4), heard);
  EXPECT_EQ(end.phase, Phase::Finished);
  EXPECT_EQ(heard.opened, 3);
  EXPECT_EQ(heard.ended, 3);
  EXPECT_EQ(heard.over, 3);
  EXPECT_EQ(heard.closed, 3);
  EXPECT_GT(heard.answers, 5);
}

TEST(WholeCampaign, DependsOnItsSeedAlone) {
  Counting heard;
  const Campaign one = play_whole_campaign(play_of(tiny_box(), 2, "random", 4), heard);
  EXPECT_EQ(one, play_whole_campaign(play_of(tiny_box(), 2, "random", 4), heard));
  EXPECT_NE(one, play_whole_campaign(play_of(tiny_box(), 2, "random", 5), heard));
}

TEST(WholeCampaign, StopsBetweenGames) {
  Counting heard;
  CampaignMatch play = play_of(tiny_box(), 2, "random", 4);
  play.stopped = [&] { return heard.closed == 1; };
  EXPECT_EQ(play_whole_campaign(play, heard).game, 2);
  EXPECT_EQ(heard.opened, 1);
}

// The real box, with the bot that simulations are made with.
TEST(WholeCampaign, TheQuickPlannerPlaysTheWholeBox) {
  Counting heard;
  const Box& box = shipped_box().law;
  const Campaign end = play_whole_campaign(play_of(box, 3, kQuickPlanner, 9), heard);
  EXPECT_EQ(end.phase, Phase::Finished);
  EXPECT_EQ(heard.closed, 12);
  for (const CompanyState& company : end.companies) EXPECT_EQ(company.played, 0xFFF);
}

TEST(WholeCampaign, TheQuickPlannerHasThePlannersSettings) {
  EXPECT_NE(make_campaign_bot("quick_planner"), nullptr);
  EXPECT_NE(make_campaign_bot("quick_planner:race=130"), nullptr);
  EXPECT_EQ(make_campaign_bot("quick_planner:speed=1"), nullptr);
  EXPECT_NE(make_campaign_bot("greedy"), nullptr);
  EXPECT_EQ(make_campaign_bot("nobody"), nullptr);
}

}  // namespace wagonaut::tests::bots
