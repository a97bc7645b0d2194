// An evening on the map of a campaign (6.9): it is played like a single game and changes nothing.
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/tools/program.h"
#include "tools/exit_codes.h"
#include "tools/files.h"

namespace wagonaut::tests::tools {
namespace {

using namespace wagonaut::tools;

class EveningTest : public testing::Test {
 protected:
  EveningTest() {
    std::filesystem::remove(campaign_.path());
    std::filesystem::remove(record_.path());
    run_program({"campaign", "new", campaign_.path(), "--name", "Lamps", "--company", "red=Ala",
                 "--company", "blue=bot:greedy"});
  }
  Ran play(std::vector<std::string> more, const std::string& typed) const {
    std::vector<std::string> arguments{"play",   "--campaign",   campaign_.path(), "--lang", "en",
                                       "--save", record_.path(), "--seed",         "4"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run_program(arguments, typed);
  }
  static bool says(const Ran& ran, const std::string& words) {
    return ran.out.find(words) != std::string::npos;
  }

  TemporaryFile campaign_, record_;
};

}  // namespace

TEST_F(EveningTest, IsPlayedToItsEndAndChangesNothing) {
  const std::string before = *read_text(campaign_.path());
  const Ran ran = play({}, blind_typing(2, 9000));
  EXPECT_EQ(ran.code, kOk) << ran.err;
  EXPECT_TRUE(says(ran, "An evening on the map of Lamps"));
  EXPECT_TRUE(says(ran, " wins with $"));
  EXPECT_FALSE(says(ran, "{"));
  EXPECT_EQ(*read_text(campaign_.path()), before);
  EXPECT_TRUE(read_text(record_.path())->find("\ncampaign ") != std::string::npos);
}

TEST_F(EveningTest, FriendsTakeAnyCompany) {
  const Ran ran = play({"--seats", "green=Zoe,Ala,bot:random"}, "");
  EXPECT_TRUE(says(ran, "Zoe")) << ran.err;
  EXPECT_NE(read_text(record_.path())->find("green=Zoe · red=Ala · black=bot:random"),
            std::string::npos)
      << *read_text(record_.path());
  EXPECT_EQ(play({"--seats", "green=Zoe,green=Ala"}, "").code, kBadArguments);
  const Ran alone =
      run_program({"play", "--campaign", campaign_.path(), "--seats", "Zoe", "--lang", "pl"});
  EXPECT_EQ(alone.code, kBadArguments);
  EXPECT_NE(alone.err.find("bierze udział od 2 do 5 osób"), std::string::npos) << alone.err;
}

TEST_F(EveningTest, IsTakenUpAgain) {
  const Ran ran = play({"--seats", "Zoe,bot:greedy"}, "1 2\n");
  EXPECT_TRUE(says(ran, " --load " + record_.path())) << ran.out;
  const std::string kept = *read_text(record_.path());
  const Ran again = play({"--load", record_.path()}, "");
  EXPECT_EQ(again.code, kOk) << again.err;
  EXPECT_EQ(*read_text(record_.path()), kept);
  EXPECT_EQ(play({"--load", campaign_.path()}, "").code, kBadFile);
}

}  // namespace wagonaut::tests::tools
