// Who is waited for thinks first, and no table keeps the others waiting.
#include "server/lobby/bot_queue.h"

#include <gtest/gtest.h>

#include "server/lobby/lately.h"

namespace wagonaut::tests {
namespace {

using namespace server;

BotJob job(const std::string& table, bool watched, const std::string& level = "") {
  Question question;
  question.table = table;
  question.level = level;
  question.watched = watched;
  return {std::move(question), {}};
}

std::string order(BotQueue& queue) {
  std::string out;
  while (const auto next = queue.take()) out += next->question.table + next->question.level + " ";
  return out;
}

TEST(BotQueue, TablesWithPeopleComeFirst) {
  BotQueue queue;
  for (const char* table : {"a", "b"}) queue.add(job(table, false));
  for (const char* table : {"p", "q"}) queue.add(job(table, true));
  EXPECT_EQ(queue.size(), 4u);
  EXPECT_EQ(queue.watched(), 2u);
  EXPECT_EQ(order(queue), "p q a b ");
  EXPECT_EQ(queue.size(), 0u);
}

TEST(BotQueue, TablesAreServedInTurn) {
  BotQueue queue;
  for (const char* level : {"1", "2", "3"}) queue.add(job("a", true, level));
  for (const char* level : {"1", "2"}) queue.add(job("b", true, level));
  queue.add(job("c", true, "1"));
  EXPECT_EQ(order(queue), "a1 b1 c1 a2 b2 a3 ");
}

TEST(BotQueue, WhoeverComesToATableIsServedAtOnce) {
  BotQueue queue;
  for (const char* table : {"a", "b", "c"})
    for (const char* level : {"1", "2"}) queue.add(job(table, false, level));
  queue.hurry("c");
  queue.hurry("nobody");
  EXPECT_EQ(queue.watched(), 2u);
  EXPECT_EQ(order(queue), "c1 c2 a1 b1 a2 b2 ");
}

TEST(BotQueue, KnowsWhatEachHouseholdWaitsFor) {
  BotQueue queue;
  const auto asked = [](const std::string& table, bool watched, const std::string& household) {
    BotJob out = job(table, watched);
    out.question.household = household;
    return out;
  };
  queue.add(asked("a", true, "one"));
  queue.add(asked("b", true, "one"));
  queue.add(asked("c", true, "two"));
  queue.add(asked("d", false, ""));
  EXPECT_EQ(queue.watched_by("one"), 2u);
  EXPECT_EQ(queue.watched_by("two"), 1u);
  EXPECT_EQ(queue.watched_by("three"), 0u);
  queue.hurry("d");
  EXPECT_EQ(queue.watched_by(""), 1u);
  while (queue.take()) continue;
  for (const char* household : {"one", "two", ""}) EXPECT_EQ(queue.watched_by(household), 0u);
}

TEST(Lately, KeepsWhatWasAskedForLast) {
  Lately<int> lately(10);
  for (const auto& [key, weight] : {std::pair("a", 4), std::pair("b", 4), std::pair("huge", 11)})
    lately.keep(key, std::make_shared<const int>(weight), std::size_t(weight));
  EXPECT_TRUE(lately.find("a"));
  lately.keep("c", std::make_shared<const int>(4), 4);
  EXPECT_TRUE(lately.find("a"));
  EXPECT_FALSE(lately.find("b")) << "nobody asked for it";
  EXPECT_FALSE(lately.find("huge")) << "it would have driven all others out";
  EXPECT_EQ(*lately.find("c"), 4);
  EXPECT_EQ(lately.weight(), 8u);
}

}  // namespace
}  // namespace wagonaut::tests
