#pragma once

#include <optional>
#include <vector>

#include "engine/model/move.h"
#include "server/base/strand.h"

namespace wagonaut::server {

class Table;

/// What a bot was asked, and what it wished once it knew.
struct Thought {
  int seat = 0, asked_at = 0;
  std::optional<Move> move;  // none while it thinks
};

/// What the bots of one table think about, and when the next of them may play.
class Thinking {
 public:
  /// Forgets what the table does not ask a bot any more.
  void tidy(const Table& table);
  /// The seat's bot begins to think; false if it does so already.
  bool begin(int seat, int asked_at);
  /// The seat's bot knows; nobody may want to hear it any more.
  void know(int seat, int asked_at, const Move& move);
  bool waits_for(int seat, int asked_at) const;

  /// A wish that may be played now; nothing while bots are too fast or think.
  const Thought* ripe(Instant now) const;
  /// When the next wish may be played; nothing if all are still thinking.
  std::optional<Instant> ripens() const;
  void rest_until(Instant when) { next_step_ = when; }

  bool empty() const { return thoughts_.empty(); }

 private:
  const Thought* known() const;

  std::vector<Thought> thoughts_;
  Instant next_step_{};
};

}  // namespace wagonaut::server
