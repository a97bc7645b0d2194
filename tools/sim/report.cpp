#include "tools/sim/report.h"

#include <cmath>

#include <fmt/format.h>

#include "catalog/game.h"

namespace wagonaut::tools {
namespace {

const SeatStanding& standing(const SimGame& game, int chair) {
  return game.result.seat[game.seat_of_chair[std::size_t(chair)]];
}

double share_of_win(const Edition& ed, const SimGame& game, int chair) {
  int winners = 0;
  for (int seat = 0; seat < ed.seats; ++seat)
    winners += game.result.seat[std::size_t(seat)].place == 1 ? 1 : 0;
  return standing(game, chair).place == 1 ? 1.0 / winners : 0.0;
}

ChairSummary chair_summary(const Game& game, const SimSettings& settings, const SimResult& result,
                           int chair) {
  ChairSummary out;
  out.bot = settings.bots[std::size_t(chair)];
  double sum = 0, squares = 0;
  for (const SimGame& one : result.games) {
    const double total = standing(one, chair).total;
    sum += total;
    squares += total * total;
    out.completed += standing(one, chair).value(AwardKind::Tickets);
    out.wins += share_of_win(game.edition, one, chair);
  }
  const double n = double(result.games.size());
  out.mean = sum / n;
  out.completed /= n;
  out.deviation = n > 1 ? std::sqrt(std::max(0.0, (squares - sum * sum / n) / (n - 1))) : 0;
  return out;
}

}  // namespace

SimSummary summary_of(const Game& game, const SimSettings& settings, const SimResult& result) {
  SimSummary out;
  out.games = int(result.games.size());
  out.seconds = result.seconds;
  for (const SimGame& one : result.games) {
    out.unfinished += one.finished ? 0 : 1;
    out.turns += double(one.turns) / out.games;
    out.decisions += double(one.decisions) / out.games;
  }
  for (int chair = 0; chair < game.edition.seats; ++chair)
    out.chairs.push_back(chair_summary(game, settings, result, chair));
  return out;
}

std::string table_of(const SimSummary& summary) {
  std::string out = fmt::format("{:<4}{:<10}{:>9}{:>8}{:>10}{:>8}{:>10}\n", "", "bot", "wins",
                                "win %", "points", "sd", "complete");
  int chair = 0;
  for (const ChairSummary& it : summary.chairs)
    out += fmt::format("{:<4}{:<10}{:>9.1f}{:>8.1f}{:>10.2f}{:>8.2f}{:>10.2f}\n", ++chair, it.bot,
                       it.wins, 100 * it.wins / summary.games, it.mean, it.deviation, it.completed);
  out += fmt::format("{} games, {:.1f} turns and {:.1f} decisions each, {:.2f} s, {:.0f} games/s\n",
                     summary.games, summary.turns, summary.decisions, summary.seconds,
                     summary.games / std::max(summary.seconds, 1e-9));
  if (summary.unfinished > 0)
    out += fmt::format("{} games were cut off before their end\n", summary.unfinished);
  return out;
}

std::string csv_of(const Game& game, const SimSettings& settings, const SimResult& result) {
  std::string out = "game,chair,bot,seat,place,total";
  for (const AwardForm& form : kAwardForms.rows) out += fmt::format(",{0},{0}_value", form.word);
  out += ",turns,decisions\n";
  for (std::size_t i = 0; i < result.games.size(); ++i)
    for (int chair = 0; chair < game.edition.seats; ++chair) {
      const SimGame& one = result.games[i];
      const SeatStanding& it = standing(one, chair);
      out += fmt::format("{},{},{},{},{},{}", i + 1, chair + 1, settings.bots[std::size_t(chair)],
                         one.seat_of_chair[std::size_t(chair)] + 1, it.place, it.total);
      for (const AwardForm& form : kAwardForms.rows)
        out += fmt::format(",{},{}", it.points(form.kind), it.value(form.kind));
      out += fmt::format(",{},{}\n", one.turns, one.decisions);
    }
  return out;
}

std::string json_of(const Game& game, const SimSettings& settings, const SimSummary& summary) {
  std::string chairs;
  for (const ChairSummary& it : summary.chairs)
    chairs += fmt::format(
        "{}\n    {{\"bot\": \"{}\", \"wins\": {:.3f}, \"mean\": {:.4f}, \"sd\": {:.4f}, "
        "\"completed\": {:.4f}}}",
        chairs.empty() ? "" : ",", it.bot, it.wins, it.mean, it.deviation, it.completed);
  return fmt::format(
      "{{\n  \"edition\": \"{}\",\n  \"seats\": {},\n  \"games\": {},\n  \"seed\": {},\n"
      "  \"unfinished\": {},\n  \"turns\": {:.4f},\n  \"decisions\": {:.4f},\n"
      "  \"chairs\": [{}\n  ]\n}}\n",
      game.card.id, game.edition.seats, summary.games, settings.seed, summary.unfinished,
      summary.turns, summary.decisions, chairs);
}

}  // namespace wagonaut::tools
