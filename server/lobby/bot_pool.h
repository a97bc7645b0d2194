#pragma once

#include <condition_variable>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "server/lobby/bot_queue.h"
#include "server/lobby/program_seats.h"
#include "server/room/thinker.h"

namespace wagonaut::server {

/// Bots on threads of their own, so that a thinking bot never delays people; those that think long
/// on others, so that they delay no quick one; and programs on others again.
class BotPool final : public Thinker {
 public:
  explicit BotPool(int threads, std::vector<Program> programs = {});
  ~BotPool() override;  // thoughts that have not begun are dropped

  bool knows(const std::string& level) const override;
  void think(Question question, std::function<void(const Result<Move>&)> done) override;
  void leave(Question last) override;
  void hurry(const std::string& table) override;
  std::size_t waiting() const;
  std::size_t slow_waiting() const;  // of these, for who thinks long

 private:
  /// Threads with a queue of their own.
  struct Crew {
    BotQueue jobs;
    std::condition_variable news;
  };
  using Bots = std::map<std::string, std::unique_ptr<Bot>>;  // of one thread, by level
  Crew& crew_for(const Question& question);
  bool too_much_for_the_slow(const std::string& household) const;
  void add(Crew& crew, BotJob job);
  void do_job(const BotJob& job, Bots& bots, Quick& rng);
  void work(Crew& crew);
  void hire(Crew& crew, int threads);

  ProgramSeats programs_;
  mutable std::mutex mutex_;
  const int slow_threads_;
  Crew quick_, slow_, outside_;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace wagonaut::server
