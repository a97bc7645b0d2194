#include "bench/thinking.h"

#include <gtest/gtest.h>

#include "tests/data/data.h"

namespace wagonaut::tests::bench {
namespace {

TEST(Thinking, IsMeasuredAtEveryTable) {
  for (const char* edition : {"usa", "nordic", "switzerland", "world"}) {
    const auto rows = wagonaut::bench::measure_thinking(data::game(edition, 3), 0.001);
    ASSERT_EQ(rows.size(), 2u);
    EXPECT_EQ(rows[0].name, "bot_decisions");
    EXPECT_EQ(rows[1].name, "bot_playouts");
    for (const auto& row : rows) {
      EXPECT_EQ(row.edition, edition);
      EXPECT_EQ(row.seats, 3);
      EXPECT_GT(row.value, 0);
    }
    EXPECT_GT(rows[0].value, rows[1].value) << "a game is many decisions";
  }
}

}  // namespace
}  // namespace wagonaut::tests::bench
