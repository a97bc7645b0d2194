#include "tools/threads.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace wagonaut::tools {

int cores() {
  return int(std::max(1u, std::thread::hardware_concurrency()));
}

void Threads::share_out(int tasks, const std::function<void(int)>& task) const {
  std::atomic<int> next{0};
  const auto work = [&] {
    for (int i = next++; i < tasks; i = next++) task(i);
  };
  std::vector<std::thread> others;
  for (int i = 1; i < std::min(count_, tasks); ++i) others.emplace_back(work);
  work();
  for (std::thread& other : others) other.join();
}

}  // namespace wagonaut::tools
