#include "tools/play/game_table.h"

#include <algorithm>
#include <random>

#include "engine/record/course.h"

namespace wagonaut::tools {

/// Writes down facts at the end of a list.
class GameTable::Facts final : public Log {
 public:
  explicit Facts(std::vector<Fact>& list) : list_(list) {}
  void note(const Fact& fact) override { list_.push_back(fact); }

 private:
  std::vector<Fact>& list_;
};

GameTable::GameTable(const Game& game, const SeedBytes& seed) : game_(game), luck_(ChaCha(seed)) {}

GameTable::GameTable(const Game& game, const GameHeader& header, const SeedBytes& seed,
                     std::optional<Seat> first)
    : GameTable(game, seed) {
  Facts log(deal_);
  recorder_ = std::make_unique<Recorder>(game_.edition, header, luck_, &log, first);
  facts_ = deal_;
}

/// Plays the record once more to learn what each step showed.
Result<std::unique_ptr<GameTable>> GameTable::resume(const Game& game, Record record,
                                                     const SeedBytes& seed) {
  const auto checked = replay(game.edition, record);
  if (!checked) return checked.failure();
  std::unique_ptr<GameTable> table(new GameTable(game, seed));
  Facts deal_log(table->deal_);
  ScriptedChance deal(record.deal);
  Course course(game.edition, start(game.edition, deal, &deal_log, record.first));
  table->facts_ = table->deal_;
  for (const RecordStep& step : record.steps) {
    if (step.back != 0) {
      course.take_back(step.back);
      table->note_back(step.back);
      continue;
    }
    std::vector<Fact> facts;
    Facts log(facts);
    ScriptedChance luck(step.luck);
    const Step done = course.play(step.seat, step.move, luck, &log);
    table->note(done, std::move(facts));
  }
  // From here on luck is not the one that was promised.
  if (!over(*checked)) record.fair.reset();
  table->recorder_ =
      std::make_unique<Recorder>(game.edition, std::move(record), *checked, table->luck_);
  return table;
}

void GameTable::note(Step step, std::vector<Fact> facts) {
  standing_.push_back(int(notes_.size()));
  const std::size_t before = facts_.size();
  facts_.insert(facts_.end(), facts.begin(), facts.end());
  notes_.push_back({step.revealed, step.opened, before, std::move(facts)});
}

void GameTable::note_back(int steps) {
  for (; steps > 0; --steps) {
    const Note& undone = notes_[std::size_t(standing_.back())];
    marked_ |= undone.revealed;
    facts_.resize(undone.facts_before);
    standing_.pop_back();
  }
  notes_.push_back({false, false, facts_.size(), {}});
}

std::string GameTable::record_text() const {
  return write_record(game_.edition, *labels_, record());
}

void GameTable::play(Seat seat, const Move& move) {
  std::vector<Fact> facts;
  Facts log(facts);
  const Step done = recorder_->play(seat, move, &log);
  note(done, std::move(facts));
}

const std::vector<Fact>& GameTable::facts_of(int step) const {
  return step < 0 ? deal_ : notes_[std::size_t(step)].facts;
}

std::size_t GameTable::facts_at_last_decision(Seat seat) const {
  for (auto i = standing_.rbegin(); i != standing_.rend(); ++i)
    if (record().steps[std::size_t(*i)].seat == seat) {
      const Note& note = notes_[std::size_t(*i)];
      return note.facts_before + note.facts.size();
    }
  return 0;
}

std::optional<Undo> GameTable::last_decision(Seat seat) const {
  Undo undo;
  undo.seat = seat;
  for (auto i = standing_.rbegin(); i != standing_.rend(); ++i) {
    const RecordStep& step = record().steps[std::size_t(*i)];
    undo.revealed |= notes_[std::size_t(*i)].revealed;
    undo.opened |= notes_[std::size_t(*i)].opened;
    ++undo.steps;
    if (step.seat == seat) return undo;
    undo.others.insert(step.seat);
  }
  return std::nullopt;
}

void GameTable::undo(const Undo& undo) {
  recorder_->take_back(undo.seat, undo.steps);
  note_back(undo.steps);
}

SeedBytes seed_from(std::uint64_t number) {
  SeedBytes seed{};
  Quick spread(number);
  for (std::uint8_t& byte : seed) byte = std::uint8_t(spread.next32());
  return seed;
}

SeedBytes fresh_seed() {
  std::random_device entropy;
  SeedBytes seed{};
  for (std::uint8_t& byte : seed) byte = std::uint8_t(entropy());
  return seed;
}

}  // namespace wagonaut::tools
