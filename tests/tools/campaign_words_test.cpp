// A campaign in words: the recap before a game is short, and the book says what happened.
#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>

#include "tests/campaign/wander.h"
#include "tests/support/small_box.h"
#include "tests/tools/program.h"
#include "tools/campaign/campaign_words.h"
#include "tools/exit_codes.h"
#include "tools/files.h"

namespace wagonaut::tests::tools {
namespace {

using namespace wagonaut::tools;

constexpr int kMostWords = 200;

int words_in(const std::vector<std::string>& lines) {
  int n = 0;
  for (const std::string& line : lines) {
    std::istringstream words(line);
    for (std::string word; words >> word;) ++n;
  }
  return n;
}

}  // namespace

// 6.8: at most twelve sentences and two hundred words, in either language.
TEST(CampaignRecap, IsShortInEveryLanguage) {
  int most = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Tale tale(shipped_box().law);
    tests::play_campaign(tale, seed, [&](const Tale& now) {
      if (now.c().phase != Phase::Gathering || now.c().companies.empty()) return;
      for (const Language language : {Language::English, Language::Polish}) {
        const auto lines = CampaignWords(shipped_box(), now.course, language).recap_lines();
        EXPECT_LE(lines.size(), 12u);
        EXPECT_LE(words_in(lines), kMostWords);
        most = std::max(most, words_in(lines));
        for (const std::string& line : lines) EXPECT_EQ(line.find('{'), line.npos) << line;
      }
    });
  }
  EXPECT_GT(most, 30);
}

// Polish has three forms of a noun that is counted.
TEST(CampaignRecap, CountsWithTheRightForms) {
  Tale tale(shipped_box().law);
  tale.found(2);
  tale.begin();
  tale.play(1);
  tale.close();
  std::string all;
  for (const std::string& line :
       CampaignWords(shipped_box(), tale.course, Language::Polish).recap_lines())
    all += line + "\n";
  EXPECT_NE(all.find("22 wagoniki\n"), std::string::npos) << all;
}

class CampaignRefusals : public testing::Test {
 protected:
  CampaignRefusals() { std::filesystem::remove(file_.path()); }
  Ran campaign(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), "campaign");
    arguments.insert(arguments.end(), {"--lang", "pl"});
    return run_program(arguments);
  }
  Ran found(const std::string& red, const std::string& blue) const {
    return campaign({"new", file_.path(), "--name", "N", "--company", red, "--company", blue});
  }
  static bool says(const Ran& ran, const std::string& words) {
    return (ran.err + ran.out).find(words) != std::string::npos;
  }

  TemporaryFile file_;
};

TEST_F(CampaignRefusals, AreSaidInPolish) {
  EXPECT_TRUE(says(found("pink=A", "blue=B"), "pink=A: nie ma takiej firmy; są black, blue"));
  EXPECT_TRUE(says(found("red=A", "red=B"), "red=B: ta firma jest już zajęta"));
  EXPECT_TRUE(says(found("red=A", "blue=bot:mars"), "blue=bot:mars: nie ma takiego bota"));
  EXPECT_TRUE(says(found("red=A#", "blue=B"), "nazwa ma od 1 do 60 liter"));
  EXPECT_FALSE(std::filesystem::exists(file_.path()));
  EXPECT_EQ(found("red=A", "blue=bot:planner").code, kOk);
  EXPECT_TRUE(says(campaign({"dance", file_.path()}), "Nie ma polecenia campaign dance"));
  EXPECT_TRUE(says(found("red=A", "blue=B"), "taki plik już jest"));
  EXPECT_TRUE(says(campaign({"export", file_.path()}), "--to: brakuje pliku"));
}

// Whoever types the first command of a campaign is told what is missing, and how it is written.
TEST_F(CampaignRefusals, SayWhatToTypeInstead) {
  EXPECT_TRUE(says(campaign({"dance"}), "Nie ma polecenia campaign dance"));
  EXPECT_TRUE(says(campaign({"new"}), "wagonaut campaign new zachod.wagonaut-campaign"));
  EXPECT_TRUE(says(campaign({"new", file_.path(), "--company", "red=A", "--company", "blue=B"}),
                   "jak nazywa się kampania?"));
  EXPECT_TRUE(
      says(campaign({"new", file_.path(), "--name", "N"}), "Są black, blue, green, yellow, red."));
  for (const char* action : {"play", "status", "rewind"})
    EXPECT_TRUE(says(campaign({action, file_.path()}),
                     "nie ma takiego pliku. Kampanię zaczyna się tak: wagonaut campaign new"));
  write_text(file_.path(), "hello\n");
  EXPECT_TRUE(says(campaign({"play", file_.path()}), "to nie jest kampania Wagonauty"));
  EXPECT_TRUE(says(run_program({"replay", file_.path()}), "record")) << "not taken for a campaign";
  std::filesystem::remove(file_.path());
  EXPECT_TRUE(says(found("red=A", "blue=B"), "wagonaut campaign play " + file_.path()));
  EXPECT_TRUE(
      says(run_program({"replay", file_.path()}), "see wagonaut campaign status " + file_.path()));
}

// A bot that has no other name is named once, by the name that players know.
TEST_F(CampaignRefusals, StatusNamesABotOnce) {
  const Ran ran = found("red=A", "blue=bot:planner");
  EXPECT_TRUE(says(ran, "Dyspozytor (bot)")) << ran.out;
  EXPECT_FALSE(says(ran, "planner")) << ran.out;
}

TEST_F(CampaignRefusals, ABookWithoutAGameSaysSo) {
  found("red=A", "blue=B");
  EXPECT_TRUE(says(campaign({"chronicle", file_.path()}), "Nic jeszcze nie rozegrano"));
}

// What was refused says where one can go: entry, year, game, step.
TEST_F(CampaignRefusals, ARefusedRewindSaysWhereOneCanGoBackTo) {
  found("red=Ala", "blue=bot:greedy");
  EXPECT_TRUE(
      says(campaign({"rewind", file_.path(), "--entry", "1"}), "żadna rozgrywka się nie zaczęła"));
  run_program({"campaign", "play", file_.path(), "--lang", "pl"}, "1\n");
  const Ran refused = campaign({"rewind", file_.path(), "--entry", "1"});
  EXPECT_EQ(refused.code, kBadArguments);
  EXPECT_TRUE(says(refused, "wpis 3: rok 1865, rozgrywka 1, przed rozgrywką")) << refused.err;
  const Ran asked = campaign({"rewind", file_.path()});
  EXPECT_TRUE(says(asked, "sprzed którego wpisu")) << asked.err;
  EXPECT_TRUE(says(asked, "wpis 3: rok 1865")) << asked.err;
  EXPECT_FALSE(says(asked, "-1")) << asked.err;
  EXPECT_TRUE(says(run_program({"replay", file_.path() + ".game"}),
                   "it goes on with wagonaut campaign play"));
  std::filesystem::remove(file_.path() + ".game");
}

// Who looks at a campaign that is over wants to know who won it.
TEST(CampaignEnd, PlacesStandInTheirOrder) {
  Tale tale(shipped_box().law);
  tests::play_campaign(tale, 3, [](const Tale&) {});
  ASSERT_EQ(tale.c().phase, Phase::Finished);
  const CampaignWords words(shipped_box(), tale.course, Language::English);
  const std::vector<std::string> places = words.final_places();
  ASSERT_GE(places.size(), 2u);
  int before = 1;
  EXPECT_TRUE(places.front().starts_with("1. ")) << places.front();
  for (const std::string& line : places) {
    const int place = line[1] == '.' ? line[0] - '0' : kMaxSeats + 1;
    EXPECT_GE(place, before) << line;
    before = place;
  }
  const auto pages = words.chronicle_pages();
  ASSERT_EQ(pages.size(), shipped_box().law.games.size() + 2) << "games, map, count";
  EXPECT_EQ(pages.back().front(), places.front());
}

TEST(CampaignRewinds, AreNamedByYearGameAndStep) {
  Tale tale(shipped_box().law);
  tale.found(2);
  tale.begin();
  tale.play(1);
  tale.close();
  const auto lines = CampaignWords(shipped_box(), tale.course, Language::English).rewinds();
  EXPECT_EQ(lines, (std::vector<std::string>{
                       "entry 3: 1865, game 1, before the game",
                       "entry 5: 1865, game 1, after the game, before its end steps"}));
}

}  // namespace wagonaut::tests::tools
