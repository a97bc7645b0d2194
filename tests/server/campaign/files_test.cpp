// A campaign's file: what a member keeps, and what becomes of it on another server or on this one.
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "engine/campaign/file.h"
#include "server/fair/fair.h"
#include "server/protocol/messages.h"
#include "tests/server/campaign/campaign_setting.h"

namespace wagonaut::tests {
namespace {

using namespace server;

std::string file_of(CampaignSetting& setting) {
  return write_campaign(setting.journal().course(), setting.id);
}

FileProblem refusal(const std::variant<std::pair<std::string, std::string>, FileProblem>& taken) {
  const auto* why = std::get_if<FileProblem>(&taken);
  return why == nullptr ? FileProblem{} : *why;
}

std::string took(CampaignSetting& setting, const std::string& company, const std::string& code) {
  const auto problem = setting.campaigns->join(
      setting.live(),
      {code, {company, "Gracz " + company, CampaignSetting::token(company), "", ""}});
  return problem ? problem->code : "";
}

TEST(CampaignFiles, AFileRestoresTheCampaignOnAnEmptyServer) {
  CampaignSetting old;
  old.found({"red", "blue"}, {"green"});
  ASSERT_NO_FATAL_FAILURE(old.play_chapter());
  const std::string file = file_of(old);

  CampaignSetting empty;
  const auto taken = empty.campaigns->import(file, false);
  ASSERT_EQ(refusal(taken).problem.code, "") << refusal(taken).problem.detail;
  std::tie(empty.id, empty.code) = std::get<0>(taken);
  EXPECT_EQ(empty.id, old.id);
  EXPECT_EQ(empty.journal().campaign(), old.journal().campaign());
  EXPECT_FALSE(empty.enter("red")) << "no token is in a file";
  // The same file again is the same campaign, as long as nobody has come.
  EXPECT_EQ(std::get<0>(empty.campaigns->import(file, false)).second, empty.code);
  EXPECT_EQ(took(empty, "green", empty.code), "company_taken") << "a bot runs it";
  EXPECT_EQ(took(empty, "red", empty.code), "");
  EXPECT_EQ(took(empty, "blue", empty.code), "");
  EXPECT_EQ(refusal(empty.campaigns->import(file, false)).problem.code, "lives_here");
  EXPECT_EQ(refusal(empty.campaigns->import(file, false)).campaign, old.id);
  empty.adopt({"red", "blue"});
  ASSERT_NO_FATAL_FAILURE(empty.play_chapter()) << "and it goes on";
  EXPECT_EQ(empty.journal().campaign().game, 3);
}

TEST(CampaignFiles, DamageIsNamedAndNothingIsOverwritten) {
  CampaignSetting old;
  old.found({"red", "blue"}, {});
  ASSERT_NO_FATAL_FAILURE(old.play_chapter());
  const std::string file = file_of(old);
  CampaignSetting empty;
  const auto refused = [&](const std::string& text) {
    const auto taken = empty.campaigns->import(text, false);
    EXPECT_TRUE(empty.store.campaigns_kept.empty()) << text.substr(0, 80);
    return refusal(taken);
  };
  std::string torn = file.substr(0, file.size() / 2);
  EXPECT_EQ(refused(torn).problem.status, 422);
  EXPECT_EQ(refused(torn).problem.code, "damaged");
  EXPECT_EQ(refused(torn).whole.substr(0, 12), "entries 0 to");
  EXPECT_EQ(refused("").problem.code, "damaged");
  EXPECT_EQ(refused("hello").problem.code, "damaged");
  EXPECT_EQ(refused(file + std::string(1, '\0')).problem.code, "damaged");
  EXPECT_EQ(refused("\xff" + file).problem.code, "damaged");
  std::string later = file;
  later.replace(later.find("campaign 1"), 10, "campaign 2");
  EXPECT_EQ(refused(later).problem.code, "later_format");
  std::string other = file;
  other.replace(other.find("lanterns_west 1"), 15, "lanterns_west 9");
  EXPECT_EQ(refused(other).problem.code, "unknown_content");
  std::string changed = file;
  changed.replace(changed.find("Gracz red"), 9, "Gracz rad");
  EXPECT_EQ(refused(changed).problem.code, "damaged");
  const auto part = empty.campaigns->import(torn, true);
  EXPECT_EQ(refusal(part).problem.code, "") << refusal(part).problem.detail;
  std::tie(empty.id, empty.code) = std::get<0>(part);
  EXPECT_EQ(empty.journal().campaign().phase, Phase::Gathering);
}

// Its games come along: whoever is a member there replays them from the log.
TEST(CampaignFiles, ChaptersThatWerePlayedElsewhereAreToldFromTheLog) {
  CampaignSetting old;
  old.found({"red", "blue"}, {"green"});
  ASSERT_NO_FATAL_FAILURE(old.play_chapter());
  const std::string table =
      old.journal().course().entries()[std::size_t(*old.journal().last_game())].entry.name;
  const auto here = std::get<0>(old.hall->finished(table));
  CampaignSetting empty;
  std::tie(empty.id, empty.code) = std::get<0>(empty.campaigns->import(file_of(old), false));
  const auto found = empty.campaigns->finished(empty.id, table);
  if (const auto* problem = std::get_if<Problem>(&found)) FAIL() << problem->detail;
  const OldGame& there = *std::get<0>(found);
  EXPECT_TRUE(there.replays);
  const auto record = [](const OldGame& one) {
    return write_record(one.game->edition, one.game->labels, one.record);
  };
  EXPECT_EQ(record(there), record(*here));
  EXPECT_EQ(there.told.players, here->told.players);
  ASSERT_EQ(there.told.steps.size(), here->told.steps.size());
  for (std::size_t i = 0; i < there.told.steps.size(); ++i) {
    EXPECT_EQ(there.told.steps[i].move, here->told.steps[i].move) << i;
    EXPECT_EQ(there.told.steps[i].luck, here->told.steps[i].luck) << i;
    EXPECT_EQ(there.told.steps[i].facts, here->told.steps[i].facts) << i;
  }
  const TellReason none = [](int, const State&) { return std::optional<MoveReason>(); };
  EXPECT_EQ(replay_json(*there.game, there.record, std::nullopt, none),
            replay_json(*here->game, here->record, std::nullopt, none));
  EXPECT_FALSE(game_json(there.summary, there.told, there.game.get(), there.record).empty());
  EXPECT_EQ(std::get<Problem>(empty.campaigns->finished(empty.id, "nobodys")).status, 404);
  EXPECT_EQ(std::get<Problem>(empty.campaigns->finished("nobodys", table)).status, 404);
}

// An import that was cut off is finished by asking again.
TEST(CampaignFiles, AnImportThatWasCutOffGoesOn) {
  CampaignSetting old;
  old.found({"red", "blue"}, {});
  ASSERT_NO_FATAL_FAILURE(old.play_chapter());
  const std::string file = file_of(old);
  const std::size_t entries = old.journal().course().entries().size();
  for (std::size_t kept = 1; kept < entries; ++kept) {
    CampaignSetting empty;
    std::tie(empty.id, empty.code) = std::get<0>(empty.campaigns->import(file, false));
    empty.store.log[empty.id].resize(kept);
    empty.restart();
    const auto again = empty.campaigns->import(file, false);
    ASSERT_EQ(refusal(again).problem.code, "") << kept;
    EXPECT_EQ(std::get<0>(again).second, empty.code);
    EXPECT_EQ(empty.journal().campaign(), old.journal().campaign()) << kept;
  }
}

TEST(CampaignFiles, WhereItLivesAFileIsTakenOverByConsent) {
  CampaignSetting setting;
  setting.found({"red", "blue"}, {});
  ASSERT_NO_FATAL_FAILURE(setting.play_chapter());
  const std::string one = file_of(setting);
  const Campaign then = setting.journal().campaign();
  ASSERT_NO_FATAL_FAILURE(setting.play_chapter());
  const std::string two = file_of(setting);
  const Campaign now = setting.journal().campaign();

  const auto restore = [&](const std::string& text) {
    const auto asked =
        setting.campaigns->restore(setting.live(), CampaignSetting::token("red"), text);
    if (const auto* why = std::get_if<FileProblem>(&asked)) return why->problem.code;
    return std::string(answer_name(std::get<Reply>(asked).answer));
  };
  const auto agree = [&] {
    const auto eyes = setting.enter("blue");
    const std::string& scene = eyes->scenes.back();
    const auto at = scene.find("\"vote\":{\"id\":\"") + 14;
    return setting.wish("blue", VoteWish{"", scene.substr(at, scene.find('"', at) - at), true})
        .answer;
  };
  EXPECT_EQ(restore(two), "nothing_new");
  EXPECT_EQ(restore(one), "nothing_new") << "all of it stands here";
  // The second chapter was played otherwise: the file of the first try brings it back.
  const int chapter = *setting.journal().last_chapter();
  EXPECT_EQ(setting.wish("red", RewindWish{"", chapter}).answer, Answer::Waiting);
  EXPECT_EQ(agree(), Answer::Granted);
  EXPECT_EQ(setting.journal().campaign(), then);
  ASSERT_NO_FATAL_FAILURE(setting.play_chapter());
  EXPECT_NE(setting.journal().campaign(), now);
  EXPECT_EQ(restore(two), "waiting");
  EXPECT_EQ(agree(), Answer::Granted);
  EXPECT_EQ(setting.journal().campaign(), now);
  EXPECT_EQ(setting.journal().people().size(), 2u) << "who held a company holds it";
  setting.restart();
  EXPECT_EQ(setting.journal().campaign(), now);

  CampaignSetting other;
  other.found({"green", "red"}, {});
  EXPECT_EQ(restore(file_of(other)), "other_campaign");
  EXPECT_EQ(restore("nonsense"), "damaged");
}

// A file that this version has written; with WAGONAUT_WRITE=1 in the environment it is made anew.
TEST(CampaignFiles, FilesOfFormatOneAreReadForEver) {
  const std::string name = WAGONAUT_ROOT "/tests/golden/campaigns/server.wagonaut-campaign";
  if (std::getenv("WAGONAUT_WRITE") != nullptr) {
    CampaignSetting setting;
    setting.found({"red", "blue"}, {"green"});
    for (int game = 1; game <= 3; ++game) ASSERT_NO_FATAL_FAILURE(setting.play_chapter());
    std::ofstream(name, std::ios::binary) << file_of(setting);
  }
  std::ostringstream text;
  text << std::ifstream(name, std::ios::binary).rdbuf();
  CampaignSetting empty;
  const auto taken = empty.campaigns->import(text.str(), false);
  ASSERT_EQ(refusal(taken).problem.code, "") << refusal(taken).problem.detail;
  std::tie(empty.id, empty.code) = std::get<0>(taken);
  EXPECT_EQ(empty.journal().campaign().game, 4);
  EXPECT_EQ(empty.journal().campaign().phase, Phase::Gathering);
  EXPECT_EQ(file_of(empty), text.str()) << "what is read and written again is the same";
}

TEST(CampaignFiles, AnEveningChangesNothing) {
  CampaignSetting setting;
  setting.found({"red", "blue"}, {});
  ASSERT_NO_FATAL_FAILURE(setting.play_chapter());
  const auto lines = setting.store.log[setting.id].size();
  const auto open = [&](const std::string& token, const std::vector<WantedCompany>& seats) {
    return setting.campaigns->open_evening(setting.live(), token, seats);
  };
  const std::string token = CampaignSetting::token("red");
  const std::string own = "token-of-the-evening";
  EXPECT_EQ(std::get<Problem>(open("token-of-nobody-here", {{"red", "Ala", own, "", ""}})).code,
            "not_admitted");
  EXPECT_EQ(
      std::get<Problem>(open(token, {{"red", "Ala", own, "", ""}, {"red", "", "", "", "greedy"}}))
          .code,
      "no_such_company");
  const auto opened = open(token, {{"green", "Ala", own, "", ""}, {"black", "", "", "", "greedy"}});
  ASSERT_TRUE(std::holds_alternative<OpenedTable>(opened));
  const std::string table = std::get<OpenedTable>(opened).table;
  setting.restart();
  const auto at = std::get<Live>(setting.hall->find(table));
  const auto viewer = std::make_shared<FakeViewer>();
  at.strand->post([&] {
    at.room->enter(viewer, sha256_hex(own), -1);
    at.room->hear(viewer, ShareWish{"n", share_of(table, 0, "nonce")});
    at.room->hear(viewer, StartWish{"s", false});
    at.room->hear(viewer, RevealWish{"v", "nonce"});
    at.room->hear(viewer, ResignWish{"r", ""});
  });
  EXPECT_EQ(at.room->table().status(), Status::Finished);
  EXPECT_EQ(setting.store.log[setting.id].size(), lines);
  EXPECT_EQ((*setting.store.find(table))->campaign, "") << "it is nobody's chapter";
}

}  // namespace
}  // namespace wagonaut::tests
