#include "catalog/game.h"
#include "engine/record/record.h"
#include "engine/rules/draw.h"
#include "engine/rules/network.h"
#include "engine/sight/sight.h"
#include "server/protocol/writing.h"
#include "server/room/sight.h"

namespace wagonaut::server {
namespace {

/// A number for each deck: {"train": 4, "ship": 3}.
void write_by_deck(JsonWriter& w, const Labels& labels,
                   const std::array<std::uint8_t, kMaxDecks>& counts) {
  w.open();
  for (std::size_t i = 0; i < labels.decks.size(); ++i) w.field(labels.decks[i], counts[i]);
  w.close();
}

void write_market(JsonWriter& w, const Game& game, const Market& market) {
  w.open('[');
  for (int i = 0; i < game.edition.slots(); ++i) {
    const Sort card = market[std::size_t(i)];
    if (card == kNoCard)
      w.null();
    else
      w.text(game.labels.sorts[std::size_t(card)]);
  }
  w.close(']');
}

/// Slots with a card that ends a draw now.
void write_last_slots(JsonWriter& w, const Edition& ed, const View& view) {
  w.open('[');
  for (int i = 0; i < ed.slots(); ++i) {
    const Sort card = view.open.market[std::size_t(i)];
    if (card != kNoCard && ends_draw(ed, view.open.picks, card)) w.number(i);
  }
  w.close(']');
}

void write_ticket_pile(JsonWriter& w, const Labels& labels, const View& view) {
  w.open().field("unseen", view.unseen_tickets);
  w.key("under").open('[');
  for (const UnderTicket& under : view.under_tickets) {
    w.open().key("by");
    if (under.by == kNobody)
      w.null();
    else
      w.number(index(under.by));
    if (under.ticket) w.field("ticket", labels.tickets[std::size_t(*under.ticket)]);
    w.close();
  }
  w.close(']').close();
}

void write_tunnel(JsonWriter& w, const Labels& labels, const View& view) {
  if (view.open.ask.kind != AskKind::TunnelResponse) {
    w.null();
    return;
  }
  const Tunnel& tunnel = view.open.tunnel;
  w.open().field("lane", labels.lanes[std::size_t(tunnel.lane)]);
  w.field("matches", tunnel.matches);
  w.field("set_aside", cards_text(labels, tunnel.set_aside));
  w.field("revealed", cards_text(labels, tunnel.revealed)).close();
}

/// Lanes that nobody owns and that are closed: to the viewer, or to a spectator's mind to
/// everybody.
void write_closed(JsonWriter& w, const Game& game, const View& view) {
  LaneSet closed = closed_lanes(game.edition, view.open);
  if (view.viewer) {
    closed = all_lanes(game.edition) - view.open.at(*view.viewer).claimable;
    for (int i = 0; i < game.edition.seats; ++i) closed -= view.open.seat[i].lanes;
  }
  write_set(w, game.labels.lanes, closed);
}

void write_pieces_of(JsonWriter& w, const Game& game, const OpenSeat& seat) {
  const Pieces& pieces = game.edition.pieces;
  w.field("trains", seat.trains);
  if (pieces.ships > 0) w.field("ships", seat.ships);
  if (pieces.fleet > 0) w.field("box_trains", seat.box_trains).field("box_ships", seat.box_ships);
  if (pieces.harbours == 0) return;
  w.field("harbours_left", seat.harbours_left).key("harbours");
  write_set(w, game.labels.nodes, seat.harbours);
}

void write_seat(JsonWriter& w, const Game& game, const View& view, Seat who) {
  const Labels& labels = game.labels;
  const OpenSeat& seat = view.open.at(who);
  const Backs& backs = view.backs[who];
  w.open().key("cards");
  write_by_deck(w, labels, backs.cards);
  w.key("shown");
  write_cards(w, labels, seat.shown);
  w.field("tickets", backs.tickets).field("offered", backs.offered);
  w.field("rejected", backs.rejected);
  w.field("decided", view.open.decided(who)).field("score", seat.score).key("lanes");
  write_set(w, labels.lanes, seat.lanes);
  write_pieces_of(w, game, seat);
  if (view.open.ask.kind == AskKind::GameOver) {
    w.key("laid_open");
    write_set(w, labels.tickets, backs.laid_open);
  }
  write_seat_affairs(w, game, view.open, who);
  w.close();
}

/// What the seat has laid face down: what it would keep, or its trains.
void write_answer(JsonWriter& w, const Labels& labels, const View& view) {
  const Own& own = *view.own;
  if (!view.open.decided(*view.viewer)) {
    w.null();
  } else if (view.open.ask.kind == AskKind::ChooseFleet) {
    w.open().field("fleet", own.answer).close();
  } else {
    w.open().key("keep").open('[');
    for (int i = 0; i < own.offer.size(); ++i)
      if (own.answer >> i & 1) w.text(labels.tickets[std::size_t(own.offer[std::size_t(i)])]);
    w.close(']').close();
  }
}

void write_outlook(JsonWriter& w, const Labels& labels, const Outlook& outlook) {
  w.open().field("ticket", labels.tickets[std::size_t(outlook.ticket)]);
  w.field("complete", outlook.complete).field("points", outlook.points).key("missing");
  if (outlook.missing)
    w.number(*outlook.missing);
  else
    w.null();
  w.key("lanes");
  write_set(w, labels.lanes, outlook.lanes);
  w.close();
}

void write_progress(JsonWriter& w, const ProgressList& postcards) {
  w.key("progress").open('[');
  for (const Progress& one : postcards) {
    w.open().field("postcard", index(one.postcard)).field("have", one.have);
    w.field(one.at_most ? "most" : "need", one.need).close();
  }
  w.close(']');
}

/// What follows for the seat from what it sees: how its tickets and its postcards stand, what
/// harbours would bring.
void write_prospects(JsonWriter& w, const Labels& labels, const Sight& sight) {
  w.key("outlook").open('[');
  for (const Outlook& outlook : sight.tickets) write_outlook(w, labels, outlook);
  w.close(']');
  if (!sight.postcards.empty()) write_progress(w, sight.postcards);
  if (sight.harbours.empty()) return;
  w.key("harbour_values").open();
  for (const auto& [node, points] : sight.harbours)
    w.field(labels.nodes[std::size_t(node)], points);
  w.close();
}

}  // namespace

void write_own(JsonWriter& w, const Game& game, const Sight& sight) {
  const View& view = sight.view;
  if (!view.own) {
    w.null();
    return;
  }
  const Labels& labels = game.labels;
  w.open().key("hand");
  write_cards(w, labels, view.own->hand);
  w.key("tickets");
  write_set(w, labels.tickets, view.own->tickets);
  w.key("rejected");
  write_set(w, labels.tickets, view.own->rejected);
  w.key("offer");
  write_set(w, labels.tickets, view.own->offer);
  w.key("answer");
  write_answer(w, labels, view);
  write_prospects(w, labels, sight);
  w.close();
}

void write_view(JsonWriter& w, const Game& game, const Sight& sight) {
  const View& view = sight.view;
  w.open().field("turn", view.open.turn).field("start", index(view.open.start));
  w.field("active", index(view.open.active)).field("picks", view.open.picks).key("ask");
  write_ask(w, game, view);
  w.key("last_round");
  if (view.open.triggered)
    w.open().field("turns_left", view.open.turns_left).close();
  else
    w.null();
  w.field("passes", view.open.passes).key("market");
  write_market(w, game, view.open.market);
  w.key("last_slots");
  write_last_slots(w, game.edition, view);
  w.key("draw");
  write_by_deck(w, game.labels, view.open.draw_count);
  w.key("discard");
  write_cards(w, game.labels, view.open.discard_pile);
  w.key("ticket_pile");
  write_ticket_pile(w, game.labels, view);
  w.key("tunnel");
  write_tunnel(w, game.labels, view);
  w.key("closed");
  write_closed(w, game, view);
  w.key("seats").open('[');
  for (int i = 0; i < game.edition.seats; ++i) write_seat(w, game, view, Seat(i));
  w.close(']');
  write_affairs(w, game, view);
  w.key("own");
  write_own(w, game, sight);
  w.key("choices");
  write_choices(w, game, view);
  w.close();
}

}  // namespace wagonaut::server
