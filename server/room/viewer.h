#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/sight/view.h"
#include "server/room/final_score.h"
#include "server/room/reply.h"
#include "server/room/table.h"

namespace wagonaut::server {

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

struct ChatLine {
  int seat = 0;
  std::string name, phrase, text;
  std::int64_t at = 0;
};

/// Why everybody is sent away from a table where a promise was broken.
inline constexpr std::string_view kAside = "aside";

/// One pair of eyes at the table: a connection, or a test.
class Viewer {
 public:
  virtual ~Viewer() = default;
  virtual void show(const Scene& scene) = 0;
  virtual void answer(const Reply& reply) = 0;
  virtual void say(const ChatLine& line) = 0;
  /// The room is closed or handed over: come again, unless it is put aside.
  virtual void leave(std::string_view reason) = 0;
};

}  // namespace wagonaut::server
