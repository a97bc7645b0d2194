import type { Language } from '../base/languages';
import { nodeName } from '../words/names';
import type { Board, View } from '../protocol';
import { citiesOf } from '../tickets/places';

/** A port where a harbour could be built, and what of it speaks for that. */
export interface Site {
  node: string;
  /** What it would score if the game ended now; told by the server. */
  now: number;
  /** What it would score if the tickets that can still be completed were. */
  hoped: number;
  /** Tickets of one's own that name it and are complete, or can still be. */
  tickets: string[];
}

/** Where a harbour can be built, the most useful place first. What it is worth stands in the law of the board (W-72). */
export function harbourSites(board: Board, view: View, language: Language): Site[] {
  const worth = board.awards.find((award) => award.kind === 'harbours')?.by_tickets ?? [];
  const sites = Object.keys(view.choices?.harbours ?? {}).map((node): Site => {
    const tickets = ticketsNaming(board, view, node);
    const hoped = worth[Math.min(tickets.length, worth.length - 1)] ?? 0;
    return { node, now: view.own?.harbour_values?.[node] ?? 0, hoped, tickets };
  });
  const name = (site: Site) => nodeName(board, site.node, language);
  return sites.sort(
    (a, b) =>
      b.hoped - a.hoped ||
      b.now - a.now ||
      b.tickets.length - a.tickets.length ||
      name(a).localeCompare(name(b), language),
  );
}

/** Not those that no way leads to any more. */
function ticketsNaming(board: Board, view: View, node: string): string[] {
  const own = view.own?.outlook.filter((one) => view.own?.tickets.includes(one.ticket)) ?? [];
  return own
    .filter((one) => one.complete || one.missing !== null)
    .map((one) => one.ticket)
    .filter((id) => {
      const ticket = board.tickets.find((one) => one.id === id);
      return ticket !== undefined && citiesOf(ticket, board).includes(node);
    });
}
