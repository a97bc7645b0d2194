#include "server/room/told_game.h"

#include "engine/record/fair_lines.h"
#include "engine/record/notation.h"
#include "engine/record/words.h"
#include "server/room/table.h"
#include "server/room/table_act.h"

namespace wagonaut::server {
namespace {

/// Follows who sits where, and writes down what is dealt and played.
class Teller {
 public:
  Teller(const std::string& id, const std::string& seed) : seed_(seed), seats_(id, "", "", {}) {}

  void hear(TableAct act, const std::string& facts) {
    if (act.kind == TableActKind::Dealt) return deal(act, facts);
    if (act.kind == TableActKind::Played) return play(act, facts);
    if (act.kind == TableActKind::TakenBack)
      return out_.steps.push_back({act.seat, undo_text(act.n), "", facts});
    Change change;
    change.act = std::move(act);
    seats_.commit(change);
  }

  bool dealt() const { return !out_.steps.empty(); }
  ToldGame take() { return std::move(out_); }

 private:
  void deal(const TableAct& act, const std::string& facts) {
    const TableSettings& settings = seats_.settings();
    out_.game = settings.game;
    if (settings.first && seats_.has_seat(*settings.first)) out_.first = settings.first;
    for (const Chair& chair : seats_.chairs()) out_.players.push_back(chair.name);
    if (!seed_.empty()) {
      out_.fair = seats_.fairness();
      out_.fair->seed = seed_;
    }
    out_.steps.push_back({std::nullopt, "", act.text, facts});
  }

  void play(const TableAct& act, const std::string& facts) {
    const std::size_t arrow = act.text.find(kArrow);
    out_.steps.push_back({act.seat, act.text.substr(0, arrow),
                          arrow == std::string::npos ? "" : act.text.substr(arrow), facts});
  }

  std::string seed_;
  Table seats_;  // what is at the table besides the game
  ToldGame out_;
};

/// An act that cannot have been at this table, so that it must not be followed.
bool strange(const TableAct& act, int seats) {
  const bool opens = act.kind == TableActKind::Opened;
  return opens != (seats == 0) || (!opens && act.seat >= seats);
}

}  // namespace

Result<ToldGame> told_game(const std::string& id, const std::string& seed,
                           const std::vector<Entry>& log, std::vector<Score> scores) {
  Teller teller(id, seed);
  std::size_t seats = 0;
  for (const Entry& entry : log) {
    const std::string where = "table " + id + ", entry " + std::to_string(entry.seq) + ": ";
    if (!entry.damage.empty()) return Failure{where + entry.damage};
    auto act = act_from(entry.line);
    if (!act) return Failure{where + "cannot be read: " + act.error()};
    if (strange(*act, int(seats))) return Failure{where + "cannot have happened here"};
    if (act->kind == TableActKind::Opened) seats = act->chairs.size();
    if (act->kind == TableActKind::Dropped) --seats;
    teller.hear(std::move(*act), entry.facts);
  }
  if (!teller.dealt()) return Failure{"table " + id + " was never dealt"};
  ToldGame out = teller.take();
  out.scores = std::move(scores);
  return out;
}

std::string told_record(const ToldGame& told) {
  const GameHeader header{told.game.edition, told.game.rules, told.game.options, told.players,
                          told.game.campaign};
  std::string out = head_lines(header);
  if (told.fair) out += fair_lines(header, *told.fair);
  for (std::size_t i = 0; i < told.steps.size(); ++i) {
    const ToldStep& step = told.steps[i];
    if (step.by)
      out += std::to_string(i) + " " + told.players[std::size_t(*step.by)] + " " + step.move;
    else
      out += "deal" + (told.first ? " first " + told.players[std::size_t(*told.first)] : "");
    out += step.luck + "\n";
  }
  if (told.fair) out += "seed " + told.fair->seed + "\n";
  std::vector<int> totals;
  for (const Score& score : told.scores) totals.push_back(score.total);
  out += foot_line(header, int(told.steps.size()) - 1, totals);
  return out + hex(fingerprint(out)) + "\n";
}

}  // namespace wagonaut::server
