// What both stores promise of a campaign's log: the same as of a table's.
#include "tests/server/store/contract.h"

namespace wagonaut::tests::store {

using namespace server;

namespace {

CampaignSummary campaign_of(const std::string& id) {
  CampaignSummary out;
  out.id = id;
  out.code = "code-" + id;
  out.name = "Nasze latarnie";
  out.content = "lanterns_west";
  out.companies = "red Ala, blue Bo";
  out.created = out.updated = 1'700'000'000'000;
  return out;
}

Append line_of(const CampaignSummary& campaign, int seq, const std::string& line,
               const std::string& body = "") {
  Append out;
  out.game = campaign.id;
  out.entry = {seq, campaign.updated + seq, line, body};
  out.campaign = campaign;
  return out;
}

Append founding_of(const std::string& id) {
  return line_of(campaign_of(id), 0, "found lanterns_west 1 rules 1 00 Nasze latarnie");
}

}  // namespace

TEST_P(StoreContract, ACampaignIsKeptAndRead) {
  ASSERT_EQ(keep(*store_, founding_of("c1")), Kept::Yes);
  CampaignSummary later = campaign_of("c1");
  later.status = CampaignStatus::Playing;
  later.name = "Inaczej";
  later.chapter = 3;
  later.game = "t1";
  later.meet = "piątek";
  later.waits = "red";
  later.updated += 5;
  ASSERT_EQ(keep(*store_, line_of(later, 1, "game 1 t0", "a record\nof two lines\n")), Kept::Yes);
  const auto found = store_->find_campaign("c1");
  ASSERT_TRUE(found && *found);
  EXPECT_EQ(**found, later);
  const auto log = store_->read_campaign("c1");
  ASSERT_TRUE(log) << log.error();
  ASSERT_EQ(log->size(), 2u);
  EXPECT_EQ((*log)[1].line, "game 1 t0");
  EXPECT_EQ((*log)[1].facts, "a record\nof two lines\n");
  EXPECT_EQ(store_->read_campaign("c1", 1)->size(), 1u);
  EXPECT_TRUE(store_->read_campaign("c2")->empty());
  EXPECT_FALSE(*store_->find_campaign("c2"));
}

TEST_P(StoreContract, OfACampaignOnlyTheNextNumberIsKept) {
  ASSERT_EQ(keep(*store_, founding_of("c1")), Kept::Yes);
  EXPECT_EQ(keep(*store_, founding_of("c1")), Kept::Taken);
  EXPECT_EQ(keep(*store_, line_of(campaign_of("c1"), 2, "leave red")), Kept::Taken);
  EXPECT_EQ(keep(*store_, line_of(campaign_of("c2"), 1, "leave red")), Kept::Taken);
  EXPECT_EQ(keep(*store_, line_of(campaign_of("c1"), 1, "leave red")), Kept::Yes);
  EXPECT_EQ(keep(*store_, line_of(campaign_of("c1"), 1, "leave blue")), Kept::Taken);
  EXPECT_EQ(store_->read_campaign("c1")->size(), 2u);
}

// What is refused changes nothing of what lists show.
TEST_P(StoreContract, ARefusedEntryOfACampaignChangesNoList) {
  ASSERT_EQ(keep(*store_, founding_of("c1")), Kept::Yes);
  CampaignSummary wrong = campaign_of("c1");
  wrong.chapter = 7;
  EXPECT_EQ(keep(*store_, line_of(wrong, 5, "leave red")), Kept::Taken);
  EXPECT_EQ((*store_->find_campaign("c1"))->chapter, 1);
}

TEST_P(StoreContract, ACampaignAndATableMayHaveTheSameId) {
  fill(*store_, "x", 2);
  ASSERT_EQ(keep(*store_, founding_of("x")), Kept::Yes);
  EXPECT_EQ(store_->read("x")->size(), 2u);
  EXPECT_EQ(store_->read_campaign("x")->size(), 1u);
}

TEST_P(StoreContract, CodesOfCampaignsAreTakenOnce) {
  ASSERT_EQ(keep(*store_, founding_of("c1")), Kept::Yes);
  Append other = founding_of("c2");
  other.campaign->code = campaign_of("c1").code;
  EXPECT_EQ(keep(*store_, other), Kept::Taken);
  EXPECT_TRUE(store_->read_campaign("c2")->empty());
}

TEST_P(StoreContract, WhoHoldsACompanyIsFoundByTheTokensHash) {
  Append first = founding_of("c1");
  first.held = std::vector<HeldSeat>{{0, "aa"}, {1, "bb"}};
  ASSERT_EQ(keep(*store_, first), Kept::Yes);
  const auto place = [&](const std::string& token) {
    return (*store_->campaign_standing("c1", token))->company;
  };
  EXPECT_EQ(place("aa"), 0);
  EXPECT_EQ(place("bb"), 1);
  EXPECT_EQ(place("cc"), std::nullopt);
  Append handed = line_of(campaign_of("c1"), 1, "hand red person Cy");
  handed.held = std::vector<HeldSeat>{{0, "cc"}, {1, "bb"}};
  ASSERT_EQ(keep(*store_, handed), Kept::Yes);
  ASSERT_EQ(keep(*store_, line_of(campaign_of("c1"), 2, "name Latarnie")), Kept::Yes);
  EXPECT_EQ(place("aa"), std::nullopt);
  EXPECT_EQ(place("cc"), 0);
  EXPECT_EQ(place("bb"), 1);
  EXPECT_FALSE(*store_->campaign_standing("c2", "aa"));
}

TEST_P(StoreContract, ACampaignIsOwnedOnceAndOutlivesTheProcess) {
  ASSERT_EQ(keep(*store_, founding_of("c1")), Kept::Yes);
  EXPECT_TRUE(store_->own_campaign("c1")->me);
  EXPECT_FALSE(store_->own_campaign("c2"));
  reopen();
  EXPECT_TRUE(store_->own_campaign("c1")->me);
  EXPECT_EQ(keep(*store_, line_of(campaign_of("c1"), 1, "leave red")), Kept::Yes);
  EXPECT_EQ(store_->campaigns(10)->size(), 1u);
}

TEST_P(StoreContract, AChapterKnowsItsCampaign) {
  Summary chapter = summary_of("t1");
  chapter.campaign = "c1";
  ASSERT_EQ(keep(*store_, first_entry(chapter)), Kept::Yes);
  fill(*store_, "t2", 1);
  EXPECT_EQ((*store_->find("t1"))->campaign, "c1");
  EXPECT_EQ((*store_->find("t2"))->campaign, "");
}

}  // namespace wagonaut::tests::store
