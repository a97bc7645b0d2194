// A campaign's log as the house keeps it.
#include "server/campaign/journal.h"

#include <gtest/gtest.h>

#include "catalog/box_file.h"
#include "tests/data/data.h"

namespace wagonaut::tests {
namespace {

using server::Journal;

const Box* const* the_box() {
  static const Box* box = &data::catalog().box("lanterns_west", 1)->law;
  return &box;
}

Journal empty_journal() {
  return Journal("c1", "code", Boxes(the_box(), 1));
}

Journal founded() {
  Journal journal = empty_journal();
  EXPECT_TRUE(journal.add(entry_line(**the_box(), founding(**the_box(), "Latarnie")), "", 1000));
  return journal;
}

TEST(Journal, LinesOfTheHouseStandBesideTheCampaignsOwn) {
  Journal journal = founded();
  ASSERT_TRUE(journal.add("company red person Ala", "", 2000));
  ASSERT_TRUE(journal.add("hold red aa fox", "", 3000));
  ASSERT_TRUE(journal.add("company blue bot:planner Bo", "", 4000));
  EXPECT_EQ(journal.version(), 4);
  EXPECT_EQ(journal.course().entries().size(), 3u);
  EXPECT_EQ(journal.moved(), 4);
  ASSERT_TRUE(journal.add("saved red 0", "", 5000));
  EXPECT_EQ(journal.moved(), 4) << "a line of the house changes nothing of the campaign";
  EXPECT_EQ(journal.place_of_token("aa"), 0);
  EXPECT_EQ(journal.place_of_token("bb"), std::nullopt);
  EXPECT_EQ(journal.place_of_token(""), std::nullopt);
  EXPECT_EQ(journal.hold(0).badge, "fox");
  EXPECT_EQ(journal.people(), std::vector<int>{0});
}

TEST(Journal, WhatIsRefusedChangesNothing) {
  Journal journal = founded();
  const int version = journal.version();
  for (const std::string line :
       {"", "dance", "company pink person Ala", "hold red aa -", "saved red x", "rewind 0",
        "chapter 1 red blue", "settings nonsense", "found lanterns_west 1 rules 1 00 Again"}) {
    const auto added = journal.add(line, "", 2000);
    EXPECT_FALSE(added) << line;
    EXPECT_EQ(journal.version(), version) << line;
  }
}

TEST(Journal, ItIsTheFoldOfItsLog) {
  std::vector<server::Entry> log;
  Journal journal = empty_journal();
  server::TableSettings settings;
  settings.chat = server::ChatRule::Phrases;
  settings.clock = {server::ClockKind::Days, 3};
  for (const std::string& line :
       {entry_line(**the_box(), founding(**the_box(), "Latarnie")), server::settings_line(settings),
        std::string("company red person Ala"), server::hold_line("red", "aa", ""),
        std::string("meet 2026-12-01"), server::offer_line("red", true)}) {
    log.push_back({journal.version(), 1000, line, ""});
    ASSERT_TRUE(journal.add(line, "", 1000)) << line;
  }
  const auto again = Journal::from_log(empty_journal(), log);
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(again->campaign(), journal.campaign());
  EXPECT_EQ(again->settings(), settings);
  EXPECT_EQ(again->hold(0), journal.hold(0));
  EXPECT_TRUE(again->is_free(0));
  EXPECT_EQ(again->summary("").companies, "red person free Ala\n");
  EXPECT_EQ(again->summary("").meet, "2026-12-01");
}

TEST(Journal, ALogThatMakesNoSenseIsNamedByItsLine) {
  const std::string first = entry_line(**the_box(), founding(**the_box(), "Latarnie"));
  const auto fault = [&](const std::vector<server::Entry>& log) {
    const auto read = Journal::from_log(empty_journal(), log);
    return read ? std::string() : read.error();
  };
  EXPECT_EQ(fault({}), "campaign c1: has no log");
  EXPECT_EQ(fault({{0, 1, first, ""}, {2, 1, "leave red", ""}}),
            "campaign c1, line 1: a line before it is missing");
  EXPECT_EQ(fault({{0, 1, first, ""}, {1, 1, "hold red aa -", ""}}),
            "campaign c1, line 1: the company does not belong to this campaign");
}

// Going back must not make one company's token another's.
TEST(Journal, WhoHoldsACompanyHoldsItWhereverItStands) {
  Journal journal = founded();
  ASSERT_TRUE(journal.add("company red person Ala", "", 1000));
  ASSERT_TRUE(journal.add("hold red aa -", "", 1000));
  ASSERT_TRUE(journal.add("company blue person Bo", "", 1000));
  ASSERT_TRUE(journal.add("hold blue bb -", "", 1000));
  ASSERT_TRUE(journal.add("leave blue", "", 1000));
  EXPECT_EQ(journal.place_of_token("bb"), std::nullopt) << "who left holds nothing";
  ASSERT_TRUE(journal.add("hand blue person Cy", "", 1000));
  EXPECT_TRUE(journal.is_free(1)) << "until somebody's token comes";
  ASSERT_TRUE(journal.add("hold blue cc -", "", 1000));
  EXPECT_EQ(journal.place_of_token("cc"), 1);
}

// A backup is one of a device; another holder's devices have none yet.
TEST(Journal, WhatIsSavedIsTheHoldersOwn) {
  Journal journal = founded();
  for (const std::string line : {"company red person Ala", "hold red aa -", "saved red 0"})
    ASSERT_TRUE(journal.add(line, "", 1000)) << line;
  ASSERT_TRUE(journal.add("saved red 1", "", 1000));
  EXPECT_EQ(journal.hold(0).saved, 0) << "no chapter stands";
}

// What a refusal quotes may be sealed.
TEST(Journal, AReasonIsToldWithoutWhatItQuotes) {
  EXPECT_EQ(server::in_own_words("after game 6 nobody joins"), "after game 6 nobody joins");
  EXPECT_EQ(server::in_own_words("expected a person or a bot, found \"e17\" there"),
            "expected a person or a bot, found");
  EXPECT_EQ(server::in_own_words("\"e17\" cannot be chosen"), "the campaign does not allow it");
  EXPECT_EQ(server::in_own_words("another one here (\"77aa\")"), "another one here");
}

}  // namespace
}  // namespace wagonaut::tests
