import type { Focus } from '../board/look';
import type { Board, Place, Ticket, View } from '../protocol';

type Looked = { ticket: string } | { node: string } | null;

/** What the map shows of a ticket or a city that is looked at; `ways` also of how to finish it. */
export function focusOf(looked: Looked, board: Board, view: View, you: number | null, ways: boolean): Focus | null {
  if (looked === null) return null;
  if ('node' in looked) return { cities: [looked.node], own: [], open: [] };
  const ticket = board.tickets.find((one) => one.id === looked.ticket);
  if (!ticket) return null;
  const outlook = view.own?.outlook.find((one) => one.ticket === looked.ticket);
  const mine = new Set(you === null ? [] : view.seats[you]?.lanes);
  const lanes = outlook?.lanes ?? [];
  return {
    cities: citiesOf(ticket, board),
    own: lanes.filter((lane) => mine.has(lane)),
    open: ways ? lanes.filter((lane) => !mine.has(lane)) : [],
  };
}

export function citiesOf(ticket: Ticket, board: Board): string[] {
  if ('tour' in ticket) return ticket.tour;
  return [...new Set(ticket.links.flatMap((link) => [...nodesOf(link.from, board), ...nodesOf(link.to, board)]))];
}

function nodesOf(place: Place, board: Board): string[] {
  return 'node' in place ? [place.node] : (board.countries[place.country]?.nodes ?? []);
}
