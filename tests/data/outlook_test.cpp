// How tickets stand on the real boards.
#include "engine/rules/outlook.h"
#include "engine/rules/network.h"
#include "engine/rules/scoring.h"
#include "tests/data/data.h"

namespace wagonaut::tests::data {
namespace {

using Names = std::vector<std::string>;

/// A board on which lanes are given away by name.
struct Board {
  Game game;
  State state{};

  Board(const std::string& edition, int seats) : game(data::game(edition, seats)) {
    clear_board(game.edition, state.open);
  }
  void give(int seat, const Names& lanes) {
    for (const std::string& lane : lanes)
      give_lane(game.edition, state.open, Seat(seat), lane_id(game, lane));
  }
  Outlook outlook(const std::string& ticket) const {
    return outlook_of(game.edition, state.open.seat[0], ticket_id(game, ticket));
  }
  Names way(const std::string& ticket) const {
    Names out;
    for (const LaneId lane : outlook(ticket).lanes)
      out.push_back(game.labels.lanes[std::size_t(lane)]);
    return out;
  }
};

}  // namespace

TEST(Outlook, TheWayGoesFromOneEndToTheOther) {
  Board board("usa", 2);
  EXPECT_EQ(board.way("denver-el_paso"), (Names{"denver-santa_fe", "santa_fe-el_paso"}));
  EXPECT_EQ(board.outlook("denver-el_paso").missing, 4);
  EXPECT_EQ(board.outlook("denver-el_paso").points, -4);
  board.give(0, {"santa_fe-el_paso"});
  EXPECT_EQ(board.outlook("denver-el_paso").missing, 2);
  EXPECT_EQ(board.way("denver-el_paso"), (Names{"denver-santa_fe", "santa_fe-el_paso"}));
  board.give(0, {"denver-santa_fe"});
  EXPECT_EQ(board.outlook("denver-el_paso").missing, 0);
  EXPECT_TRUE(board.outlook("denver-el_paso").complete);
  EXPECT_EQ(board.outlook("denver-el_paso").points, 4);
}

// What others have taken is walked around; with two seats their double lanes are closed (G-27).
TEST(Outlook, ClosedLanesAreWalkedAround) {
  for (const int seats : {2, 4}) {
    Board board("usa", seats);
    EXPECT_EQ(board.way("seattle-los_angeles").size(), 3u);
    const int before = *board.outlook("seattle-los_angeles").missing;
    board.give(1, {"portland-san_francisco-1"});
    EXPECT_EQ(*board.outlook("seattle-los_angeles").missing > before, seats == 2);
  }
}

TEST(Outlook, ATicketCanGoOutOfReach) {
  Board board("usa", 2);
  board.give(1, {"atlanta-miami", "charleston-miami", "miami-new_orleans"});
  const Outlook lost = board.outlook("los_angeles-miami");
  EXPECT_FALSE(lost.missing || lost.complete);
  EXPECT_TRUE(lost.lanes.empty());
  EXPECT_EQ(lost.points, -20);
}

// N-36: the long lane counts its nine pieces, whatever cards it takes; the way round it is longer.
TEST(Outlook, TheLongLaneCountsItsPieces) {
  Board board("nordic", 2);
  const LaneId lane = lane_id(board.game, "murmansk-lieksa");
  EXPECT_EQ(board.game.edition.lane(lane).length(), 9);
  const int before = *board.outlook("murmansk-narvik").missing;
  board.give(0, {"murmansk-lieksa"});
  EXPECT_LE(*board.outlook("murmansk-narvik").missing, before);
}

// S-22: the nearest country, and once it is joined the best of those that are.
TEST(Outlook, ACountryTicketLeadsToTheNearestCountry) {
  Board board("switzerland", 2);
  EXPECT_EQ(board.outlook("c04").missing, 3);  // Zürich, Winterthur, Schaffhausen, Germany
  EXPECT_EQ(board.way("c04").back(), "schaffhausen-germany_2");
  EXPECT_EQ(board.outlook("c04").points, -3);
  board.give(0, {"winterthur-zurich-1", "schaffhausen-winterthur-1", "schaffhausen-germany_2"});
  EXPECT_TRUE(board.outlook("c04").complete);
  EXPECT_EQ(board.outlook("c04").points, 3);
  board.give(0, {"st_gallen-zurich", "st_gallen-austria_1"});
  EXPECT_EQ(board.outlook("c04").points, 7);
  EXPECT_EQ(board.way("c04"), (Names{"st_gallen-zurich", "st_gallen-austria_1"}));
}

TEST(Outlook, FromCountryToCountry) {
  Board board("switzerland", 2);
  board.give(0, {"davos-austria_3"});
  EXPECT_EQ(board.outlook("c07").missing, 3);  // Austria – Italy over Davos
  EXPECT_EQ(board.way("c07"), (Names{"davos-austria_3", "davos-italy_1"}));
}

// W-61, W-63: a tour that is joined out of order is complete for less.
TEST(Outlook, AToursWayGoesFromStopToStop) {
  Board board("world", 3);
  EXPECT_EQ(board.way("tour5"), (Names{"mexico-caracas-1", "caracas-lima-1", "lima-valparaiso-1"}));
  EXPECT_EQ(board.outlook("tour5").missing, 7);
  EXPECT_EQ(board.outlook("tour5").points, -21);
  board.give(0, {"caracas-lima-2"});
  EXPECT_EQ(board.outlook("tour5").missing, 5);
  board.give(0, {"mexico-caracas-1", "lima-valparaiso-2"});
  EXPECT_EQ(board.way("tour5"), (Names{"mexico-caracas-1", "caracas-lima-2", "lima-valparaiso-2"}));
  EXPECT_EQ(board.outlook("tour5").points, 15);

  // Manila, Honolulu, Port Moresby, Darwin: the walk through them is broken at Honolulu.
  board.give(0, {"manila-jakarta", "jakarta-darwin", "darwin-port_moresby"});
  EXPECT_EQ(board.outlook("tour3").missing, 3);
  board.give(0, {"port_moresby-honolulu"});
  EXPECT_TRUE(board.outlook("tour3").complete);
  EXPECT_EQ(board.outlook("tour3").points, 9);
  EXPECT_EQ(board.way("tour3").size(), 4u);
}

// Trains and ships are added up.
TEST(Outlook, AWayOverLandAndSea) {
  const Board board("world", 3);
  EXPECT_EQ(board.way("w08").front(), "hamburg-athina");
  EXPECT_EQ(board.way("w08")[1], "athina-al_qahira");
  EXPECT_EQ(board.outlook("w08").missing, 6);  // Hamburg to Dar es Salaam
}

// W-72: by the complete tickets that name the city.
TEST(Outlook, HarboursAreWorthTheirTickets) {
  Board board("world", 3);
  const OpenSeat& me = board.state.open.seat[0];
  TicketSet& held = board.state.own[0].tickets;
  const NodeId tokyo = node_id(board.game, "tokyo");
  held.insert(ticket_id(board.game, "w03"));  // Bangkok – Tokyo
  EXPECT_EQ(harbour_points(board.game.edition, me, held, tokyo), 0);
  board.give(0, {"bangkok-hong_kong-1", "hong_kong-tokyo"});
  EXPECT_EQ(harbour_points(board.game.edition, me, held, tokyo), 20);
  EXPECT_EQ(harbour_tickets(board.game.edition, me, held, tokyo).count(), 1);
  EXPECT_EQ(harbour_points(data::game("usa").edition, {}, {}, NodeId{0}), 0);
}

}  // namespace wagonaut::tests::data
