// A campaign along its log: going back and branches (L-94, engine-design 6.5).
#include "tests/campaign/tale.h"

namespace wagonaut::tests {

TEST(CampaignLog, GoesBackToTheBeginningOfAGameOrOfItsEnd) {
  Tale tale(tiny_box());
  tale.found(2);
  tale.begin();  // 3
  const Campaign playing = tale.c();
  tale.play(1);  // 4
  const Campaign closing = tale.c();
  tale.close();  // 5…
  const Campaign second = tale.c();
  const int chapter = int(tale.course.entries().size());
  tale.begin();
  tale.play(2);
  EXPECT_EQ(tale.course.targets(), (std::vector<int>{3, 5, chapter}));
  EXPECT_NE(tale.refusal("rewind 4"), "");
  EXPECT_NE(tale.refusal("rewind 900"), "");
  tale.add("rewind " + std::to_string(chapter));
  EXPECT_EQ(tale.c(), second);
  tale.add("rewind 5");
  EXPECT_EQ(tale.c(), closing);
  tale.close();
  tale.add("rewind 3");
  EXPECT_NE(tale.c(), playing);
  EXPECT_EQ(tale.c().phase, Phase::Gathering);
  EXPECT_EQ(tale.course.standing(), (std::vector<int>{0, 1, 2}));
  // A left branch is never gone back to.
  EXPECT_NE(tale.refusal("rewind 5"), "");
  tale.begin("");
  tale.play(7);
  tale.close();
  EXPECT_EQ(tale.c().game, 2);
}

TEST(CampaignLog, NamesTheBranchesThatWereLeft) {
  Tale tale(tiny_box());
  tale.found(2);
  for (const std::uint64_t seed : {1, 2}) {
    tale.begin();
    tale.play(seed);
    tale.close();
    tale.add("rewind " + std::to_string(tale.course.targets().front()));
  }
  const std::vector<Branch> branches = tale.course.branches();
  ASSERT_EQ(branches.size(), 2u);
  EXPECT_EQ(branches[0].first, 3);
  EXPECT_EQ(branches[0].game, 1);
  EXPECT_EQ(branches[0].attempt, 1);
  EXPECT_EQ(branches[1].attempt, 2);
  EXPECT_EQ(branches[1].first, branches[0].last + 2);
  EXPECT_EQ(branches[1].entries.front(), branches[1].first);
}

TEST(CampaignLog, KnowsNamesAndHolders) {
  Tale tale(tiny_box());
  tale.found(2);
  tale.add("company green bot:planner Robo");
  tale.add("hand red person Cy");
  tale.add("leave blue");
  tale.add("name Nowe latarnie");
  tale.add("meet 2027-02-03");
  const Roster roster = roster_of(tale.course);
  EXPECT_EQ(roster.name, "Nowe latarnie");
  EXPECT_EQ(roster.meet, "2027-02-03");
  ASSERT_EQ(roster.companies.size(), 3u);
  EXPECT_EQ(roster.companies[0].name, "Cy");
  EXPECT_EQ(roster.companies[1].holder, Holder::Nobody);
  EXPECT_EQ(roster.companies[2].level, "planner");
}

// A company's own name stays with it, whoever holds it, and goes when it is taken back.
TEST(CampaignLog, KnowsWhatACompanyIsCalled) {
  Tale tale(tiny_box());
  EXPECT_NE(tale.refusal("call red Gwiazda"), "");
  tale.found(2);
  EXPECT_EQ(tale.refusal("call green Gwiazda"), "the company does not belong to this campaign");
  const Campaign before = tale.c();
  tale.add("call red Gwiazda Północy");
  tale.add("hand red person Cy");
  tale.add("leave red");
  EXPECT_EQ(roster_of(tale.course).companies[0].called, "Gwiazda Północy");
  EXPECT_EQ(roster_of(tale.course).companies[1].called, "");
  EXPECT_EQ(tale.c().game, before.game);
  tale.add("call red");
  EXPECT_EQ(roster_of(tale.course).companies[0].called, "");
}

// A better version of the content may take a campaign over between two games, if it says so.
TEST(CampaignLog, GoesOnWithTheNextVersion) {
  Box next = tiny_box();
  next.version = 2;
  Tale tale(tiny_box());
  tale.boxes = {&tiny_box(), &next};
  tale.course = CampaignCourse(tale.boxes);
  tale.found(2);
  EXPECT_NE(tale.refusal("content 2"), "");
  next.follows = 1;
  tale.begin();
  EXPECT_NE(tale.refusal("content 2"), "");
  tale.play(1);
  tale.close();
  tale.add("content 2");
  EXPECT_EQ(tale.c().version, 2);
  EXPECT_EQ(&tale.course.box(), &next);
  tale.add("leave red");
}

}  // namespace wagonaut::tests
