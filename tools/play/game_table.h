#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "catalog/game.h"
#include "engine/luck/dealers.h"
#include "engine/record/record.h"
#include "engine/record/recorder.h"

namespace wagonaut::tools {

/// How far an undo would reach, and what it would cost.
struct Undo {
  Seat seat{};            // who asks
  int steps = 0;          // so many of the steps that stand are taken back
  bool revealed = false;  // something hidden came to light since
  bool opened = false;    // words were read that nobody had read: it is not possible (L-94)
  SeatSet others;         // other seats whose decisions would be taken back
};

/// A game being played: its state, its record and all that happened, step by step. No screen.
class GameTable {
 public:
  /// Deals a new game; `first`: who begins, if that is not left to luck.
  GameTable(const Game& game, const GameHeader& header, const SeedBytes& seed,
            std::optional<Seat> first = {});
  /// Takes up a game from its record.
  static Result<std::unique_ptr<GameTable>> resume(const Game& game, Record record,
                                                   const SeedBytes& seed);

  const Game& game() const { return game_; }
  const Edition& edition() const { return game_.edition; }
  const State& state() const { return recorder_->state(); }
  const Record& record() const { return recorder_->record(); }
  std::string record_text() const;
  /// Records of a campaign name things that nobody has seen yet; words for screens do not.
  void write_by(const Labels& labels) { labels_ = &labels; }

  void play(Seat seat, const Move& move);

  /// Everything that happened so far, the deal included; what was taken back has not happened.
  const std::vector<Fact>& facts() const { return facts_; }
  /// So many of them had happened when `seat` had made its last decision; none: it has made none.
  std::size_t facts_at_last_decision(Seat seat) const;
  /// What happened in one step of the record; step -1 is the deal.
  const std::vector<Fact>& facts_of(int step) const;

  /// Back to the last decision of `seat`; nothing if it has made none.
  std::optional<Undo> last_decision(Seat seat) const;
  void undo(const Undo& undo);
  /// True when a step was taken back after something hidden had come to light.
  bool marked() const { return marked_; }

 private:
  struct Note {
    bool revealed = false, opened = false;
    std::size_t facts_before = 0;
    std::vector<Fact> facts;
  };
  class Facts;

  GameTable(const Game& game, const SeedBytes& seed);
  void note(Step step, std::vector<Fact> facts);
  void note_back(int steps);

  const Game& game_;
  const Labels* labels_ = &game_.labels;
  FairChance luck_;
  std::unique_ptr<Recorder> recorder_;
  std::vector<Fact> facts_, deal_;
  std::vector<Note> notes_;    // by step of the record
  std::vector<int> standing_;  // steps that were not taken back
  bool marked_ = false;
};

/// A seed from a number, or from the machine's entropy.
SeedBytes seed_from(std::uint64_t number);
SeedBytes fresh_seed();

}  // namespace wagonaut::tools
