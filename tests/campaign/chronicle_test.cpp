// The book of a campaign (6.8): its moments and marks are those of its games.
#include "engine/campaign/chronicle.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/campaign/wander.h"
#include "tests/support/small_box.h"

namespace wagonaut::tests {
namespace {

int locos_in(const Edition& ed, const Cards& cards) {
  int n = 0;
  for (int i = 0; i < ed.faces.size(); ++i)
    if (ed.faces[std::size_t(i)].loco) n += cards[Sort(i)];
  return n;
}

/// Notes who chose a lane for a loco and had no other one.
struct LastLocos final : Witness {
  void decision(const Opening& game, const State& s, Seat seat, const Move& move, Quick&) override {
    if (seat == kNobody || move.kind != MoveKind::Choose) return;
    const CardQuestion& q = s.open.extras.question;
    if (s.open.ask.kind != AskKind::EffectChoice || q.row == kNone) return;
    const Act& act = game.edition.effects.acts[q.act];
    const bool for_locos = act.kind == ActKind::ChooseLane && PaidIn(act.c) == PaidIn::Locos;
    if (for_locos && locos_in(game.edition, s.own[seat].hand) == act.n)
      seen.insert({game.company_of_seat[std::size_t(seat)], move.what});
  }
  std::set<std::pair<std::uint8_t, std::uint8_t>> seen;  // company, lane
};

/// Some campaigns with their books, played once for all.
struct Told {
  explicit Told(std::uint64_t seed) : tale(shipped_box().law) {
    play_campaign(tale, {.seed = seed, .companies = 4, .builders = true, .faithful = true}, last);
    book = chronicle(tale.course);
  }
  Tale tale;
  LastLocos last;
  Chronicle book;
};

const Told& told(int n) {
  static const Told first(1), second(2);
  return n == 1 ? first : second;
}

class ChronicleOfTheBox : public testing::Test {
 protected:
  template <class Look>
  static void each(Look look) {
    for (const int n : {1, 2}) look(told(n).tale, told(n).book, told(n).last);
  }
};

}  // namespace

TEST_F(ChronicleOfTheBox, RemembersTheLastLocoThatFreedARoute) {
  int told = 0;
  each([&](const Tale&, const Chronicle& book, const LastLocos& last) {
    for (const ChronicleChapter& chapter : book.chapters)
      for (const Highlight& one : chapter.highlights)
        if (one.kind == HighlightKind::LastLoco) {
          ++told;
          EXPECT_TRUE(last.seen.contains({one.company, one.what}));
        }
  });
  EXPECT_GT(told, 0);
}

// C-10: a shed covers a whole route; it is whose claim built it, though others ride beside.
TEST_F(ChronicleOfTheBox, GivesTokensOfARouteToWhoeverClaimedThere) {
  int marks = 0;
  each([&](const Tale& tale, const Chronicle& book, const LastLocos&) {
    const Edition& ed = tale.box.law(4);
    for (const MapMark& mark : book.marks) {
      if (mark.is != MapMark::Is::OnLane) continue;
      ++marks;
      ASSERT_NE(mark.company, kNone);
      const LaneSet& own = book.chapters[mark.game - 1u].lanes[mark.company];
      bool there = own.contains(LaneId(mark.what));
      for (const LaneId mate : ed.lane(LaneId(mark.what)).mates) there |= own.contains(mate);
      EXPECT_TRUE(there) << tale.box.lanes[mark.what];
    }
  });
  EXPECT_GT(marks, 0);
}

TEST_F(ChronicleOfTheBox, KnowsWhatTheStoryAskedInGames) {
  each([&](const Tale& tale, const Chronicle& book, const LastLocos&) {
    std::size_t answers = 0;
    for (const ChronicleChapter& chapter : book.chapters) answers += chapter.story.size();
    std::size_t asked = 0;
    for (const Flag& flag : tale.box.flags) asked += flag.answer != kNone;
    EXPECT_EQ(answers, asked);
  });
  EXPECT_EQ(orders_of_choices(shipped_box().law), branches_of(shipped_box().law));
}

}  // namespace wagonaut::tests
