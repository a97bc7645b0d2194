#include "server/watch/log.h"

#include "tests/server/net/net_fixture.h"
#include "tests/support/log_lines.h"

namespace wagonaut::tests::net {

namespace {

std::string after_time(const std::string& line) {
  return line.substr(line.find("Z") + 1);
}

}  // namespace

TEST(Log, LinesAreJson) {
  const LogLines catcher(Level::Info, true);
  log(Level::Warning, "table opened", {{"id", "abc"}, {"odd", "a\"b\\c\nd\x01\x7f\xff z\xc5\xbc"}});
  ASSERT_EQ(catcher.lines().size(), 1u);
  EXPECT_TRUE(catcher.lines()[0].starts_with("{\"time\":\"20"));
  EXPECT_EQ(after_time(catcher.lines()[0]),
            "\",\"level\":\"warning\",\"event\":\"table opened\",\"id\":\"abc\","
            "\"odd\":\"a\\\"b\\\\c\\u000ad\\u0001\\u007f\\ufffd z\xc5\xbc\"}");
}

TEST(Log, LinesAreReadable) {
  const LogLines catcher(Level::Info, false);
  log(Level::Info, "table opened", {{"id", "abc"}, {"name", "two words"}, {"none", ""}});
  log(Level::Error, "forged", {{"name", "x\n2026 info all is well \x1b[2J\xc2\x9b"}});
  EXPECT_EQ(after_time(catcher.lines()[0]),
            " info table opened id=abc name=\"two words\" none=\"\"");
  EXPECT_EQ(after_time(catcher.lines()[1]),
            " error forged name=\"x\\u000a2026 info all is well \\u001b[2J\\u009b\"");
}

TEST(Log, LowLevelsAreLeftOut) {
  const LogLines catcher(Level::Warning, false);
  EXPECT_FALSE(logs(Level::Info));
  EXPECT_TRUE(logs(Level::Error));
  log(Level::Debug, "a");
  log(Level::Info, "b");
  log(Level::Warning, "c");
  log(Level::Error, "d");
  EXPECT_EQ(catcher.lines().size(), 2u);
}

TEST(Log, ManyThreadsMayLog) {
  const LogLines catcher(Level::Info, true);
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([] {
      for (int i = 0; i < 250; ++i) log(Level::Info, "x", {{"i", std::to_string(i)}});
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(catcher.lines().size(), 1000u);
  for (const std::string& line : catcher.lines()) EXPECT_TRUE(line.ends_with("\"}"));
}

// Requests are noted by method, path and status; what else they hold may be secret.
TEST(Log, RequestsAreNotedWithoutTheirSecrets) {
  const LogLines catcher(Level::Debug, true);
  {
    RunningNet net;
    WebClient::post(net.port(), "/body?token=secret", "secret", {{"Authorization", "secret"}});
    WebClient::get(net.port(), "/throw?secret");
    WebClient::get(net.port(), "/%00secret");
  }
  bool noted = false;
  for (const std::string& line : catcher.lines()) {
    EXPECT_EQ(line.find("secret"), std::string::npos) << line;
    noted = noted ||
            line.find("\"method\":\"POST\",\"path\":\"/body\",\"status\":\"200\"") != line.npos;
  }
  EXPECT_TRUE(noted);
}

}  // namespace wagonaut::tests::net
