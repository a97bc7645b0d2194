#include "server/lobby/bot_pool.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <random>
#include <set>

#include "bots/bot.h"
#include "bots/known_edition.h"
#include "catalog/game.h"
#include "engine/base/check.h"
#include "server/watch/log.h"
#include "server/watch/promise.h"

namespace wagonaut::server {
namespace {

constexpr int kOutsideThreads = 8;  // they wait for programs, and do little else
constexpr int kNiceness = 10;       // of who thinks long: whatever is quick goes first
/// Questions of tables with people that wait for one thread of the slow: with more, the next is
/// answered by a quick bot, so that nobody waits for as long as all of them take.
constexpr std::size_t kMostSlow = 12;
constexpr std::size_t kMostSlowOfOne = 4;  // of tables that one household looks at
constexpr std::string_view kQuickInstead = "planner";

bool thinks_long(const std::string& level) {
  static const std::set<std::string> slow = [] {
    const auto all = bot_names(), quick = quick_bot_names();
    std::set<std::string> out(all.begin(), all.end());
    for (const std::string& name : quick) out.erase(name);
    return out;
  }();
  return slow.contains(level);
}

Quick fresh_mind() {
  std::random_device entropy;
  return Quick((std::uint64_t{entropy()} << 32) | entropy());
}

}  // namespace

BotPool::BotPool(int threads, std::vector<Program> programs)
    : programs_(std::move(programs)), slow_threads_(std::max(1, threads)) {
  hire(quick_, std::max(1, threads));
  hire(slow_, slow_threads_);
  if (!programs_.empty()) hire(outside_, kOutsideThreads);
}

BotPool::~BotPool() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
    for (Crew* crew : {&quick_, &slow_, &outside_}) crew->jobs.clear();
  }
  programs_.stop();
  for (Crew* crew : {&quick_, &slow_, &outside_}) crew->news.notify_all();
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
  Crew* crew = &crew_for(question);
  if (crew == &slow_ && question.watched && too_much_for_the_slow(question.household)) {
    question.level = kQuickInstead;
    crew = &quick_;
  }
  add(*crew, {std::move(question), std::move(done)});
}

/// One household leaves room for others, however many tables it opens.
bool BotPool::too_much_for_the_slow(const std::string& household) const {
  const std::lock_guard lock(mutex_);
  const auto threads = std::size_t(slow_threads_);
  if (slow_.jobs.watched() >= kMostSlow * threads) return true;
  return !household.empty() && slow_.jobs.watched_by(household) >= kMostSlowOfOne * threads;
}

BotPool::Crew& BotPool::crew_for(const Question& question) {
  if (programs_.knows(question.level)) return outside_;
  return thinks_long(question.level) ? slow_ : quick_;
}

void BotPool::hurry(const std::string& table) {
  const std::lock_guard lock(mutex_);
  for (Crew* crew : {&quick_, &slow_, &outside_}) crew->jobs.hurry(table);
}

void BotPool::leave(Question last) {
  if (programs_.knows(last.level)) add(outside_, {std::move(last), {}});
}

void BotPool::add(Crew& crew, BotJob job) {
  {
    const std::lock_guard lock(mutex_);
    crew.jobs.add(std::move(job));
  }
  crew.news.notify_one();
}

std::size_t BotPool::waiting() const {
  const std::lock_guard lock(mutex_);
  return quick_.jobs.size() + slow_.jobs.size() + outside_.jobs.size();
}

std::size_t BotPool::slow_waiting() const {
  const std::lock_guard lock(mutex_);
  return slow_.jobs.size();
}

void BotPool::work(Crew& crew) {
  Quick rng = fresh_mind();
  Bots bots;
  if (&crew == &slow_) ::setpriority(PRIO_PROCESS, id_t(::gettid()), kNiceness);
  for (;;) {
    std::unique_lock lock(mutex_);
    crew.news.wait(lock, [&] { return ending_ || crew.jobs.size() > 0; });
    if (ending_) return;
    const auto job = crew.jobs.take();
    lock.unlock();
    const auto why = trouble_in([&] { do_job(*job, bots, rng); });
    if (!why) continue;
    bots.erase(job->question.level);  // nobody else is served by a bot that broke off half-way
    if (job->done)
      job->done(Failure{*why});
    else
      log(Level::Error, "program_not_dismissed", {{"table", job->question.table}, {"why", *why}});
  }
}

void BotPool::do_job(const BotJob& job, Bots& bots, Quick& rng) {
  const Question& asked = job.question;
  if (!job.done) return programs_.leave(asked);
  if (programs_.knows(asked.level)) return job.done(programs_.choose(asked, rng));
  auto& bot = bots[asked.level];
  if (!bot) bot = make_bot(asked.level);
  if (!bot) bot = make_bot("greedy");  // a level that a later version has forgotten
  CHECK(bot);
  KnownEdition known;  // what is sealed is sealed to bots too
  job.done(bot->choose(known.of(asked.game->edition, asked.view.open, *asked.view.viewer),
                       asked.view, rng));
}

}  // namespace wagonaut::server
