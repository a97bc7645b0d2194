#include "server/lobby/bot_pool.h"

#include <algorithm>
#include <map>
#include <random>

#include "bots/bot.h"
#include "engine/base/check.h"

namespace wagonaut::server {

BotPool::BotPool(int threads) {
  for (int i = 0; i < std::max(1, threads); ++i) threads_.emplace_back([this] { work(); });
}

BotPool::~BotPool() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
    jobs_.clear();
  }
  news_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

bool BotPool::knows(const std::string& level) const {
  const auto names = bot_names();
  return std::find(names.begin(), names.end(), level) != names.end();
}

void BotPool::think(const std::string& level, std::shared_ptr<const Game> game, const View& view,
                    std::function<void(const Move&)> done) {
  {
    const std::lock_guard lock(mutex_);
    jobs_.push_back({level, std::move(game), view, std::move(done)});
  }
  news_.notify_one();
}

std::size_t BotPool::waiting() const {
  const std::lock_guard lock(mutex_);
  return jobs_.size();
}

void BotPool::work() {
  std::random_device entropy;
  Quick rng((std::uint64_t{entropy()} << 32) | entropy());
  std::map<std::string, std::unique_ptr<Bot>> bots;
  for (;;) {
    std::unique_lock lock(mutex_);
    news_.wait(lock, [this] { return ending_ || !jobs_.empty(); });
    if (ending_) return;
    const Job job = std::move(jobs_.front());
    jobs_.pop_front();
    lock.unlock();
    auto& bot = bots[job.level];
    if (!bot) bot = make_bot(job.level);
    if (!bot) bot = make_bot("greedy");  // a level that a later version has forgotten
    CHECK(bot);
    job.done(bot->choose(job.game->edition, job.view, rng));
  }
}

}  // namespace wagonaut::server
