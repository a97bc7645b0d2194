#include <fmt/format.h>

#include "catalog/game.h"
#include "tools/arena/arena_report.h"

namespace wagonaut::tools {
namespace {

std::string interval_json(const arena::Interval& it) {
  return fmt::format("{{\"mean\": {:.5f}, \"low\": {:.5f}, \"high\": {:.5f}}}", it.mean, it.low,
                     it.high);
}

/// Lines of a JSON list, with commas between them.
template <class List, class Text>
std::string json_list(const List& list, const std::string& indent, Text text) {
  std::string out;
  for (const auto& item : list) out += (out.empty() ? "\n" : ",\n") + indent + text(item);
  return "[" + out + "]";
}

std::string moves_json(const arena::Conduct& conduct) {
  std::string out;
  for (int kind = 0; kind < arena::kMoveKinds; ++kind)
    out += fmt::format("{}\"{}\": {}", kind == 0 ? "" : ", ", move_word(kind),
                       conduct.moves[std::size_t(kind)]);
  return "{" + out + "}";
}

std::string thinking_json(const arena::Thinking& it) {
  if (it.count() == 0) return {};
  return fmt::format(
      ", \"microseconds\": {{\"mean\": {:.2f}, \"median\": {:.2f}, \"p99\": {:.2f}}}",
      it.mean() / 1000, it.quantile(0.5) / 1000, it.quantile(0.99) / 1000);
}

std::string bot_json(const BotResult& it) {
  return fmt::format(
      "{{\"bot\": \"{}\", \"chairs\": {}, \"wins\": {}, \"points\": {}, \"sd\": {:.4f}, "
      "\"winning\": {:.4f}, \"completed\": {:.4f}, \"decisions\": {}, \"moves\": {}{}}}",
      it.bot, it.chairs, interval_json(it.wins), interval_json(it.points), it.deviation, it.winning,
      it.completed, it.conduct.decisions(), moves_json(it.conduct),
      thinking_json(it.conduct.thinking));
}

std::string_view verdict_word(arena::Verdict verdict) {
  return verdict == arena::Verdict::Open    ? "open"
         : verdict == arena::Verdict::Upper ? "upper"
                                            : "lower";
}

std::string contest_json(const ContestResult& it) {
  return fmt::format(
      "{{\"edition\": \"{}\", \"seats\": {}, \"deals\": {}, \"games\": {}, \"unfinished\": {}, "
      "\"turns\": {:.4f}, \"winning\": {:.4f}, \"verdict\": \"{}\", \"bots\": {}}}",
      it.edition, it.seats, it.deals, it.games, it.unfinished, it.turns, it.winning,
      verdict_word(it.decision.verdict), json_list(it.bots, "      ", bot_json));
}

std::string rung_json(const Rung& it) {
  return fmt::format("{{\"bot\": \"{}\", \"elo\": {}, \"wins\": {:.1f}, \"pairs\": {:.1f}}}",
                     it.bot, interval_json(it.elo), it.wins, it.pairs);
}

std::string ladder_json(const Ladder& it) {
  return fmt::format("{{\"edition\": \"{}\", \"seats\": {}, \"rungs\": {}}}", it.edition, it.seats,
                     json_list(it.rungs, "      ", rung_json));
}

}  // namespace

std::string arena_json(const ArenaSummary& summary) {
  return fmt::format(
      "{{\n  \"seed\": {},\n  \"seatings\": \"{}\",\n  \"contests\": {},\n  \"ladders\": {}\n}}\n",
      summary.seed, summary.seatings, json_list(summary.contests, "    ", contest_json),
      json_list(summary.ladders, "    ", ladder_json));
}

std::string arena_csv(const ArenaPlan& plan, const Ledger& ledger) {
  std::string out = "contest,edition,seats,deal,seating,seat,bot,place,total,completed,turns\n";
  for (int number = 0; number < int(plan.contests.size()); ++number) {
    const Contest& contest = plan.contests[std::size_t(number)];
    const auto blocks = ledger.blocks(number);
    for (std::size_t deal = 0; deal < blocks.size(); ++deal)
      for (std::size_t i = 0; i < blocks[deal].games.size(); ++i) {
        const arena::GameScore& game = blocks[deal].games[i];
        for (int seat = 0; seat < game.seating.size(); ++seat) {
          const auto at = std::size_t(seat);
          out += fmt::format("{},{},{},{},{},{},{},{},{},{},{}\n", number + 1,
                             contest.game->card.id, contest.lineup.size(), deal + 1, i + 1,
                             seat + 1, contest.bots[game.seating[at]], game.place[at],
                             game.total[at], game.completed[at], game.turns);
        }
      }
  }
  return out;
}

}  // namespace wagonaut::tools
