#include <algorithm>
#include <array>

#include "bots/bot.h"
#include "bots/greedy.h"
#include "bots/random.h"

namespace wagonaut {
namespace {

template <class B>
std::unique_ptr<Bot> make() {
  return std::make_unique<B>();
}

struct Maker {
  BotLevel level;
  std::unique_ptr<Bot> (*make)();
};

/// Every bot there is, the weakest first.
constexpr std::array kMakers{
    Maker{{"random", "Wanderer", "Wędrowiec"}, make<Random>},
    Maker{{"greedy", "Collector", "Zbieracz"}, make<Greedy>},
};

}  // namespace

std::unique_ptr<Bot> make_bot(std::string_view id) {
  const auto maker = std::find_if(kMakers.begin(), kMakers.end(),
                                  [&](const Maker& one) { return one.level.id == id; });
  return maker == kMakers.end() ? nullptr : maker->make();
}

std::vector<BotLevel> bot_levels() {
  std::vector<BotLevel> levels;
  for (const Maker& maker : kMakers) levels.push_back(maker.level);
  return levels;
}

std::vector<std::string> bot_names() {
  std::vector<std::string> names;
  for (const Maker& maker : kMakers) names.emplace_back(maker.level.id);
  return names;
}

}  // namespace wagonaut
