// What a seat is told of its tickets follows from what it sees, and holds when it acts on it.

#include "engine/rules/outlook.h"
#include "engine/sight/sight.h"
#include "tests/laws/tables.h"

namespace wagonaut::tests {
namespace {

class OutlookLaw : public Law {
 protected:
  static int games() { return games_per_law() / 20 + 1; }
};
WAGONAUT_LAWS(OutlookLaw);

// Who claims a lane of the way has that many pieces less to go: nothing on it was needless, and no
// shorter way was overlooked. A tour's way is an estimate.
TEST_P(OutlookLaw, ALaneOnTheWayBringsTheTicketNearer) {
  const Edition& ed = edition();
  QuickChance luck{Quick(8)};
  int nearer = 0;
  play_random_games(ed, games(), [&](const State& s, Seat seat, const Move& move, Quick&) {
    if (seat == kNobody || move.kind != MoveKind::ClaimLane || ed.lane(move.lane()).tunnel) return;
    State after = s;
    apply(ed, after, seat, move, luck);
    for (const TicketId ticket : s.own[seat].tickets) {
      if (!ed.ticket(ticket).tour.empty()) continue;
      const Outlook before = outlook_of(ed, s.open.at(seat), ticket);
      const Outlook now = outlook_of(ed, after.open.at(seat), ticket);
      const bool on_way =
          std::find(before.lanes.begin(), before.lanes.end(), move.lane()) != before.lanes.end();
      if (!before.missing) {
        ASSERT_FALSE(now.missing);
      } else if (on_way) {
        ASSERT_EQ(now.missing, *before.missing - ed.lane(move.lane()).length());
        ++nearer;
      } else {
        ASSERT_LE(now.missing.value_or(999), *before.missing);
      }
    }
  });
  EXPECT_GE(nearer, 5);
}

}  // namespace
}  // namespace wagonaut::tests
