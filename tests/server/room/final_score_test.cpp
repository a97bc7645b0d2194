// The final score adds up: each part of it is the sum of what is shown for it.
#include "server/room/final_score.h"

#include <numeric>

#include "engine/record/recorder.h"
#include "engine/rules/network.h"
#include "engine/rules/scoring.h"
#include "tests/laws/tables.h"
#include "tests/support/scenario.h"

namespace wagonaut::tests {
namespace {

using namespace wagonaut::server;

class FinalScoreLaw : public Law {
 protected:
  /// A random game; now and then somebody takes a few steps back.
  Recorder played(Quick& rng, Chance& luck, FactList* facts = nullptr) {
    GameHeader header;
    header.players.resize(std::size_t(edition().seats));
    Recorder recorder(edition(), header, luck, facts);
    int standing = 0;
    while (!over(recorder.state())) {
      const Seat seat = any_waiting(recorder.state(), rng);
      if (facts == nullptr && standing > 3 && rng.below(20) == 0) {
        const int back = 1 + rng.below(3);
        recorder.take_back(seat, back);
        standing -= back;
        continue;
      }
      recorder.play(seat, any_move(edition(), recorder.state(), seat, rng), facts);
      ++standing;
    }
    return recorder;
  }
};
WAGONAUT_LAWS(FinalScoreLaw);

int length_of(const Edition& ed, const std::vector<LaneId>& lanes) {
  return std::accumulate(lanes.begin(), lanes.end(), 0,
                         [&](int sum, LaneId lane) { return sum + ed.lane(lane).length(); });
}

/// The tickets with these lanes alone, as scoring sees them.
OpenSeat seat_with_lanes(const Edition& ed, const std::vector<LaneId>& lanes) {
  State s;
  clear_board(ed, s.open);
  for (const LaneId lane : lanes) give_lane(ed, s.open, Seat{0}, lane);
  return s.open.seat[0];
}

void expect_tickets(const Edition& ed, const OpenSeat& seat, const TicketSet& tickets,
                    const SeatScore& score) {
  int points = 0, completed = 0;
  const TicketScore* before = nullptr;
  ASSERT_EQ(int(score.tickets.size()), tickets.count());
  for (const TicketScore& ticket : score.tickets) {
    EXPECT_TRUE(tickets.contains(ticket.ticket));
    points += ticket.points;
    completed += ticket.complete ? 1 : 0;
    EXPECT_EQ(ticket.lanes.empty(), !ticket.complete);
    for (const LaneId lane : ticket.lanes) EXPECT_TRUE(seat.lanes.contains(lane));
    EXPECT_EQ(ticket_complete(ed, seat_with_lanes(ed, ticket.lanes), ticket.ticket),
              ticket.complete);
    if (before != nullptr) {
      EXPECT_LE(before->complete, ticket.complete);
      EXPECT_TRUE(before->complete != ticket.complete || before->points <= ticket.points);
    }
    before = &ticket;
  }
  EXPECT_EQ(points, score.standing.points(AwardKind::Tickets));
  EXPECT_EQ(completed, score.standing.value(AwardKind::Tickets));
}

/// The parts are those of the position, with exchanges told apart from lanes (W-58).
void expect_parts(const Edition& ed, const SeatStanding& position, const SeatScore& score) {
  int total = 0;
  for (const Part& part : score.standing.parts) {
    total += part.points;
    if (part.kind == AwardKind::Lanes || part.kind == AwardKind::Exchanges) continue;
    EXPECT_EQ(part.points, position.points(part.kind));
    EXPECT_EQ(part.value, position.value(part.kind));
  }
  EXPECT_EQ(ed.floor_total ? std::max(0, total) : total, position.total);  // L-80
  EXPECT_EQ(score.standing.total, position.total);
  EXPECT_EQ(score.standing.place, position.place);
  const int lost = score.standing.points(AwardKind::Exchanges);
  EXPECT_EQ(score.standing.points(AwardKind::Lanes) + lost, position.points(AwardKind::Lanes));
  EXPECT_EQ(score.standing.value(AwardKind::Exchanges), -lost);
  EXPECT_EQ(score.standing.find(AwardKind::Exchanges) != nullptr, ed.pieces.fleet > 0);
}

TEST_P(FinalScoreLaw, AddsUp) {
  const Edition& ed = edition();
  Quick rng(31);
  QuickChance luck{Quick(32)};
  for (int i = 0; i < 5; ++i) {
    const Recorder recorder = played(rng, luck);
    const FinalScore score = final_score(ed, recorder.record());
    ASSERT_EQ(int(score.size()), ed.seats);
    int turns = 0;
    for (int k = 0; k < ed.seats; ++k) {
      const SeatScore& one = score[std::size_t(k)];
      const OpenSeat& seat = recorder.state().open.at(Seat(k));
      expect_parts(ed, standings(ed, recorder.state()).at(Seat(k)), one);
      expect_tickets(ed, seat, recorder.state().own[k].tickets, one);
      EXPECT_EQ(length_of(ed, one.trail), one.standing.value(AwardKind::LongestTrail));
      int harbours = 0;
      for (const HarbourScore& harbour : one.harbours) {
        EXPECT_TRUE(seat.harbours.contains(harbour.node));
        EXPECT_EQ(harbour.tickets.empty(), harbour.points == 0);
        harbours += harbour.points;
      }
      EXPECT_EQ(harbours, one.standing.points(AwardKind::Harbours));
      EXPECT_EQ(int(one.harbours.size()), seat.harbours.count());
      EXPECT_EQ(one.deeds.claims, seat.lanes.count());  // steps taken back do not count
      EXPECT_LE(one.deeds.locos, one.deeds.face_up);
      turns += one.deeds.turns;
    }
    EXPECT_EQ(turns, recorder.state().open.turn);
  }
}

TEST_P(FinalScoreLaw, DeedsAreWhatEverybodySaw) {
  const Edition& ed = edition();
  Quick rng(33);
  QuickChance luck{Quick(34)};
  FactList log;
  const Recorder recorder = played(rng, luck, &log);
  std::vector<Deeds> seen(std::size_t(ed.seats), Deeds{});
  std::vector<int> lanes(std::size_t(ed.seats), ed.affairs.start_money);  // L-19
  for (const Fact& fact : log.facts) {
    if (fact.kind == FactKind::Dollars) lanes[std::size_t(fact.seat)] += fact.n;
    if (fact.kind == FactKind::TurnBegan) ++seen[std::size_t(fact.seat)].turns;
    if (fact.kind == FactKind::BlindTaken) ++seen[std::size_t(fact.seat)].blind;
    if (fact.kind == FactKind::LaneClaimed) {
      ++seen[std::size_t(fact.seat)].claims;
      lanes[std::size_t(fact.seat)] += fact.n;
    }
    if (fact.kind == FactKind::PiecesExchanged) {
      seen[std::size_t(fact.seat)].exchanged += fact.n;
      seen[std::size_t(fact.seat)].exchange_points += fact.m;
    }
    if (fact.kind == FactKind::SlotTaken) ++seen[std::size_t(fact.seat)].face_up;
    if (fact.kind == FactKind::SlotTaken && fact.card == ed.loco)
      ++seen[std::size_t(fact.seat)].locos;
  }
  const FinalScore score = final_score(ed, recorder.record());
  for (std::size_t i = 0; i < seen.size(); ++i) {
    EXPECT_EQ(score[i].deeds, seen[i]) << "seat " << i;
    EXPECT_EQ(score[i].standing.points(AwardKind::Lanes), lanes[i]) << "seat " << i;
  }
  EXPECT_GT(score[0].deeds.blind + score[0].deeds.face_up, 0);
}

}  // namespace
}  // namespace wagonaut::tests
