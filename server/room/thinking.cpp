#include "server/room/thinking.h"

#include <algorithm>

#include "server/room/table.h"

namespace wagonaut::server {

// A last thought that stayed when the game is over would keep its room in memory for ever.
void Thinking::tidy(const Table& table) {
  std::erase_if(thoughts_, [&](const Thought& thought) {
    return !table.waits_for(thought.seat) || table.asked_at(thought.seat) != thought.asked_at ||
           !by_bot(table.chair(thought.seat));
  });
}

bool Thinking::begin(int seat, int asked_at) {
  for (const Thought& thought : thoughts_)
    if (thought.seat == seat) return false;
  thoughts_.push_back({seat, asked_at, std::nullopt});
  return true;
}

bool Thinking::waits_for(int seat, int asked_at) const {
  return std::any_of(thoughts_.begin(), thoughts_.end(), [&](const Thought& thought) {
    return thought.seat == seat && thought.asked_at == asked_at;
  });
}

void Thinking::know(int seat, int asked_at, const Move& move) {
  for (Thought& thought : thoughts_)
    if (thought.seat == seat && thought.asked_at == asked_at) thought.move = move;
}

const Thought* Thinking::known() const {
  const auto found = std::find_if(thoughts_.begin(), thoughts_.end(),
                                  [](const Thought& thought) { return bool(thought.move); });
  return found == thoughts_.end() ? nullptr : &*found;
}

const Thought* Thinking::ripe(Instant now) const {
  return now < next_step_ ? nullptr : known();
}

std::optional<Instant> Thinking::ripens() const {
  return known() == nullptr ? std::nullopt : std::optional(next_step_);
}

}  // namespace wagonaut::server
