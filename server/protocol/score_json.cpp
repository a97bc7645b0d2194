// The final score, down to the lanes and tickets it came from.
#include "catalog/game.h"
#include "engine/rules/scoring.h"
#include "server/protocol/writing.h"

namespace wagonaut::server {
namespace {

void write_ticket_scores(JsonWriter& w, const Labels& labels, const SeatScore& seat) {
  w.key("tickets_detail").open('[');
  for (const TicketScore& ticket : seat.tickets) {
    w.open().field("ticket", labels.tickets[std::size_t(ticket.ticket)]);
    w.field("complete", ticket.complete).field("points", ticket.points).key("lanes");
    write_set(w, labels.lanes, ticket.lanes);
    if (ticket.link) w.field("link", *ticket.link);
    if (ticket.in_order) w.field("in_order", *ticket.in_order);
    w.close();
  }
  w.close(']');
}

void write_harbour_scores(JsonWriter& w, const Labels& labels, const SeatScore& seat) {
  w.key("harbours_detail").open('[');
  for (const HarbourScore& harbour : seat.harbours) {
    w.open().field("node", labels.nodes[std::size_t(harbour.node)]);
    w.field("points", harbour.points).key("tickets");
    write_set(w, labels.tickets, harbour.tickets);
    w.close();
  }
  w.close(']');
}

void write_deeds(JsonWriter& w, const Deeds& deeds) {
  w.key("deeds").open().field("turns", deeds.turns).field("blind", deeds.blind);
  w.field("face_up", deeds.face_up).field("locos", deeds.locos);
  w.field("claims", deeds.claims).close();
}

void write_tie_step(JsonWriter& w, const Standings& result, const TieStory::Step& step) {
  w.open().field("by", kTieForms[step.by].word).key("values").open('[');
  for (const Seat seat : step.among)
    w.open().field("seat", index(seat)).field("value", tie_value(result.at(seat), step.by)).close();
  w.close(']').close();
}

void write_tie(JsonWriter& w, const Edition& ed, const FinalScore& score) {
  Standings result;
  for (std::size_t i = 0; i < score.size(); ++i) result.seat[i] = score[i].standing;
  const TieStory tie = tie_for_first(ed, result);
  if (tie.level.count() < 2) {
    w.null();
    return;
  }
  w.open().key("seats").open('[');
  for (const Seat seat : tie.level) w.number(index(seat));
  w.close(']').key("decided").open('[');
  for (const TieStory::Step& step : tie.steps) write_tie_step(w, result, step);
  w.close(']').close();
}

void write_seat_score(JsonWriter& w, const Game& game, int seat, const SeatScore& score) {
  w.open().field("seat", seat);
  write_standing(w, score.standing);
  write_ticket_scores(w, game.labels, score);
  w.key("trail_lanes");
  write_set(w, game.labels.lanes, score.trail);
  if (game.edition.pieces.harbours > 0) write_harbour_scores(w, game.labels, score);
  write_deeds(w, score.deeds);
  w.close();
}

}  // namespace

void write_standing(JsonWriter& w, const SeatStanding& seat) {
  w.field("place", seat.place).field("total", seat.total);
  w.key("parts").open('[');
  for (const Part& part : seat.parts) {
    w.open().field("kind", kAwardForms[part.kind].word).field("points", part.points);
    w.field("value", part.value).close();
  }
  w.close(']');
}

void write_score(JsonWriter& w, const Game& game, const FinalScore& score) {
  w.key("standings").open('[');
  for (std::size_t i = 0; i < score.size(); ++i) write_seat_score(w, game, int(i), score[i]);
  w.close(']').key("tie");
  write_tie(w, game.edition, score);
}

void write_time_taken(JsonWriter& w, const std::vector<TimeTaken>& seats) {
  w.key("time_taken");
  if (seats.empty()) {
    w.null();
    return;
  }
  w.open('[');
  for (const TimeTaken& seat : seats) {
    w.open().field("answers", seat.answers).field("total", seat.total);
    w.field("longest", seat.longest).close();
  }
  w.close(']');
}

void write_no_score(JsonWriter& w) {
  w.key("standings").null().key("tie").null();
}

}  // namespace wagonaut::server
