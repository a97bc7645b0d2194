#include <chrono>
#include <ostream>

#include "tools/arena/arena.h"
#include "tools/arena/arena_log.h"
#include "tools/arena/arena_report.h"
#include "tools/arena/ranks.h"
#include "tools/commands.h"
#include "tools/exit_codes.h"
#include "tools/files.h"
#include "tools/progress_bar.h"
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

  ProgressBar bar(channels.err, "deals");
  const bool watched = channels.err_terminal && ranks.first();
  bool kept = true;
  ArenaWork work{
      arguments.threads > 0 ? arguments.threads : cores(), &ranks, {}, {}, nanoseconds, {}};
  work.complain = [&](const std::string& line) {
    channels.err << (watched ? "\r\x1b[K" : "") << "wagonaut arena: " << line << "\n" << std::flush;
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
