#include "tools/campaign/sim_targets.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include <fmt/format.h>

namespace wagonaut::tools {
namespace {

constexpr double kAny = std::numeric_limits<double>::infinity();

/// Dollars of a company in a game: several origins together, at these games.
struct DollarTarget {
  std::string_view what;
  std::vector<Origin> origins;
  std::array<double, 4> dollars;
};
constexpr std::array<int, 4> kTargetGames{1, 4, 8, 12};
constexpr int kTargetCompanies = 4;
constexpr double kClose = 0.2, kCloseDollars = 1;  // met: so near, or so many dollars

const std::vector<DollarTarget>& dollar_targets() {
  static const std::vector<DollarTarget> table{
      {"start", {Origin::Start}, {5, 5, 5, 5}},
      {"company colour, charter", {Origin::Company, Origin::Charter}, {5, 6, 9, 12}},
      {"tickets, net", {Origin::Tickets}, {15, 25, 42, 65}},
      {"unused trains", {Origin::IdleTrains}, {10, 10, 10, 10}},
      {"fresh stamps", {Origin::Stamps}, {0, 3, 4, 4}},
      {"tokens in cities", {Origin::CityTokens}, {0, 1, 3, 4}},
      {"region modules", {Origin::Regions}, {0, 5, 12, 14}},
      {"events", {Origin::Events}, {1, 2, 3, 3}},
      {"postcards", {Origin::Postcards}, {0, 3, 5, 5}}};
  return table;
}
constexpr std::array<double, 4> kSlipTargets{36, 60, 93, 122};

SimTarget near_to(std::string what, double wanted, double reached) {
  return {std::move(what), fmt::format("{:.0f}", wanted), fmt::format("{:.1f}", reached),
          std::abs(reached - wanted) <= std::max(kCloseDollars, kClose * wanted)};
}

/// Within bounds, one of which may be missing.
SimTarget within(std::string what, double least, double most, double reached,
                 std::string_view unit) {
  std::string wanted = fmt::format("{:g} to {:g}{}", least, most, unit);
  if (least == -kAny) wanted = fmt::format("at most {:g}{}", most, unit);
  if (most == kAny) wanted = fmt::format("at least {:g}{}", least, unit);
  return {std::move(what), std::move(wanted), fmt::format("{:.1f}{}", reached, unit),
          reached >= least && reached <= most};
}
SimTarget at_most(std::string what, double most, double reached, std::string_view unit) {
  return within(std::move(what), -kAny, most, reached, unit);
}
SimTarget at_least(std::string what, double least, double reached, std::string_view unit) {
  return within(std::move(what), least, kAny, reached, unit);
}

class Targets {
 public:
  Targets(const Box& box, const CampaignSummary& summary) : box_(box), s_(summary) {}

  std::vector<SimTarget> all() {
    if (s_.companies == kTargetCompanies) add_dollars();
    add_shares();
    add_race();
    add_finds();
    add_choices();
    return std::move(out_);
  }

 private:
  void add_dollars() {
    for (std::size_t i = 0; i < kTargetGames.size(); ++i) {
      const int number = kTargetGames[i];
      if (number > int(s_.games.size())) continue;
      const GameSummary& game = s_.games[std::size_t(number - 1)];
      for (const DollarTarget& target : dollar_targets()) {
        double sum = 0;
        for (const Origin origin : target.origins) sum += game.from[std::size_t(origin)].mean();
        out_.push_back(
            near_to(fmt::format("game {}, {}", number, target.what), target.dollars[i], sum));
      }
      out_.push_back(
          near_to(fmt::format("game {}, slip", number), kSlipTargets[i], game.slip.mean()));
    }
  }

  void add_shares() {
    double least = kAny, most = 0;
    for (const GameSummary& game : s_.games) {
      const double share =
          game.slip.mean() == 0
              ? 0
              : 100 * game.from[std::size_t(Origin::Tickets)].mean() / game.slip.mean();
      least = std::min(least, share);
      most = std::max(most, share);
    }
    out_.push_back(at_least("tickets, least share of a slip in any game", 40, least, " %"));
    out_.push_back(at_most("tickets, greatest share of a slip in any game", 55, most, " %"));
    for (std::size_t i = 0; i < s_.modules.size(); ++i)
      if (s_.modules[i].origin == Origin::Regions && s_.modules[i].pays)
        out_.push_back(within(fmt::format("region module {}, share of a slip", box_.modules[i].id),
                              1, 8, s_.modules[i].share(), " %"));
  }

  void add_leaders() {
    out_.push_back(
        at_most("leader at half-time wins the campaign", 50, s_.leader_wins.percent(), " %"));
    out_.push_back(
        at_least("last at half-time wins the campaign", 10, s_.last_wins.percent(), " %"));
    out_.push_back(at_most("most games won by one company", 6, s_.most_wins.mean(), ""));
  }

  void add_race() {
    out_.push_back(
        at_most("spread of final sums, first to last", 15, s_.spread_share.mean(), " %"));
    out_.push_back(
        at_least("campaigns with a spread of at most 25 %", 90, s_.near.percent(), " %"));
    if (s_.companies == kTargetCompanies) add_leaders();
    out_.push_back(at_least("last of a game wins the next", std::round(1000.0 / s_.companies) / 10,
                            s_.last_wins_next.percent(), " %"));
    out_.push_back(
        within("passes claimed at the first try", 60, 75, s_.tunnels_built.percent(), " %"));
  }

  /// The value of a part's flag that brings every holder something.
  static std::optional<std::size_t> shared_value(const CountPart& part) {
    if (part.flag == kNone) return {};
    const auto best = std::max_element(part.share.begin(), part.share.end());
    if (*best == 0) return {};
    return std::size_t(best - part.share.begin());
  }

  /// Things that count for all: those held many times are bought, the others found one by one.
  void add_finds() {
    for (const CountPart& part : box_.evaluation.parts) {
      const auto value = shared_value(part);
      if (!value) continue;
      const double percent =
          s_.campaigns == 0 ? 0 : 100.0 * s_.flags[part.flag][*value] / s_.campaigns;
      const std::string all =
          fmt::format("{}: {}", box_.flags[part.flag].id, box_.flags[part.flag].values[*value - 1]);
      bool counted = false;
      for (const ItemId item : part.items)
        counted = counted || box_.items[std::size_t(item)].counter != kNone;
      if (counted) {
        out_.push_back(within(all, 40, 70, percent, " %"));
        continue;
      }
      for (const ItemId item : part.items)
        out_.push_back(at_least(box_.items[std::size_t(item)].id + " found", 66.7,
                                s_.items[std::size_t(item)].held.percent(), " %"));
      out_.push_back(at_least(all, 16.7, percent, " %"));
    }
  }

  void add_choices() {
    double least = kAny, most = -kAny;
    for (const ItemSummary& item : s_.items)
      if (item.charter && item.games > 0) {
        least = std::min(least, item.pay());
        most = std::max(most, item.pay());
      }
    out_.push_back(at_most("charters, dollars a game between best and worst", 2,
                           least == kAny ? 0 : most - least, ""));
    for (std::size_t i = 0; i < s_.regions.size(); ++i)
      if (s_.regions[i].pair != kNone && s_.regions[i].better.of > 0)
        out_.push_back(at_most(fmt::format("{} first, good for its chooser", box_.regions[i].id),
                               55, s_.regions[i].better.percent(), " %"));
  }

  const Box& box_;
  const CampaignSummary& s_;
  std::vector<SimTarget> out_;
};

}  // namespace

std::vector<SimTarget> targets_of(const Box& box, const CampaignSummary& summary) {
  return Targets(box, summary).all();
}

}  // namespace wagonaut::tools
