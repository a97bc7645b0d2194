#pragma once

namespace wagonaut {

/// What the planner goes by, found by playing against the yardsticks. Points and turns are counted
/// in tenths.
struct Weights {
  int race = 125;    // percent: what a turn brings, of what it brings who only races
  int card = 8;      // turns to a card that is lacking: half a turn, and some cards do not fit
  int held = 6;      // turns that a card of the hand is worth still: it could pay elsewhere
  int risk = 5;      // points to each lane that somebody may take first
  int toll = 4;      // turns that a tunnel takes beyond its length
  int sure = 80;     // percent of planned tickets that come true
  int trail = 20;    // points to a lane that touches the own network
  int planned = 60;  // points by which a planned lane goes before another one
  int slack = 0;     // turns beyond those that the hand fills with claims, to begin with them
  int least = 4;     // points of a lane that counts as a claim then
  int last_turns =
      3;  // with no more turns than these, whatever can be paid is claimed; one less if many race
  int reserve = 1;       // cards for the toll, before a tunnel is entered
  int open = 5;          // tenths of a card that one which lies face up is lacking less
  int near = 10;         // ... and a lane that touches the own network
  int nearly_done = 20;  // turns that a plan may still take when tickets are drawn
  int ticket_turns = 8;  // own turns that must be left to draw tickets
  int margin = 40;       // points that new tickets must promise beyond their turn
  int steal = 6;         // lanes as long as this may take cards that the plan lacks
};

}  // namespace wagonaut
