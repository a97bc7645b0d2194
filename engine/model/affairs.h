#pragma once

#include <array>

#include "engine/base/fixed_vector.h"
#include "engine/model/by_seat.h"
#include "engine/model/cost.h"
#include "engine/model/extras.h"
#include "engine/model/ids.h"

namespace wagonaut {

/// Where tokens of a kind lie.
enum class TokenPlace : std::uint8_t {
  Seat,       // slot: counter of `Extras::held`
  CityStock,  // in cities for everybody, then with a seat: slot as above. One kind at most
  CityOwned,  // one in a city, of a seat. One kind at most
  Lane,       // slot: set of `Extras::on_lane`
  Route,      // the same for all lanes of the group
  Path,       // on `Affairs::path`. One kind at most
  Mark,       // nowhere: only that it was taken or placed in a claim is known ("mark", "paint")
};
struct TokenRule {
  TokenPlace place = TokenPlace::Mark;
  std::uint8_t slot = 0;

  friend constexpr bool operator==(const TokenRule&, const TokenRule&) = default;
};

/// One side of a story card that is read in setup step 7.
struct Reading {
  std::uint8_t card = 0;  // its place in the story
  std::uint8_t side = 0;  // 0: A, 1: B

  friend constexpr bool operator==(const Reading&, const Reading&) = default;
};

/// What cards that do things refer to, and how a game with them begins. Blank in other editions.
struct Affairs {
  std::uint8_t start_money = 0;               // L-19
  BySeat<Colour> company;                     // colour of each seat's company
  EventSet immediate;                         // the other events are continuous
  FixedVector<TokenRule, kMaxTokens> tokens;  // by TokenId
  TokenId paint{kNone};                       // the kind that a painted lane counts as placed
  FixedVector<NodeId, 8> path;                // cities of the path, from its beginning
  FixedVector<NodeSet, 12> regions;           // cities of each, all that are open
  LaneSet frames;                             // not painted before this game
  PostcardSet mail;                           // not drawn by any company before this game
  ItemSet items_away;                         // held by companies without a seat
  BySeat<TicketSet> stamped;                  // tickets that bear the seat's stamp
  BySeat<std::uint8_t> missed;                // games missed in a row up to now
  FixedVector<Reading, 16> readings;          // story cards read in setup, in order
  Extras first;  // with which a game begins: items, postcards, city owners, sheds, event deck

  friend constexpr bool operator==(const Affairs&, const Affairs&) = default;
};

}  // namespace wagonaut
