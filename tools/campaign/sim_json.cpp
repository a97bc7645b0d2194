#include <algorithm>

#include <fmt/format.h>

#include "tools/campaign/sim_report.h"
#include "tools/columns.h"

namespace wagonaut::tools {
namespace {

/// JSON by hand, as small as it is: ids and numbers need no escaping.
class Json {
 public:
  Json(const Box& box, const CampaignSummary& summary) : box_(box), s_(summary) {}

  std::string text() const {
    return fmt::format(
        "{{\"companies\": {}, \"campaigns\": {}, \"unfinished\": {},\n"
        " \"games\": [{}],\n \"modules\": [{}],\n \"events\": [{}],\n \"postcards\": [{}],\n"
        " \"items\": [{}],\n \"regions\": [{}],\n \"flags\": [{}],\n \"count\": [{}],\n"
        " \"bots\": [{}],\n \"race\": {{{}}},\n \"targets\": [{}]}}",
        s_.companies, s_.campaigns, s_.unfinished, games(), modules(), events(), postcards(),
        items(), regions(), flags(), count(), bots(), race(), targets());
  }

 private:
  template <class List, class Each>
  static std::string list(const List& things, Each each, std::size_t from = 0) {
    std::vector<std::string> out;
    for (std::size_t i = from; i < things.size(); ++i) out.push_back("\n  " + each(i));
    return joined(out, ",");
  }

  std::string games() const {
    return list(s_.games, [&](std::size_t i) {
      const GameSummary& game = s_.games[i];
      std::string from;
      for (std::size_t k = 0; k < kOrigins; ++k)
        from += fmt::format("{}\"{}\": {:.3f}", k == 0 ? "" : ", ", name_of(Origin(k)),
                            game.from[k].mean());
      return fmt::format(
          "{{\"game\": {}, \"slip\": {:.3f}, \"sd\": {:.3f}, \"from\": {{{}}}, \"spread\": {:.3f}, "
          "\"spread_so_far\": {:.3f}, \"turns\": {:.3f}, \"minutes\": {:.2f}, "
          "\"newspapers\": {:.3f}}}",
          i + 1, game.slip.mean(), game.slip.deviation(), from, game.spread.mean(),
          game.spread_so_far.mean(), game.turns.mean(), minutes_of(game), game.newspapers.mean());
    });
  }
  std::string modules() const {
    return list(s_.modules, [&](std::size_t i) {
      return fmt::format(
          "{{\"id\": \"{}\", \"origin\": \"{}\", \"pays\": {}, \"games\": {}, \"dollars\": {:.3f}, "
          "\"share\": {:.3f}}}",
          box_.modules[i].id, name_of(s_.modules[i].origin), s_.modules[i].pays,
          s_.modules[i].dollars.n / std::max(1, s_.companies), s_.modules[i].dollars.mean(),
          s_.modules[i].share());
    });
  }
  std::string events() const {
    return list(s_.events, [&](std::size_t i) {
      const EventSummary& event = s_.events[i];
      return fmt::format(
          "{{\"id\": \"{}\", \"in_deck\": {:.2f}, \"seen\": {:.2f}, \"archived\": {:.2f}, "
          "\"turned\": {:.3f}, \"dollars\": {:.3f}}}",
          box_.events[i].id, event.in_deck.percent(), event.seen.percent(),
          event.archived.percent(), event.turned.mean(),
          event.turned.sum == 0 ? 0 : event.dollars / event.turned.sum);
    });
  }
  std::string postcards() const {
    return list(
        s_.postcards,
        [&](std::size_t i) {
          const PostcardSummary& card = s_.postcards[i];
          return fmt::format(
              "{{\"number\": {}, \"drawn\": {:.2f}, \"completed\": {:.2f}, \"dollars\": {:.3f}}}",
              i, card.drawn.percent(), card.completed.percent(), card.dollars.mean());
        },
        1);
  }
  std::string items() const {
    return list(s_.items, [&](std::size_t i) {
      const ItemSummary& item = s_.items[i];
      return fmt::format(
          "{{\"id\": \"{}\", \"charter\": {}, \"held\": {:.2f}, \"games\": {}, \"dollars\": "
          "{:.3f}}}",
          box_.items[i].id, item.charter, item.held.percent(), item.games, item.pay());
    });
  }
  std::string regions() const {
    return list(s_.regions, [&](std::size_t i) {
      const RegionSummary& region = s_.regions[i];
      return fmt::format("{{\"id\": \"{}\", \"first\": {:.2f}, \"better\": {:.2f}, \"n\": {}}}",
                         box_.regions[i].id, region.first.percent(), region.better.percent(),
                         region.better.of);
    });
  }
  std::string flags() const {
    return list(s_.flags, [&](std::size_t i) {
      std::string values;
      for (std::size_t value = 1; value < s_.flags[i].size(); ++value)
        values += fmt::format("{}\"{}\": {}", value == 1 ? "" : ", ",
                              box_.flags[i].values[value - 1], s_.flags[i][value]);
      return fmt::format("{{\"id\": \"{}\", \"values\": {{{}}}}}", box_.flags[i].id, values);
    });
  }
  std::string count() const {
    std::string parts = list(s_.parts, [&](std::size_t i) {
      return fmt::format("{{\"id\": \"{}\", \"dollars\": {:.3f}}}", box_.evaluation.parts[i].id,
                         s_.parts[i].mean());
    });
    return parts + fmt::format(
                       ",\n  {{\"id\": \"sum\", \"dollars\": {:.3f}, \"sd\": {:.3f}, \"spread\": "
                       "{:.3f}, \"spread_share\": {:.3f}}}",
                       s_.sum.mean(), s_.sum.deviation(), s_.spread.mean(), s_.spread_share.mean());
  }
  std::string bots() const {
    std::vector<std::string> out;
    for (const auto& [bot, won] : s_.won_by)
      out.push_back(fmt::format("\n  {{\"bot\": \"{}\", \"won\": {:.3f}}}", bot, won.mean()));
    return joined(out, ",");
  }
  std::string race() const {
    return fmt::format(
        "\"leader_wins\": {:.2f}, \"last_wins\": {:.2f}, \"most_wins\": {:.3f}, "
        "\"last_wins_next\": {:.2f}",
        s_.leader_wins.percent(), s_.last_wins.percent(), s_.most_wins.mean(),
        s_.last_wins_next.percent());
  }
  std::string targets() const {
    const std::vector<SimTarget> all = targets_of(box_, s_);
    return list(all, [&](std::size_t i) {
      return fmt::format(
          "{{\"what\": \"{}\", \"wanted\": \"{}\", \"reached\": \"{}\", \"met\": {}}}", all[i].what,
          all[i].wanted, all[i].reached, all[i].met);
    });
  }

  const Box& box_;
  const CampaignSummary& s_;
};

}  // namespace

std::string campaign_json(const Box& box, const CampaignSimSettings& settings,
                          const std::vector<CampaignSummary>& summaries) {
  std::vector<std::string> parts;
  for (const CampaignSummary& one : summaries) parts.push_back("\n" + Json(box, one).text());
  return fmt::format(
      "{{\"content\": \"{}\", \"version\": {}, \"campaigns\": {}, \"seed\": {}, \"bots\": "
      "\"{}\",\n\"by_companies\": [{}]}}\n",
      box.id, box.version, settings.campaigns, settings.seed, joined(settings.bots, ","),
      joined(parts, ","));
}

}  // namespace wagonaut::tools
