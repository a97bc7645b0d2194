#include "tools/arena/ledger.h"

#include <algorithm>

namespace wagonaut::tools {

double win_of(const arena::GameScore& game, int seat) {
  const int seats = game.seating.size();
  const auto winners = std::count(game.place.begin(), game.place.begin() + seats, 1);
  return game.place[std::size_t(seat)] == 1 ? 1.0 / double(winners) : 0.0;
}

double share_of(const Contest& contest, const arena::Block& block, int bot) {
  double wins = 0;
  for (const arena::GameScore& game : block.games)
    for (int seat = 0; seat < game.seating.size(); ++seat)
      if (game.seating[std::size_t(seat)] == bot) wins += win_of(game, seat);
  return wins / (contest.chairs_of(bot) * double(block.games.size()));
}

Ledger::Ledger(const ArenaPlan& plan) : plan_(plan), pages_(plan.contests.size()) {}

void Ledger::add(const ArenaTask& task, arena::Block block) {
  const std::lock_guard lock(mutex_);
  Page& page = pages_[std::size_t(task.contest)];
  page.blocks.insert_or_assign(task.deal, std::move(block));
  look(plan_.contests[std::size_t(task.contest)], page);
}

/// Takes in the blocks that follow without a gap, and tries the test at each of its boundaries.
void Ledger::look(const Contest& contest, Page& page) const {
  while (page.decision.verdict == arena::Verdict::Open) {
    const auto next = page.blocks.find(int(page.shares.size()));
    if (next == page.blocks.end() || next->first >= plan_.deals) return;
    page.shares.push_back(share_of(contest, next->second, 0));
    page.decision.used = int(page.shares.size());
    if (!plan_.sprt) continue;
    const arena::Sprt test = contest.sprt(plan_.sprt->first, plan_.sprt->second);
    page.decision.verdict = arena::verdict_at(test, page.shares);
  }
}

bool Ledger::has(const ArenaTask& task) const {
  const std::lock_guard lock(mutex_);
  return pages_[std::size_t(task.contest)].blocks.contains(task.deal);
}

bool Ledger::decided(int contest) const {
  const std::lock_guard lock(mutex_);
  return pages_[std::size_t(contest)].decision.verdict != arena::Verdict::Open;
}

std::vector<ArenaTask> Ledger::open_tasks() const {
  std::vector<ArenaTask> tasks;
  for (int deal = 0; deal < plan_.deals; ++deal)
    for (int contest = 0; contest < int(plan_.contests.size()); ++contest)
      if (!decided(contest) && !has({contest, deal})) tasks.push_back({contest, deal});
  return tasks;
}

std::vector<arena::Block> Ledger::blocks(int contest) const {
  const std::lock_guard lock(mutex_);
  const Page& page = pages_[std::size_t(contest)];
  std::vector<arena::Block> counted;
  for (int deal = 0; deal < page.decision.used; ++deal) counted.push_back(page.blocks.at(deal));
  return counted;
}

arena::Decision Ledger::decision(int contest) const {
  const std::lock_guard lock(mutex_);
  return pages_[std::size_t(contest)].decision;
}

}  // namespace wagonaut::tools
