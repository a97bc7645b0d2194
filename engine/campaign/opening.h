#pragma once

#include <array>
#include <vector>

#include "engine/campaign/box.h"

namespace wagonaut {

/// What of a box is in play in one game: a part of a campaign, or its beginning.
struct Setting {
  int game = 1;                         // 1 to 12
  std::vector<std::uint8_t> companies;  // by seat: number of the company
  RegionSet regions;                    // open ones
  ModuleSet modules;                    // in force
  EventSet events;                      // the event deck
  EventSet may_come;                    // events that a choice of this game may add
  TicketSet tickets;                    // the ticket deck
  std::vector<Reading> readings;        // sides of story cards that are read in setup step 7
  bool cards = false;                   // items and postcards are in play
  PostcardSet mail;                     // postcards nobody has drawn
  PostcardSet shown;                    // completed before
  std::array<Colour, kMaxLanes> paint;  // Grey: as printed

  Setting() { paint.fill(Colour::Grey); }
};

/// A campaign that has just begun: the board of the first game, its tickets and events.
Setting fresh_setting(const Box& box, int seats);

/// An edition for this setting. `Affairs::first` holds no more than the event deck; who knows
/// offices, lanterns and sheds adds them.
Edition open_edition(const Box& box, const Setting& setting);

/// A single game on this setting that changes nothing (6.9): without story, offices and postcards,
/// and without the modules that stamp, give or draw things or speak of the caboose.
Edition open_evening(const Box& box, Setting setting);

/// What a viewer may know of the board: nodes on it, lanes between them, tickets of its deck.
struct BoardSight {
  NodeSet nodes;
  LaneSet lanes;
  TicketSet tickets;
};
BoardSight board_sight(const Edition& ed);

}  // namespace wagonaut
