#include "tools/campaign/sim_summary.h"

#include <algorithm>
#include <cmath>

namespace wagonaut::tools {
namespace {

constexpr double kNear = 25;  // percent of the winner's sum

/// Does an act of this list, or of what follows from it, move dollars?
bool list_pays(const Effects& rows, std::uint16_t first) {
  for (int i = first;; ++i) {
    const Act& act = rows.acts[std::size_t(i)];
    const bool now = act.kind == ActKind::Dollars || act.kind == ActKind::Prospect ||
                     act.kind == ActKind::FulfilOrders;
    if (now || (act.then != 0 && list_pays(rows, act.then)) ||
        (act.other != 0 && list_pays(rows, act.other)))
      return true;
    if (act.has(Act::kLast)) return false;
  }
}

bool pays(const Box& box, const PlaySentences& sentences) {
  return std::any_of(sentences.begin(), sentences.end(), [&](const PlaySentence& one) {
    return list_pays(box.rows, one.row.first_act);
  });
}

class Summing {
 public:
  Summing(const Box& box, int companies) : n_(companies) {
    const Origins origins(box);
    out_.companies = companies;
    out_.games.resize(box.games.size());
    for (std::size_t i = 0; i < box.modules.size(); ++i)
      out_.modules.push_back({.pays = pays(box, box.modules[i].sentences),
                              .shares = origins.shares_lanes(std::uint8_t(i)),
                              .origin = origins.of_module(std::uint8_t(i)),
                              .dollars = {}});
    out_.events.resize(box.events.size());
    out_.postcards.resize(box.postcards.size());
    for (std::size_t i = 0; i < box.items.size(); ++i)
      out_.items.push_back({.charter = origins.is_charter(std::uint8_t(i)), .held = {}});
    for (const Region& region : box.regions)
      out_.regions.push_back({.pair = region.pair, .first = {}, .better = {}});
    for (const Flag& flag : box.flags) out_.flags.emplace_back(flag.values.size() + 1);
    out_.parts.resize(box.evaluation.parts.size());
  }

  void add(const CampaignTally& one) {
    if (!one.finished) {
      ++out_.unfinished;
      return;
    }
    ++out_.campaigns;
    for (std::size_t game = 0; game < one.games.size(); ++game) add_game(one, game);
    add_cards(one);
    add_branches(one);
    add_count(one);
    add_race(one);
  }

  CampaignSummary result() { return std::move(out_); }

 private:
  void add_game(const CampaignTally& one, std::size_t number) {
    const ChapterTally& game = one.games[number];
    GameSummary& out = out_.games[number];
    int slips = 0, most = 0, least = 0, most_so_far = 0, least_so_far = 0;
    for (int company = 0; company < n_; ++company) {
      const SlipTally& slip = game.slips[std::size_t(company)];
      const int so_far = one.slips_up_to(int(number) + 1, company);
      out.slip.add(slip.slip);
      for (std::size_t i = 0; i < kOrigins; ++i) out.from[i].add(slip.from[i]);
      slips += slip.slip;
      most = company == 0 ? slip.slip : std::max<int>(most, slip.slip);
      least = company == 0 ? slip.slip : std::min<int>(least, slip.slip);
      most_so_far = company == 0 ? so_far : std::max(most_so_far, so_far);
      least_so_far = company == 0 ? so_far : std::min(least_so_far, so_far);
    }
    out.spread.add(most - least);
    out.spread_so_far.add(most_so_far - least_so_far);
    out.turns.add(game.turns);
    out.newspapers.add(game.newspapers);
    for (std::size_t i = 0; i < game.modules.size(); ++i) add_module(game, slips, i);
    out_.tunnels_built.times += game.tunnels_built;
    out_.tunnels_built.of += game.tunnels;
  }

  void add_module(const ChapterTally& game, int slips, std::size_t module) {
    const CardTally& card = game.modules[module];
    if (card.times == 0) return;
    ModuleSummary& out = out_.modules[module];
    if (out.shares) out.shared += game.shared;
    out.dollars.sum += card.dollars;
    out.dollars.n += n_;
    out.slips += slips;
  }

  void add_cards(const CampaignTally& one) {
    for (std::size_t i = 0; i < one.events.size(); ++i) {
      EventSummary& out = out_.events[i];
      out.in_deck.add(one.events_in.contains(EventId(i)));
      out.seen.add(one.events[i].times > 0);
      out.archived.add(one.events_out.contains(EventId(i)));
      if (one.events_in.contains(EventId(i))) out.turned.add(one.events[i].times);
      out.dollars += one.events[i].dollars;
    }
    PostcardSet drawn;
    ItemSet held;
    for (const CompanyState& company : one.end.companies) {
      drawn |= company.postcards;
      held |= company.office | company.vault;
    }
    for (std::size_t i = 1; i < one.postcards.size(); ++i) {
      PostcardSummary& out = out_.postcards[i];
      out.drawn.add(drawn.contains(PostcardId(i)));
      out.completed.add(one.postcards[i].times > 0);
      if (one.postcards[i].times > 0) out.dollars.add(one.postcards[i].dollars);
    }
    for (std::size_t i = 0; i < one.items.size(); ++i) {
      out_.items[i].held.add(held.contains(ItemId(i)));
      out_.items[i].games += one.items[i].times;
      out_.items[i].dollars += one.items[i].dollars;
    }
    for (std::size_t i = 0; i < out_.flags.size(); ++i) ++out_.flags[i][one.end.flags[i]];
  }

  void add_branches(const CampaignTally& one) {
    for (const BranchTally& branch : one.branches) {
      if (branch.other == kNone) continue;
      RegionSummary& chosen = out_.regions[branch.region];
      chosen.first.add(true);
      out_.regions[branch.other].first.add(false);
      const int games = int(one.games.size());
      int all = 0, own = 0;
      for (int company = 0; company < n_; ++company) {
        const int after = one.slips_up_to(games, company) - one.slips_up_to(branch.game, company);
        all += after;
        if (company == branch.company) own = after;
      }
      chosen.better.add(own * n_ > all);
    }
  }

  void add_count(const CampaignTally& one) {
    int first = 0, last = 0, winners = 0;
    for (const CompanyCount& count : one.count) {
      for (std::size_t i = 0; i < count.parts.size(); ++i) out_.parts[i].add(count.parts[i]);
      out_.sum.add(count.sum);
      first = std::max<int>(first, count.sum);
      last = last == 0 ? count.sum : std::min<int>(last, count.sum);
      winners += count.place == 1;
    }
    const double share = first == 0 ? 0 : 100.0 * (first - last) / first;
    out_.spread.add(first - last);
    out_.spread_share.add(share);
    out_.near.add(share <= kNear);
    for (const CompanyCount& count : one.count)
      out_.won_by[one.bots[count.company]].add(count.place == 1 ? 1.0 / winners : 0);
  }

  static bool won(const CampaignTally& one, int company) {
    return std::any_of(one.count.begin(), one.count.end(), [&](const CompanyCount& count) {
      return count.company == company && count.place == 1;
    });
  }

  void add_race(const CampaignTally& one) {
    const int half = int(one.games.size()) / 2;
    int leader = 0, last = 0;
    for (int company = 1; company < n_; ++company) {
      const int slips = one.slips_up_to(half, company);
      if (slips > one.slips_up_to(half, leader)) leader = company;
      if (slips < one.slips_up_to(half, last)) last = company;
    }
    out_.leader_wins.add(won(one, leader));
    out_.last_wins.add(won(one, last));
    std::array<int, kMaxSeats> wins{};
    for (std::size_t i = 0; i < one.games.size(); ++i) {
      ++wins[one.games[i].ranking.front()];
      if (i > 0)
        out_.last_wins_next.add(one.games[i - 1].ranking.back() == one.games[i].ranking.front());
    }
    out_.most_wins.add(*std::max_element(wins.begin(), wins.end()));
  }

  int n_;
  CampaignSummary out_;
};

}  // namespace

double Mean::deviation() const {
  return n < 2 ? 0 : std::sqrt(std::max(0.0, (squares - sum * sum / n) / (n - 1)));
}

CampaignSummary summary_of(const Box& box, int companies,
                           const std::vector<CampaignTally>& campaigns) {
  Summing summing(box, companies);
  for (const CampaignTally& one : campaigns)
    if (one.companies == companies) summing.add(one);
  return summing.result();
}

}  // namespace wagonaut::tools
