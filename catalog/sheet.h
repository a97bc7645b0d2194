#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "catalog/game.h"
#include "engine/base/result.h"

namespace wagonaut {

// What the makers of a game write down: maps and editions as plain values, with texts in every
// language, things named by their ids and numbers as they were written. The data files are read
// into sheets, and whatever else makes a game fills in the same; from there on nobody knows where
// they came from.

/// A map: geography, no law.
struct MapSheet {
  struct Country {
    std::string id;
    Text name;
    std::optional<int> crossings;  // as many as the map must have
  };
  struct Node {
    std::string id;
    Text name;
    NodeKind kind = NodeKind::City;
    std::string country = {};  // of a crossing
    bool port = false;
    int x = 0, y = 0;
    // Of the map of a box.
    std::string region = {};
    bool large = false;  // L-60
  };
  /// A lane as the map draws it: without prices and points.
  struct Lane {
    std::string id, a, b;
    std::string group = {};  // empty: it lies alone
    int length = 1;
    Colour colour = Colour::Grey;
    Kind kind = Kind::Rail;
    bool tunnel = false;
    int ferry = 0;          // loco symbols
    int doubled = 0;        // spaces of rough ground
    int any_card_rate = 0;  // N-36
    // Of the map of a box.
    bool frame = false;  // takes the colour it is first paid with (C-3)
    int stub = 0;        // spaces that are seen while one end is not on the board (L-51)
  };

  std::string id;
  Text name;
  std::vector<Country> countries;
  std::vector<Node> nodes;
  std::vector<Lane> lanes;
  // Of the map of a box.
  std::string home;                 // the region that is on the board from the start
  std::vector<std::string> passes;  // routes, named a-b (C-10)
};

/// An edition: law, no geography. One table's choices are made, its number of seats is open.
struct EditionSheet {
  struct Pieces {
    int trains = 0, ships = 0, fleet = 0, fixed_trains = 0, harbours = 0;
  };
  struct Sort {
    std::string code;
    Text name;
    bool wild = false;  // a loco; or...
    bool news = false;  // ...a newspaper (L-3): then the next four mean nothing
    Colour colour = Colour::Grey;
    int pips = 1;
    bool anchor = false;
    Mark mark = Mark::Plain;
    int count = 1;
    std::map<int, int> count_with = {};  // by the number of seats; empty: always `count`

    int count_at(int seats) const {
      const auto found = count_with.find(seats);
      return found == count_with.end() ? count : found->second;
    }
  };
  struct Deck {
    std::string id;
    Text name;
    Kind kind = Kind::Rail;
    int hand = 0, slots = 0;
    std::vector<Sort> cards;
  };
  struct Market {
    LocoLimit loco_limit = LocoLimit::Strict;
    int flush = 0;
    bool flush_mixes = false;
  };
  /// Where locos may stand in (N-12, S-12).
  struct LocosOn {
    bool plain = false, ferries = false, tunnels = false;
  };
  /// What replaces a loco on a ferry (N-33).
  struct Swap {
    int rate = 0;
    bool symbols_only = false;
  };
  struct Ending {
    int threshold = 0, turns_each = 1;
  };
  struct Award {
    AwardKind kind{};
    int points = 0;                   // the bonus
    std::array<int, 4> by_tickets{};  // Harbours
    int unbuilt = 0;                  // Harbours
    std::array<int, 12> by_idle{};    // IdlePieces
  };
  struct Offer {
    int offer = 0, keep = 0;
  };
  struct Pair {
    std::string a, b;
    int value = 0;
  };
  struct Abroad {
    struct Way {
      std::string to;
      int value = 0;
    };
    std::string from;  // a city or a country
    std::vector<Way> options;
  };
  struct Tour {
    std::vector<std::string> stops;
    int in_order = 0, any_order = 0, penalty = 0;
  };
  struct Ticket {
    std::string id;
    std::variant<Pair, Abroad, Tour> asks;
  };
  /// How many tickets of each kind the list must hold.
  struct Count {
    int pair = 0, country = 0, tour = 0;
  };
  struct Tickets {
    Offer first, later;
    int short_keep =
        0;  // not 0: the first offer shrinks with the pile, and so many are kept (L-23)
    Rejected rejected = Rejected::UnderThePile;
    std::optional<Count> count;
    std::vector<Ticket> list;
  };

  EditionCard card;
  Options options;  // the choices that are not the standard; the rest of the sheet is as they say
  std::vector<Deck> decks;
  Pieces pieces;
  Market market;
  LocosOn locos_on;
  std::optional<Swap> ferry;
  std::map<int, int> points;  // by length; none at all: lanes are worth nothing
  int most_parallel = 2;
  std::vector<int> one_lane_with;  // numbers of seats
  TourRule tour_rule = TourRule::Trail;
  Ending ending;
  int draw_reserve = 0;  // L-33
  int start_money = 0;   // L-19
  bool floor = false;    // no total below 0 (L-80)
  std::vector<Award> awards;
  std::vector<Tie> ties;
  Tickets tickets;
};

/// The game on these sheets for so many seats. The failure names the field of the sheet and the
/// reason, as docs/data.md names fields.
Result<Game> build_game(const MapSheet& map, const EditionSheet& edition, int seats);

}  // namespace wagonaut
