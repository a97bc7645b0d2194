#include "tools/arena/summary.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "catalog/game.h"
#include "tools/arena/ladder.h"

namespace wagonaut::tools {
namespace {

/// The figures of one bot, gathered game by game.
struct BotTally {
  std::vector<double> shares, points;  // by block
  std::vector<double> scores;          // by game and chair
  double winning = 0, wins = 0, completed = 0;
};

void tally_block(const Contest& contest, const arena::Block& block, int bot, BotTally& tally) {
  double sum = 0;
  for (const arena::GameScore& game : block.games)
    for (int seat = 0; seat < game.seating.size(); ++seat) {
      if (game.seating[std::size_t(seat)] != bot) continue;
      const double total = game.total[std::size_t(seat)], win = win_of(game, seat);
      tally.scores.push_back(total);
      tally.winning += win * total;
      tally.wins += win;
      tally.completed += game.completed[std::size_t(seat)];
      sum += total;
    }
  tally.shares.push_back(share_of(contest, block, bot));
  tally.points.push_back(sum / (contest.chairs_of(bot) * double(block.games.size())));
}

BotResult bot_result(const Contest& contest, const std::vector<arena::Block>& blocks, int bot) {
  BotResult out;
  out.bot = contest.bots[std::size_t(bot)];
  out.chairs = contest.chairs_of(bot);
  BotTally tally;
  for (const arena::Block& block : blocks) {
    tally_block(contest, block, bot, tally);
    out.conduct += block.bots[std::size_t(bot)];
  }
  out.wins = arena::share_interval(tally.shares);
  out.points = arena::mean_interval(tally.points);
  out.deviation = std::sqrt(arena::variance_of(tally.scores));
  out.winning = tally.wins > 0 ? tally.winning / tally.wins : 0;
  out.completed = tally.completed / double(std::max<std::size_t>(1, tally.scores.size()));
  return out;
}

int best_total(const arena::GameScore& game) {
  return *std::max_element(game.total.begin(), game.total.begin() + game.seating.size());
}

ContestResult contest_result(const Contest& contest, const Ledger& ledger, int number) {
  const auto blocks = ledger.blocks(number);
  ContestResult out;
  out.edition = contest.game->card.id;
  out.seats = contest.game->edition.seats;
  out.deals = int(blocks.size());
  out.decision = ledger.decision(number);
  for (const arena::Block& block : blocks)
    for (const arena::GameScore& game : block.games) {
      ++out.games;
      out.unfinished += game.finished ? 0 : 1;
      out.turns += game.turns;
      out.winning += best_total(game);
    }
  out.turns /= std::max(1, out.games);
  out.winning /= std::max(1, out.games);
  for (int bot = 0; bot < int(contest.bots.size()); ++bot)
    out.bots.push_back(bot_result(contest, blocks, bot));
  return out;
}

}  // namespace

std::string ContestResult::title() const {
  std::string names;
  for (const BotResult& bot : bots)
    names += (names.empty() ? "" : " against ") +
             (bot.chairs > 1 ? fmt::format("{} {}", bot.chairs, bot.bot) : bot.bot);
  return names;
}

ArenaSummary summary_of(const ArenaPlan& plan, const Ledger& ledger, const std::string& anchor) {
  ArenaSummary out{plan.seed, plan.seatings, {}, {}};
  for (int i = 0; i < int(plan.contests.size()); ++i)
    out.contests.push_back(contest_result(plan.contests[std::size_t(i)], ledger, i));
  out.ladders = ladders_of(plan, ledger, anchor);
  return out;
}

std::vector<Habits> habits_of(const ArenaSummary& summary) {
  std::vector<Habits> out;
  for (const ContestResult& contest : summary.contests)
    for (const BotResult& bot : contest.bots) {
      auto found = std::find_if(out.begin(), out.end(), [&](const Habits& it) {
        return it.edition == contest.edition && it.bot == bot.bot;
      });
      if (found == out.end()) found = out.insert(out.end(), {contest.edition, bot.bot, 0, {}});
      found->games += contest.games * bot.chairs;
      found->conduct += bot.conduct;
    }
  return out;
}

}  // namespace wagonaut::tools
