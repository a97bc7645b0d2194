#include "server/lobby/bot_pool.h"

#include <algorithm>
#include <random>

#include "bots/bot.h"
#include "catalog/game.h"
#include "engine/base/check.h"
#include "server/watch/log.h"
#include "server/watch/promise.h"

namespace wagonaut::server {
namespace {

constexpr int kOutsideThreads = 8;  // they wait for programs, and do little else

Quick fresh_mind() {
  std::random_device entropy;
  return Quick((std::uint64_t{entropy()} << 32) | entropy());
}

}  // namespace

BotPool::BotPool(int threads, std::vector<Program> programs) : programs_(std::move(programs)) {
  hire(own_, std::max(1, threads));
  if (!programs_.empty()) hire(outside_, kOutsideThreads);
}

BotPool::~BotPool() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
    own_.jobs.clear();
    outside_.jobs.clear();
  }
  programs_.stop();
  own_.news.notify_all();
  outside_.news.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void BotPool::hire(Crew& crew, int threads) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this, &crew] { work(crew); });
}

bool BotPool::knows(const std::string& level) const {
  const auto names = bot_names();
  return programs_.knows(level) || std::find(names.begin(), names.end(), level) != names.end();
}

void BotPool::think(Question question, std::function<void(const Result<Move>&)> done) {
  Crew& crew = programs_.knows(question.level) ? outside_ : own_;
  add(crew, {std::move(question), std::move(done)});
}

void BotPool::leave(Question last) {
  if (programs_.knows(last.level)) add(outside_, {std::move(last), {}});
}

void BotPool::add(Crew& crew, Job job) {
  {
    const std::lock_guard lock(mutex_);
    crew.jobs.push_back(std::move(job));
  }
  crew.news.notify_one();
}

std::size_t BotPool::waiting() const {
  const std::lock_guard lock(mutex_);
  return own_.jobs.size() + outside_.jobs.size();
}

void BotPool::work(Crew& crew) {
  Quick rng = fresh_mind();
  Bots bots;
  for (;;) {
    std::unique_lock lock(mutex_);
    crew.news.wait(lock, [&] { return ending_ || !crew.jobs.empty(); });
    if (ending_) return;
    const Job job = std::move(crew.jobs.front());
    crew.jobs.pop_front();
    lock.unlock();
    const auto why = trouble_in([&] { do_job(job, bots, rng); });
    if (!why) continue;
    bots.erase(job.question.level);  // nobody else is served by a bot that broke off half-way
    if (job.done)
      job.done(Failure{*why});
    else
      log(Level::Error, "program_not_dismissed", {{"table", job.question.table}, {"why", *why}});
  }
}

void BotPool::do_job(const Job& job, Bots& bots, Quick& rng) {
  const Question& asked = job.question;
  if (!job.done) return programs_.leave(asked);
  if (programs_.knows(asked.level)) return job.done(programs_.choose(asked, rng));
  auto& bot = bots[asked.level];
  if (!bot) bot = make_bot(asked.level);
  if (!bot) bot = make_bot("greedy");  // a level that a later version has forgotten
  CHECK(bot);
  job.done(bot->choose(asked.game->edition, asked.view, rng));
}

}  // namespace wagonaut::server
