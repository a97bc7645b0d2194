import type { Board, Place, Seat, Standing, Ticket, TicketScore, Tie } from '../protocol';
import { bonusesOf, pointsOf, valueOf, type BonusKind } from './parts';

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
  kind: 'bonus';
  award: BonusKind;
  rows: { seat: Seat; value: number; points: number; lanes: string[] }[];
}
export interface WinnerStep {
  kind: 'winner';
  seats: Seat[];
  total: number;
  tie: Tie | null;
}
export type Act = { kind: 'map' } | TicketStep | HarbourStep | UnbuiltStep | BonusStep | WinnerStep | { kind: 'table' };
/** `totals` is what every seat has when the step has been shown. */
export type Step = Act & { totals: number[] };

export function ceremony(board: Board, standings: Standing[], tie: Tie | null): Step[] {
  const seats = [...standings].sort((a, b) => a.seat - b.seat);
  const acts: Act[] = [
    ...seats.flatMap((one) => ticketActs(board, one, false)),
    ...seats.flatMap((one) => ticketActs(board, one, true)),
    ...seats.flatMap((one) => harbourActs(one)),
    ...bonusesOf(board).flatMap((award) => bonusAct(award, seats)),
  ];
  const final = seats.map((one) => one.total);
  const running = seats.map((one) => pointsOf(one, 'lanes') + pointsOf(one, 'exchanges'));
  return [
    { kind: 'map', totals: running },
    ...counted(acts, running),
    { ...winnerAct(seats, tie), totals: final },
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
    case 'ticket':
    case 'harbour':
    case 'unbuilt':
      return act.seat === seat ? act.points : 0;
    case 'bonus':
      return act.rows.find((row) => row.seat === seat)?.points ?? 0;
    default:
      return 0;
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
    .map(({ card, ...score }) => ({
      kind: 'ticket',
      seat: standing.seat,
      ticket: score.ticket,
      complete: score.complete,
      points: score.points,
      lanes: score.lanes,
      ...(card ? lookOf(board, card, score) : { cities: [] }),
    }));
}

function lookOf(
  board: Board,
  card: Ticket,
  score: TicketScore | null,
): Pick<TicketStep, 'cities' | 'tour' | 'country'> {
  if ('tour' in card) {
    const tour = score?.in_order ? 'in_order' : 'any_order';
    return { cities: card.tour, ...(score?.complete ? { tour } : {}) };
  }
  const ends = endsOf(board, score?.lanes ?? []);
  const scored = score?.link === undefined ? undefined : card.links[score.link];
  const places = (scored ? [scored] : card.links).flatMap((link) => [link.from, link.to]);
  const cities = [...new Set(places.flatMap((place) => nodesOf(board, place, ends)))];
  return { cities, ...(scored && 'country' in scored.to ? { country: scored.to.country } : {}) };
}

/** The cities that a ticket names. */
export function ticketCities(board: Board, ticket: string): string[] {
  const card = board.tickets.find((one) => one.id === ticket);
  return card ? lookOf(board, card, null).cities : [];
}

function endsOf(board: Board, lanes: string[]): Set<string> {
  const inside = board.lanes.filter((lane) => lanes.includes(lane.id));
  return new Set(inside.flatMap((lane) => [lane.a, lane.b]));
}

/** A country is rung where the path reaches it, or else all round. */
function nodesOf(board: Board, place: Place, ends: Set<string>): string[] {
  if ('node' in place) return [place.node];
  const nodes = board.countries[place.country]?.nodes ?? [];
  const reached = nodes.filter((node) => ends.has(node));
  return reached.length > 0 ? reached : nodes;
}

// --- harbours and awards -----------------------------------------------------------------------

function harbourActs(standing: Standing): Act[] {
  const { seat } = standing;
  const acts: Act[] = [...(standing.harbours_detail ?? [])]
    .sort((a, b) => a.points - b.points)
    .map(({ node, points, tickets }) => ({ kind: 'harbour', seat, node, points, tickets }));
  const points = pointsOf(standing, 'unbuilt');
  if (points !== 0) acts.push({ kind: 'unbuilt', seat, count: valueOf(standing, 'unbuilt'), points });
  return acts;
}

function bonusAct(award: BonusKind, seats: Standing[]): BonusStep[] {
  const rows = seats
    .map((one) => ({
      seat: one.seat,
      value: valueOf(one, award),
      points: pointsOf(one, award),
      lanes: award === 'longest_trail' ? (one.trail_lanes ?? []) : [],
    }))
    .sort((a, b) => b.value - a.value || a.seat - b.seat);
  return rows.some((row) => row.points !== 0) ? [{ kind: 'bonus', award, rows }] : [];
}

// --- the winner --------------------------------------------------------------------------------

function winnerAct(seats: Standing[], tie: Tie | null): WinnerStep {
  const winners = seats.filter((one) => one.place === 1);
  return { kind: 'winner', seats: winners.map((one) => one.seat), total: winners[0]?.total ?? 0, tie };
}
