#pragma once

#include <optional>
#include <span>
#include <vector>

#include "server/base/strand.h"
#include "server/room/final_score.h"
#include "server/room/happening.h"

namespace wagonaut {
struct View;
}  // namespace wagonaut

namespace wagonaut::server {

class Table;

/// Time left, as clocks show it.
struct ClockView {
  std::optional<Time> deadline;    // of the seats that are waited for
  std::vector<std::int64_t> left;  // milliseconds per seat, for a clock per game
};

/// All that one viewer may know of the table, and what happened since it looked last.
struct Scene {
  const Table& table;
  std::optional<int> seat;     // whose eyes
  const View* view = nullptr;  // once dealt
  std::span<const Happening> happened;
  bool gap = false;  // more happened than is told: show the view without moving pieces
  const std::vector<bool>& present;  // per seat: somebody is connected
  const ClockView& clock;
  std::optional<int> undo_asked_by;   // consent is waited for
  const FinalScore* score = nullptr;  // once the game is over
  int devices = 0;                    // that hold this seat now; none for spectators
};

}  // namespace wagonaut::server
