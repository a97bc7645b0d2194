#include "server/lobby/old_chapter.h"

#include "catalog/game.h"
#include "engine/play.h"
#include "engine/record/notation.h"
#include "server/room/fact_text.h"

namespace wagonaut::server {
namespace {

class HeardFacts final : public Log {
 public:
  void note(const Fact& fact) override { all.push_back(fact); }
  std::vector<Fact> all;
};

/// What the steps of a record told, by playing them again.
class ChapterTeller {
 public:
  ChapterTeller(const Game& game, const Record& record)
      : ed_(game.edition), labels_(game.labels), record_(record) {}

  std::vector<ToldStep> steps() const {
    std::vector<ToldStep> out;
    HeardFacts heard;
    ScriptedChance luck(record_.deal);
    start(ed_, luck, &heard, record_.first);
    out.push_back({std::nullopt, "", outcomes_text(labels_, record_.header, record_.deal),
                   facts_text(labels_, heard.all)});
    for (std::size_t i = 0; i < record_.steps.size(); ++i) out.push_back(step(i));
    return out;
  }

 private:
  ToldStep step(std::size_t i) const {
    const RecordStep& one = record_.steps[i];
    const int seat = int(index(one.seat));
    if (one.back > 0) return {seat, undo_text(one.back), "", ""};
    State state = *replay(ed_, record_, int(i));
    const std::string move = move_text(labels_, state, one.seat, one.move);
    HeardFacts heard;
    ScriptedChance luck(one.luck);
    apply(ed_, state, one.seat, one.move, luck, &heard);
    return {seat, move, outcomes_text(labels_, record_.header, one.luck),
            facts_text(labels_, heard.all)};
  }

  const Edition& ed_;
  const Labels& labels_;
  const Record& record_;
};

std::vector<Score> scores_of(const Game& game, const Record& record, const State& end,
                             const SeatSet& bots) {
  std::vector<Score> out;
  const Standings result = standings(game.edition, end);
  for (std::size_t i = 0; i < record.header.players.size(); ++i) {
    const SeatStanding& seat = result.at(Seat(i));
    out.push_back(
        {int(i), record.header.players[i], bots.contains(Seat(i)), seat.total, seat.place});
  }
  return out;
}

}  // namespace

Result<std::shared_ptr<const OldGame>> old_chapter(const std::string& table,
                                                   std::shared_ptr<const Game> game, Record record,
                                                   std::int64_t at) {
  const auto end = replay(game->edition, record);
  if (!end || !over(*end)) return Failure{"the game of this chapter cannot be played again"};
  auto out = std::make_shared<OldGame>();
  const auto& fair = record.fair;
  for (std::size_t i = 0; fair && fair->bound() && i < fair->shares.size(); ++i)
    if (fair->shares[i].empty()) out->bots.insert(Seat(i));
  ToldGame& told = out->told;
  told.game = ref_of(record.header);
  told.players = record.header.players;
  if (record.first) told.first = int(index(*record.first));
  told.fair = record.fair;
  told.steps = ChapterTeller(*game, record).steps();
  told.scores = scores_of(*game, record, *end, out->bots);
  Summary& summary = out->summary;
  summary.id = table;
  summary.edition = told.game.edition;
  summary.status = Status::Finished;
  summary.seats = int(told.players.size());
  for (const std::string& name : told.players)
    summary.players += (summary.players.empty() ? "" : ", ") + name;
  summary.created = summary.updated = at;
  out->replays = true;
  out->game = std::move(game);
  out->record = std::move(record);
  return std::shared_ptr<const OldGame>(std::move(out));
}

}  // namespace wagonaut::server
