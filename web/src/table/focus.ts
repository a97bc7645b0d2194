import type { Focus, Wanted } from '../board/look';
import type { TableModel } from '../model/table.svelte';
import type { Board, Ticket, View } from '../protocol';
import { seatColour } from '../theme/palette';
import { citiesOf, nodesOf } from '../tickets/places';

type Looked = TableModel['focus'];

/** What the map shows of a ticket or a city that is looked at; `ways` also of how to finish it. */
export function focusOf(looked: Looked, board: Board, view: View, you: number | null, ways: boolean): Focus | null {
  if (looked === null) return null;
  if ('node' in looked) return { cities: [looked.node], own: [], open: [] };
  if ('slot' in looked) return null;
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

/** Cities that a ticket is about by name. The many borders of a country only where it is about nothing else. */
function goalsOf(ticket: Ticket, board: Board): string[] {
  if ('tour' in ticket) return ticket.tour;
  const places = ticket.links.flatMap((link) => [link.from, link.to]);
  const named = places.flatMap((place) => ('node' in place ? [place.node] : []));
  return [...new Set(named.length > 0 ? named : places.slice(0, 1).flatMap((place) => nodesOf(place, board)))];
}

/** The cities of my tickets, with how many of them name each; tickets on offer are looked at like my own. */
export function wantedCities(board: Board, view: View, you: number | null): Map<string, Wanted> {
  const found = new Map<string, Wanted>();
  if (you === null || !view.own) return found;
  const colour = seatColour(board, you);
  const complete = new Set(view.own.outlook.filter((one) => one.complete).map((one) => one.ticket));
  const mine = new Set([...view.own.tickets, ...view.own.offer]);
  for (const ticket of board.tickets.filter(({ id }) => mine.has(id))) {
    for (const city of goalsOf(ticket, board)) {
      const { tickets, done } = found.get(city) ?? { tickets: 0, done: true };
      found.set(city, { colour, tickets: tickets + 1, done: done && complete.has(ticket.id) });
    }
  }
  return found;
}

/** Cities of the tickets that are to be chosen from. */
export function offeredCities(board: Board, view: View): string[] {
  const offer = new Set(view.own?.offer);
  return [...new Set(board.tickets.filter(({ id }) => offer.has(id)).flatMap((ticket) => goalsOf(ticket, board)))];
}
