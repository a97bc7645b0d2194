import type { Language } from '../base/languages';
import type { Board, Ticket, View } from '../protocol';
import { ticketName } from '../words/names';

/** A ticket that lies open for everybody. */
export interface Order {
  ticket: string;
  name: string;
  /** As printed on it. */
  points: number;
  cities: string[];
  /** Whoever has fulfilled it. */
  by: number | null;
}

export function ordersOn(board: Board, view: View | null, language: Language): Order[] {
  return (view?.orders ?? []).map(({ ticket, by }) => {
    const found = board.tickets.find(({ id }) => id === ticket);
    if (!found) return { ticket, name: ticket, points: 0, cities: [], by };
    return { ticket, name: ticketName(board, found, language), points: pointsOf(found), cities: citiesOf(found), by };
  });
}

function pointsOf(ticket: Ticket): number {
  return 'tour' in ticket ? ticket.in_order : Math.max(...ticket.links.map(({ points }) => points));
}

function citiesOf(ticket: Ticket): string[] {
  if ('tour' in ticket) return ticket.tour;
  const places = ticket.links.flatMap(({ from, to }) => [from, to]);
  return [...new Set(places.flatMap((place) => ('node' in place ? [place.node] : [])))];
}
