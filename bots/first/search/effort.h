#pragma once

namespace wagonaut::first {

/// How much is searched, and how sure one must be to leave the planner's move.
struct Effort {
  int playouts = 200;  // games played to their end for one decision
  int moves = 10;      // that are tried at most
  int rounds = 4;      // after each the weaker half of the moves is left out
  int doubt = 15;      // tenths of standard errors by which a move must be better
  int win = 40;        // points that a win counts beyond its margin
  int keep = 2;        // times as many playouts where tickets are chosen: seldom, and weighty
  int early = 1;       // tenths of standard errors: the search ends when all others are behind by
                       // more; 0: never
};

}  // namespace wagonaut::first
