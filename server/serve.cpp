#include "server/serve.h"

#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <sys/resource.h>

#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

#include "catalog/catalog.h"
#include "server/lobby/api.h"
#include "server/lobby/bot_pool.h"
#include "server/lobby/campaign_hall.h"
#include "server/lobby/hall.h"
#include "server/lobby/metrics.h"
#include "server/lobby/pulse.h"
#include "server/lobby/timed_store.h"
#include "server/net/address.h"
#include "server/net/static_files.h"
#include "server/room/table.h"
#include "server/store/open_store.h"
#include "server/watch/promise.h"

namespace wagonaut::server {
namespace {

constexpr Millis kBetweenTakeovers{1000}, kBetweenLooks{1000}, kBetweenSweeps{30'000};

/// Threads for what may block: reading a log, opening a rematch.
class Aside {
 public:
  explicit Aside(int threads) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
  }
  ~Aside() { end(); }

  void run(Task task) {
    {
      const std::lock_guard lock(mutex_);
      if (ending_) return;
      tasks_.push_back(std::move(task));
    }
    news_.notify_one();
  }
  void end() {
    {
      const std::lock_guard lock(mutex_);
      ending_ = true;
    }
    news_.notify_all();
    for (std::thread& thread : threads_)
      if (thread.joinable()) thread.join();
  }

 private:
  void work() {
    for (;;) {
      std::unique_lock lock(mutex_);
      news_.wait(lock, [this] { return ending_ || !tasks_.empty(); });
      if (ending_) return;
      const Task task = std::move(tasks_.front());
      tasks_.pop_front();
      lock.unlock();
      if (const auto why = trouble_in(task)) log(Level::Error, "task_broke_off", {{"why", *why}});
    }
  }

  std::mutex mutex_;
  std::condition_variable news_;
  std::deque<Task> tasks_;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

/// Calls again and again, on a thread of its own, until it is destroyed.
class Rounds {
 public:
  /// `round` comes after each rest; it may rest by itself, too.
  Rounds(std::string name, Millis rest, Task round)
      : name_(std::move(name)),
        rest_(rest),
        round_(std::move(round)),
        thread_([this] { work(); }) {}
  ~Rounds() {
    {
      const std::lock_guard lock(mutex_);
      ending_ = true;
    }
    end_.notify_all();
    thread_.join();
  }

 private:
  void work() {
    for (;;) {
      if (const auto why = trouble_in(round_))
        log(Level::Error, "task_broke_off", {{"task", name_}, {"why", *why}});
      std::unique_lock lock(mutex_);
      if (end_.wait_for(lock, rest_, [this] { return ending_; })) return;
    }
  }

  const std::string name_;
  const Millis rest_;
  const Task round_;
  std::mutex mutex_;
  std::condition_variable end_;
  bool ending_ = false;
  std::thread thread_;
};

/// Takes over some of what others have left. Once that is all, waits until somebody may have given
/// tables up.
void take_tables_over(Store& store, Hall& hall) {
  const auto more = hall.resume();
  if (!more) log(Level::Warning, "tables_not_resumed", {{"why", more.error()}});
  if (!more || !*more) store.wait_for_news(kBetweenTakeovers);
}

/// Waits for signals, on a thread of its own: those that end the server, and the one that asks it
/// to tidy up (SIGUSR1).
class Signals {
 public:
  explicit Signals(std::function<void(int)> heard) {
    sigset_t set = signals();
    pthread_sigmask(SIG_BLOCK, &set, nullptr);  // inherited by every thread made from now on
    thread_ = std::thread([this, heard = std::move(heard)] {
      sigset_t waited = signals();
      for (int signal = 0; sigwait(&waited, &signal) == 0 && !leaving_;) heard(signal);
    });
  }
  ~Signals() {
    leaving_ = true;
    pthread_kill(thread_.native_handle(), SIGTERM);
    thread_.join();
  }

 private:
  static sigset_t signals() {
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : {SIGINT, SIGTERM, SIGUSR1}) sigaddset(&set, signal);
    return set;
  }

  std::atomic<bool> leaving_{false};
  std::thread thread_;
};

/// Lets go of all that nobody needs now, and tells what is left.
void tidy_up(Hall& hall, Api& api, const Net& net) {
  hall.let_go_of_idle();
  api.forget_old_answers();
  const struct mallinfo2 memory = mallinfo2();
  const NetCounts counts = net.counts();
  log(Level::Info, "tidied",
      {{"tables", std::to_string(hall.rooms())},
       {"connections", std::to_string(counts.connections)},
       {"sockets", std::to_string(counts.lines)},
       {"heap", std::to_string(memory.uordblks + memory.hblkhd)}});
}

/// Every connection is an open file, and a shell allows few of them unless it is asked.
void raise_file_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

constexpr double kDearness = 25;   // requests that one table or one try of a code is worth
constexpr double kMillisEach = 5;  // of processor time that a request may take, on average

/// A dump of this process would hold the seeds of running games.
void forbid_dumps() {
  const rlimit none{0, 0};
  ::setrlimit(RLIMIT_CORE, &none);
}

/// A program is called the same in every language.
std::vector<BotName> bot_names_of(const std::vector<Program>& programs) {
  std::vector<BotName> out;
  for (const Program& program : programs) out.push_back({program.name, untranslated(program.name)});
  return out;
}

Result<bool> check_exposure(const ServeSettings& settings) {
  if (is_loopback(settings.net.host) || settings.plain_http) return true;
  return Failure{
      "--host " + settings.net.host +
      " would offer plain HTTP beyond this machine: names, chats and seats could be read on the "
      "way. Put a reverse proxy with TLS in front (docs/hosting.md), or say --plain-http if the "
      "network is your own"};
}

}  // namespace

bool is_loopback(const std::string& host) {
  return host == "localhost" || host == "::1" || host == "[::1]" || host.starts_with("127.");
}

std::optional<std::string> address_of_client(const std::string& text) {
  return clean_address(text);
}

Result<bool> serve(const Catalog& catalog, const ServeSettings& settings,
                   const std::function<void(int port)>& ready) {
  if (const auto allowed = check_exposure(settings); !allowed) return allowed.failure();
  const PromisesAreThrown thrown;
  forbid_dumps();
  raise_file_limit();
  ::signal(SIGXFSZ, SIG_IGN);  // a full quota is an error of the store, not the end
  std::atomic<Net*> listening{nullptr};
  std::atomic<bool> ended{false}, untidy{false};
  const Signals signals([&](int number) {
    if (number == SIGUSR1) {
      untidy = true;
      return;
    }
    log(Level::Info, "ending", {{"signal", number == SIGINT ? "INT" : "TERM"}});
    ended = true;
    if (Net* net = listening) net->stop();
  });

  const auto files =
      settings.web.empty() ? Result<StaticFiles>(StaticFiles{}) : StaticFiles::load(settings.web);
  if (!files) return files.failure();
  const auto api = std::make_shared<Api>();
  auto net = Net::listen(settings.net, api);
  if (!net) return net.failure();
  const int port = (*net)->port();
  const std::string address =
      settings.address.empty() ? settings.net.host + ":" + std::to_string(port) : settings.address;
  auto opened = open_store(settings.store, address);
  if (!opened) return opened.failure();

  Shelf shelf(catalog);
  DrawingFiles drawings(catalog);
  TimedStore store(std::move(*opened));
  BotPool bots(settings.bot_threads, settings.programs);
  Aside aside(2);
  const auto make_strand = [&net] { return std::shared_ptr<Strand>((*net)->make_strand()); };
  const auto run_aside = [&aside](Task task) { aside.run(std::move(task)); };
  CampaignHall* chapters = nullptr;
  Hall hall({shelf, store, bots, make_strand, run_aside, settings.patience, settings.most_tables,
             [&chapters](const Table& table) { chapters->chapter_went_on(table); }});
  CampaignHall campaigns({catalog, store, hall, bots, make_strand, run_aside, settings.patience});
  chapters = &campaigns;
  shelf.find_chapters_by(
      [&campaigns](const GameRef& game, int seats) { return campaigns.game(game, seats); });
  const auto fence = [&] {
    hall.fence();
    campaigns.close_all("moved");
  };
  auto pulse = Pulse::begin(store, {fence, [&hall] { hall.lift_fence(); }});
  if (!pulse) return pulse.failure();
  const double requests = settings.net.requests_per_second;
  api->open({hall, campaigns, shelf, store, drawings,
             [&files](const HttpRequest& request) { return files->find(request); },
             [&] { return metrics_text(**net, hall, bots, store.counts()); },
             [&store] { return store.well(); }, requests / kDearness, requests * kMillisEach,
             settings.metrics_from, bot_names_of(settings.programs)});
  {
    const Rounds look("look", kBetweenLooks, [&] {
      store.look();
      if (untidy.exchange(false)) tidy_up(hall, *api, **net);
    });
    const Rounds sweep("sweep", kBetweenSweeps, [&] {
      hall.sweep();
      campaigns.sweep();
    });
    const Rounds takeover("takeover", Millis{0}, [&] { take_tables_over(store, hall); });
    listening = net->get();
    log(Level::Info, "serving", {{"address", settings.net.host + ":" + std::to_string(port)}});
    if (!ended) {
      ready(port);
      (*net)->run();
    }
    listening = nullptr;
  }
  hall.close_all("restart");
  campaigns.close_all("restart");
  aside.end();
  pulse->reset();  // or a last beat would say that we live
  store.release();
  log(Level::Info, "ended");
  return true;
}

}  // namespace wagonaut::server
