#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/record/fairness.h"
#include "server/base/strand.h"
#include "server/room/final_score.h"
#include "server/room/happening.h"
#include "server/room/settings.h"
#include "server/room/time_taken.h"
#include "server/store/store.h"

namespace wagonaut {
struct Game;
}  // namespace wagonaut

namespace wagonaut::server {

class Table;
struct Sight;

/// One seat as everybody sees it.
struct SeenChair {
  Holder holder = Holder::Open;
  std::string name, bot, badge;
  bool autopilot = false, resigned = false;
  bool present = false;  // somebody is connected
  // Before the deal: the hash it is bound to, and whether what is behind it has been told.
  std::string share;
  bool revealed = false;
};

/// The table as everybody sees it, besides what lies on it. There is no way back from here to its
/// secrets.
struct SeenTable {
  std::string id;
  Status status{};
  int version = 0;
  TableSettings settings;
  std::vector<SeenChair> chairs;
  std::optional<int> host;
  std::string commitment;
  bool revealing = false;
  std::vector<FailedStart> failed_starts{};  // the last ones, before the deal
  std::vector<std::string> nonces;           // once dealt: when they can change nothing any more
  std::string next_table;
  int taken_back = 0;
  std::shared_ptr<const Game> game;     // once dealt; for its words
  std::vector<TimeTaken> time_taken{};  // by seat, once the game is over
};
SeenTable seen_table(const Table& table, const std::vector<bool>& present);

/// Time left, as clocks show it.
struct ClockView {
  std::optional<Time> deadline;    // of the seats that are waited for
  std::vector<std::int64_t> left;  // milliseconds per seat, for a clock per game
};

/// All that one viewer may know of the table, and what happened since it looked last.
struct Scene {
  const SeenTable& table;
  std::optional<int> seat{};     // whose eyes
  std::string code{};            // of the table, for who sits there
  const Sight* sight = nullptr;  // once dealt
  std::span<const Happening> happened{};
  bool gap = false;  // more happened than is told: show the view without moving pieces
  const ClockView& clock;
  std::optional<int> undo_asked_by{};  // consent is waited for
  const FinalScore* score = nullptr;   // once the game is over
  int devices = 0;                     // that hold this seat now; none for spectators
  /// Where the first of eyes that see the same puts what it made of the scene, for the others.
  std::shared_ptr<const std::string>* made = nullptr;
};

}  // namespace wagonaut::server
