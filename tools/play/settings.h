#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "catalog/catalog.h"
#include "tools/company.h"
#include "tools/play/console.h"
#include "tools/text/language.h"

namespace wagonaut::tools {

/// Who sits on a chair: a person, or the bot of that name.
struct SeatPlan {
  std::string name;        // as records write it
  std::string bot;         // empty: a person
  std::string shown = {};  // on screens; empty: the name

  bool person() const { return bot.empty(); }
};

/// "Ala" is a person, "bot:greedy" a bot, "Bo=bot:greedy" a bot with a name of its own.
Result<SeatPlan> seat_plan_from(const std::string& text, const Company& company = {});
/// The plan behind a name in a record.
SeatPlan seat_plan_of_record(const std::string& name, const Company& company = {});
/// All seats of a table, with commas between them. Bots of the same name get numbers.
Result<std::vector<SeatPlan>> seats_from(const std::string& text, const EditionCard& card,
                                         const Company& company = {});

/// The name as a screen shows it.
std::string shown_name(const SeatPlan& plan);

/// What is shown of the board before each decision.
enum class BoardStyle { OnRequest, Map, List };

struct PlaySettings {
  std::string edition = {};          // empty: ask
  std::vector<SeatPlan> seats = {};  // empty: ask
  Options options = {};
  Company company = {};                    // who can be seated as a bot
  std::optional<std::uint64_t> seed = {};  // nothing: no game is like another
  std::string load = {}, save = {};
  std::string autosave = {};  // where a game without --save is kept; empty: nowhere
  /// A game of a campaign: it lies on the disk after every step, and nowhere else.
  bool chapter = false;
  std::string go_on = {};  // how a game that was stopped is taken up; empty: by --load
  Language language = Language::English;
  BoardStyle board = BoardStyle::OnRequest;
  bool colour = false;
  bool terminal = false;  // clear the screen between players, do not echo what is read
  int width = 100;
  int height = 0;                      // of the screen; 0: it does not matter
  std::chrono::milliseconds pause{0};  // after each sentence about another player

  Page page() const;
};

}  // namespace wagonaut::tools
