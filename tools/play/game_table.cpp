#include "tools/play/game_table.h"

#include <algorithm>
#include <random>

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

GameTable::GameTable(const Game& game, const GameHeader& header, const SeedBytes& seed)
    : GameTable(game, seed) {
  Facts log(facts_);
  recorder_ = std::make_unique<Recorder>(game_.edition, header, luck_, &log);
}

Result<std::unique_ptr<GameTable>> GameTable::resume(const Game& game, Record record,
                                                     const SeedBytes& seed) {
  const auto checked = replay(game.edition, record);
  if (!checked) return checked.failure();
  std::unique_ptr<GameTable> table(new GameTable(game, seed));
  State state;
  table->replay_notes(record, state);
  table->recorder_ =
      std::make_unique<Recorder>(game.edition, std::move(record), state, table->luck_);
  return table;
}

/// Plays a lawful record once more to learn what each step showed.
void GameTable::replay_notes(const Record& record, State& state) {
  Facts log(facts_);
  ScriptedChance deal(record.deal);
  state = start(game_.edition, deal, &log, record.first);
  for (const RecordStep& step : record.steps) {
    const std::size_t before = facts_.size();
    ScriptedChance luck(step.luck);
    const Step done = apply(game_.edition, state, step.seat, step.move, luck, &log);
    notes_.push_back({done.revealed, before});
  }
}

std::string GameTable::record_text() const {
  return write_record(game_.edition, game_.labels, record());
}

void GameTable::play(Seat seat, const Move& move) {
  const std::size_t before = facts_.size();
  Facts log(facts_);
  const Step done = recorder_->play(seat, move, &log);
  notes_.push_back({done.revealed, before});
}

std::vector<Fact> GameTable::facts_of(int step) const {
  const auto start_of = [&](int i) {
    return i < int(notes_.size()) ? notes_[std::size_t(i)].facts_before : facts_.size();
  };
  const std::size_t from = step < 0 ? 0 : start_of(step);
  return {facts_.begin() + std::ptrdiff_t(from),
          facts_.begin() + std::ptrdiff_t(start_of(step + 1))};
}

std::optional<Undo> GameTable::last_decision(Seat seat) const {
  Undo undo;
  const auto& steps = record().steps;
  for (int i = int(steps.size()) - 1; i >= 0; --i) {
    const RecordStep& step = steps[std::size_t(i)];
    undo.revealed |= notes_[std::size_t(i)].revealed;
    undo.step = i;
    if (step.seat == seat) return undo;
    undo.others.insert(step.seat);
  }
  return std::nullopt;
}

void GameTable::undo(const Undo& undo) {
  Record shorter = record();
  shorter.steps.resize(std::size_t(undo.step));
  facts_.clear();
  notes_.clear();
  State state;
  replay_notes(shorter, state);
  recorder_ = std::make_unique<Recorder>(game_.edition, std::move(shorter), state, luck_);
  marked_ |= undo.revealed;
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
