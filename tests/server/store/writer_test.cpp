// What breaks while entries are written is found out from the log; the writer goes on.
#include "server/store/entry_writer.h"

#include <gtest/gtest.h>

#include <future>

#include "server/watch/promise.h"
#include "tests/server/store/place.h"
#include "tests/support/log_lines.h"

namespace wagonaut::tests::store {
namespace {

using namespace server;

Kept kept_by(EntryWriter& writer, Append append) {
  std::promise<Kept> promise;
  writer.add(std::move(append), [&](Kept kept) { promise.set_value(kept); });
  return promise.get_future().get();
}

TEST(EntryWriter, ABrokenPromiseLeavesNobodyWithoutAnAnswer) {
  const PromisesAreThrown thrown;
  const LogLines log;
  EntryWriter writer([](std::span<const Append> batch) {
    CHECK(batch.front().game != "sick");
    return std::optional(all_answered(batch, Kept::Yes));
  });
  EXPECT_EQ(kept_by(writer, first_entry("well")), Kept::Yes);
  EXPECT_EQ(kept_by(writer, first_entry("sick")), Kept::Unknown);
  EXPECT_EQ(kept_by(writer, next_entry("well", 1)), Kept::Yes);
  EXPECT_EQ(log.lines_with("writer_broke_off").size(), 1u);
}

// Before anything is written: the table that asks has broken it, and is the one to hear of it.
TEST(EntryWriter, WhatNoTableMayAskForIsThrownBackAtIt) {
  const PromisesAreThrown thrown;
  EntryWriter writer(
      [](std::span<const Append> batch) { return std::optional(all_answered(batch, Kept::Yes)); });
  Append nameless = first_entry("t1");
  nameless.summary.reset();
  EXPECT_TRUE(trouble_in([&] { writer.add(nameless, [](Kept) {}); }));
  EXPECT_EQ(kept_by(writer, first_entry("t1")), Kept::Yes);
}

}  // namespace
}  // namespace wagonaut::tests::store
