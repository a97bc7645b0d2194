import type { Language } from '../base/languages';
import type { Board, Place, Ticket } from '../protocol';

// Names of the things of a board, in one language. Nothing is ever inflected: cities stand alone.

export function nodeName(board: Board, id: string, language: Language): string {
  return board.nodes.find((n) => n.id === id)?.name[language] ?? id;
}

export function countryName(board: Board, country: number, language: Language): string {
  return board.countries[country]?.name[language] ?? '';
}

/** "Oslo – Bergen" */
export function laneName(board: Board, id: string, language: Language): string {
  const lane = board.lanes.find((l) => l.id === id);
  if (!lane) return id;
  return `${nodeName(board, lane.a, language)} – ${nodeName(board, lane.b, language)}`;
}

export function placeName(board: Board, place: Place, language: Language): string {
  return 'node' in place ? nodeName(board, place.node, language) : countryName(board, place.country, language);
}

/** "Oslo – Bergen", "Bern – Germany / Austria", "Lagos – Luanda – Djibouti" */
export function ticketName(board: Board, ticket: Ticket, language: Language): string {
  if ('tour' in ticket) return ticket.tour.map((id) => nodeName(board, id, language)).join(' – ');
  const from = ticket.links[0] ? placeName(board, ticket.links[0].from, language) : ticket.id;
  return `${from} – ${ticket.links.map((l) => placeName(board, l.to, language)).join(' / ')}`;
}

export function ticketNameById(board: Board, id: string, language: Language): string {
  const ticket = board.tickets.find((one) => one.id === id);
  return ticket ? ticketName(board, ticket, language) : id;
}
