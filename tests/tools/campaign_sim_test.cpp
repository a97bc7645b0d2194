// Many campaigns at once: the same whatever the number of threads, and every dollar accounted for.
#include <gtest/gtest.h>

#include <csignal>

#include "tests/support/small_box.h"
#include "tests/tools/program.h"
#include "tools/campaign/campaign_sim.h"
#include "tools/campaign/sim_report.h"
#include "tools/exit_codes.h"
#include "tools/files.h"
#include "tools/interrupt.h"

namespace wagonaut::tests::tools {
namespace {

using namespace wagonaut::tools;

const auto kUnwatched = [](int, int) {};

CampaignSimSettings settings_with(std::vector<int> companies, std::string bot, int campaigns) {
  CampaignSimSettings out;
  out.box = &shipped_box().law;
  out.companies = std::move(companies);
  out.bots = {std::move(bot)};
  out.campaigns = campaigns;
  out.seed = 3;
  return out;
}

std::string json_of(const CampaignSimSettings& settings) {
  const std::vector<CampaignTally> campaigns = simulate(settings, kUnwatched);
  std::vector<CampaignSummary> summaries;
  for (const int n : settings.companies)
    summaries.push_back(summary_of(*settings.box, n, campaigns));
  return campaign_json(*settings.box, settings, summaries);
}

/// Some campaigns of builders, played once.
const std::vector<CampaignTally>& some_campaigns() {
  static const std::vector<CampaignTally> out =
      simulate(settings_with({2, 4}, "quick_planner", 2), kUnwatched);
  return out;
}

}  // namespace

TEST(CampaignSim, ThreadsDoNotChangeTheCampaigns) {
  CampaignSimSettings settings = settings_with({2, 3}, "random", 3);
  const std::string alone = json_of(settings);
  settings.threads = 3;
  EXPECT_EQ(json_of(settings), alone);
  settings.seed = 4;
  EXPECT_NE(json_of(settings), alone);
}

// Every dollar of a slip has an origin, and only what L-82 raises to 0 comes from nowhere.
TEST(CampaignSim, TheOriginsOfASlipAddUpToIt) {
  int slips = 0;
  for (const CampaignTally& one : some_campaigns()) {
    ASSERT_TRUE(one.finished);
    for (const ChapterTally& game : one.games)
      for (int company = 0; company < one.companies; ++company, ++slips) {
        const SlipTally& slip = game.slips[std::size_t(company)];
        int sum = 0;
        for (const std::int16_t dollars : slip.from) sum += dollars;
        EXPECT_EQ(sum, slip.slip);
        EXPECT_GE(slip[Origin::Floor], 0);
        EXPECT_TRUE(slip[Origin::Floor] == 0 || slip.slip == 0);
      }
  }
  EXPECT_EQ(slips, 2 * 12 * (2 + 4));
}

// The slips of the tally are those the campaign wrote, and the places those it ranked.
TEST(CampaignSim, TheSlipsAreTheCampaigns) {
  for (const CampaignTally& one : some_campaigns())
    for (int company = 0; company < one.companies; ++company) {
      for (std::size_t game = 0; game < one.games.size(); ++game)
        EXPECT_EQ(one.games[game].slips[std::size_t(company)].slip,
                  one.end.companies[company].slips[game]);
      EXPECT_EQ(one.slips_up_to(12, company), one.count[std::size_t(company)].parts.front());
    }
}

// What modules, events, things and postcards paid one by one is what they paid together.
TEST(CampaignSim, CardsPayWhatTheirOriginsSay) {
  const Origins origins(shipped_box().law);
  for (const CampaignTally& one : some_campaigns()) {
    std::array<int, kOrigins> by_slips{}, by_cards{};
    const auto add = [&](Origin origin, int n) { by_cards[std::size_t(origin)] += n; };
    for (const ChapterTally& game : one.games) {
      for (const SlipTally& slip : game.slips)
        for (std::size_t i = 0; i < kOrigins; ++i) by_slips[i] += slip.from[i];
      for (std::size_t i = 0; i < game.modules.size(); ++i)
        add(origins.of_module(std::uint8_t(i)), game.modules[i].dollars);
    }
    for (const CardTally& card : one.events) add(Origin::Events, card.dollars);
    for (const CardTally& card : one.postcards) add(Origin::Postcards, card.dollars);
    for (std::size_t i = 0; i < one.items.size(); ++i)
      add(origins.is_charter(std::uint8_t(i)) ? Origin::Charter : Origin::Things,
          one.items[i].dollars);
    for (const Origin origin :
         {Origin::Stamps, Origin::CityTokens, Origin::Regions, Origin::OtherRules, Origin::Events,
          Origin::Postcards, Origin::Charter, Origin::Things})
      EXPECT_EQ(by_slips[std::size_t(origin)], by_cards[std::size_t(origin)]) << name_of(origin);
  }
}

// C-13 pays the owners of lanes; what the others have of it are tickets, and its share counts both.
TEST(CampaignSim, SharedLanesCountForTheRuleThatSharesThem) {
  const Box& box = shipped_box().law;
  const CampaignSummary all = summary_of(box, 4, some_campaigns());
  int sharing = 0;
  for (const ModuleSummary& module : all.modules) {
    EXPECT_EQ(module.shared > 0, module.shares);
    if (!module.shares) continue;
    EXPECT_GT(module.share(), 100 * module.dollars.sum / module.slips);
    ++sharing;
  }
  EXPECT_EQ(sharing, 1);
}

TEST(CampaignSim, SourcesAreFoundByWhatTheBoxSays) {
  const Box& box = shipped_box().law;
  const Origins origins(box);
  int regions = 0, charters = 0;
  for (std::size_t i = 0; i < box.modules.size(); ++i)
    regions += origins.of_module(std::uint8_t(i)) == Origin::Regions;
  for (std::size_t i = 0; i < box.items.size(); ++i)
    charters += origins.is_charter(std::uint8_t(i));
  EXPECT_EQ(regions, 8);
  EXPECT_EQ(charters, 6);
}

TEST(CampaignSim, TheReportHasEveryTarget) {
  const Box& box = shipped_box().law;
  const CampaignSummary four = summary_of(box, 4, some_campaigns());
  EXPECT_EQ(four.campaigns, 2);
  const std::string report = campaign_report(box, four);
  for (const char* words : {"game 1, slip", "game 12, tickets, net", "share of a slip in any game",
                            "spread of final sums", "leader at half-time", "last of a game wins",
                            "passes claimed", " found", "charters, dollars", "for its chooser"})
    EXPECT_NE(report.find(words), std::string::npos) << words;
  const auto targets = targets_of(box, four);
  EXPECT_EQ(times(report, "  yes\n") + times(report, "  no\n"), int(targets.size()));
  // Dollars by game are for four companies.
  EXPECT_LT(targets_of(box, summary_of(box, 2, some_campaigns())).size(), targets.size() - 30);
}

TEST(CampaignSim, TellsAndWrites) {
  TemporaryFile json;
  const Ran ran = run_program({"campaign", "sim", "--campaigns", "1", "--companies", "2,3",
                               "--bots", "random", "--json", json.path()});
  EXPECT_EQ(ran.code, kOk) << ran.err;
  EXPECT_NE(ran.out.find("2 companies: 1 campaigns"), std::string::npos);
  EXPECT_NE(ran.out.find("3 companies: 1 campaigns"), std::string::npos);
  EXPECT_EQ(ran.err, "");  // no bar where nobody watches
  EXPECT_TRUE(read_text(json.path())->starts_with("{\"content\": \"lanterns_west\""));
}

TEST(CampaignSim, RefusesWhatItCannotPlay) {
  const auto refusal = [](std::vector<std::string> more) {
    std::vector<std::string> arguments{"campaign", "sim"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Ran ran = run_program(arguments);
    EXPECT_EQ(ran.code, kBadArguments);
    EXPECT_EQ(ran.out, "");
    return ran.err;
  };
  EXPECT_NE(refusal({"--companies", "6"}).find("\"6\" is not a number from 2 to 5"),
            std::string::npos);
  EXPECT_NE(refusal({"--companies", "2,x"}).find("\"x\""), std::string::npos);
  EXPECT_NE(refusal({"--companies", "2,2"}).find("twice"), std::string::npos);
  EXPECT_NE(refusal({"--bots", "plannr"}).find("did you mean planner?"), std::string::npos);
  EXPECT_NE(refusal({"--companies", "2", "--bots", "random,random,random"}).find("3 bots for 2"),
            std::string::npos);
  EXPECT_NE(refusal({"--content", "nothing"}).find("--content"), std::string::npos);
  EXPECT_NE(refusal({"--seed", "x"}).find("\"x\" is neither a number nor random"),
            std::string::npos);
  EXPECT_NE(refusal({"--campaigns", "0"}).find("--campaigns"), std::string::npos);
  EXPECT_NE(refusal({"some.file"}).find("some.file"), std::string::npos);
  EXPECT_EQ(run_program({"campaign", "status"}).code, kBadArguments);
  EXPECT_EQ(run_program({"campaign", "sim", "--campaigns", "1", "--companies", "2", "--bots",
                         "random", "--json", "/dev/null/x.json"})
                .code,
            kIoProblem);
}

// Ctrl-C is remembered once; what was over by then is counted.
TEST(CampaignSim, StopsWhenItIsAsked) {
  {
    const Interrupt interrupt;
    EXPECT_FALSE(Interrupt::came());
    std::raise(SIGINT);
    EXPECT_TRUE(Interrupt::came());
  }
  CampaignSimSettings settings = settings_with({2}, "random", 3);
  int done = 0;
  settings.stopped = [&] { return done >= 1; };
  const auto campaigns = simulate(settings, [&](int now, int) { done = now; });
  const CampaignSummary summary = summary_of(*settings.box, 2, campaigns);
  EXPECT_EQ(summary.campaigns, 1);
  EXPECT_EQ(summary.unfinished, 2);
}

}  // namespace wagonaut::tests::tools
