import type { Board, Place, Ticket, View } from '../protocol';

/** What a seat can still build on: its own lanes are free of charge, open ones cost their length. */
export interface Building {
  own: ReadonlySet<string>;
  open: ReadonlySet<string>;
  pieces: number;
}

export function buildingOf(view: View, board: Board, seat: number): Building {
  const taken = new Set(view.seats.flatMap((one) => one.lanes));
  const shut = new Set([...view.closed, ...(view.shut ?? [])]);
  const free = board.lanes.filter(({ id }) => !taken.has(id) && !shut.has(id));
  const mine = view.seats[seat];
  return {
    own: new Set(mine?.lanes),
    open: new Set(free.map(({ id }) => id)),
    pieces: (mine?.trains ?? 0) + (mine?.ships ?? 0),
  };
}

/** The most that can still be had of a ticket with several targets; null for tickets of one value. */
export function prospectOf(ticket: Ticket, board: Board, building: Building): number | null {
  if ('tour' in ticket || ticket.links.length < 2) return null;
  const within = ticket.links.filter((link) => distance(board, link.from, link.to, building) <= building.pieces);
  return within.length === 0 ? null : Math.max(...within.map((link) => link.points));
}

/** The fewest pieces that join two places. */
function distance(board: Board, from: Place, to: Place, { own, open }: Building): number {
  const best = new Map(nodesOf(board, from).map((node): [string, number] => [node, 0]));
  const lanes = board.lanes
    .filter(({ id }) => own.has(id) || open.has(id))
    .map(({ id, a, b, length }) => ({ a, b, cost: own.has(id) ? 0 : length }));
  // As long as some lane makes a way shorter; boards are small.
  for (let shorter = true; shorter;) {
    shorter = false;
    for (const { a, b, cost } of lanes) {
      const [near, far] = [best.get(a) ?? Infinity, best.get(b) ?? Infinity];
      if (near + cost < far) best.set(b, near + cost);
      else if (far + cost < near) best.set(a, far + cost);
      else continue;
      shorter = true;
    }
  }
  return Math.min(...nodesOf(board, to).map((node) => best.get(node) ?? Infinity));
}

function nodesOf(board: Board, place: Place): string[] {
  return 'node' in place ? [place.node] : (board.countries[place.country]?.nodes ?? []);
}
