#include "server/lobby/bot_queue.h"

#include <algorithm>

namespace wagonaut::server {

void BotQueue::Lane::add(BotJob job) {
  auto& waiting = by_table[job.question.table];
  if (waiting.empty()) turns.push_back(job.question.table);
  ++by_household[job.question.household];
  waiting.push_back(std::move(job));
  ++size;
}

BotJob BotQueue::Lane::take() {
  const std::string table = std::move(turns.front());
  turns.pop_front();
  const auto asking = by_table.find(table);
  BotJob job = std::move(asking->second.front());
  asking->second.pop_front();
  --size;
  const auto household = by_household.find(job.question.household);
  if (--household->second == 0) by_household.erase(household);
  if (asking->second.empty())
    by_table.erase(asking);
  else
    turns.push_back(table);
  return job;
}

void BotQueue::add(BotJob job) {
  Lane& lane = job.question.watched ? watched_ : alone_;
  lane.add(std::move(job));
}

std::optional<BotJob> BotQueue::take() {
  if (watched_.size > 0) return watched_.take();
  if (alone_.size > 0) return alone_.take();
  return std::nullopt;
}

void BotQueue::hurry(const std::string& table) {
  const auto asking = alone_.by_table.find(table);
  if (asking == alone_.by_table.end()) return;
  std::deque<BotJob> jobs = std::move(asking->second);
  alone_.by_table.erase(asking);
  alone_.turns.erase(std::find(alone_.turns.begin(), alone_.turns.end(), table));
  alone_.size -= jobs.size();
  for (BotJob& job : jobs) {
    const auto household = alone_.by_household.find(job.question.household);
    if (--household->second == 0) alone_.by_household.erase(household);
    watched_.add(std::move(job));
  }
}

std::size_t BotQueue::watched_by(const std::string& household) const {
  const auto found = watched_.by_household.find(household);
  return found == watched_.by_household.end() ? 0 : found->second;
}

void BotQueue::clear() {
  watched_ = {};
  alone_ = {};
}

}  // namespace wagonaut::server
