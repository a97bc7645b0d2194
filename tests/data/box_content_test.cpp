// The content of the campaign's box, text beside data and branch by branch: tests/data/box.py
// judges.
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/catalog/broken.h"
#include "tests/data/data.h"
#include "tests/server/e2e/shell.h"
#include "tests/support/server_process.h"

namespace wagonaut::tests::data {

namespace {

namespace fs = std::filesystem;

const std::string kBox = WAGONAUT_ROOT "/data/boxes/lanterns_west/1";

e2e::Ended judge(const std::string& folder) {
  return e2e::run_command("python3 -B '" WAGONAUT_ROOT "/tests/data/box.py' '" + folder +
                          "' '" WAGONAUT_ROOT "/docs/rules/campaign.md'");
}

std::string text_of(const fs::path& file) {
  std::ostringstream text;
  text << std::ifstream(file, std::ios::binary).rdbuf();
  return text.str();
}

/// What is said to the box with one thing changed.
std::string judged(const char* file, std::string_view was, std::string_view is) {
  const TempFolder folder;
  const fs::path box = folder.path("box");
  fs::copy(kBox, box, fs::copy_options::recursive);
  const std::string changed = catalog::with(text_of(box / file), was, is);
  std::ofstream(box / file, std::ios::binary) << changed;
  const e2e::Ended said = judge(box.string());
  EXPECT_EQ(said.code, 1);
  return said.output;
}

}  // namespace

TEST(BoxContent, HasNoFault) {
  const e2e::Ended said = judge(kBox);
  EXPECT_EQ(said.code, 0) << said.output;
  EXPECT_NE(said.output.find("64 branches"), std::string::npos) << said.output;
}

TEST(BoxContent, AnAmountThatDiffersBetweenTheLanguagesIsFound) {
  EXPECT_EQ(judged("events.json", "bierze 3 $.\"", "bierze 4 $.\""),
            "event e06: amounts differ: ['3'] and ['4']\n1 faults\n");
}

TEST(BoxContent, AnAmountThatTheCardDoesNotNameIsFound) {
  EXPECT_EQ(judged("postcards.json", R"({"act": "dollars", "n": 5}, {"act": "post", "card": 73})",
                   R"({"act": "dollars", "n": 6}, {"act": "post", "card": 73})"),
            "postcard 1: text does not name $6\n1 faults\n");
}

TEST(BoxContent, ASentenceThatIsNotInTheRulesIsFound) {
  const std::string said = judged("modules.json", R"("token": "herd", "op": "move", "n": 1)",
                                  R"("token": "herd", "op": "move", "n": 2)");
  EXPECT_EQ(said.rfind("rules: sentence", 0), 0u) << said;
}

}  // namespace wagonaut::tests::data
