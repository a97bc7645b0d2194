// A campaign led by the server, without sockets.
#include "engine/campaign/file.h"
#include "server/lobby/campaign_hall.h"
#include "tests/server/campaign/campaign_setting.h"
#include "tests/server/protocol/parsed.h"

namespace wagonaut::tests {
namespace {

using namespace server;

TEST(CampaignRoom, AChapterIsPlayedAndClosed) {
  CampaignSetting setting;
  setting.found({"red", "blue"}, {"green"});
  const auto eyes = setting.enter("red");
  ASSERT_TRUE(eyes);
  EXPECT_FALSE(setting.enter("green")) << "a bot has no token";
  ASSERT_NO_FATAL_FAILURE(setting.begin());
  EXPECT_EQ(setting.journal().campaign().phase, Phase::Playing);
  ASSERT_NO_FATAL_FAILURE(setting.play_table());
  EXPECT_NE(setting.journal().campaign().phase, Phase::Playing) << "its game came by itself";
  ASSERT_NO_FATAL_FAILURE(setting.answer_all());
  EXPECT_EQ(setting.journal().campaign().phase, Phase::Gathering);
  EXPECT_EQ(setting.journal().campaign().game, 2);
  EXPECT_GT(eyes->scenes.size(), 5u);
}

TEST(CampaignRoom, TwelveChaptersAreACampaign) {
  CampaignSetting setting;
  setting.found({"red"}, {"blue", "green"});
  std::shared_ptr<CampaignEyes> eyes;
  for (int game = 1; game <= 12; ++game) {
    if (game % 4 == 1) eyes = setting.enter("red");
    ASSERT_NO_FATAL_FAILURE(setting.play_chapter()) << game;
    const auto now = setting.look("red");
    protocol::parsed(recap_json(*now.journal, now.place, now.book), "Recap");
    protocol::parsed(chronicle_json(*now.journal, now.book), "Chronicle");
    protocol::parsed(
        book_json(*setting.catalog.box(setting.content, now.journal->box().version), now.book),
        "CampaignBook");
    if (game % 4 == 0) setting.restart();
  }
  EXPECT_EQ(setting.journal().campaign().phase, Phase::Finished);
  const auto look = setting.look("red");
  const std::string chronicle = chronicle_json(*look.journal, look.book);
  EXPECT_NE(chronicle.find("\"seen\""), chronicle.npos);
  // Its file is the campaign.
  const std::string file = write_campaign(look.journal->course(), look.journal->id());
  const auto read = read_campaign(setting.campaigns->contents().laws(setting.content), file);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->damage, "");
  EXPECT_EQ(read->course.campaign(), setting.journal().campaign());
}

// Whatever was kept last, what comes next is the same.
TEST(CampaignRoom, AfterEveryLineItGoesOnFromItsLog) {
  CampaignSetting setting;
  setting.found({"red", "blue"}, {});
  ASSERT_NO_FATAL_FAILURE(setting.begin());
  setting.restart();
  ASSERT_TRUE(setting.room().table()) << "the table is there again, or opened now";
  const std::string table = setting.room().table()->id;
  setting.restart();
  EXPECT_EQ(setting.room().table()->id, table) << "one chapter has one table";
  ASSERT_NO_FATAL_FAILURE(setting.play_table());
  while (setting.journal().campaign().phase == Phase::Closing) {
    const Campaign before = setting.journal().campaign();
    setting.restart();
    ASSERT_EQ(setting.journal().campaign(), before);
    const auto ask = campaign_ask(setting.journal().box(), before);
    ASSERT_TRUE(ask);
    const std::string company = setting.journal().company_id(ask->company);
    const std::string what = answer_text(setting.journal().box(), ask->of, ask->options.front());
    ASSERT_EQ(setting.wish(company, AnswerWish{"c", setting.journal().version(), what}).answer,
              Answer::Granted);
  }
  EXPECT_EQ(setting.journal().campaign().game, 2);
}

// The server stops when the game is kept, and the campaign has not heard of it.
TEST(CampaignRoom, AGameThatEndedWhileNobodyLookedIsTakenOver) {
  CampaignSetting setting;
  setting.found({"red", "blue"}, {});
  ASSERT_NO_FATAL_FAILURE(setting.begin());
  auto store = setting.store.log[setting.id];
  const auto summary = setting.store.campaigns_kept[setting.id];
  ASSERT_NO_FATAL_FAILURE(setting.play_table());
  setting.store.log[setting.id] = store;  // as if the line had not been kept
  setting.store.campaigns_kept[setting.id] = summary;
  setting.restart();
  EXPECT_NE(setting.journal().campaign().phase, Phase::Playing);
  int games = 0;
  for (const auto& entry : setting.store.log[setting.id])
    games += entry.line.starts_with("game ") ? 1 : 0;
  EXPECT_EQ(games, 1);
}

// Campaign and table have come to different processes: only the store tells how the game went.
TEST(CampaignRoom, AGameThatAnotherProcessEndsIsTakenOver) {
  CampaignSetting setting;
  setting.found({"red", "blue"}, {});
  ASSERT_NO_FATAL_FAILURE(setting.begin());
  const std::string table = setting.room().table()->id;
  const auto campaign = setting.store.log[setting.id];
  const auto shown = setting.store.campaigns_kept[setting.id];
  ASSERT_NO_FATAL_FAILURE(setting.deal_table());
  const auto begun = setting.store.log[table];
  const auto running = setting.store.summaries[table];
  ASSERT_NO_FATAL_FAILURE(setting.play_out());
  const auto ended = std::exchange(setting.store.log[table], begun);
  const auto finished = std::exchange(setting.store.summaries[table], running);
  setting.store.log[setting.id] = campaign;
  setting.store.campaigns_kept[setting.id] = shown;
  setting.store.foreign.insert(table);
  setting.restart();
  const auto eyes = setting.enter("red");
  ASSERT_TRUE(eyes);
  EXPECT_EQ(setting.journal().campaign().phase, Phase::Playing);
  ASSERT_TRUE(setting.room().table());
  EXPECT_EQ(setting.room().table()->status, Status::Running);
  setting.store.log[table] = ended;
  setting.store.summaries[table] = finished;
  EXPECT_TRUE(setting.enter("blue"));
  EXPECT_NE(setting.journal().campaign().phase, Phase::Playing) << "whoever enters looks again";
}

// Their level is on the chair; as a name it would be a word of the house.
TEST(CampaignRoom, BotsOfAChapterAreNumberedAsAtEveryTable) {
  CampaignSetting setting;
  setting.found({"red"}, {"blue", "green"});
  ASSERT_NO_FATAL_FAILURE(setting.begin());
  const std::string opening = setting.store.log[setting.room().table()->id].front().line;
  EXPECT_NE(opening.find("Bot 1"), opening.npos) << opening;
  EXPECT_NE(opening.find("Bot 2"), opening.npos) << opening;
}

TEST(CampaignRoom, FoundingAgainIsTheSameCampaign) {
  CampaignSetting setting;
  setting.found({"red", "blue"}, {"green"});
  const std::string id = setting.id, code = setting.code;
  const auto lines = setting.store.log[id].size();
  setting.found({"red", "blue"}, {"green"});
  EXPECT_EQ(setting.id, id);
  EXPECT_EQ(setting.code, code);
  EXPECT_EQ(setting.store.log[id].size(), lines) << "nothing was done a second time";
}

// A founding that was cut off is finished by asking again.
TEST(CampaignRoom, AFoundingThatWasCutOffGoesOn) {
  for (std::size_t kept = 1; kept < 7; ++kept) {
    CampaignSetting setting;
    setting.found({"red", "blue"}, {"green"});
    auto& log = setting.store.log[setting.id];
    ASSERT_EQ(log.size(), 7u);
    log.resize(kept);
    setting.restart();
    setting.found({"red", "blue"}, {"green"});
    EXPECT_EQ(setting.journal().companies(), 3) << kept;
    EXPECT_EQ(setting.journal().people().size(), 2u) << kept;
  }
}

TEST(CampaignRoom, JoiningNeedsTheCodeAndAFreeCompany) {
  CampaignSetting setting;
  setting.found({"red"}, {});
  const auto join = [&](const std::string& code, const std::string& company,
                        const std::string& token) {
    const auto problem =
        setting.campaigns->join(setting.live(), {code, {company, "Bo", token, "", ""}});
    return problem ? problem->code : std::string();
  };
  const std::string bo = CampaignSetting::token("blue");
  EXPECT_EQ(join("wrong", "blue", bo), "wrong_code");
  EXPECT_EQ(join(setting.code, "pink", bo), "no_such_company");
  EXPECT_EQ(join(setting.code, "red", bo), "company_taken");
  EXPECT_EQ(join(setting.code, "blue", bo), "");
  EXPECT_EQ(join(setting.code, "blue", bo), "") << "the same request again is the same company";
  EXPECT_EQ(join(setting.code, "green", bo), "company_taken") << "a token holds one company";
  EXPECT_EQ(setting.journal().companies(), 2);
  ASSERT_NO_FATAL_FAILURE(setting.wish("blue", PresentWish{"", true}));
  ASSERT_NO_FATAL_FAILURE(setting.begin());
  EXPECT_EQ(join(setting.code, "green", CampaignSetting::token("green")), "not_now");
}

TEST(CampaignRoom, ACompanyIsHandedOnByItsHolder) {
  CampaignSetting setting;
  setting.found({"red", "blue"}, {});
  EXPECT_EQ(setting.wish("blue", HandWish{"", "red", true}).answer, Answer::NotYourChoice);
  EXPECT_EQ(setting.wish("red", HandWish{"", "red", true}).answer, Answer::Granted);
  const auto eyes = setting.enter("red");
  ASSERT_TRUE(eyes);
  const std::string heir = "token-of-somebody-else";
  EXPECT_FALSE(
      setting.campaigns->join(setting.live(), {setting.code, {"red", "Cy", heir, "", ""}}));
  EXPECT_EQ(eyes->goodbye, "handed");
  EXPECT_FALSE(setting.enter("red")) << "the old token holds nothing any more";
  EXPECT_EQ(setting.journal().roster().companies[0].name, "Cy");
  const auto again = setting.campaigns->join(
      setting.live(), {setting.code, {"red", "Dag", "token-of-a-third-one", "", ""}});
  ASSERT_TRUE(again);
  EXPECT_EQ(again->code, "company_taken");
}

// What a device has is of its holder, and of chapters that stand.
TEST(CampaignRoom, BackupsAreToldAsTheyAre) {
  CampaignSetting setting;
  setting.found({"red"}, {"blue"});
  const auto saved = [&] { return setting.journal().hold(0).saved; };
  EXPECT_EQ(setting.wish("red", SavedWish{"", 1}).answer, Answer::NotNow);
  ASSERT_NO_FATAL_FAILURE(setting.play_chapter());
  ASSERT_NO_FATAL_FAILURE(setting.play_chapter());
  EXPECT_EQ(setting.wish("red", SavedWish{"", 2}).answer, Answer::Granted);
  EXPECT_EQ(saved(), 2);
  const int second = *setting.journal().last_chapter();
  ASSERT_EQ(setting.wish("red", RewindWish{"", second}).answer, Answer::Granted);
  EXPECT_EQ(saved(), 1) << "the second chapter does not stand any more";
  ASSERT_NO_FATAL_FAILURE(setting.play_chapter());
  EXPECT_EQ(saved(), 1) << "it is another one than that which was saved";
  EXPECT_EQ(setting.wish("red", SavedWish{"", 2}).answer, Answer::Granted);
  setting.restart();
  EXPECT_EQ(saved(), 2);
  EXPECT_EQ(setting.wish("red", HandWish{"", "red", true}).answer, Answer::Granted);
  ASSERT_FALSE(setting.campaigns->join(
      setting.live(), {setting.code, {"red", "Cy", "token-of-somebody-else", "", ""}}));
  EXPECT_EQ(saved(), 0) << "somebody else's devices have nothing yet";
}

TEST(CampaignRoom, ACompanyIsCalledWhatItsHolderSays) {
  CampaignSetting setting;
  setting.found({"red", "blue"}, {});
  const auto eyes = setting.enter("blue");
  const auto call = [&](const std::string& who, const std::string& company,
                        const std::string& called) {
    return setting.wish(who, CallWish{"", company, called}).answer;
  };
  EXPECT_EQ(call("red", "blue", "Gwiazda"), Answer::NotYourChoice);
  EXPECT_EQ(call("red", "pink", "Gwiazda"), Answer::NoSuchCompany);
  EXPECT_EQ(call("red", "red", "a/b"), Answer::BadName);
  EXPECT_EQ(call("red", "red", std::string(61, 'x')), Answer::BadName);
  EXPECT_EQ(call("red", "red", "Gwiazda Północy"), Answer::Granted);
  EXPECT_NE(eyes->scenes.back().find("\"called\":\"Gwiazda Północy\""), std::string::npos);
  const int version = setting.journal().version();
  EXPECT_EQ(call("red", "red", "Gwiazda Północy"), Answer::Granted);
  EXPECT_EQ(setting.journal().version(), version) << "it is called so already";
  ASSERT_NO_FATAL_FAILURE(setting.play_chapter());
  const auto chronicle = [&] {
    const auto look = setting.look("blue");
    const std::string out = chronicle_json(*look.journal, look.book);
    protocol::parsed(out, "Chronicle");
    return out;
  };
  EXPECT_NE(chronicle().find("\"called\":{\"red\":\"Gwiazda Północy\"}"), std::string::npos);
  const auto summary = [&] {
    const auto found = setting.campaigns->summary(setting.id, {CampaignSetting::token("red"), ""});
    const std::string out = campaign_summary_json(std::get<MyCampaign>(found));
    protocol::parsed(out, "CampaignSummary");
    return out;
  };
  EXPECT_NE(summary().find("\"name\":\"Gracz red\",\"called\":\"Gwiazda Północy\""),
            std::string::npos)
      << summary();
  EXPECT_EQ(call("red", "red", ""), Answer::Granted);
  EXPECT_EQ(chronicle().find("called"), std::string::npos);
  EXPECT_EQ(summary().find("called"), std::string::npos);
}

TEST(CampaignRoom, NobodyIsPassedOver) {
  CampaignSetting setting;
  setting.found({"red", "blue", "green"}, {});
  setting.wish("red", PresentWish{"", true});
  setting.wish("blue", PresentWish{"", true});
  const Reply early = setting.wish("red", BeginWish{"b", setting.journal().version()});
  EXPECT_EQ(early.answer, Answer::NotReady);
  EXPECT_EQ(early.detail, "green");
  EXPECT_EQ(setting.wish("red", AttendWish{"", "blue", Comes::Absent, true, ""}).answer,
            Answer::NotYourChoice);
  EXPECT_EQ(setting.wish("red", AttendWish{"", "green", Comes::Bot, true, "nobody"}).answer,
            Answer::NoSuchBot);
  EXPECT_EQ(setting.wish("red", AttendWish{"", "green", Comes::Bot, false, "greedy"}).answer,
            Answer::Granted);
  EXPECT_EQ(setting.wish("red", BeginWish{"b2", setting.journal().version()}).answer,
            Answer::Granted);
  EXPECT_EQ(setting.journal().course().entries().back().entry.seats[2].presence,
            (Presence{Comes::Bot, false}));
  EXPECT_EQ(setting.wish("red", BeginWish{"b2", 0}).answer, Answer::Granted)
      << "the same wish again is granted and not done twice";
}

TEST(CampaignRoom, AnswersAreTheAskedCompanysAlone) {
  CampaignSetting setting;
  setting.found({"red", "blue"}, {});
  ASSERT_NO_FATAL_FAILURE(setting.begin());
  ASSERT_NO_FATAL_FAILURE(setting.play_table());
  const auto ask = campaign_ask(setting.journal().box(), setting.journal().campaign());
  ASSERT_TRUE(ask);
  const std::string asked = setting.journal().company_id(ask->company);
  const std::string other = asked == "red" ? "blue" : "red";
  const std::string what = answer_text(setting.journal().box(), ask->of, ask->options.front());
  const int version = setting.journal().version();
  EXPECT_EQ(setting.wish(other, AnswerWish{"a", version, what}).answer, Answer::NotYourChoice);
  EXPECT_EQ(setting.wish(asked, AnswerWish{"a", version, "99"}).answer, Answer::NotAnOption);
  EXPECT_EQ(setting.wish(asked, AnswerWish{"a", version - 1, what}).answer, Answer::Stale);
  EXPECT_EQ(setting.wish(asked, AnswerWish{"a", version, what}).answer, Answer::Granted);
  EXPECT_EQ(setting.wish(asked, AnswerWish{"a", version, what}).answer, Answer::Granted);
  int choices = 0;
  for (const auto& entry : setting.store.log[setting.id])
    choices += entry.line.starts_with("choose ") ? 1 : 0;
  EXPECT_EQ(choices, 1);
}

TEST(CampaignRoom, WhatIsNotKeptHasNotHappened) {
  CampaignSetting setting;
  setting.found({"red", "blue"}, {});
  const int version = setting.journal().version();
  setting.store.mood = FakeStore::Mood::Unavailable;
  EXPECT_EQ(setting.wish("red", RenameWish{"", "Inaczej"}).answer, Answer::Unavailable);
  EXPECT_EQ(setting.journal().version(), version);
  setting.store.mood = FakeStore::Mood::Keeps;
  EXPECT_EQ(setting.wish("red", RenameWish{"", "Inaczej"}).answer, Answer::Granted);
  // Nobody knows whether it was kept: the room ends, and the log says.
  setting.store.mood = FakeStore::Mood::KeptButSilent;
  EXPECT_EQ(setting.wish("red", RenameWish{"", "Znowu"}).answer, Answer::Unavailable);
  setting.store.mood = FakeStore::Mood::Keeps;
  EXPECT_EQ(setting.journal().roster().name, "Znowu");
}

TEST(CampaignRoom, GoingBackNeedsEverybody) {
  CampaignSetting setting;
  setting.found({"red", "blue"}, {});
  ASSERT_NO_FATAL_FAILURE(setting.play_chapter());
  const std::vector<int> targets = setting.journal().course().targets();
  ASSERT_FALSE(targets.empty());
  const auto book = setting.look("blue").book.pieces.size();
  EXPECT_EQ(setting.wish("red", RewindWish{"", 0}).answer, Answer::NoSuchEntry);
  EXPECT_EQ(setting.wish("red", RewindWish{"", targets[0]}).answer, Answer::Waiting);
  EXPECT_EQ(setting.wish("blue", RewindWish{"", targets[0]}).answer, Answer::VotePending);
  const auto vote = [&] {
    const auto eyes = setting.enter("blue");
    const std::string& scene = eyes->scenes.back();
    const auto at = scene.find("\"vote\":{\"id\":\"") + 14;
    return scene.substr(at, scene.find('"', at) - at);
  };
  EXPECT_EQ(setting.wish("blue", VoteWish{"", vote(), false}).answer, Answer::Granted);
  EXPECT_EQ(setting.journal().campaign().game, 2) << "one no ends it";
  EXPECT_EQ(setting.wish("red", RewindWish{"", targets[0]}).answer, Answer::Waiting);
  EXPECT_EQ(setting.wish("blue", VoteWish{"", vote(), true}).answer, Answer::Granted);
  EXPECT_EQ(setting.journal().campaign().game, 1);
  EXPECT_EQ(setting.journal().campaign().phase, Phase::Gathering);
  EXPECT_EQ(setting.look("blue").book.pieces.size(), book) << "seen is seen";
  EXPECT_EQ(setting.journal().people().size(), 2u);
  ASSERT_NO_FATAL_FAILURE(setting.play_chapter()) << "it is played anew";
  EXPECT_EQ(setting.journal().campaign().game, 2);
}

}  // namespace
}  // namespace wagonaut::tests
