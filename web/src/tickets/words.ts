import { amount } from '../words/amount';
import { textsIn } from '../i18n/index.svelte';
import type { Language } from '../base/languages';
import { placeName, ticketName } from '../words/names';
import type { Board, Outlook, Ticket } from '../protocol';
import { faceOf, stateOf, type TicketState } from './face';

/** "needs 8 wagons"; with ships in the box they are pieces. */
export function stateWords(state: TicketState, board: Board, language: Language): string {
  const words = textsIn(language).tickets;
  if (state.kind === 'connected') return words.connected;
  if (state.kind === 'impossible') return words.impossible;
  return board.pieces.ships > 0 ? words.needs_pieces(state.pieces) : words.needs_wagons(state.pieces);
}

/** All that a ticket says, as one sentence for labels. */
export function ticketInWords(
  ticket: Ticket,
  board: Board,
  language: Language,
  outlook: Outlook | null = null,
  own: readonly string[] = [],
): string {
  const words = textsIn(language).tickets;
  const face = faceOf(ticket, board, language, outlook, own);
  const parts: string[] = [];
  if (face.kind === 'pair') parts.push(words.to(face.from, face.to), amount(face.points, board, language));
  else if (face.kind === 'targets') {
    parts.push(`${face.from} – ${words.one_of}`);
    for (const target of face.targets) parts.push(words.target(target.name, words.points_long(target.points)));
  } else {
    parts.push(`${words.tour}: ${face.stops.map((stop) => stop.name).join(' – ')}`);
    parts.push(words.in_order_long(face.inOrder), words.any_order(face.anyOrder));
    if (face.progress !== '') parts.push(words.progress(face.progress));
  }
  const state = stateOf(outlook);
  if (state) parts.push(stateWords(state, board, language));
  else parts.push(words.loss_long(face.loss));
  return parts.join(', ');
}

/** Enough to tell one ticket from another: the ends of a tour, the start of a country ticket. */
export function shortName(board: Board, id: string, language: Language): string {
  const ticket = board.tickets.find((one) => one.id === id);
  if (!ticket) return id;
  if ('tour' in ticket) {
    const [first, last] = [ticket.tour[0], ticket.tour.at(-1)];
    return first && last
      ? `${placeName(board, { node: first }, language)} › … › ${placeName(board, { node: last }, language)}`
      : id;
  }
  const [link] = ticket.links;
  return ticket.links.length > 1 && link
    ? `${placeName(board, link.from, language)} – …`
    : ticketName(board, ticket, language);
}
