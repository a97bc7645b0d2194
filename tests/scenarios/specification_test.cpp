// Every scenario and every worked example of the rules has a test that bears its name.
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include "tests/support/scenario.h"

namespace wagonaut::tests {
namespace {

std::string rules_text(const std::string& name) {
  std::ifstream in(WAGONAUT_ROOT "/docs/rules/" + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::set<std::string> suites() {
  std::set<std::string> out;
  const testing::UnitTest& all = *testing::UnitTest::GetInstance();
  for (int i = 0; i < all.total_test_suite_count(); ++i) out.insert(all.GetTestSuite(i)->name());
  return out;
}

/// Names of what has no test.
std::string untested(const std::vector<std::string>& names) {
  const std::set<std::string> tested = suites();
  std::string out;
  for (const std::string& name : names)
    if (!tested.contains(name)) out += name + " ";
  return out;
}

}  // namespace

// "### SC-L03 Short offers" is tested as SC_L03.
TEST(Specification, EveryScenarioHasItsTest) {
  const std::string text = rules_text("scenarios.md");
  const std::regex heading("\n### SC-([A-Z][0-9]+)");
  std::vector<std::string> names;
  for (std::sregex_iterator at(text.begin(), text.end(), heading), end; at != end; ++at)
    names.push_back("SC_" + at->str(1));
  EXPECT_GE(names.size(), 80u);
  EXPECT_EQ(untested(names), "");
}

// Below "### C-12 Express orders" stands "**Example 2.**": C12_2.
TEST(Specification, EveryWorkedExampleHasItsTest) {
  const std::string text = rules_text("campaign.md");
  const std::regex mark("\n### C-([0-9]+) |\\*\\*Example ([0-9]+)\\.\\*\\*");
  std::vector<std::string> names;
  std::string module;
  for (std::sregex_iterator at(text.begin(), text.end(), mark), end; at != end; ++at) {
    if ((*at)[1].matched) module = at->str(1);
    if ((*at)[2].matched) names.push_back("C" + module + "_" + at->str(2));
  }
  EXPECT_EQ(names.size(), 36u);
  EXPECT_EQ(untested(names), "");
}

}  // namespace wagonaut::tests
