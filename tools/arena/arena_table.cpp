#include <algorithm>

#include <fmt/format.h>

#include "engine/model/edition.h"
#include "tools/arena/arena_report.h"
#include "tools/columns.h"

namespace wagonaut::tools {
namespace {

constexpr int kNameWidth = 15;

std::string verdict_text(const ContestResult& contest) {
  if (contest.decision.verdict == arena::Verdict::Upper) return ", decided: the upper Elo";
  if (contest.decision.verdict == arena::Verdict::Lower) return ", decided: the lower Elo";
  return {};
}

std::string contest_text(const ContestResult& contest) {
  std::string out =
      fmt::format("{}, {} seats: {}\n{} deals, {} games, {:.1f} turns, winner {:.1f} points{}{}\n",
                  contest.edition, contest.seats, contest.title(), contest.deals, contest.games,
                  contest.turns, contest.winning, verdict_text(contest),
                  contest.unfinished > 0 ? fmt::format(", {} CUT OFF", contest.unfinished) : "");
  out += fmt::format("  {:<{}}{:>8}{:>16}{:>9}{:>8}{:>7}{:>9}{:>9}\n", "bot", kNameWidth, "win %",
                     "95 %", "points", "+-", "sd", "winning", "tickets");
  for (const BotResult& it : contest.bots)
    out += fmt::format(
        "  {:<{}}{:>8.1f}{:>16}{:>9.1f}{:>8.1f}{:>7.1f}{:>9.1f}{:>9.2f}\n", it.bot, kNameWidth,
        100 * it.wins.mean, fmt::format("{:.1f}-{:.1f}", 100 * it.wins.low, 100 * it.wins.high),
        it.points.mean, it.points.high - it.points.mean, it.deviation, it.winning, it.completed);
  return out;
}

/// One line for each contest: for many of them at once.
std::string brief_text(const ContestResult& contest) {
  std::string points;
  for (const BotResult& bot : contest.bots)
    points += fmt::format("{}{:.1f}", points.empty() ? "" : " : ", bot.points.mean);
  const BotResult& first = contest.bots.front();
  return fmt::format("  {}{:>6} games {:>6.1f} % {:>13}   {:<18} winner {:.1f}{}\n",
                     pad_right(contest.title(), 36), contest.games, 100 * first.wins.mean,
                     fmt::format("{:.1f}-{:.1f}", 100 * first.wins.low, 100 * first.wins.high),
                     points, contest.winning, verdict_text(contest));
}

std::string ladder_text(const Ladder& ladder) {
  std::string out =
      fmt::format("\n{}, {} seats: ladder (win % of row against column)\n  {:<{}}{:>6}{:>16}{:>8}",
                  ladder.edition, ladder.seats, "bot", kNameWidth, "Elo", "95 %", "all");
  std::vector<int> order;
  for (const Rung& rung : ladder.rungs)
    order.push_back(
        int(std::find(ladder.bots.begin(), ladder.bots.end(), rung.bot) - ladder.bots.begin()));
  for (const int bot : order) out += fmt::format("{:>9}", cut(ladder.bots[std::size_t(bot)], 8));
  out += "\n";
  for (std::size_t i = 0; i < ladder.rungs.size(); ++i) {
    const Rung& rung = ladder.rungs[i];
    out += fmt::format("  {:<{}}{:>6.0f}{:>16}{:>8.1f}", rung.bot, kNameWidth, rung.elo.mean,
                       fmt::format("{:.0f}..{:.0f}", rung.elo.low, rung.elo.high),
                       100 * rung.wins / std::max(1.0, rung.pairs));
    for (const int other : order) {
      const double wins = ladder.table.wins(order[i], other);
      const double games = wins + ladder.table.wins(other, order[i]);
      out += games > 0 ? fmt::format("{:>9.1f}", 100 * wins / games) : fmt::format("{:>9}", "-");
    }
    out += "\n";
  }
  return out;
}

std::string habits_text(const std::vector<Habits>& all) {
  std::array<bool, arena::kMoveKinds> used{};
  for (const Habits& it : all)
    for (int kind = 0; kind < arena::kMoveKinds; ++kind)
      used[std::size_t(kind)] |= it.conduct.moves[std::size_t(kind)] > 0;
  std::string out = fmt::format("\nMoves in a game\n  {:<{}}", "", kNameWidth + 13);
  for (int kind = 0; kind < arena::kMoveKinds; ++kind)
    if (used[std::size_t(kind)]) out += fmt::format("{:>9}", move_word(kind));
  out += "\n";
  for (const Habits& it : all) {
    out += fmt::format("  {:<13}{:<{}}", it.edition, it.bot, kNameWidth);
    for (int kind = 0; kind < arena::kMoveKinds; ++kind)
      if (used[std::size_t(kind)])
        out += fmt::format("{:>9.2f}", double(it.conduct.moves[std::size_t(kind)]) / it.games);
    out += "\n";
  }
  return out;
}

std::string thinking_text(const std::vector<Habits>& all) {
  std::string out = fmt::format("\nThinking{:>{}}{:>12}{:>12}{:>12}\n", "decisions",
                                kNameWidth + 18, "mean us", "median us", "p99 us");
  for (const Habits& it : all) {
    const arena::Thinking& thinking = it.conduct.thinking;
    if (thinking.count() == 0) continue;
    out += fmt::format("  {:<13}{:<{}}{:>11}{:>12.1f}{:>12.1f}{:>12.1f}\n", it.edition, it.bot,
                       kNameWidth, thinking.count(), thinking.mean() / 1000,
                       thinking.quantile(0.5) / 1000, thinking.quantile(0.99) / 1000);
  }
  return out;
}

std::string forfeits_text(const std::vector<Habits>& all) {
  std::string out;
  for (const Habits& it : all)
    if (it.conduct.forfeits > 0)
      out += fmt::format("{}: {} forfeited {} of {:.0f} games\n", it.edition, it.bot,
                         it.conduct.forfeits, it.games);
  return out.empty() ? out : "\n" + out;
}

}  // namespace

std::string_view move_word(int kind) {
  constexpr std::array<std::string_view, arena::kMoveKinds> kWords{
      "slot",    "blind", "refill", "claim",   "toll",    "withdraw",
      "tickets", "keep",  "fleet",  "harbour", "exchange"};
  return kWords[std::size_t(kind)];
}

std::string arena_table(const ArenaSummary& summary) {
  std::string out;
  if (summary.contests.size() == 1) {
    out = contest_text(summary.contests.front());
  } else {
    std::string edition;
    for (const ContestResult& contest : summary.contests) {
      if (contest.edition != edition)
        out += fmt::format("{}{}, {} seats\n", edition.empty() ? "" : "\n", contest.edition,
                           contest.seats);
      edition = contest.edition;
      out += brief_text(contest);
    }
  }
  for (const Ladder& ladder : summary.ladders) out += ladder_text(ladder);
  const auto habits = habits_of(summary);
  return out + habits_text(habits) + thinking_text(habits) + forfeits_text(habits);
}

}  // namespace wagonaut::tools
