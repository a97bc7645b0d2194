// What the web client is made of: whichever registry a machine uses will do, and a page asks nobody
// but its own server.
#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "tests/architecture/sources.h"

namespace wagonaut::tests::architecture {

namespace {

namespace fs = std::filesystem;

std::size_t count_of(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
    ++found;
  return found;
}

/// The addresses of other sites in a text. The names of XML's vocabularies look like some.
std::set<std::string> sites_in(const std::string& text) {
  static const std::regex address(R"(\b(?:https?|wss?)://([\w.-]+\.[a-z]+))");
  std::set<std::string> out;
  for (std::sregex_iterator it(text.begin(), text.end(), address), end; it != end; ++it)
    if ((*it)[1] != "www.w3.org") out.insert((*it)[1]);
  return out;
}

}  // namespace

TEST(Client, TheLockFileNamesNoRegistryAndPinsEveryPackage) {
  const std::string lock = text_of(root() / "web/package-lock.json");
  EXPECT_EQ(count_of(lock, "\"resolved\":"), 0u);
  EXPECT_GT(count_of(lock, "\"integrity\":"), 50u);
  EXPECT_EQ(count_of(lock, "\"integrity\":"), count_of(lock, "\"node_modules/"));
}

TEST(Client, KnowsNoOtherSite) {
  for (const char* folder : {"src", "public", "offline"}) {
    for (const auto& entry : fs::recursive_directory_iterator(root() / "web" / folder)) {
      // Tests may speak of sites that do not exist.
      if (!entry.is_regular_file() || entry.path().string().ends_with(".test.ts")) continue;
      EXPECT_EQ(sites_in(text_of(entry.path())), std::set<std::string>{}) << entry.path();
    }
  }
  EXPECT_EQ(sites_in(text_of(root() / "web/index.html")), std::set<std::string>{});
}

}  // namespace wagonaut::tests::architecture
