#include "tools/campaign/campaign_sim.h"

#include <mutex>

#include "bots/campaign/quick_planner.h"
#include "tools/threads.h"

namespace wagonaut::tools {
namespace {

CampaignMatch play_of(const CampaignSimSettings& settings, int companies, int number) {
  CampaignMatch out;
  out.box = settings.box;
  out.make = make_campaign_bot;
  out.stopped = settings.stopped;
  out.seed = Quick(settings.seed * 0x9e3779b97f4a7c15 + std::uint64_t(number) * 8 +
                   std::uint64_t(companies))
                 .next64();
  const int there_are = int(settings.box->companies.size());
  for (int i = 0; i < companies; ++i) {
    out.companies.push_back(std::uint8_t((number + i) % there_are));
    out.bots.push_back(settings.bots[std::size_t((number + i) % companies) % settings.bots.size()]);
  }
  return out;
}

CampaignTally played(const CampaignSimSettings& settings, const Origins& origins, int companies,
                     int number) {
  CampaignTally out;
  out.companies = companies;
  if (settings.stopped && settings.stopped()) return out;
  const CampaignMatch play = play_of(settings, companies, number);
  out.bots = play.bots;
  TallyHearer hearer(*settings.box, origins, out);
  out.end = play_whole_campaign(play, hearer);
  out.finished = out.end.phase == Phase::Finished;
  return out;
}

}  // namespace

std::vector<CampaignTally> simulate(const CampaignSimSettings& settings,
                                    const std::function<void(int done, int all)>& progress) {
  const Origins origins(*settings.box);
  const int all = settings.campaigns * int(settings.companies.size());
  std::vector<CampaignTally> out(static_cast<std::size_t>(all));
  std::mutex telling;
  int done = 0;
  Threads(settings.threads).share_out(all, [&](int i) {
    out[std::size_t(i)] =
        played(settings, origins, settings.companies[std::size_t(i / settings.campaigns)],
               i % settings.campaigns);
    const std::lock_guard lock(telling);
    if (out[std::size_t(i)].finished) progress(++done, all);
  });
  return out;
}

}  // namespace wagonaut::tools
