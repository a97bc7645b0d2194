import type { Board, LinkTicket, Place, Seat, Standing, Ticket, View } from '../protocol';

// The end of a game as a list of things to be shown one after another. The server has counted; here
// they are only put in order.

export interface TicketStep {
  kind: 'ticket';
  seat: Seat;
  ticket: string;
  complete: boolean;
  points: number;
  lanes: string[];
  /** What the map rings. */
  cities: string[];
  /** A tour walked in order or not; the country that a country ticket scored. */
  tour?: 'in_order' | 'any_order';
  country?: number;
}
export interface HarbourStep {
  kind: 'harbour';
  seat: Seat;
  node: string;
  points: number;
  tickets: string[];
}
export interface UnbuiltStep {
  kind: 'unbuilt';
  seat: Seat;
  count: number;
  points: number;
}
/** Everybody beside one another, best first; `points` of those who get nothing are 0. */
export interface BonusStep {
  kind: 'trail' | 'most_tickets';
  rows: { seat: Seat; value: number; points: number; lanes: string[] }[];
}
export interface WinnerStep {
  kind: 'winner';
  seats: Seat[];
  total: number;
  tie: Tie | null;
}
export type Act =
  | { kind: 'map' } | TicketStep | HarbourStep | UnbuiltStep | BonusStep | WinnerStep | { kind: 'table' };
/** `totals` is what every seat has when the step has been shown. */
export type Step = Act & { totals: number[] };

export type TieKey = Board['ties'][number];
/** Who had the same total, and what parted them; nothing did when the win is shared. */
export interface Tie {
  seats: Seat[];
  total: number;
  decided: { by: TieKey; values: { seat: Seat; value: number }[] }[];
  shared: boolean;
}

export function ceremony(board: Board, standings: Standing[], view: View | null): Step[] {
  const seats = [...standings].sort((a, b) => a.seat - b.seat);
  const acts: Act[] = [
    ...seats.flatMap((one) => ticketActs(board, one, false)),
    ...seats.flatMap((one) => ticketActs(board, one, true)),
    ...seats.flatMap((one) => harbourActs(one, view)),
    ...bonusActs(board, seats),
  ];
  const final = seats.map((one) => one.total);
  return [
    { kind: 'map', totals: seats.map((one) => one.lanes) },
    ...counted(acts, seats.map((one) => one.lanes)),
    { ...winnerAct(board, seats), totals: final },
    { kind: 'table', totals: final },
  ];
}

function counted(acts: Act[], start: number[]): Step[] {
  let totals = start;
  return acts.map((act) => {
    totals = totals.map((total, seat) => total + gain(act, seat));
    return { ...act, totals };
  });
}

function gain(act: Act, seat: Seat): number {
  switch (act.kind) {
    case 'ticket': case 'harbour': case 'unbuilt': return act.seat === seat ? act.points : 0;
    case 'trail': case 'most_tickets': return act.rows.find((row) => row.seat === seat)?.points ?? 0;
    default: return 0;
  }
}

// --- tickets -----------------------------------------------------------------------------------

/** Tours and country tickets have something to explain, so they come after the plain ones. */
function isSpecial(ticket: Ticket | undefined): boolean {
  if (ticket === undefined) return false;
  return 'tour' in ticket || ticket.links.some((link) => 'country' in link.to);
}

function ticketActs(board: Board, standing: Standing, special: boolean): TicketStep[] {
  const detail = (standing.tickets_detail ?? []).map((one) => ({
    ...one,
    card: board.tickets.find((ticket) => ticket.id === one.ticket),
  }));
  const rank = (one: { complete: boolean; points: number }) => (one.complete ? 1e6 : 0) + Math.abs(one.points);
  return detail
    .filter((one) => isSpecial(one.card) === special)
    .sort((a, b) => rank(a) - rank(b))
    .map(({ card, ticket, complete, points, lanes }) => ({
      kind: 'ticket',
      seat: standing.seat,
      ticket,
      complete,
      points,
      lanes,
      ...(card ? lookOf(board, card, complete, points, lanes) : { cities: [] }),
    }));
}

function lookOf(
  board: Board, card: Ticket, complete: boolean, points: number, lanes: string[],
): Pick<TicketStep, 'cities' | 'tour' | 'country'> {
  if ('tour' in card) {
    const tour = points === card.in_order ? 'in_order' : 'any_order';
    return { cities: card.tour, ...(complete ? { tour } : {}) };
  }
  const ends = endsOf(board, lanes);
  const scored = complete ? scoredLink(board, card, points, ends) : null;
  const places = scored ? [scored.from, scored.to] : card.links.flatMap((link) => [link.from, link.to]);
  const cities = [...new Set(places.flatMap((place) => nodesOf(board, place, ends)))];
  return { cities, ...(scored && 'country' in scored.to ? { country: scored.to.country } : {}) };
}

/** The cities that a ticket names. */
export function ticketCities(board: Board, ticket: string): string[] {
  const card = board.tickets.find((one) => one.id === ticket);
  return card ? lookOf(board, card, false, 0, []).cities : [];
}

function endsOf(board: Board, lanes: string[]): Set<string> {
  const inside = board.lanes.filter((lane) => lanes.includes(lane.id));
  return new Set(inside.flatMap((lane) => [lane.a, lane.b]));
}

/** Which of the countries gave these points; the path tells, where two give the same. */
function scoredLink(board: Board, card: LinkTicket, points: number, ends: Set<string>): LinkTicket['links'][number] | null {
  const fitting = card.links.filter((link) => link.points === points);
  const reached = (place: Place) => nodesOf(board, place, ends).some((node) => ends.has(node));
  return fitting.find((link) => reached(link.from) && reached(link.to)) ?? fitting[0] ?? null;
}

/** A country is rung where the path reaches it, or else all round. */
function nodesOf(board: Board, place: Place, ends: Set<string>): string[] {
  if ('node' in place) return [place.node];
  const nodes = board.countries[place.country]?.nodes ?? [];
  const reached = nodes.filter((node) => ends.has(node));
  return reached.length > 0 ? reached : nodes;
}

// --- harbours and awards -----------------------------------------------------------------------

function harbourActs(standing: Standing, view: View | null): Act[] {
  const { seat } = standing;
  const acts: Act[] = [...(standing.harbours_detail ?? [])]
    .sort((a, b) => a.points - b.points)
    .map(({ node, points, tickets }) => ({ kind: 'harbour', seat, node, points, tickets }));
  if (standing.unbuilt !== 0) {
    acts.push({ kind: 'unbuilt', seat, count: view?.seats[seat]?.harbours_left ?? 0, points: standing.unbuilt });
  }
  return acts;
}

function bonusActs(board: Board, seats: Standing[]): BonusStep[] {
  return board.awards.flatMap(({ kind }) => {
    if (kind === 'longest_trail') return bonusAct('trail', seats);
    return kind === 'most_tickets' ? bonusAct('most_tickets', seats) : [];
  });
}

function bonusAct(kind: BonusStep['kind'], seats: Standing[]): BonusStep[] {
  const rows = seats
    .map((one) =>
      kind === 'trail'
        ? { seat: one.seat, value: one.trail, points: one.trail_bonus, lanes: one.trail_lanes ?? [] }
        : { seat: one.seat, value: one.completed, points: one.tickets_bonus, lanes: [] },
    )
    .sort((a, b) => b.value - a.value || a.seat - b.seat);
  return rows.some((row) => row.points !== 0) ? [{ kind, rows }] : [];
}

// --- the winner --------------------------------------------------------------------------------

function winnerAct(board: Board, seats: Standing[]): WinnerStep {
  const winners = seats.filter((one) => one.place === 1);
  return {
    kind: 'winner',
    seats: winners.map((one) => one.seat),
    total: winners[0]?.total ?? 0,
    tie: tieOf(board.ties, seats),
  };
}

/** Why who won, when points alone did not say it. */
export function tieOf(keys: readonly TieKey[], seats: Standing[]): Tie | null {
  const winners = seats.filter((one) => one.place === 1);
  const total = winners[0]?.total;
  const tied = seats.filter((one) => one.total === total);
  if (total === undefined || tied.length < 2) return null;
  const decided: Tie['decided'] = [];
  let left = tied;
  for (const by of keys) {
    if (left.length <= winners.length) break;
    const best = Math.max(...left.map((one) => valueOf(one, by)));
    const ahead = left.filter((one) => valueOf(one, by) === best);
    if (ahead.length === left.length) continue;
    decided.push({ by, values: left.map((one) => ({ seat: one.seat, value: valueOf(one, by) })) });
    left = ahead;
  }
  return { seats: tied.map((one) => one.seat), total, decided, shared: winners.length > 1 };
}

function valueOf(standing: Standing, key: TieKey): number {
  switch (key) {
    case 'tickets': return standing.completed;
    case 'trail_bonus': return standing.trail_bonus;
    case 'longest_trail': return standing.trail;
    case 'harbours': return standing.harbours;
  }
}
