import type { Board, Place, Ticket } from '../protocol';

/** Every city that a ticket names, and the crossings of its countries. */
export function citiesOf(ticket: Ticket, board: Board): string[] {
  if ('tour' in ticket) return ticket.tour;
  return [...new Set(ticket.links.flatMap((link) => [...nodesOf(link.from, board), ...nodesOf(link.to, board)]))];
}

export function nodesOf(place: Place, board: Board): string[] {
  return 'node' in place ? [place.node] : (board.countries[place.country]?.nodes ?? []);
}
