import type { Board, Seat, Standing, View } from '../protocol';

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
}

/** The best first; who shares a place keeps the order of the seats. */
export function scoreRows(board: Board, standings: Standing[], view: View | null): ScoreRow[] {
  return [...standings]
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
    .map((standing) => scoreRow(board, standing, view));
}

function scoreRow(board: Board, standing: Standing, view: View | null): ScoreRow {
  const mine = view?.seats[standing.seat];
  const detail = standing.tickets_detail ?? [];
  const plus = sum(detail.filter((one) => one.complete).map((one) => one.points));
  // What the server counts as `lanes` is already lessened by exchanges.
  const laid = sum(board.lanes.filter((lane) => mine?.lanes.includes(lane.id)).map((lane) => lane.points));
  const world = board.pieces.harbours > 0;
  const routes = world && mine ? laid : standing.lanes;
  return {
    seat: standing.seat,
    place: standing.place,
    routes,
    exchange: world ? standing.lanes - routes : null,
    plus,
    minus: standing.tickets - plus,
    harbours: world ? standing.harbours + standing.unbuilt : null,
    bonus: hasBonus(board) ? standing.trail_bonus + standing.tickets_bonus : null,
    total: standing.total,
    done: standing.completed,
    tickets: detail.length,
    trail: standing.trail > 0 ? standing.trail : null,
    trains: mine?.trains ?? null,
    ships: mine?.ships ?? null,
    turns: standing.deeds?.turns ?? null,
    blind: standing.deeds?.blind ?? null,
    faceUp: standing.deeds?.face_up ?? null,
    locos: standing.deeds?.locos ?? null,
  };
}

export function hasBonus(board: Board): boolean {
  return board.awards.some((award) => award.kind === 'longest_trail' || award.kind === 'most_tickets');
}

function sum(numbers: number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}
