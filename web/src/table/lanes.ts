import type { Board, CardCode, Choices, Colour, View } from '../protocol';
import { lanesPaidWith, type Selection } from '../model/select';
import type { LogEntry } from '../model/table.svelte';

// How lanes are lit. Everything here is public, or was sent as a choice.

/** Who has which lane. */
export function ownersOf(view: View): Map<string, number> {
  const owners = new Map<string, number>();
  view.seats.forEach((seat, i) => seat.lanes.forEach((lane) => owners.set(lane, i)));
  return owners;
}

/** What a face-up card would help to claim. */
export interface Served {
  /** Free lanes that ask for this very card: its colour, or a locomotive. */
  own: ReadonlySet<string>;
  /** Free lanes that take it like many others. */
  any: ReadonlySet<string>;
}

export function servedBy(board: Board, view: View, code: CardCode | null): Served {
  const gone = new Set([...ownersOf(view).keys(), ...view.closed]);
  const sort = board.sorts.find((one) => one.code === code);
  const kind = board.decks.length > 1 && board.decks.find(({ id }) => id === sort?.deck)?.kind;
  const own = new Set<string>();
  const any = new Set<string>();
  for (const lane of sort ? board.lanes : []) {
    if (gone.has(lane.id)) continue;
    if (sort?.loco) {
      if (lane.locos) (lane.symbols ? own : any).add(lane.id);
    } else if (!kind || lane.kind === kind) {
      if (lane.colour === sort?.colour) own.add(lane.id);
      else if (lane.colour === 'grey') any.add(lane.id);
    }
  }
  return { own, any };
}

/** Lanes that can be paid now; with a colour or a face-up card selected, only those that it helps to pay. */
export function litLanes(selection: Selection, choices: Choices | null, card: Served | null = null): Set<string> {
  if (selection.kind === 'colour') return lanesPaidWith(selection.codes, choices);
  const lanes = Object.keys(choices?.claims ?? {});
  if (selection.kind !== 'slot' || card === null) return new Set(lanes);
  return new Set(lanes.filter((lane) => card.own.has(lane) || card.any.has(lane)));
}

/** What has been touched, as far as it says which lanes matter. */
export interface Touched {
  selection: Selection;
  /** The ticket that is looked at. */
  ticket: string | null;
  /** What the face-up card serves that is touched or pointed at. */
  card: Served | null;
  /** The list of lanes is open. */
  listed: boolean;
  /** The table lets its people see the way of a ticket. */
  ways: boolean;
}

/**
 * Of the lanes that can be paid, those that matter just now; at rest the ones on the way of an open ticket of mine.
 * A face-up card shows where it is asked for, and of the many lanes that take it those on that way: paid or not, it is
 * for later.
 */
export function brightLanes(lit: ReadonlySet<string>, view: View, touched: Touched): Set<string> {
  const { selection, ticket, card, listed, ways } = touched;
  if (listed || selection.kind === 'colour') return new Set(lit);
  if (!ways) return new Set(card?.own);
  const open = (view.own?.outlook ?? []).filter((one) => !one.complete && view.own?.tickets.includes(one.ticket));
  const meant = ticket === null ? open : open.filter((one) => one.ticket === ticket);
  if (card) return new Set([...card.own, ...meant.flatMap((one) => one.lanes).filter((lane) => card.any.has(lane))]);
  return new Set(meant.flatMap((one) => one.lanes).filter((lane) => lit.has(lane)));
}

/** With a colour or a face-up card selected, whatever it does not concern steps back. */
export function fadedLanes(
  board: Board,
  view: View,
  selection: Selection,
  choices: Choices | null,
  card: Served | null = null,
): Set<string> {
  if (selection.kind === 'slot' && card !== null)
    return new Set(board.lanes.map((lane) => lane.id).filter((id) => !card.own.has(id) && !card.any.has(id)));
  if (selection.kind !== 'colour') return new Set();
  const kept = choices?.claims ? lanesPaidWith(selection.codes, choices) : lanesOfColour(board, view, selection.codes);
  return new Set(board.lanes.map((lane) => lane.id).filter((id) => !kept.has(id)));
}

/** While nobody asks: the free lanes of that colour, and the grey ones. */
function lanesOfColour(board: Board, view: View, codes: string[]): Set<string> {
  const owners = ownersOf(view);
  const sorts = board.sorts.filter((sort) => codes.includes(sort.code));
  const colours = new Set<Colour>(['grey', ...sorts.map((sort) => sort.colour)]);
  const anyColour = sorts.some((sort) => sort.loco);
  const fits = board.lanes.filter((lane) => (anyColour ? lane.locos : colours.has(lane.colour)));
  return new Set(fits.map((lane) => lane.id).filter((id) => !owners.has(id)));
}

/** Spaces of the plan that are still free. */
export function planned(board: Board, view: View, marks: ReadonlySet<string>): number {
  const owners = ownersOf(view);
  return board.lanes
    .filter((lane) => marks.has(lane.id) && !owners.has(lane.id))
    .reduce((sum, lane) => sum + lane.length, 0);
}

export function lastClaim(log: LogEntry[]): Set<string> {
  const claimed = log
    .flatMap((entry) => (entry.struck ? [] : entry.facts))
    .findLast((fact) => fact.kind === 'lane_claimed');
  return new Set(claimed ? [claimed.lane] : []);
}
