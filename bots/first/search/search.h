#pragma once

#include "bots/bot.h"
#include "bots/first/search/effort.h"

namespace wagonaut::first {

/// The search as it was when levels were first measured against it, over the planner of its time.
/// It never changes: later ones are measured by it (`search_1`), and a test pins what it plays.
///
/// Tries a few good moves in deals that it cannot tell from the truth, each move in the same deals;
/// all seats then play as the planner does. The planner's own move stands unless another one turns
/// out better. Depends on view, generator and effort alone.
class Search final : public Bot {
 public:
  Move choose(const Edition& ed, const View& view, Quick& rng) override;
  void use(const Workers& workers) override { workers_ = &workers; }

 private:
  Effort effort_;
  const Workers* workers_ = nullptr;
};

}  // namespace wagonaut::first
