// The final score, down to the lanes and tickets it came from.
#include "server/protocol/writing.h"

namespace wagonaut::server {
namespace {

void write_ticket_scores(JsonWriter& w, const Labels& labels, const SeatScore& seat) {
  w.key("tickets_detail").open('[');
  for (const TicketScore& ticket : seat.tickets) {
    w.open().field("ticket", labels.tickets[std::size_t(ticket.ticket)]);
    w.field("complete", ticket.complete).field("points", ticket.points).key("lanes");
    write_set(w, labels.lanes, ticket.lanes);
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

}  // namespace

void write_standing(JsonWriter& w, const SeatStanding& parts) {
  w.field("place", parts.place).field("total", parts.total);
  w.field("lanes", parts.lanes).field("tickets", parts.tickets);
  w.field("completed", parts.completed).field("trail", parts.trail);
  w.field("trail_bonus", parts.trail_bonus).field("tickets_bonus", parts.tickets_bonus);
  w.field("harbours", parts.harbours).field("unbuilt", parts.unbuilt);
}

void write_score(JsonWriter& w, const Game& game, const FinalScore& score) {
  w.open('[');
  for (std::size_t i = 0; i < score.size(); ++i) {
    w.open().field("seat", int(i));
    write_standing(w, score[i].parts);
    write_ticket_scores(w, game.labels, score[i]);
    w.key("trail_lanes");
    write_set(w, game.labels.lanes, score[i].trail);
    if (game.edition.pieces.harbours > 0) write_harbour_scores(w, game.labels, score[i]);
    write_deeds(w, score[i].deeds);
    w.close();
  }
  w.close(']');
}

}  // namespace wagonaut::server
