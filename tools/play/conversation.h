#pragma once

#include <optional>
#include <string>

#include "engine/sight/view.h"
#include "tools/play/console.h"
#include "tools/play/game_table.h"
#include "tools/play/settings.h"
#include "tools/play/speech.h"
#include "tools/play/wish.h"
#include "tools/text/commands.h"

namespace wagonaut::tools {

/// What a person decided: a move of the game, or something about the game.
struct Decision {
  enum class Is { Play, Undo, Load, Save, Quit };
  Is is = Is::Quit;
  Move move = {};
  std::string file = {};  // Load, Save
};

/// Asks one person for one decision: shows what that seat may know, takes numbers and typed
/// commands, refuses with a reason until a decision stands.
class Conversation {
 public:
  Conversation(Console& console, const Speech& speech, const PlaySettings& settings,
               const GameTable& table, Seat seat);

  Decision decide();

 private:
  void show_table();
  void show_question();
  void show_toll();
  std::string prompt() const;
  std::optional<Decision> answer(const std::string& typed);
  std::optional<Decision> take_number(int number);
  std::optional<Decision> take_choice(const Choice& choice);
  std::optional<Decision> take_wish(const Wish& wish);
  std::optional<Decision> refuse(const std::string& why);
  std::optional<Decision> take_command(Command command, const std::string& rest);
  std::optional<Decision> empty_answer();
  void show(Command command, const std::string& rest);
  /// Can it be typed at this table at all?
  bool of_use(Command command) const;
  void show_help();
  void show_story();
  void show_log(const std::string& rest);
  void explain(const std::string& rest);
  void explain_all();
  void show_sheet(const Choice& choice);
  Asked asked() const { return {speech_, table_.state(), view_, seat_}; }

  Console& console_;
  const Speech& speech_;
  const PlaySettings& settings_;
  const GameTable& table_;
  Seat seat_;
  View view_;
  std::optional<Choice> open_;  // the sheet that lies open, if it is not the first one
  Sheet sheet_;
  std::string last_refusal_;
};

}  // namespace wagonaut::tools
