// A campaign in a file, from the command line: founded, told, handed on, taken over, gone back.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "tests/campaign/tale.h"
#include "tests/support/small_box.h"
#include "tests/tools/program.h"
#include "tools/campaign/campaign_lock.h"
#include "tools/campaign/campaign_store.h"
#include "tools/exit_codes.h"
#include "tools/files.h"

namespace wagonaut::tests::tools {
namespace {

using namespace wagonaut::tools;

class CampaignCommandTest : public testing::Test {
 protected:
  CampaignCommandTest() {
    std::filesystem::remove(file_.path()), std::filesystem::remove(other_.path());
  }

  Ran found() const {
    return run_program({"campaign", "new", file_.path(), "--name", "Nasze latarnie", "--company",
                        "red=Ala", "--company", "blue=bot:planner", "--lang", "en"});
  }
  Ran campaign(const std::string& action, std::vector<std::string> more = {}) const {
    std::vector<std::string> arguments{"campaign", action, file_.path(), "--lang", "en"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run_program(arguments);
  }
  std::string text() const { return *read_text(file_.path()); }

  /// Plays a game at random and closes it.
  static void play_game_of(CampaignStore& store, std::uint64_t seed) {
    Tale tale(store.box().law);
    for (const LoggedEntry& entry : store.course().entries())
      ASSERT_TRUE(tale.course.append(entry));
    const std::size_t from = tale.course.entries().size();
    tale.begin();
    tale.play(seed);
    tale.close();
    for (std::size_t i = from; i < tale.course.entries().size(); ++i) {
      const CampaignEntry& entry = tale.course.entries()[i].entry;
      ASSERT_EQ(store.append(entry_line(store.box().law, entry), entry.body), "");
    }
  }

  TemporaryFile file_, other_;
};

}  // namespace

TEST_F(CampaignCommandTest, BeginsAndIsTold) {
  const Ran ran = found();
  EXPECT_EQ(ran.code, kOk) << ran.err;
  EXPECT_NE(ran.out.find("Nasze latarnie"), std::string::npos);
  EXPECT_NE(ran.out.find("Ala"), std::string::npos);
  EXPECT_TRUE(text().starts_with("wagonaut campaign 1 · lanterns_west 1 · "));
  EXPECT_EQ(campaign("status").out.find("1868"), std::string::npos);
  const Ran polish = run_program({"campaign", "status", file_.path(), "--lang", "pl"});
  EXPECT_NE(polish.out.find("Następna: rozgrywka 1, rok 1865"), std::string::npos) << polish.out;
  // Nothing is written over.
  EXPECT_EQ(found().code, kBadFile);
}

TEST_F(CampaignCommandTest, RefusesWhatMakesNoCampaign) {
  EXPECT_EQ(
      run_program({"campaign", "new", file_.path(), "--name", "N", "--company", "red=A"}).code,
      kBadArguments);
  EXPECT_EQ(run_program({"campaign", "new", file_.path(), "--name", "N", "--company", "red=A",
                         "--company", "pink=B"})
                .code,
            kBadArguments);
  EXPECT_FALSE(std::filesystem::exists(file_.path()));
  EXPECT_EQ(campaign("status").code, kBadFile);
  found();
  EXPECT_EQ(campaign("dance").code, kBadArguments);
  EXPECT_EQ(campaign("rewind", {"--entry", "0"}).code, kBadArguments);
}

TEST_F(CampaignCommandTest, IsHandedOnTakenOverAndGoneBack) {
  found();
  {
    Result<CampaignStore> store = CampaignStore::open(catalog(), file_.path());
    ASSERT_TRUE(store) << store.error();
    play_game_of(*store, 3);
    EXPECT_EQ(store->campaign().game, 2);
  }
  const Ran told = campaign("status");
  EXPECT_NE(told.out.find("Last time"), std::string::npos) << told.out << told.err;
  EXPECT_NE(campaign("chronicle").out.find("1865, game 1"), std::string::npos);
  EXPECT_EQ(campaign("export", {"--to", other_.path()}).code, kOk);
  const std::string handed = *read_text(other_.path());
  EXPECT_NE(handed.find("\nend · "), std::string::npos);
  EXPECT_EQ(campaign("import", {"--from", other_.path()}).code, kBadFile);  // it is there
  std::filesystem::remove(file_.path());
  EXPECT_EQ(campaign("import", {"--from", other_.path()}).code, kOk);
  EXPECT_EQ(campaign("status").out, told.out);
  const Ran back = campaign("rewind", {"--entry", "3"});
  EXPECT_EQ(back.code, kOk) << back.err;
  EXPECT_NE(campaign("status").out.find("Left: 1865, try 1"), std::string::npos);
}

TEST_F(CampaignCommandTest, OfADamagedFileTheWholePartIsTakenIfWished) {
  found();
  {
    Result<CampaignStore> store = CampaignStore::open(catalog(), file_.path());
    ASSERT_TRUE(store);
    play_game_of(*store, 4);
  }
  campaign("export", {"--to", other_.path()});
  std::string damaged = *read_text(other_.path());
  damaged[damaged.find("| deal") + 9] ^= 1;
  write_text(other_.path(), damaged);
  std::filesystem::remove(file_.path());
  const Ran refused = campaign("import", {"--from", other_.path()});
  EXPECT_EQ(refused.code, kBadFile);
  EXPECT_NE(refused.err.find("damaged at entry 4; whole is the part before the first game"),
            std::string::npos)
      << refused.err;
  for (const char* action : {"import", "status"}) {
    const Ran polish =
        run_program({"campaign", action, action[0] == 'i' ? file_.path() : other_.path(), "--from",
                     other_.path(), "--lang", "pl"});
    EXPECT_NE(polish.err.find("uszkodzony od wpisu 4; cała jest część sprzed pierwszej rozgrywki"),
              std::string::npos)
        << polish.err;
  }
  EXPECT_FALSE(std::filesystem::exists(file_.path()));
  EXPECT_EQ(campaign("import", {"--from", other_.path(), "--whole-part"}).code, kOk);
  EXPECT_EQ(*read_text(other_.path()), damaged);  // the original stays as it is
  EXPECT_NE(campaign("status").out.find("Next: game 1"), std::string::npos);
}

// Two who append to one log would spoil it: the second one is told, and nothing happens.
TEST_F(CampaignCommandTest, IsPlayedInOneWindowOnly) {
  found();
  const std::string before = text();
  {
    const CampaignLock lock(file_.path());
    ASSERT_TRUE(lock.held());
    for (const char* action : {"play", "rewind"}) {
      const Ran ran = campaign(action);
      EXPECT_EQ(ran.code, kBadFile);
      EXPECT_NE(ran.err.find("is being played in another window"), std::string::npos) << ran.err;
    }
    EXPECT_EQ(campaign("status").code, kOk) << "whoever only reads spoils nothing";
  }
  EXPECT_EQ(text(), before);
  EXPECT_EQ(campaign("play").code, kOk);
  EXPECT_FALSE(std::filesystem::exists(file_.path() + ".lock"));
  // What a process that was killed has left behind does not shut the campaign.
  write_text(file_.path() + ".lock", "");
  EXPECT_EQ(campaign("play").code, kOk);
  EXPECT_FALSE(std::filesystem::exists(file_.path() + ".lock"));
}

TEST_F(CampaignCommandTest, ACompanyIsGivenANameOfItsOwn) {
  found();
  EXPECT_EQ(campaign("call").code, kBadArguments);
  EXPECT_EQ(campaign("call", {"--company", "red"}).code, kBadArguments);
  EXPECT_EQ(campaign("call", {"--company", "red=a/b"}).code, kBadArguments);
  EXPECT_EQ(campaign("call", {"--company", "pink=Star"}).code, kBadArguments);
  EXPECT_EQ(campaign("call", {"--company", "red=Northern Star"}).code, kOk);
  EXPECT_NE(campaign("status").out.find("Northern Star ("), std::string::npos);
  EXPECT_EQ(campaign("call", {"--company", "red="}).code, kOk);
  EXPECT_EQ(campaign("status").out.find("Northern Star"), std::string::npos);
}

// A file that was handed on can be gone on with; its closing line goes when the first entry comes.
TEST_F(CampaignCommandTest, GoesOnWithAFileThatWasClosed) {
  found();
  campaign("export", {"--to", other_.path()});
  Result<CampaignStore> store = CampaignStore::open(catalog(), other_.path());
  ASSERT_TRUE(store);
  EXPECT_NE(read_text(other_.path())->find("\nend · "), std::string::npos);
  EXPECT_EQ(store->append("meet 2027-01-01"), "");
  EXPECT_EQ(read_text(other_.path())->find("\nend · "), std::string::npos);
  EXPECT_TRUE(CampaignStore::open(catalog(), other_.path()));
}

}  // namespace wagonaut::tests::tools
