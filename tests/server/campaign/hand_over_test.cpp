// A company that changes hands, and one that somebody plays for one evening.
#include "server/fair/fair.h"
#include "server/lobby/campaign_hall.h"
#include "tests/server/campaign/campaign_setting.h"

namespace wagonaut::tests {
namespace {

using namespace server;

const std::string kHeir = "token-of-somebody-else";

/// "red" goes to Cy.
void hand_red_on(CampaignSetting& setting) {
  ASSERT_EQ(setting.wish("red", HandWish{"", "red", true}).answer, Answer::Granted);
  ASSERT_FALSE(
      setting.campaigns->join(setting.live(), {setting.code, {"red", "Cy", kHeir, "fox", ""}}));
}

std::shared_ptr<FakeViewer> eyes_at_table(CampaignSetting& setting, const std::string& token) {
  const auto viewer = std::make_shared<FakeViewer>();
  const Live at = setting.table();
  bool in = false;
  at.strand->post([&] { in = at.room->enter(viewer, sha256_hex(token), -1); });
  return in ? viewer : nullptr;
}

// C-0.22: a new holder's token takes the seat, in the middle of the game as well.
TEST(CampaignHandOver, InTheMiddleOfAChapterTheSeatGoesWithTheCompany) {
  CampaignSetting setting;
  setting.found({"red", "blue"}, {});
  ASSERT_NO_FATAL_FAILURE(setting.begin());
  ASSERT_NO_FATAL_FAILURE(setting.deal_table());
  const auto old = eyes_at_table(setting, CampaignSetting::token("red"));
  ASSERT_TRUE(old);
  const State before = setting.table().room->table().state();
  ASSERT_NO_FATAL_FAILURE(hand_red_on(setting));
  const Chair chair = setting.table().room->table().chair(0);
  EXPECT_EQ(chair.token_hash, sha256_hex(kHeir));
  EXPECT_EQ(chair.name, "Cy");
  EXPECT_EQ(chair.badge, "fox");
  EXPECT_EQ(setting.table().room->table().state(), before) << "nothing of the game has changed";
  EXPECT_EQ(old->goodbye, "handed");
  EXPECT_FALSE(eyes_at_table(setting, CampaignSetting::token("red")));
  EXPECT_TRUE(eyes_at_table(setting, kHeir));
  setting.restart();
  EXPECT_EQ(setting.table().room->table().chair(0), chair) << "it stands in the log";
  ASSERT_NO_FATAL_FAILURE(setting.play_out());
  EXPECT_NE(setting.journal().campaign().phase, Phase::Playing) << "its record is the campaign's";
}

// Whoever takes over has a share of their own; what the other one was bound to is void.
TEST(CampaignHandOver, BeforeTheDealTheNewHolderBindsItself) {
  CampaignSetting setting;
  setting.found({"red", "blue"}, {});
  ASSERT_NO_FATAL_FAILURE(setting.begin());
  const std::string table = setting.room().table()->id;
  for (int seat : {0, 1}) setting.at_table(seat, ShareWish{"n", share_of(table, seat, "nonce")});
  ASSERT_EQ(setting.at_table(0, StartWish{"s", false}), Answer::Granted);
  ASSERT_TRUE(setting.table().room->table().revealing());
  ASSERT_NO_FATAL_FAILURE(hand_red_on(setting));
  EXPECT_FALSE(setting.table().room->table().revealing()) << "the start came to nothing";
  EXPECT_EQ(setting.table().room->table().chair(0).share, "");
  ASSERT_NO_FATAL_FAILURE(setting.play_table());
}

TEST(CampaignHandOver, AfterAKillTheSeatIsHandedOnWhenTheCampaignIsOpened) {
  CampaignSetting setting;
  setting.found({"red", "blue"}, {});
  ASSERT_NO_FATAL_FAILURE(setting.begin());
  ASSERT_NO_FATAL_FAILURE(setting.deal_table());
  const std::string table = setting.room().table()->id;
  const auto kept = setting.store.log[table];
  ASSERT_NO_FATAL_FAILURE(hand_red_on(setting));
  setting.store.log[table] = kept;  // as if the server had ended in between
  setting.restart();
  EXPECT_EQ(setting.table().room->table().chair(0).token_hash, sha256_hex(kHeir));
}

TEST(CampaignHandOver, OfACompanyThatIsLeftABotPlaysOn) {
  CampaignSetting setting;
  setting.found({"red", "blue"}, {});
  ASSERT_NO_FATAL_FAILURE(setting.begin());
  ASSERT_NO_FATAL_FAILURE(setting.deal_table());
  ASSERT_EQ(setting.wish("red", QuitWish{""}).answer, Answer::Granted);
  const Chair chair = setting.table().room->table().chair(0);
  EXPECT_EQ(chair.holder, server::Holder::Bot);
  EXPECT_EQ(chair.name, "Bot 1");
  EXPECT_FALSE(eyes_at_table(setting, CampaignSetting::token("red")));
  ASSERT_NO_FATAL_FAILURE(setting.play_out());
  EXPECT_NE(setting.journal().campaign().phase, Phase::Playing);
}

// C-0.22: whoever moves for a company uses its office and postcards in full.
TEST(CampaignHandOver, AGuestReadsTheBookOfTheCompanyUntilTheGameIsOver) {
  CampaignSetting setting;
  setting.found({"red", "blue"}, {});
  ASSERT_NO_FATAL_FAILURE(setting.play_chapter());
  const std::string guest = "token-of-ewa-who-is-a-guest";
  const auto code = [&](const std::string& token) {
    const auto look = setting.campaigns->look_or_stand_in(setting.live(), token);
    if (const auto* problem = std::get_if<Problem>(&look)) return problem->code;
    return setting.journal().company_id(std::size_t(std::get<CampaignLook>(look).place));
  };
  EXPECT_EQ(code(guest), "not_admitted");
  ASSERT_NO_FATAL_FAILURE(setting.begin_with_guest(guest));
  EXPECT_EQ(code(guest), "blue");
  EXPECT_EQ(code(CampaignSetting::token("red")), "red");
  EXPECT_EQ(code("token-of-nobody-at-this-table"), "not_admitted");
  ASSERT_NO_FATAL_FAILURE(setting.deal_table());
  const auto read =
      std::get<CampaignLook>(setting.campaigns->look_or_stand_in(setting.live(), guest));
  EXPECT_EQ(read.book.mark, setting.look("blue").book.mark);
  EXPECT_EQ(std::get<Problem>(setting.campaigns->look(setting.live(), guest)).code, "not_admitted")
      << "and nothing else of the campaign";
  ASSERT_NO_FATAL_FAILURE(setting.play_out());
  EXPECT_EQ(code(guest), "not_admitted") << "until the game is over";
}

// A guest's seat is the guest's, whoever holds the company.
TEST(CampaignHandOver, AGuestKeepsTheSeatOfACompanyThatChangesHands) {
  CampaignSetting setting;
  setting.found({"red", "blue"}, {});
  const std::string guest = "token-of-ewa-who-is-a-guest";
  ASSERT_NO_FATAL_FAILURE(setting.begin_with_guest(guest));
  ASSERT_NO_FATAL_FAILURE(setting.deal_table());
  ASSERT_EQ(setting.wish("blue", HandWish{"", "blue", true}).answer, Answer::Granted);
  ASSERT_FALSE(
      setting.campaigns->join(setting.live(), {setting.code, {"blue", "Cy", kHeir, "", ""}}));
  EXPECT_EQ(setting.table().room->table().chair(1).name, "Ewa");
}

}  // namespace
}  // namespace wagonaut::tests
