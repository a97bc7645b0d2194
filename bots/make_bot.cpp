#include <algorithm>
#include <array>

#include "bots/baselines/hungry.h"
#include "bots/baselines/long_route.h"
#include "bots/baselines/one_step.h"
#include "bots/baselines/path.h"
#include "bots/baselines/racer.h"
#include "bots/baselines/ticket_greedy.h"
#include "bots/bot.h"
#include "bots/first/planner/planner.h"
#include "bots/first/search/search.h"
#include "bots/greedy.h"
#include "bots/planner/planner.h"
#include "bots/random.h"
#include "bots/search/search.h"

namespace wagonaut {
namespace {

template <class B>
std::unique_ptr<Bot> make() {
  return std::make_unique<B>();
}

std::unique_ptr<Bot> make_glance() {
  return std::make_unique<Search>(kGlance);
}

/// Offered at tables, or only to measure other bots by.
enum class For { People, Measuring };
enum class Pace { Quick, Slow };

struct Maker {
  std::string_view id;
  For whom;
  Pace pace;
  std::unique_ptr<Bot> (*make)();
};

/// Every bot there is. Those for people stand with the weakest first.
constexpr std::array kMakers{
    Maker{"random", For::People, Pace::Quick, make<Random>},
    Maker{"greedy", For::People, Pace::Quick, make<Greedy>},
    Maker{"ticket_greedy", For::People, Pace::Quick, make<TicketGreedy>},
    Maker{"planner", For::People, Pace::Quick, make<Planner>},
    Maker{"search", For::People, Pace::Slow, make<Search>},
    Maker{"path", For::Measuring, Pace::Quick, make<Path>},
    Maker{"long_route", For::Measuring, Pace::Quick, make<LongRoute>},
    Maker{"hungry", For::Measuring, Pace::Quick, make<Hungry>},
    Maker{"one_step", For::Measuring, Pace::Quick, make<OneStep>},
    Maker{"racer", For::Measuring, Pace::Quick, make<Racer>},
    // They hardly differ from the levels that they are kept to measure: laws and proofs that are
    // tried on every quick bot need not be tried on them.
    Maker{"planner_1", For::Measuring, Pace::Slow, make<first::Planner>},
    Maker{"search_1", For::Measuring, Pace::Slow, make<first::Search>},
    Maker{"search_glance", For::Measuring, Pace::Quick, make_glance},
};

/// Of the bots that have settings.
std::unique_ptr<Bot> make_set(std::string_view id, std::string_view settings) {
  if (id == "planner")
    if (settings_from(named_weights(), settings)) return std::make_unique<Planner>(settings);
  if (id == "search")
    if (const auto effort = settings_from(named_efforts(), settings))
      return std::make_unique<Search>(*effort);
  return nullptr;
}

}  // namespace

std::unique_ptr<Bot> make_bot(std::string_view id) {
  if (const std::size_t colon = id.find(':'); colon != std::string_view::npos)
    return make_set(id.substr(0, colon), id.substr(colon + 1));
  const auto maker =
      std::find_if(kMakers.begin(), kMakers.end(), [&](const Maker& one) { return one.id == id; });
  return maker == kMakers.end() ? nullptr : maker->make();
}

std::vector<std::string> bot_levels() {
  std::vector<std::string> levels;
  for (const Maker& maker : kMakers)
    if (maker.whom == For::People) levels.emplace_back(maker.id);
  return levels;
}

std::vector<std::string> bot_names() {
  std::vector<std::string> names;
  for (const Maker& maker : kMakers) names.emplace_back(maker.id);
  return names;
}

std::vector<std::string> quick_bot_names() {
  std::vector<std::string> names;
  for (const Maker& maker : kMakers)
    if (maker.pace == Pace::Quick) names.emplace_back(maker.id);
  return names;
}

}  // namespace wagonaut
