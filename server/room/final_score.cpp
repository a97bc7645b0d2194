#include "server/room/final_score.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "engine/play.h"
#include "engine/record/record.h"
#include "engine/rules/outlook.h"
#include "engine/rules/scoring.h"
#include "engine/rules/trail.h"

namespace wagonaut::server {
namespace {

/// Counts what each seat does.
class DeedCounter final : public Log {
 public:
  explicit DeedCounter(const Edition& ed) : ed_(ed) {}

  void note(const Fact& fact) override {
    if (fact.seat == kNobody) return;
    Deeds& deeds = seats_[std::size_t(fact.seat)];
    deeds.turns += fact.kind == FactKind::TurnBegan ? 1 : 0;
    deeds.blind += fact.kind == FactKind::BlindTaken ? 1 : 0;
    deeds.claims += fact.kind == FactKind::LaneClaimed ? 1 : 0;
    if (fact.kind == FactKind::PiecesExchanged) {
      deeds.exchanged += fact.n;
      deeds.exchange_points += fact.m;
    }
    if (fact.kind != FactKind::SlotTaken) return;
    ++deeds.face_up;
    deeds.locos += ed_.face(fact.card).loco ? 1 : 0;
  }
  const Deeds& of(Seat seat) const { return seats_[std::size_t(seat)]; }

 private:
  const Edition& ed_;
  std::array<Deeds, kMaxSeats> seats_{};
};

/// What the points of a complete ticket came from.
void explain(const Edition& ed, const OpenSeat& seat, const Outlook& outlook, TicketScore& out) {
  out.lanes.assign(outlook.lanes.begin(), outlook.lanes.end());
  if (ed.ticket(out.ticket).tour.empty())
    out.link = scored_link(ed, seat, out.ticket);
  else
    out.in_order = toured_in_order(ed, seat, out.ticket);
}

std::vector<TicketScore> ticket_scores(const Edition& ed, const OpenSeat& seat,
                                       const TicketSet& tickets) {
  std::vector<TicketScore> out;
  for (const TicketId ticket : tickets) {
    const Outlook outlook = outlook_of(ed, seat, ticket);
    TicketScore score{ticket, outlook.complete, outlook.points, {}, {}, {}};
    if (outlook.complete) explain(ed, seat, outlook, score);
    out.push_back(std::move(score));
  }
  std::stable_sort(out.begin(), out.end(), [](const TicketScore& a, const TicketScore& b) {
    return std::tie(a.complete, a.points) < std::tie(b.complete, b.points);
  });
  return out;
}

/// The running score is what lanes brought and what exchanges cost: two parts of one number.
void part_exchanges(const Deeds& deeds, SeatStanding& seat) {
  for (Part& part : seat.parts)
    if (part.kind == AwardKind::Lanes)
      part.points = std::int16_t(part.points - deeds.exchange_points);
  seat.parts.push_back(
      {AwardKind::Exchanges, std::int16_t(deeds.exchange_points), std::int16_t(deeds.exchanged)});
}

std::vector<HarbourScore> harbour_scores(const Edition& ed, const OpenSeat& seat,
                                         const TicketSet& tickets) {
  std::vector<HarbourScore> out;
  for (const NodeId node : seat.harbours) {
    HarbourScore score{node, harbour_points(ed, seat, tickets, node), {}};
    for (const TicketId ticket : harbour_tickets(ed, seat, tickets, node))
      score.tickets.push_back(ticket);
    out.push_back(std::move(score));
  }
  return out;
}

}  // namespace

FinalScore final_score(const Edition& ed, const Record& record) {
  DeedCounter deeds(ed);
  const Result<State> end = replay(ed, standing_record(record), -1, &deeds);
  CHECK(end && over(*end));
  const Standings result = standings(ed, *end);
  FinalScore out(ed.seats);
  for (int i = 0; i < ed.seats; ++i) {
    const OpenSeat& seat = end->open.seat[i];
    const TicketSet& tickets = end->own[i].tickets;
    SeatScore& score = out[std::size_t(i)];
    score.standing = result.at(Seat(i));
    score.tickets = ticket_scores(ed, seat, tickets);
    if (score.standing.value(AwardKind::LongestTrail) > 0) {
      const Walk trail = walk_longest_trail(ed, seat.lanes);
      score.trail.assign(trail.begin(), trail.end());
    }
    score.harbours = harbour_scores(ed, seat, tickets);
    score.deeds = deeds.of(Seat(i));
    if (ed.pieces.fleet > 0) part_exchanges(score.deeds, score.standing);
  }
  return out;
}

}  // namespace wagonaut::server
