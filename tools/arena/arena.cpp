#include "tools/arena/arena.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

#include "catalog/game.h"
#include "tools/arena/arena_log.h"
#include "tools/arena/ranks.h"

namespace wagonaut::tools {
namespace {

constexpr int kTasksInARound = 8;  // for each thread of each rank, before results are shared

/// Plays tasks on threads of its own; lines of what was played, in any order.
class Crew {
 public:
  Crew(const ArenaPlan& plan, const ArenaWork& work, Ledger& ledger)
      : plan_(plan), work_(work), ledger_(ledger), complaints_([&work](const std::string& line) {
          if (work.complain) work.complain(line);
        }) {}

  /// `done` tasks of `all` are behind us already.
  std::string play(const std::vector<ArenaTask>& tasks, int done, int all) {
    lines_.clear();
    std::atomic<int> next{0}, played{0};
    const auto run = [&] {
      for (int i = next++; i < int(tasks.size()); i = next++) {
        if (!ledger_.decided(tasks[std::size_t(i)].contest)) play_one(tasks[std::size_t(i)]);
        ++played;
      }
    };
    std::vector<std::thread> threads;
    for (int i = 0; i < work_.threads; ++i) threads.emplace_back(run);
    while (played < int(tasks.size())) {
      if (work_.progress) work_.progress(done + played * ranks(), all);
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    for (std::thread& thread : threads) thread.join();
    return lines_;
  }

 private:
  int ranks() const { return work_.ranks != nullptr ? work_.ranks->count() : 1; }

  void play_one(const ArenaTask& task) {
    const Contest& contest = plan_.contests[std::size_t(task.contest)];
    const auto make = [&](std::string_view bot) {
      return plan_.company.make(bot, contest.game, complaints_);
    };
    const arena::Match match{contest.game->edition, contest.bots, contest.seatings, work_.clock,
                             make};
    arena::Block block = arena::play_block(match, arena::deal_seed(plan_.seed, task.deal));
    const std::string line = line_of(plan_, task, block);
    ledger_.add(task, std::move(block));
    const std::lock_guard lock(mutex_);
    lines_ += line;
    if (work_.keep && ranks() == 1) work_.keep(line);
  }

  const ArenaPlan& plan_;
  const ArenaWork& work_;
  Ledger& ledger_;
  Complaints complaints_;
  std::mutex mutex_;
  std::string lines_;
};

/// What of a round falls to one rank.
std::vector<ArenaTask> part_of(const std::vector<ArenaTask>& round, const Ranks& ranks) {
  std::vector<ArenaTask> part;
  for (std::size_t i = std::size_t(ranks.rank()); i < round.size(); i += std::size_t(ranks.count()))
    part.push_back(round[i]);
  return part;
}

/// All ranks have the same ledger before a round, so they cut the same round from it.
void play_together(const ArenaPlan& plan, const ArenaWork& work, Ledger& ledger) {
  Crew crew(plan, work, ledger);
  const Ranks& ranks = *work.ranks;
  // Rounds are equally large at all ranks, whatever threads each of them has.
  const std::string mine = std::to_string(work.threads) + "\n";
  std::size_t round_size = 0;
  for (const std::string& threads : ranks.share(mine))
    round_size += std::size_t(kTasksInARound) * std::stoul(threads);
  const int all = int(ledger.open_tasks().size());
  int done = 0;
  for (auto open = ledger.open_tasks(); !open.empty(); open = ledger.open_tasks()) {
    open.resize(std::min(open.size(), round_size));
    const auto shared = ranks.share(crew.play(part_of(open, ranks), done, all));
    for (int i = 0; i < ranks.count(); ++i) {
      const std::string& lines = shared[std::size_t(i)];
      if (i != ranks.rank()) CHECK(read_lines(plan, lines, ledger));
      if (work.keep) work.keep(lines);
    }
    done += int(open.size());
  }
}

}  // namespace

void play_arena(const ArenaPlan& plan, const ArenaWork& work, Ledger& ledger) {
  if (work.ranks != nullptr && work.ranks->count() > 1) return play_together(plan, work, ledger);
  const auto tasks = ledger.open_tasks();
  Crew(plan, work, ledger).play(tasks, 0, int(tasks.size()));
  if (work.progress) work.progress(int(tasks.size()), int(tasks.size()));
}

}  // namespace wagonaut::tools
