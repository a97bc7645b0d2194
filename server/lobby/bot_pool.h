#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

#include "server/room/thinker.h"

namespace wagonaut::server {

/// Bots on threads of their own, so that a thinking bot never delays people.
class BotPool final : public Thinker {
 public:
  explicit BotPool(int threads);
  ~BotPool() override;  // thoughts that have not begun are dropped

  bool knows(const std::string& level) const override;
  void think(const std::string& level, std::shared_ptr<const Game> game, const View& view,
             std::function<void(const Move&)> done) override;
  std::size_t waiting() const;

 private:
  struct Job {
    std::string level;
    std::shared_ptr<const Game> game;
    View view;
    std::function<void(const Move&)> done;
  };
  void work();

  mutable std::mutex mutex_;
  std::condition_variable news_;
  std::deque<Job> jobs_;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace wagonaut::server
