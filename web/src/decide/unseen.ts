import type { Board, CardCode, Seat, View } from '../protocol';

/** How many cards of these sorts there are, and how many of them lie where this seat has not seen them. */
export function unseenCards(
  board: Board,
  view: View,
  you: Seat | null,
  codes: readonly CardCode[],
): { left: number; all: number } {
  const all = board.sorts.filter((sort) => codes.includes(sort.code)).reduce((sum, sort) => sum + sort.count, 0);
  const seen = codes.reduce((sum, code) => sum + seenOf(view, you, code), 0);
  return { left: all - seen, all };
}

/** On the table, in one's own hand, or taken by others where everybody saw it. */
function seenOf(view: View, you: Seat | null, code: CardCode): number {
  const market = view.market.filter((card) => card === code).length;
  const shown = view.seats.reduce((sum, seat, i) => sum + (i === you ? 0 : (seat.shown[code] ?? 0)), 0);
  return market + (view.discard[code] ?? 0) + shown + (view.own?.hand[code] ?? 0);
}
