// The measurements themselves: a server, a crowd, and what became of them.
#include <unistd.h>

#include <algorithm>

#include "bench/load/crowd.h"
#include "bench/load/server.h"

namespace wagonaut::load {
namespace {

/// Tells people what is going on.
class Progress {
 public:
  Progress(std::ostream* out, int tables) : out_(out), tables_(tables) {}
  void say(const std::string& what) const {
    if (out_ != nullptr) *out_ << tables_ << " tables: " << what << std::endl;
  }

 private:
  std::ostream* out_;
  int tables_;
};

double seconds_since(Moment begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

double rounded_seconds(double seconds) {
  return double(long(seconds * 10 + 0.5)) / 10;
}

/// Who uses the processors from now on.
class CpuMeter {
 public:
  explicit CpuMeter(const Server& server) : server_(server) {}
  void read(Figures& out) const {
    const double passed = seconds_since(begin_);
    out.server = server_.usage();
    out.server_cpu = (out.server.cpu - server_before_) / passed;
    out.client_cpu = (usage_of(getpid())->cpu - client_before_) / passed;
    const double all = (machine_cpu() - machine_before_) / passed;
    out.others_cpu = std::max(0.0, all - out.server_cpu - out.client_cpu);
  }

 private:
  const Server& server_;
  const Moment begin_ = Clock::now();
  const double server_before_ = server_.usage().cpu, client_before_ = usage_of(getpid())->cpu;
  const double machine_before_ = machine_cpu();
};

/// Opens, connects, deals, and plays until the tables are at all stages of a game.
Result<bool> prepare(Crowd& crowd, const Progress& progress) {
  progress.say("opening");
  if (const auto opened = crowd.open(); !opened) return opened;
  progress.say("connecting");
  if (const auto connected = crowd.connect(); !connected) return connected;
  if (const auto started = crowd.start(); !started) return started;
  progress.say("playing warm");
  return crowd.warm_up();
}

void fill_in(Figures& out, const Tally& tally) {
  out.steps = tally.steps;
  out.granted = tally.granted.spread();
  out.seen = tally.seen.spread();
  out.late = tally.late.spread();
  out.lost = tally.lost;
  out.unanswered = tally.unanswered;
  out.skipped = tally.skipped;
  out.games = tally.games;
  out.refused = tally.refused;
}

}  // namespace

Result<Figures> measure_play(const Settings& settings, int tables, std::ostream* progress) {
  raise_file_limit();
  const auto server = Server::find(settings);
  if (!server) return server.failure();
  const auto place = find_place((*server)->address());
  if (!place) return place.failure();
  const Progress told(progress, tables);
  Figures out;
  out.tables = tables;
  out.lines = tables * settings.seats;
  Crowd crowd(settings, *place, tables);
  const Moment begin = Clock::now();
  if (const auto ready = prepare(crowd, told); !ready) return ready.failure();
  out.setup = rounded_seconds(seconds_since(begin));

  told.say("measuring");
  const CpuMeter meter(**server);
  crowd.play(settings.seconds, settings.every);
  out.seconds = settings.seconds;
  meter.read(out);
  fill_in(out, crowd.tally());
  if (!crowd.tally().trouble.empty()) told.say("the first trouble: " + crowd.tally().trouble);
  return out;
}

Result<IdleFigures> measure_idle(const Settings& settings, std::ostream* progress) {
  raise_file_limit();
  const auto server = Server::find(settings);
  if (!server) return server.failure();
  const auto place = find_place((*server)->address());
  if (!place) return place.failure();
  IdleFigures out;
  out.tables = (settings.idle + settings.seats - 1) / settings.seats;
  out.lines = out.tables * settings.seats;
  const Progress told(progress, out.tables);
  Crowd crowd(settings, *place, out.tables);
  const auto memory = [&] { return (*server)->usage().rss; };
  out.empty = memory();
  told.say("opening");
  if (const auto opened = crowd.open(); !opened) return opened.failure();
  out.seated = memory();
  told.say("connecting");
  if (const auto connected = crowd.connect(); !connected) return connected.failure();
  out.connected = memory();
  told.say("dealing");
  if (const auto started = crowd.start(); !started) return started.failure();
  out.dealt = memory();
  told.say("holding");
  const double before = (*server)->usage().cpu;
  crowd.hold(settings.seconds);
  out.seconds = settings.seconds;
  out.held = memory();
  out.server_cpu = ((*server)->usage().cpu - before) / settings.seconds;
  out.lost = crowd.tally().lost;
  return out;
}

}  // namespace wagonaut::load
