#pragma once

#include "bots/bot.h"
#include "bots/planner/weights.h"

namespace wagonaut {

/// How much is searched, and how sure one must be to leave the planner's move.
struct Effort {
  int playouts = 200;  // games played to their end for one decision
  int moves = 10;      // that are tried at most
  int rounds = 4;      // after each the weaker half of the moves is left out
  int doubt = 15;      // tenths of standard errors by which a move must be better
  int win = 40;        // points that a win counts beyond its margin
};

/// Each of these, as `search:playouts=800` names them.
std::span<const Named<Effort>> named_efforts();

/// A search for tests and slow machines: a glance.
inline constexpr Effort kGlance{6, 3, 1, 0, 40};

/// Tries a few good moves in deals that it cannot tell from the truth, each move in the same deals;
/// all seats then play as the planner does. The planner's own move stands unless another one turns
/// out better. Depends on view, generator and effort alone.
class Search final : public Bot {
 public:
  explicit Search(const Effort& effort = {}, const Weights& weights = {})
      : effort_(effort), weights_(weights) {}
  Move choose(const Edition& ed, const View& view, Quick& rng) override;

 private:
  Effort effort_;
  Weights weights_;
};

}  // namespace wagonaut
