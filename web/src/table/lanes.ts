import type { Board, Choices, Colour, View } from '../protocol';
import { lanesPaidWith, type Selection } from '../model/select';
import type { LogEntry } from '../model/table.svelte';

// How lanes are lit. Everything here is public, or was sent as a choice.

/** Who has which lane. */
export function ownersOf(view: View): Map<string, number> {
  const owners = new Map<string, number>();
  view.seats.forEach((seat, i) => seat.lanes.forEach((lane) => owners.set(lane, i)));
  return owners;
}

/** Lanes that can be paid now; with a colour selected, only those that it pays. */
export function litLanes(selection: Selection, choices: Choices | null): Set<string> {
  if (selection.kind === 'colour') return lanesPaidWith(selection.codes, choices);
  return new Set(Object.keys(choices?.claims ?? {}));
}

/** What has been touched, as far as it says which lanes matter. */
export interface Touched {
  selection: Selection;
  /** The ticket that is looked at. */
  ticket: string | null;
  /** The list of lanes is open. */
  listed: boolean;
  /** The table lets its people see the way of a ticket. */
  ways: boolean;
}

/** Of the lanes that can be paid, those that matter just now; at rest the ones on the way of an open ticket of mine. */
export function brightLanes(lit: ReadonlySet<string>, view: View, touched: Touched): Set<string> {
  const { selection, ticket, listed, ways } = touched;
  if (listed || selection.kind === 'colour') return new Set(lit);
  if (!ways) return new Set();
  const open = (view.own?.outlook ?? []).filter((one) => !one.complete && view.own?.tickets.includes(one.ticket));
  const meant = ticket === null ? open : open.filter((one) => one.ticket === ticket);
  return new Set(meant.flatMap((one) => one.lanes).filter((lane) => lit.has(lane)));
}

/** With a colour selected, whatever it does not concern steps back. */
export function fadedLanes(board: Board, view: View, selection: Selection, choices: Choices | null): Set<string> {
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
