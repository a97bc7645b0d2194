#include "tools/campaign/sim_report.h"

#include <algorithm>

#include <fmt/format.h>

#include "tools/columns.h"

namespace wagonaut::tools {
namespace {

/// One report, section by section.
class Report {
 public:
  Report(const Box& box, const CampaignSummary& summary) : box_(box), s_(summary) {}

  std::string text() {
    head();
    dollars();
    length();
    modules();
    events();
    postcards();
    charters();
    branches();
    ending();
    race();
    targets();
    return std::move(out_);
  }

 private:
  template <class... Parts>
  void line(fmt::format_string<Parts...> form, Parts&&... parts) {
    out_ += fmt::format(form, std::forward<Parts>(parts)...) + "\n";
  }
  void title(std::string_view text) { out_ += fmt::format("\n{}\n", text); }
  template <class Number>
  void row(std::string_view name, Number number) {
    out_ += pad_right(std::string(name), 14);
    for (const GameSummary& game : s_.games) out_ += fmt::format("{:>7.1f}", number(game));
    out_ += "\n";
  }

  void head() {
    line("{} companies: {} campaigns", s_.companies, s_.campaigns);
    if (s_.unfinished > 0) line("{} campaigns were not played to their end", s_.unfinished);
  }

  void dollars() {
    title("Dollars of a company, by game");
    out_ += pad_right("", 14);
    for (std::size_t i = 1; i <= s_.games.size(); ++i) out_ += fmt::format("{:>7}", i);
    out_ += "\n";
    for (std::size_t i = 0; i < kOrigins; ++i)
      row(name_of(Origin(i)), [&](const GameSummary& game) { return game.from[i].mean(); });
    row("slip", [](const GameSummary& game) { return game.slip.mean(); });
    row("sd", [](const GameSummary& game) { return game.slip.deviation(); });
    row("spread", [](const GameSummary& game) { return game.spread.mean(); });
    row("spread so far", [](const GameSummary& game) { return game.spread_so_far.mean(); });
  }

  void length() {
    title("Length");
    row("turns each", [&](const GameSummary& game) { return game.turns.mean() / s_.companies; });
    row("minutes", [](const GameSummary& game) { return minutes_of(game); });
    row("newspapers", [](const GameSummary& game) { return game.newspapers.mean(); });
  }

  void modules() {
    title("Modules: games of a campaign with it; dollars of a company there, share of its slip");
    for (std::size_t i = 0; i < s_.modules.size(); ++i) {
      const ModuleSummary& module = s_.modules[i];
      if (module.dollars.n == 0) continue;
      const double games = double(module.dollars.n) / s_.companies / s_.campaigns;
      line("{:<14}{:>5.1f}{:>7.2f}{:>7.1f} %  {}", box_.modules[i].id, games, module.dollars.mean(),
           module.share(), name_of(module.origin));
    }
  }

  void events() {
    title("Events: of campaigns in the deck, turned up, archived; times; dollars each time");
    for (std::size_t i = 0; i < s_.events.size(); ++i) {
      const EventSummary& event = s_.events[i];
      line("{:<14}{:>5.0f} %{:>5.0f} %{:>5.0f} %{:>7.1f}{:>7.2f}", box_.events[i].id,
           event.in_deck.percent(), event.seen.percent(), event.archived.percent(),
           event.turned.mean(), event.turned.sum == 0 ? 0 : event.dollars / event.turned.sum);
    }
  }

  void postcards() {
    title("Postcards: of campaigns drawn, completed; dollars when completed");
    double drawn = 0, completed = 0;
    for (std::size_t i = 1; i < s_.postcards.size(); ++i) {
      const PostcardSummary& card = s_.postcards[i];
      drawn += card.drawn.percent() / 100;
      completed += card.completed.percent() / 100;
      line("{:<14}{:>5.0f} %{:>5.0f} %{:>7.2f}", i, card.drawn.percent(), card.completed.percent(),
           card.dollars.mean());
    }
    line("{:.1f} drawn and {:.1f} completed in a campaign", drawn, completed);
  }

  void charters() {
    title("Charters: of campaigns taken; dollars a game");
    for (std::size_t i = 0; i < s_.items.size(); ++i)
      if (s_.items[i].charter)
        line("{:<18}{:>5.0f} %{:>7.2f}", box_.items[i].id, s_.items[i].held.percent(),
             s_.items[i].pay());
  }

  void branches() {
    title("Branches: of decisions opened first; its chooser then above the mean");
    for (std::size_t i = 0; i < s_.regions.size(); ++i)
      if (s_.regions[i].pair != kNone)
        line("{:<14}{:>5.0f} %{:>5.0f} %", box_.regions[i].id, s_.regions[i].first.percent(),
             s_.regions[i].better.percent());
    for (std::size_t i = 0; i < s_.flags.size(); ++i)
      for (std::size_t value = 1; value < s_.flags[i].size(); ++value)
        line("{:<24}{:>5.0f} %", box_.flags[i].id + ": " + box_.flags[i].values[value - 1],
             100.0 * s_.flags[i][value] / std::max(1, s_.campaigns));
  }

  void ending() {
    title("Final count of a company");
    for (std::size_t i = 0; i < s_.parts.size(); ++i)
      line("{:<14}{:>8.1f}", box_.evaluation.parts[i].id, s_.parts[i].mean());
    line("{:<14}{:>8.1f}  sd {:.1f}, first to last {:.1f} ({:.1f} %)", "sum", s_.sum.mean(),
         s_.sum.deviation(), s_.spread.mean(), s_.spread_share.mean());
    if (s_.won_by.size() < 2) return;
    for (const auto& [bot, won] : s_.won_by)
      line("{:<24}{:>5.1f} % of its campaigns won", bot, 100 * won.mean());
  }

  void race() {
    title("Race");
    line("leader at half-time wins {:.1f} %, last at half-time {:.1f} %", s_.leader_wins.percent(),
         s_.last_wins.percent());
    line("most games won by one company {:.1f}, last of a game wins the next {:.1f} %",
         s_.most_wins.mean(), s_.last_wins_next.percent());
  }

  void targets() {
    title("Targets");
    int met = 0, all = 0;
    for (const SimTarget& target : targets_of(box_, s_)) {
      line("{:<50}{:>16}{:>10}  {}", target.what, target.wanted, target.reached,
           target.met ? "yes" : "no");
      met += target.met;
      ++all;
    }
    line("{} of {} met", met, all);
  }

  const Box& box_;
  const CampaignSummary& s_;
  std::string out_;
};

}  // namespace

std::string campaign_report(const Box& box, const CampaignSummary& summary) {
  return Report(box, summary).text();
}

}  // namespace wagonaut::tools
