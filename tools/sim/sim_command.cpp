#include <algorithm>
#include <ostream>

#include <fmt/format.h>

#include "tools/columns.h"
#include "tools/commands.h"
#include "tools/exit_codes.h"
#include "tools/files.h"
#include "tools/sim/report.h"
#include "tools/threads.h"

namespace wagonaut::tools {
namespace {

constexpr int kBarWidth = 40;

/// The bots of all chairs: those named, again and again until the seats are full.
Result<std::vector<std::string>> chairs_of(const Company& company, const SimArguments& arguments) {
  std::vector<std::string> named;
  for (std::size_t at = 0; at <= arguments.bots.size();) {
    const std::size_t comma = std::min(arguments.bots.find(',', at), arguments.bots.size());
    named.push_back(arguments.bots.substr(at, comma - at));
    at = comma + 1;
  }
  for (const std::string& name : named)
    if (!company.knows(name)) return Failure{"--bots: " + company.unknown(name)};
  if (int(named.size()) > arguments.seats)
    return Failure{fmt::format("--bots: {} bots for {} seats", named.size(), arguments.seats)};
  std::vector<std::string> chairs;
  for (int i = 0; i < arguments.seats; ++i) chairs.push_back(named[std::size_t(i) % named.size()]);
  return chairs;
}

void draw_bar(std::ostream& err, int done, int all) {
  const int full = int(std::int64_t{kBarWidth} * done / all);
  err << fmt::format("\r[{:#>{}}{:.>{}}] {}/{}", "", full, "", kBarWidth - full, done, all)
      << std::flush;
}

int write_files(const SimArguments& arguments, const std::string& csv, const std::string& json,
                const Channels& channels) {
  for (const auto& [file, text] : {std::pair(arguments.csv, csv), std::pair(arguments.json, json)})
    if (!file.empty())
      if (const std::string fault = write_text(file, text); !fault.empty()) {
        channels.err << "wagonaut sim: " << fault << "\n";
        return kIoProblem;
      }
  return kOk;
}

}  // namespace

int carry_out(const Catalog& catalog, const SimArguments& arguments, const Channels& channels) {
  const auto built = game_of(catalog, arguments.edition, arguments.seats, arguments.options);
  const auto company = built ? Company::of(arguments.programs) : built.failure();
  const auto chairs = company ? chairs_of(*company, arguments) : company.failure();
  if (!chairs) {
    channels.err << "wagonaut sim: " << chairs.error() << "\n";
    return kBadArguments;
  }
  const auto game = std::make_shared<const Game>(*built);
  Complaints complaints(
      [&](const std::string& line) { channels.err << "wagonaut sim: " << line << std::endl; });
  const SimSettings settings{
      *chairs, arguments.games, arguments.threads > 0 ? arguments.threads : cores(), arguments.seed,
      [&](std::string_view bot) { return company->make(bot, game, complaints); }};
  const SimResult result = simulate(*game, settings, [&](int done) {
    if (channels.err_terminal) draw_bar(channels.err, done, settings.games);
  });
  if (channels.err_terminal) channels.err << "\n";
  const SimSummary summary = summary_of(*game, settings, result);
  channels.out << table_of(summary);
  return write_files(arguments, csv_of(*game, settings, result), json_of(*game, settings, summary),
                     channels);
}

}  // namespace wagonaut::tools
