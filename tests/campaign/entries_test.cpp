// The lines of a campaign's log: both ways, and what is refused (engine-design 6.2).
#include "tests/campaign/tale.h"

namespace wagonaut::tests {

TEST(CampaignEntry, IsOneLineBothWays) {
  const Box& box = tiny_box();
  for (const std::string line :
       {"found small 1 rules 1 0123456789abcdef Latarnie znad rzeki",
        "company red person Ala z Łodzi", "company blue bot:planner Bo", "hand red person Cy",
        "hand green bot:greedy Greedy", "leave black", "call red Gwiazda Północy", "call red",
        "chapter 1 red blue",
        "chapter 2 red=bot:planner/slip blue=guest:Ewa Maria/absence green absent black yellow",
        "game 2 b7f3", "choose red e1", "choose blue 2", "choose green local", "choose black B",
        "rewind 12", "content 2", "meet 2027-01-05", "name Nowe latarnie"}) {
    const Result<CampaignEntry> entry = entry_from(box, line);
    ASSERT_TRUE(entry) << line << ": " << entry.error();
    EXPECT_EQ(entry_line(box, *entry), line);
  }
}

TEST(CampaignEntry, OfAChapterSaysHowEachCompanyComes) {
  const auto entry = entry_from(
      tiny_box(), "chapter 2 red=bot:planner/absence green blue=guest:Ewa Maria/slip absent black");
  ASSERT_TRUE(entry) << entry.error();
  ASSERT_EQ(entry->seats.size(), 4u);
  EXPECT_EQ(entry->seats[0], (Seating{0, {Comes::Bot, false}, "planner"}));
  EXPECT_EQ(entry->seats[1], (Seating{2, {Comes::Here, true}, ""}));
  EXPECT_EQ(entry->seats[2], (Seating{1, {Comes::Guest, true}, "Ewa Maria"}));
  EXPECT_EQ(entry->seats[3], (Seating{3, {Comes::Absent, true}, ""}));
}

TEST(CampaignEntry, RefusesWhatIsNotWrittenSo) {
  for (const std::string line : {"",
                                 "found",
                                 "found other 1 rules 1 00 N",
                                 "found small x rules 1 00 N",
                                 "company pink person A",
                                 "company red robot A",
                                 "company red bot: A",
                                 "company red person ",
                                 "leave",
                                 "leave red blue",
                                 "call",
                                 "call pink Róża",
                                 "call red ",
                                 "call red a/b",
                                 "call red a#b",
                                 "call red a · b",
                                 "chapter 0 red blue",
                                 "chapter 4 red blue",
                                 "chapter 01 red",
                                 "chapter 1 red  blue",
                                 "chapter 1 red absent",
                                 "chapter 1 red=bot:x/maybe",
                                 "chapter 1 red=cat:x/slip",
                                 "chapter 1 red=guest:/slip",
                                 "game 1",
                                 "choose red",
                                 "rewind",
                                 "rewind -1",
                                 "rewind 1 2",
                                 "content one",
                                 "name ",
                                 "name a/b",
                                 "name a#b",
                                 "Name x",
                                 "undo 1",
                                 "leave red ",
                                 "chapter 1 red blue "})
    EXPECT_FALSE(entry_from(tiny_box(), line)) << line;
}

TEST(CampaignFold, RefusesWhatTheRulesForbidAndChangesNothing) {
  Tale tale(tiny_box());
  EXPECT_EQ(tale.refusal("company red person A"), "the campaign has not been founded");
  EXPECT_NE(tale.refusal("found small 1 rules 1 0000000000000000 N").find("is another one here"),
            std::string::npos);
  EXPECT_EQ(tale.refusal("found small 2 rules 1 0000000000000000 N"),
            "version 2 of the content is not here");
  tale.found(2);
  EXPECT_EQ(tale.refusal(entry_line(tale.box, founding(tale.box, "Again"))),
            "the campaign has been founded");
  EXPECT_EQ(tale.refusal("company red person A"), "the company is taken");
  EXPECT_EQ(tale.refusal("leave green"), "the company does not belong to this campaign");
  EXPECT_EQ(tale.refusal("chapter 2 red blue"), "game 1 is the next one");
  EXPECT_EQ(tale.refusal("chapter 1 red"), "of one company it is not said whether it comes");
  EXPECT_EQ(tale.refusal("chapter 1 red red"), "a company is named twice");
  EXPECT_EQ(tale.refusal("chapter 1 red absent blue"), "a game needs two companies");
  EXPECT_EQ(tale.refusal("chapter 1 red blue green"),
            "a company comes that does not belong to this campaign");
  EXPECT_EQ(tale.refusal("choose red e1"), "nobody is asked now");
  EXPECT_EQ(tale.refusal("game 1 t", "x"), "no game is being played");
  EXPECT_EQ(tale.refusal("content 2"), "version 2 of the content is not here");
  EXPECT_EQ(tale.refusal("rewind 0"), "it cannot go on from before entry 0");
  tale.add("leave blue");
  EXPECT_EQ(tale.refusal("leave blue"), "nobody holds the company");
  EXPECT_EQ(tale.refusal("chapter 1 red blue"), "nobody holds a company that is to be here");
  tale.add("hand blue bot:greedy Greedy");
  tale.begin();
  EXPECT_EQ(tale.refusal("company green person A"), "a company joins between two games");
  EXPECT_EQ(tale.refusal("chapter 1 red blue"), "no game can begin now");
  EXPECT_NE(tale.refusal("game 1 t", "wagonaut 1 · small\n"), "");
}

// The head of a campaign's record says which game it is; both ways.
TEST(CampaignFold, RecordsNameTheirCampaign) {
  Tale tale(tiny_box());
  tale.found(2);
  tale.begin();
  const std::string record = tale.random_game(1);
  const std::string line = "tale entry 0 · small 1 · " + tale.opening().hash;
  EXPECT_NE(record.find("\ncampaign " + line + "\ndeal"), std::string::npos);
  const Result<GameHeader> header = read_header(record);
  ASSERT_TRUE(header) << header.error();
  EXPECT_EQ(header->campaign, line);
  EXPECT_EQ(header->edition, "small");
}

TEST(CampaignFold, TakesOnlyTheGameThatWasOpened) {
  Tale tale(tiny_box()), other(tiny_box());
  tale.found(3);
  other.found(3);
  tale.begin();
  other.begin("blue");
  EXPECT_NE(tale.refusal("game 1 t", other.random_game(1)), "");
  std::string record = tale.random_game(1);
  EXPECT_NE(tale.refusal("game 2 t", record), "");
  std::string half = record.substr(0, record.find("\n20 ")) + "\n";
  EXPECT_NE(tale.refusal("game 1 t", half), "");
  tale.add("game 1 t", record);
  // The first game's caboose is drawn, later ones are the holder's (L-17, L-27).
  tale.close();
  tale.begin();
  EXPECT_TRUE(tale.opening().first);
  std::string drawn = tale.random_game(2);
  const std::size_t first = drawn.find("deal first ");
  ASSERT_NE(first, std::string::npos);
}

TEST(CampaignFold, LateCompaniesJoinUntilTheBoxSaysSo) {
  Tale tale(tiny_box());
  tale.found(2);
  tale.begin();
  tale.play(3);
  tale.close();
  tale.add("company green person Late");
  EXPECT_EQ(tale.c().companies[2].joined, 2);
  EXPECT_EQ(missed_in_a_row(tale.c(), tale.c().companies[2]), 1);  // C-4: a newcomer
  tale.begin();
  EXPECT_EQ(tale.opening().edition.affairs.missed[2], 1);
  EXPECT_EQ(tale.opening().edition.affairs.missed[0], 0);
  tale.play(4);
  tale.close();
  EXPECT_EQ(tale.refusal("company black person Later"), "after game 2 nobody joins");
}

}  // namespace wagonaut::tests
