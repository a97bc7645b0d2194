#pragma once

#include "bots/settings.h"
#include "engine/model/edition.h"

namespace wagonaut {

/// What the planner goes by, found by playing against the yardsticks (`wagonaut tune`). Points and
/// turns are counted in tenths.
struct Weights {
  int race = 125;        // percent: what a turn brings, of what it brings who only races
  int card = 8;          // turns to a card that is lacking: half a turn, and some cards do not fit
  int draw = 7;          // the same where only time counts: can it be done before the end?
  int held = 6;          // turns that a card of the hand is worth still: it could pay elsewhere
  int risk = 5;          // points to each lane that somebody may take first
  int toll = 4;          // turns that a tunnel takes beyond its length
  int sure = 85;         // percent of planned tickets that come true
  int trail = 20;        // points to a lane that touches the own network
  int longer = 5;        // points to each space that such a lane adds to the longest trail, if that
                         // one brings a bonus
  int planned = 60;      // points by which a planned lane goes before another one
  int contested = 0;     // points to a planned lane without a twin, for each who may take it first
  int slack = 0;         // turns beyond those that the hand fills with claims, to begin with them
  int least = 4;         // points of a lane that counts as a claim then
  int last_turns = 3;    // with no more turns than these, whatever can be paid is claimed; one less
                         // if many race
  int hurry = 7;         // turns that it may still take, to each one by which it is ahead of all
                         // rivals, when it claims whatever can be paid, lest they complete most
                         // tickets
  int most = 30;         // percent of the bonus for most tickets that each ticket counts for
  int reserve = 1;       // cards for the toll, before a tunnel is entered
  int decay = 80;        // percent that a card brings, for each other one that is lacking beside it
  int blind = 100;       // percent that a blind card counts, of what it brings on average
  int urgent = 8;        // points by which a planned lane is collected for before another one
  int nearly_done = 20;  // turns that a plan may still take when tickets are drawn
  int ticket_turns = 8;  // own turns that must be left to draw tickets
  int margin = 40;       // points that new tickets must promise beyond their turn
  int harbour = 30;      // percent of what a harbour brings that its cards are drawn for
  int steal = 7;         // lanes as long as this may take cards that the plan lacks
  int trust = 100;       // percent of the turns that are left, on average, that it counts on
  int finish = 0;        // with no more turns than these, a ticket that the hand pays goes first
  int fade = 0;          // over so many last turns the cards of the hand lose their worth

  friend bool operator==(const Weights&, const Weights&) = default;
};

/// Every weight, as `planner:race=130/card=7` names them.
std::span<const Named<Weights>> named_weights();

/// The weights that suit a board: tickets may bring more there than their points.
Weights weights_for(const Edition& ed);

}  // namespace wagonaut
