// The numbers of each edition: cards, pieces, policies, scoring (specification, README section 10).
#include "tests/data/data.h"

namespace wagonaut::tests::data {

namespace {

int trains(const Edition& ed) {
  return ed.pieces.trains;
}

int cards_with_code(const Game& game, std::string_view code) {
  for (std::size_t i = 0; i < game.labels.sorts.size(); ++i)
    if (game.labels.sorts[i] == code) return game.edition.cards[Sort(i)];
  return 0;
}

std::vector<Tie> ties(const Edition& ed) {
  return {ed.ties.begin(), ed.ties.end()};
}

std::vector<std::pair<AwardKind, int>> awards(const Edition& ed) {
  std::vector<std::pair<AwardKind, int>> out;
  for (const Award& award : ed.awards) out.emplace_back(award.kind, award.points);
  return out;
}

}  // namespace

TEST(DataEditions, AreTheFive) {
  std::vector<std::string> ids;
  for (const EditionCard& card : catalog().editions()) ids.push_back(card.id);
  EXPECT_EQ(ids, (std::vector<std::string>{"legacy", "nordic", "switzerland", "usa", "world"}));
}

TEST(DataEditions, SeatTheirNumbersOfPlayers) {
  for (const char* id : {"legacy", "usa", "world"}) {
    EXPECT_EQ(catalog().find(id)->min_seats, 2);
    EXPECT_EQ(catalog().find(id)->max_seats, 5);
  }
  for (const char* id : {"nordic", "switzerland"}) {
    EXPECT_EQ(catalog().find(id)->min_seats, 2);
    EXPECT_EQ(catalog().find(id)->max_seats, 3);
  }
}

// U-2, N-2, S-1.
TEST(DataEditions, OneDeckIs110Cards12OfEachColourAnd14Locos) {
  for (const char* id : {"usa", "nordic", "switzerland"}) {
    const Game one = game(id);
    ASSERT_EQ(one.edition.decks.size(), 1);
    EXPECT_EQ(cards_in(one.edition, Deck{0}), 110);
    for (const char* code : {"R", "B", "G", "Y", "K", "W", "O", "P"})
      EXPECT_EQ(cards_with_code(one, code), 12) << id << code;
    EXPECT_EQ(cards_with_code(one, "*"), 14);
    EXPECT_TRUE(one.edition.face(one.edition.loco).loco);
    EXPECT_EQ(one.edition.decks[0].hand, 4);
    EXPECT_EQ(one.edition.slots(), 5);
  }
}

// W-2, W-3, W-7, W-8.
TEST(DataEditions, WorldHas80TrainCardsAnd60ShipCards) {
  const Game world = game("world");
  const Edition& ed = world.edition;
  ASSERT_EQ(ed.decks.size(), 2);
  EXPECT_EQ(cards_in(ed, Deck{0}), 80);
  EXPECT_EQ(cards_in(ed, Deck{1}), 60);
  for (const std::string colour : {"R", "G", "Y", "K", "W", "P"}) {
    EXPECT_EQ(cards_with_code(world, colour + "t"), 7);
    EXPECT_EQ(cards_with_code(world, colour + "h"), 4);
    EXPECT_EQ(cards_with_code(world, colour + "1"), 4);
    EXPECT_EQ(cards_with_code(world, colour + "2"), 6);
  }
  EXPECT_EQ(cards_with_code(world, "*"), 14);
  EXPECT_EQ(ed.deck_of(ed.loco), Deck{0});
  EXPECT_EQ(ed.deck(Deck{0}).kind, Kind::Rail);
  EXPECT_EQ(ed.deck(Deck{1}).kind, Kind::Sea);
  EXPECT_EQ(ed.deck(Deck{0}).hand, 3);
  EXPECT_EQ(ed.deck(Deck{1}).hand, 7);
  EXPECT_EQ(ed.deck(Deck{0}).slots, 3);
  EXPECT_EQ(ed.deck(Deck{1}).slots, 3);
}

// W-2, W-3, W-40: singles have the anchor, doubles cover two spaces, four trains a colour have one.
TEST(DataEditions, WorldCardsCarryAnchorsAndPips) {
  const Game world = game("world");
  for (std::size_t i = 0; i < world.labels.sorts.size(); ++i) {
    const Face& face = world.edition.face(Sort(i));
    const char last = world.labels.sorts[i].back();
    EXPECT_EQ(face.anchor, last == 'h' || last == '1') << world.labels.sorts[i];
    EXPECT_EQ(face.pips, last == '2' ? 2 : 1) << world.labels.sorts[i];
    EXPECT_EQ(face.deck, last == '1' || last == '2' ? Deck{1} : Deck{0}) << world.labels.sorts[i];
  }
}

TEST(DataEditions, GiveEachSeatItsPieces) {
  EXPECT_EQ(trains(game("usa").edition), 45);
  EXPECT_EQ(trains(game("nordic").edition), 40);
  EXPECT_EQ(trains(game("switzerland").edition), 45);
  const Pieces expected{.trains = 25, .ships = 50, .fleet = 60, .fixed_trains = 0, .harbours = 3};
  EXPECT_EQ(game("world").edition.pieces, expected);
}

// G-22, G-15, N-9.
TEST(DataEditions, LimitLocosAndFlush) {
  for (const char* id : {"usa", "world"}) {
    EXPECT_EQ(game(id).edition.loco_limit, LocoLimit::Strict);
    EXPECT_EQ(game(id).edition.flush_at, 3);
  }
  EXPECT_EQ(game("nordic").edition.loco_limit, LocoLimit::Free);
  EXPECT_EQ(game("nordic").edition.flush_at, 0);
  EXPECT_EQ(game("switzerland").edition.loco_limit, LocoLimit::Free);
  EXPECT_EQ(game("switzerland").edition.flush_at, 3);
}

// G-27.
TEST(DataEditions, CloseDoubleLanesWithFewSeats) {
  for (const char* id : {"usa", "world"})
    for (int seats = 2; seats <= 5; ++seats)
      EXPECT_EQ(game(id, seats).edition.one_lane_per_group, seats <= 3) << id << seats;
  for (const char* id : {"nordic", "switzerland"})
    for (int seats = 2; seats <= 3; ++seats)
      EXPECT_EQ(game(id, seats).edition.one_lane_per_group, seats == 2) << id << seats;
}

TEST(DataEditions, OfferTickets) {
  const auto offers = [](std::string_view id, Offer first, Offer later, Rejected rejected) {
    const Edition ed = game(id).edition;
    EXPECT_EQ(ed.first_offer, first) << id;
    EXPECT_EQ(ed.later_offer, later) << id;
    EXPECT_EQ(ed.rejected, rejected) << id;
  };
  offers("usa", {3, 2}, {3, 1}, Rejected::UnderThePile);
  offers("nordic", {5, 2}, {3, 1}, Rejected::OutOfTheGame);
  offers("switzerland", {5, 2}, {3, 1}, Rejected::OutOfTheGame);
  offers("world", {5, 3}, {4, 1}, Rejected::UnderThePile);
}

// G-44.
TEST(DataEditions, EndByTheirThresholds) {
  for (const char* id : {"usa", "nordic", "switzerland"}) {
    EXPECT_EQ(game(id).edition.end_threshold, 2);
    EXPECT_EQ(game(id).edition.turns_each, 1);
  }
  EXPECT_EQ(game("world").edition.end_threshold, 6);
  EXPECT_EQ(game("world").edition.turns_each, 2);
}

TEST(DataEditions, AwardWhatTheirRulebooksAward) {
  using Awards = std::vector<std::pair<AwardKind, int>>;
  const Awards trail = {{AwardKind::Tickets, 0}, {AwardKind::LongestTrail, 10}};
  EXPECT_EQ(awards(game("usa").edition), trail);
  EXPECT_EQ(awards(game("switzerland").edition), trail);
  EXPECT_EQ(awards(game("nordic").edition),
            (Awards{{AwardKind::Tickets, 0}, {AwardKind::MostTickets, 10}}));
  EXPECT_EQ(awards(game("world").edition),
            (Awards{{AwardKind::Tickets, 0}, {AwardKind::Harbours, 0}}));
}

// W-71, W-72.
TEST(DataEditions, WorldHarboursEarn20To40AndCost4Unbuilt) {
  const Edition ed = game("world").edition;
  EXPECT_EQ(ed.awards[1].by_tickets, (std::array<std::int8_t, 4>{0, 20, 30, 40}));
  EXPECT_EQ(ed.awards[1].unbuilt, -4);
}

// U-25, N-48, S-30, W-76.
TEST(DataEditions, BreakTies) {
  EXPECT_EQ(ties(game("usa").edition), (std::vector{Tie::Tickets, Tie::TrailBonus}));
  EXPECT_EQ(ties(game("switzerland").edition), (std::vector{Tie::Tickets, Tie::TrailBonus}));
  EXPECT_EQ(ties(game("nordic").edition), (std::vector{Tie::Tickets, Tie::LongestTrail}));
  EXPECT_EQ(ties(game("world").edition), (std::vector{Tie::Tickets, Tie::Harbours}));
}

TEST(DataEditions, TellRecordsTheirIds) {
  const Game world = game("world", 4);
  EXPECT_EQ(world.card.id, "world");
  EXPECT_EQ(world.card.rules, 2);
  EXPECT_EQ(world.edition.rules, 2);
  EXPECT_EQ(world.edition.seats, 4);
  EXPECT_EQ(world.labels.decks, (std::vector<std::string>{"train", "ship"}));
  EXPECT_EQ(world.decks[1][Language::Polish], "Statki");
  EXPECT_EQ(world.card.name[Language::Polish], "Świat");
  EXPECT_EQ(world.sorts[std::size_t(world.edition.loco)].name[Language::Polish], "joker");
}

}  // namespace wagonaut::tests::data
