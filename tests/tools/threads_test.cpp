#include "tools/threads.h"

#include <array>
#include <atomic>

#include <gtest/gtest.h>

namespace wagonaut::tests::tools {
namespace {

TEST(Threads, DoEveryTaskOnce) {
  for (const int threads : {1, 2, 5})
    for (const int tasks : {0, 1, 3, 40}) {
      std::array<std::atomic<int>, 40> done{};
      wagonaut::tools::Threads(threads).share_out(tasks, [&](int i) { ++done[std::size_t(i)]; });
      for (int i = 0; i < int(done.size()); ++i)
        EXPECT_EQ(done[std::size_t(i)], i < tasks ? 1 : 0) << threads << " threads, task " << i;
    }
}

}  // namespace
}  // namespace wagonaut::tests::tools
