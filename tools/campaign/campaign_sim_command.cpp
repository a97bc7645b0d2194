#include "tools/campaign/campaign_sim_command.h"

#include <algorithm>
#include <charconv>
#include <ostream>

#include <fmt/format.h>

#include "bots/campaign/quick_planner.h"
#include "tools/campaign/sim_report.h"
#include "tools/columns.h"
#include "tools/exit_codes.h"
#include "tools/files.h"
#include "tools/interrupt.h"
#include "tools/progress_bar.h"
#include "tools/threads.h"

namespace wagonaut::tools {
namespace {

std::vector<std::string> split_at_commas(const std::string& text) {
  std::vector<std::string> out;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t comma = std::min(text.find(',', at), text.size());
    out.push_back(text.substr(at, comma - at));
    at = comma + 1;
  }
  return out;
}

Result<std::vector<int>> companies_of(const Box& box, const std::string& text) {
  const int most = int(std::min(box.base.size() + 1, box.companies.size()));
  std::vector<int> out;
  for (const std::string& word : split_at_commas(text)) {
    int n = 0;
    const auto read = std::from_chars(word.data(), word.data() + word.size(), n);
    if (read.ec != std::errc() || read.ptr != word.data() + word.size() || n < 2 || n > most)
      return Failure{fmt::format("--companies: \"{}\" is not a number from 2 to {}", word, most)};
    if (std::find(out.begin(), out.end(), n) != out.end())
      return Failure{fmt::format("--companies: {} is named twice", n)};
    out.push_back(n);
  }
  return out;
}

Result<std::vector<std::string>> bots_of(const std::string& text,
                                         const std::vector<int>& companies) {
  const std::vector<std::string> out = split_at_commas(text);
  std::vector<std::string> names = bot_names();
  names.emplace_back(kQuickPlanner);
  for (const std::string& bot : out) {
    if (make_campaign_bot(bot) != nullptr) continue;
    const std::string near = nearest(bot, names);
    return Failure{"--bots: there is no \"" + bot + "\"" +
                   (near.empty() ? "" : ", did you mean " + near + "?") + "; there are " +
                   joined(names, ", ")};
  }
  const int least = *std::min_element(companies.begin(), companies.end());
  if (int(out.size()) > least)
    return Failure{fmt::format("--bots: {} bots for {} companies", out.size(), least)};
  return out;
}

Result<CampaignSimSettings> settings_of(const Box& box, const CampaignArguments& arguments) {
  CampaignSimSettings out;
  out.box = &box;
  const auto companies = companies_of(box, arguments.sim.companies);
  if (!companies) return companies.failure();
  const auto bots = bots_of(arguments.sim.bots, *companies);
  if (!bots) return bots.failure();
  const auto seed = seed_of(arguments.play.seed);
  if (!seed) return seed.failure();
  out.companies = *companies;
  out.bots = *bots;
  out.campaigns = arguments.sim.campaigns;
  out.threads = arguments.sim.threads > 0 ? arguments.sim.threads : cores();
  out.seed = seed->value_or(1);  // figures are told so that they can be repeated
  return out;
}

}  // namespace

int simulate_campaigns(const BoxEntry& box, const CampaignArguments& arguments,
                       const Channels& channels) {
  Result<CampaignSimSettings> settings = settings_of(box.law, arguments);
  if (!settings) {
    channels.err << "wagonaut campaign: " << settings.error() << "\n";
    return kBadArguments;
  }
  const Interrupt interrupt;
  settings->stopped = [] { return Interrupt::came(); };
  ProgressBar bar(channels.err, "campaigns");
  const std::vector<CampaignTally> campaigns = simulate(*settings, [&](int done, int all) {
    if (channels.err_terminal) bar.show(done, all);
  });
  if (channels.err_terminal) bar.end();

  std::vector<CampaignSummary> summaries;
  for (const int n : settings->companies) summaries.push_back(summary_of(box.law, n, campaigns));
  for (const CampaignSummary& one : summaries)
    if (one.campaigns > 0) channels.out << campaign_report(box.law, one) << "\n";
  if (!arguments.sim.json.empty())
    if (const std::string fault =
            write_text(arguments.sim.json, campaign_json(box.law, *settings, summaries));
        !fault.empty()) {
      channels.err << "wagonaut campaign: " << fault << "\n";
      return kIoProblem;
    }
  if (!Interrupt::came()) return kOk;
  channels.err << "wagonaut campaign: stopped; what is counted are the campaigns that were over\n";
  return kStopped;
}

}  // namespace wagonaut::tools
