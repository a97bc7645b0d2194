#include "server/room/sight.h"

#include "engine/model/edition.h"
#include "engine/rules/scoring.h"

namespace wagonaut::server {

Sight sight_of(const Edition& ed, View view) {
  Sight out;
  if (view.own) {
    const OpenSeat& me = view.open.at(*view.viewer);
    for (const TicketId ticket : view.own->tickets)
      out.tickets.push_back(outlook_of(ed, me, ticket));
    for (const TicketId ticket : view.own->offer) out.tickets.push_back(outlook_of(ed, me, ticket));
    for (const NodeId node : view.choices.harbours())
      out.harbours.emplace_back(node, harbour_points(ed, me, view.own->tickets, node));
    out.postcards = progress_of(ed, view);
  }
  out.view = std::move(view);
  return out;
}

}  // namespace wagonaut::server
