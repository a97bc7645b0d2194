import type { AwardKind, Board, Seat, Standing, TimeTaken, View } from '../protocol';
import { bonusesOf, partOf, pointsOf, valueOf } from './parts';

/** One line of the final table; null where the edition or the server has no such thing. */
export interface ScoreRow {
  seat: Seat;
  place: number;
  routes: number;
  /** Points lost by exchanging pieces. */
  exchange: number | null;
  plus: number;
  minus: number;
  /** Built ones and unbuilt ones together. */
  harbours: number | null;
  bonus: number | null;
  total: number;
  done: number;
  tickets: number;
  trail: number | null;
  trains: number | null;
  ships: number | null;
  turns: number | null;
  blind: number | null;
  faceUp: number | null;
  locos: number | null;
  claims: number | null;
  /** Of a seat that somebody played who is no bot. */
  time?: TimeTaken | undefined;
}

/** The best first; who shares a place keeps the order of the seats. */
export function scoreRows(
  board: Board,
  standings: Standing[],
  view: View | null,
  taken: readonly TimeTaken[] | null = null,
): ScoreRow[] {
  return [...standings]
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
    .map((standing) => scoreRow(board, standing, view, taken?.[standing.seat]));
}

function scoreRow(board: Board, standing: Standing, view: View | null, taken?: TimeTaken): ScoreRow {
  const mine = view?.seats[standing.seat];
  const detail = standing.tickets_detail ?? [];
  const plus = sum(detail.filter((one) => one.complete).map((one) => one.points));
  const points = (kind: AwardKind) => partOf(standing, kind)?.points ?? null;
  const harbours = points('harbours');
  const bonuses = bonusesOf(board);
  return {
    seat: standing.seat,
    place: standing.place,
    routes: pointsOf(standing, 'lanes'),
    exchange: points('exchanges'),
    plus,
    minus: pointsOf(standing, 'tickets') - plus,
    harbours: harbours === null ? null : harbours + pointsOf(standing, 'unbuilt'),
    bonus: bonuses.length > 0 ? sum(bonuses.map((kind) => pointsOf(standing, kind))) : null,
    total: standing.total,
    done: valueOf(standing, 'tickets'),
    tickets: detail.length,
    trail: valueOf(standing, 'longest_trail') || null,
    trains: mine?.trains ?? null,
    ships: mine?.ships ?? null,
    turns: standing.deeds?.turns ?? null,
    blind: standing.deeds?.blind ?? null,
    faceUp: standing.deeds?.face_up ?? null,
    locos: standing.deeds?.locos ?? null,
    claims: standing.deeds?.claims ?? null,
    time: taken && taken.answers > 0 ? taken : undefined,
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}
