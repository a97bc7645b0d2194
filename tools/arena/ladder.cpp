#include "tools/arena/ladder.h"

#include <algorithm>

#include "catalog/game.h"
#include "engine/luck/generator.h"

namespace wagonaut::tools {
namespace {

constexpr int kResamples = 400;

/// What one block adds to a win table: seats of a game are compared two by two, by place.
struct PairResult {
  int a = 0, b = 0;
  double wins_a = 0, wins_b = 0;
};
using PairResults = std::vector<PairResult>;

/// The contests of one kind of table; bots are numbered over all of them.
struct LadderTable {
  std::string edition;
  int seats = 0, lineups = 0;
  std::vector<std::string> bots;
  std::vector<std::vector<PairResults>> contests;  // by contest, by block

  int number_of(const std::string& bot) {
    const auto found = std::find(bots.begin(), bots.end(), bot);
    const int number = int(found - bots.begin());
    if (found == bots.end()) bots.push_back(bot);
    return number;
  }
};

PairResults pairs_in(const arena::Block& block, const std::vector<int>& number_of_bot) {
  PairResults out;
  for (const arena::GameScore& game : block.games)
    for (int i = 0; i < game.seating.size(); ++i)
      for (int k = i + 1; k < game.seating.size(); ++k) {
        const int a = number_of_bot[game.seating[std::size_t(i)]];
        const int b = number_of_bot[game.seating[std::size_t(k)]];
        if (a == b) continue;
        const int mine = game.place[std::size_t(i)], theirs = game.place[std::size_t(k)];
        const double win = mine < theirs ? 1 : mine == theirs ? 0.5 : 0;
        out.push_back({a, b, win, 1 - win});
      }
  return out;
}

void count_pairs(const PairResults& pairs, arena::WinTable& table) {
  for (const PairResult& pair : pairs) {
    table.wins(pair.a, pair.b) += pair.wins_a;
    table.wins(pair.b, pair.a) += pair.wins_b;
  }
}

LadderTable& table_for(std::vector<LadderTable>& tables, const Contest& contest) {
  for (LadderTable& table : tables)
    if (table.edition == contest.game->card.id && table.seats == contest.game->edition.seats)
      return table;
  tables.push_back({contest.game->card.id, contest.game->edition.seats, 0, {}, {}});
  return tables.back();
}

std::vector<LadderTable> gather(const ArenaPlan& plan, const Ledger& ledger) {
  std::vector<LadderTable> tables;
  for (int i = 0; i < int(plan.contests.size()); ++i) {
    const Contest& contest = plan.contests[std::size_t(i)];
    LadderTable& table = table_for(tables, contest);
    std::vector<int> number_of_bot;
    for (const std::string& bot : contest.bots) number_of_bot.push_back(table.number_of(bot));
    table.lineups += contest.bots.size() > 1 ? 1 : 0;
    auto& blocks = table.contests.emplace_back();
    for (const arena::Block& block : ledger.blocks(i))
      blocks.push_back(pairs_in(block, number_of_bot));
  }
  return tables;
}

/// Strengths, moved so that the anchor's is 0.
std::vector<double> anchored(const arena::WinTable& wins, int anchor) {
  std::vector<double> elo = arena::bradley_terry(wins);
  const double zero = anchor < 0 ? 0 : elo[std::size_t(anchor)];
  for (double& value : elo) value -= zero;
  return elo;
}

/// Strengths from blocks drawn with replacement, a list for each bot, sorted.
std::vector<std::vector<double>> resampled(const LadderTable& table, int anchor) {
  Quick rng(table.contests.size());
  std::vector<std::vector<double>> samples(table.bots.size());
  for (int i = 0; i < kResamples; ++i) {
    arena::WinTable wins(int(table.bots.size()));
    for (const auto& blocks : table.contests)
      for (std::size_t k = 0; k < blocks.size(); ++k)
        count_pairs(blocks[std::size_t(rng.below(int(blocks.size())))], wins);
    const auto elo = anchored(wins, anchor);
    for (std::size_t bot = 0; bot < elo.size(); ++bot) samples[bot].push_back(elo[bot]);
  }
  for (auto& list : samples) std::sort(list.begin(), list.end());
  return samples;
}

Rung rung_of(const Ladder& ladder, int bot, double elo, const std::vector<double>& samples) {
  const auto at = [&](double part) { return samples[std::size_t(part * (kResamples - 1))]; };
  Rung rung{ladder.bots[std::size_t(bot)], {elo, at(0.025), at(0.975)}};
  for (int other = 0; other < int(ladder.bots.size()); ++other) {
    rung.wins += ladder.table.wins(bot, other);
    rung.pairs += ladder.table.wins(bot, other) + ladder.table.wins(other, bot);
  }
  return rung;
}

Ladder ladder_of(const LadderTable& table, const std::string& anchor) {
  Ladder out{table.edition, table.seats, table.bots, arena::WinTable(int(table.bots.size())), {}};
  for (const auto& blocks : table.contests)
    for (const PairResults& pairs : blocks) count_pairs(pairs, out.table);
  const auto found = std::find(table.bots.begin(), table.bots.end(), anchor);
  const int zero = found == table.bots.end() ? -1 : int(found - table.bots.begin());
  const auto elo = anchored(out.table, zero);
  const auto samples = resampled(table, zero);
  for (int bot = 0; bot < int(table.bots.size()); ++bot)
    out.rungs.push_back(rung_of(out, bot, elo[std::size_t(bot)], samples[std::size_t(bot)]));
  std::stable_sort(out.rungs.begin(), out.rungs.end(),
                   [](const Rung& a, const Rung& b) { return a.elo.mean > b.elo.mean; });
  return out;
}

}  // namespace

std::vector<Ladder> ladders_of(const ArenaPlan& plan, const Ledger& ledger,
                               const std::string& anchor) {
  std::vector<Ladder> out;
  for (const LadderTable& table : gather(plan, ledger))
    if (table.lineups > 1) out.push_back(ladder_of(table, anchor));
  return out;
}

}  // namespace wagonaut::tools
