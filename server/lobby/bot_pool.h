#pragma once

#include <condition_variable>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "server/lobby/program_seats.h"
#include "server/room/thinker.h"

namespace wagonaut::server {

/// Bots on threads of their own, so that a thinking bot never delays people; and programs on others
/// again, so that a program that is waited for never delays bots.
class BotPool final : public Thinker {
 public:
  explicit BotPool(int threads, std::vector<Program> programs = {});
  ~BotPool() override;  // thoughts that have not begun are dropped

  bool knows(const std::string& level) const override;
  void think(Question question, std::function<void(const Result<Move>&)> done) override;
  void leave(Question last) override;
  std::size_t waiting() const;

 private:
  struct Job {
    Question question;
    std::function<void(const Result<Move>&)> done;  // none: the seat is left
  };
  /// Threads with a queue of their own.
  struct Crew {
    std::deque<Job> jobs;
    std::condition_variable news;
  };
  using Bots = std::map<std::string, std::unique_ptr<Bot>>;  // of one thread, by level
  void add(Crew& crew, Job job);
  void do_job(const Job& job, Bots& bots, Quick& rng);
  void work(Crew& crew);
  void hire(Crew& crew, int threads);

  ProgramSeats programs_;
  mutable std::mutex mutex_;
  Crew own_, outside_;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace wagonaut::server
