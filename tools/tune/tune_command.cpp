#include <ostream>

#include <fmt/format.h>

#include "tools/commands.h"
#include "tools/exit_codes.h"
#include "tools/threads.h"
#include "tools/tune/tune.h"

namespace wagonaut::tools {

int carry_out(const Catalog& catalog, const TuneArguments& arguments, const Channels& channels) {
  const auto plan = plan_tune(catalog, arguments);
  if (!plan) {
    channels.err << "wagonaut tune: " << plan.error() << "\n";
    return kBadArguments;
  }
  const char* const wipe = channels.err_terminal ? "\r\x1b[K" : "";
  int accepted = 0;
  const auto hear = [&](const Attempt& it) {
    channels.err << wipe << std::flush;
    if (it.accepted) {
      ++accepted;
      channels.out << fmt::format("try {}: +{:.4f} over {} deals, {}\n", it.number, it.gain,
                                  it.deals, planner_with(it.weights, plan->boards))
                   << std::flush;
    }
    if (channels.err_terminal)
      channels.err << fmt::format("{}/{} tries", it.number, plan->tries) << std::flush;
  };
  const Weights best = tune(*plan, arguments.threads > 0 ? arguments.threads : cores(), hear);
  channels.err << wipe;
  channels.out << fmt::format("{} of {} tries accepted: {}\n", accepted, plan->tries,
                              planner_with(best, plan->boards));
  return kOk;
}

}  // namespace wagonaut::tools
