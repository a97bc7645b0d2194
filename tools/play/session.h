#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "bots/known_edition.h"
#include "engine/luck/generator.h"
#include "tools/play/console.h"
#include "tools/play/conversation.h"
#include "tools/play/game_table.h"
#include "tools/play/settings.h"
#include "tools/play/speech.h"

namespace wagonaut::tools {

/// How a session ended.
struct SessionEnd {
  enum class Is { Over, Quit, Load, NotSaved };
  Is is = Is::Over;
  std::string file = {};  // Load: the record to go on with
};

/// One game on one screen: whose turn it is, who may look, what each person has heard.
class Session {
 public:
  Session(Console& console, const PlaySettings& settings, GameTable& table,
          std::vector<SeatPlan> seats, Complaints& complaints, const BoxEntry* box = nullptr);

  SessionEnd run();

 private:
  Seat next_to_decide() const;
  std::optional<SessionEnd> play_bot(Seat seat);
  std::optional<SessionEnd> play_person(Seat seat);
  std::optional<SessionEnd> carry_out(Seat seat, const Decision& decision);

  bool person(Seat seat) const { return seats_[std::size_t(seat)].person(); }
  int persons() const;
  /// Clears the screen between two persons.
  bool hand_over(Seat seat);
  /// Tells a viewer what has happened since that viewer last heard something.
  void catch_up(std::optional<Seat> viewer);
  void tell_bystander();
  /// Everybody reads together what the story says, page by page; false: somebody wants to stop.
  bool read_story();
  /// Waits until somebody presses Enter; false: somebody wants to stop.
  bool enter(const std::string& prompt);

  /// Plays a step; in a campaign it is kept before anybody hears of it.
  bool play(Seat seat, const Move& move);
  /// A game that is taken up is told from everybody's own last decision on.
  void take_up();
  void take_back(Seat seat);
  bool all_agree(Seat seat, const Undo& undo);
  std::string keep_file() const;
  bool keep(const std::string& file);
  void save(const std::string& wanted);
  SessionEnd stop();
  SessionEnd finish();

  Console& console_;
  const PlaySettings& settings_;
  GameTable& table_;
  std::vector<SeatPlan> seats_;
  Speech speech_;
  std::vector<std::unique_ptr<Bot>> bots_;
  std::vector<KnownEdition> known_;  // by seat
  Quick bot_luck_;
  std::size_t read_ = 0;            // facts that were looked through for story to read
  std::vector<std::size_t> heard_;  // facts, by seat; the last one for a bystander
  std::optional<Seat> looking_;     // the person whose cards may be on the screen
};

}  // namespace wagonaut::tools
