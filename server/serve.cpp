#include "server/serve.h"

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
#include "server/lobby/hall.h"
#include "server/lobby/metrics.h"
#include "server/lobby/timed_store.h"
#include "server/net/static_files.h"
#include "server/store/open_store.h"
#include "server/watch/promise.h"

namespace wagonaut::server {
namespace {

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

/// Says every second that this process lives, takes tables over from those that do not, and puts
/// quiet rooms away.
class Keeper {
 public:
  Keeper(Store& store, Hall& hall) : store_(store), hall_(hall), thread_([this] { work(); }) {}
  ~Keeper() {
    ending_ = true;
    thread_.join();
  }

 private:
  static constexpr int kSweepEvery = 30;

  void work() {
    for (int second = 1; !ending_; ++second) {
      // A second, or until somebody gives tables up.
      trouble_in([&] { store_.wait_for_news(Millis{1000}); });
      if (ending_) return;
      if (const auto why = trouble_in([&] { look_round(second % kSweepEvery == 0); }))
        log(Level::Error, "keeper_broke_off", {{"why", *why}});
    }
  }

  void look_round(bool sweeps) {
    const auto alive = store_.beat();
    if (!alive) log(Level::Warning, "beat_failed", {{"why", alive.error()}});
    if (alive) hall_.resume();
    if (sweeps) hall_.sweep();
  }

  Store& store_;
  Hall& hall_;
  std::atomic<bool> ending_{false};
  std::thread thread_;
};

/// Waits for the signal that ends the server, on a thread of its own.
class EndSignal {
 public:
  explicit EndSignal(std::function<void(int)> ended) {
    sigset_t set = signals();
    pthread_sigmask(SIG_BLOCK, &set, nullptr);  // inherited by every thread made from now on
    thread_ = std::thread([this, ended = std::move(ended)] {
      sigset_t waited = signals();
      int signal = 0;
      sigwait(&waited, &signal);
      if (!leaving_) ended(signal);
    });
  }
  ~EndSignal() {
    leaving_ = true;
    pthread_kill(thread_.native_handle(), SIGTERM);
    thread_.join();
  }

 private:
  static sigset_t signals() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    return set;
  }

  std::atomic<bool> leaving_{false};
  std::thread thread_;
};

/// Every connection is an open file, and a shell allows few of them unless it is asked.
void raise_file_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

constexpr double kDearness = 25;  // requests that one table or one try of a code is worth

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

Result<bool> serve(const Catalog& catalog, const ServeSettings& settings,
                   const std::function<void(int port)>& ready) {
  if (const auto allowed = check_exposure(settings); !allowed) return allowed.failure();
  const PromisesAreThrown thrown;
  forbid_dumps();
  raise_file_limit();
  ::signal(SIGXFSZ, SIG_IGN);  // a full quota is an error of the store, not the end
  std::atomic<Net*> listening{nullptr};
  std::atomic<bool> ended{false};
  const EndSignal signal([&](int number) {
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
  Hall hall({shelf, store, bots, [&net] { return std::shared_ptr<Strand>((*net)->make_strand()); },
             [&aside](Task task) { aside.run(std::move(task)); }, settings.patience,
             settings.most_tables});
  if (const auto alive = store.beat(); !alive) return alive.failure();
  if (const auto resumed = hall.resume(); !resumed) return resumed.failure();
  api->open({hall, shelf, store, drawings,
             [&files](const HttpRequest& request) { return files->find(request); },
             [&] { return metrics_text(**net, hall, bots, store.counts()); },
             settings.net.requests_per_second / kDearness, bot_names_of(settings.programs)});
  {
    const Keeper keeper(store, hall);
    listening = net->get();
    log(Level::Info, "serving", {{"address", settings.net.host + ":" + std::to_string(port)}});
    if (!ended) {
      ready(port);
      (*net)->run();
    }
    listening = nullptr;
  }
  hall.close_all("restart");
  aside.end();
  store.release();
  log(Level::Info, "ended");
  return true;
}

}  // namespace wagonaut::server
