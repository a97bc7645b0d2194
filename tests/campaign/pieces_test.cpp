// What of the box is open to whom (engine-design 7.3).
#include "engine/campaign/pieces.h"

#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "tests/campaign/tale.h"

namespace wagonaut::tests {
namespace {

bool has(const std::vector<Piece>& pieces, PieceKind kind, int what) {
  return std::find(pieces.begin(), pieces.end(), Piece{kind, std::uint8_t(what)}) != pieces.end();
}

}  // namespace

TEST(CampaignPieces, AtTheStartOnlyWhatLiesOnTheTable) {
  Tale tale(tiny_box());
  tale.found(2);
  const std::vector<Piece> pieces = opened(tale.box, tale.c(), nullptr, 0);
  EXPECT_TRUE(has(pieces, PieceKind::Company, 4));
  EXPECT_TRUE(has(pieces, PieceKind::Ticket, 14));
  EXPECT_FALSE(has(pieces, PieceKind::Ticket, 15));
  EXPECT_TRUE(has(pieces, PieceKind::Event, 0));
  EXPECT_FALSE(has(pieces, PieceKind::Event, 3));
  for (const Piece& piece : pieces) EXPECT_TRUE(piece.kind <= PieceKind::Event) << int(piece.kind);
}

// The story of setup is read after the first tickets were kept: not when the chapter begins.
TEST(CampaignPieces, TheStoryOpensWhenItIsRead) {
  Tale tale(tiny_box());
  tale.found(2);
  tale.begin();
  const Opening game = tale.opening();
  QuickChance luck{Quick(5)};
  State s = start(game.edition, luck, nullptr, game.first);
  EXPECT_FALSE(has(opened(tale.box, tale.c(), &s, 0), PieceKind::StoryA, 0));
  while (s.open.turn == 0) {
    const Seat seat = *s.open.ask.waiting.begin();
    Menu menu;
    list_moves(game.edition, s, seat, menu);
    apply(game.edition, s, seat, menu.at(game.edition, s.open, 0), luck);
  }
  const std::vector<Piece> pieces = opened(tale.box, tale.c(), &s, 0);
  EXPECT_TRUE(has(pieces, PieceKind::StoryA, 0));
  EXPECT_TRUE(has(pieces, PieceKind::StoryB, 0));
  EXPECT_TRUE(has(pieces, PieceKind::StoryA, 1));
  EXPECT_FALSE(has(pieces, PieceKind::StoryB, 1));
  EXPECT_FALSE(has(pieces, PieceKind::Module, 0));
}

TEST(CampaignPieces, SecretSidesAreTheHoldersUntilTheyAreShown) {
  Tale tale(tiny_box());
  tale.found(3);
  Campaign c = tale.c();
  c.companies[1].postcards.insert(PostcardId{3});
  c.companies[1].postcards.insert(PostcardId{4});
  c.companies[1].shown.insert(PostcardId{4});
  for (const int company : {0, 1, int(kNone)}) {
    const auto pieces = opened(tale.box, c, nullptr, std::uint8_t(company));
    EXPECT_TRUE(has(pieces, PieceKind::PostcardOpen, 3));
    EXPECT_EQ(has(pieces, PieceKind::PostcardSecret, 3), company == 1);
    EXPECT_TRUE(has(pieces, PieceKind::PostcardSecret, 4));
  }
}

// The values for absence are told by the count and not before (L-91).
TEST(CampaignPieces, TheCountOpensAtTheEnd) {
  Tale tale(tiny_box());
  tale.found(2);
  for (int game = 1; game <= 3; ++game) {
    EXPECT_FALSE(has(opened(tale.box, tale.c(), nullptr, 0), PieceKind::Count, 1));
    tale.begin();
    tale.play(std::uint64_t(game));
    tale.close();
  }
  EXPECT_TRUE(has(opened(tale.box, tale.c(), nullptr, 0), PieceKind::Count, 1));
}

// Seen is seen: what was opened in a branch that was left is listed all the same.
TEST(CampaignPieces, LeftBranchesStayKnown) {
  Tale tale(tiny_box());
  tale.found(2);
  tale.begin();
  tale.play(1);
  tale.close();
  const std::size_t before = opened_by(tale.course, 0).size();
  tale.add("rewind " + std::to_string(tale.course.targets().front()));
  EXPECT_LT(opened(tale.box, tale.c(), nullptr, 0).size(), before);
  EXPECT_EQ(opened_by(tale.course, 0).size(), before);
}

// An evening has the board of the campaign, and nothing of its cards (6.9).
TEST(CampaignEvening, HasTheMapAndNothingThatLasts) {
  Tale tale(tiny_box());
  tale.found(2);
  tale.begin();
  tale.play(1);
  tale.close();
  Campaign c = tale.c();
  c.owner[1] = 1;
  c.owner[2] = 2;
  c.paint[2] = 3;
  c.companies[0].office.insert(ItemId{0});
  const Result<Opening> evening = open_evening(tale.box, c, {0, 4});
  ASSERT_TRUE(evening) << evening.error();
  const Affairs& affairs = evening->edition.affairs;
  EXPECT_EQ(affairs.first.city[1].owner, 1);
  EXPECT_EQ(affairs.first.city[2].owner, kOwnerAway);  // blue is not there
  EXPECT_TRUE(affairs.first.items[0].empty());
  EXPECT_TRUE(affairs.readings.empty());
  EXPECT_FALSE(evening->first);
  EXPECT_EQ(evening->company_of_seat[1], kNone);
  EXPECT_EQ(evening->edition.pieces.trains, 10);
  EXPECT_FALSE(open_evening(tale.box, c, {0}));
  EXPECT_FALSE(open_evening(tale.box, c, {0, 77}));
}

}  // namespace wagonaut::tests
