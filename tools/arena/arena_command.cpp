#include <chrono>
#include <ostream>

#include <fmt/format.h>

#include "tools/arena/arena.h"
#include "tools/arena/arena_log.h"
#include "tools/arena/arena_report.h"
#include "tools/arena/ranks.h"
#include "tools/commands.h"
#include "tools/exit_codes.h"
#include "tools/files.h"
#include "tools/threads.h"

namespace wagonaut::tools {
namespace {

using Steady = std::chrono::steady_clock;

std::uint64_t nanoseconds() {
  return std::uint64_t(Steady::now().time_since_epoch() / std::chrono::nanoseconds(1));
}

int complain(const Channels& channels, const Ranks& ranks, int code, const std::string& line) {
  if (ranks.first()) channels.err << "wagonaut arena: " << line << "\n";
  return code;
}

/// "4:07", "1:02:09".
std::string clock_text(double seconds) {
  const auto s = int(seconds + 0.5);
  if (s >= 3600) return fmt::format("{}:{:02}:{:02}", s / 3600, s / 60 % 60, s % 60);
  return fmt::format("{}:{:02}", s / 60, s % 60);
}

/// A bar with what is done and how long the rest will take, some times a second.
class ArenaBar {
 public:
  explicit ArenaBar(std::ostream& err) : err_(err) {}

  void show(int done, int all) {
    const auto now = Steady::now();
    if (all == 0 || (done < all && now - shown_ < std::chrono::milliseconds(200))) return;
    shown_ = now;
    constexpr int kWidth = 30;
    const int full = int(std::int64_t{kWidth} * std::min(done, all) / all);
    const double spent = std::chrono::duration<double>(now - begin_).count();
    const std::string left = done == 0 ? "?" : clock_text(spent / done * std::max(0, all - done));
    err_ << fmt::format("\r[{:#>{}}{:.>{}}] {}/{} deals, {} left   ", "", full, "", kWidth - full,
                        std::min(done, all), all, left)
         << std::flush;
  }
  void end() { err_ << "\n"; }

 private:
  std::ostream& err_;
  Steady::time_point begin_ = Steady::now(), shown_{};
};

/// The log's lines at all ranks, though only the first one reads the file.
Result<std::optional<ArenaLog>> open_log(const ArenaPlan& plan, const std::string& file,
                                         const Ranks& ranks, Ledger& ledger) {
  std::optional<ArenaLog> log;
  std::string word = "+";  // or a failure
  if (!file.empty() && ranks.first()) {
    auto opened = ArenaLog::open(plan, file);
    if (opened) log = std::move(*opened);
    word = log ? "+" + log->lines() : "-" + opened.error();
  }
  const std::string said = ranks.share(word).front();
  if (said.front() == '-') return Failure{said.substr(1)};
  const auto read = read_lines(plan, std::string_view(said).substr(1), ledger);
  if (!read) return Failure{file + ": " + read.error()};
  return log;
}

std::string write_reports(const ArenaArguments& arguments, const ArenaPlan& plan,
                          const Ledger& ledger, const ArenaSummary& summary) {
  const std::pair<std::string, std::string> files[] = {
      {arguments.csv, arguments.csv.empty() ? "" : arena_csv(plan, ledger)},
      {arguments.json, arena_json(summary)},
      {arguments.svg, arena_svg(summary)}};
  for (const auto& [file, text] : files)
    if (!file.empty())
      if (const std::string fault = write_text(file, text); !fault.empty()) return fault;
  return {};
}

}  // namespace

int carry_out(const Catalog& catalog, const ArenaArguments& arguments, const Channels& channels) {
  const Ranks& ranks = Ranks::of_process();
  const auto plan = plan_arena(catalog, arguments);
  if (!plan) return complain(channels, ranks, kBadArguments, plan.error());
  Ledger ledger(*plan);
  auto log = open_log(*plan, arguments.resume, ranks, ledger);
  if (!log) return complain(channels, ranks, kBadFile, log.error());

  ArenaBar bar(channels.err);
  const bool watched = channels.err_terminal && ranks.first();
  bool kept = true;
  ArenaWork work{
      arguments.threads > 0 ? arguments.threads : cores(), &ranks, {}, {}, nanoseconds, {}};
  work.complain = [&](const std::string& line) {
    channels.err << (watched ? "\r\x1b[K" : "") << "wagonaut arena: " << line << std::endl;
  };
  if (*log) work.keep = [&](const std::string& lines) { kept = (*log)->append(lines) && kept; };
  if (watched) work.progress = [&](int done, int all) { bar.show(done, all); };
  play_arena(*plan, work, ledger);
  if (watched) bar.end();

  if (!ranks.first()) return kOk;
  const ArenaSummary summary = summary_of(*plan, ledger, arguments.anchor);
  channels.out << arena_table(summary);
  if (!kept) return complain(channels, ranks, kIoProblem, arguments.resume + ": writing failed");
  const std::string fault = write_reports(arguments, *plan, ledger, summary);
  return fault.empty() ? kOk : complain(channels, ranks, kIoProblem, fault);
}

}  // namespace wagonaut::tools
