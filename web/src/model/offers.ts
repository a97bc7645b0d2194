import type { Board, Cards, SeatView, View } from '../protocol';
import { paidWith, type Selection } from './select';
import { ranked, wantedColours } from './payments';

/** Who pays, and what it sees. */
export interface Payer {
  board: Board | null;
  view: View | null;
  mine: SeatView | null;
}

/** What pays a lane now, best first; of cards that were touched only what they have a part in, where that is possible. */
export function paymentsFor({ board, view, mine }: Payer, lane: string, codes: readonly string[] | null): Cards[] {
  const menu = view?.choices?.claims?.[lane] ?? [];
  if (!board || !view || menu.length === 0) return [];
  const touched = paidWith(menu, codes);
  const wanted = wantedColours(board, view.own?.outlook ?? [], mine?.lanes ?? []);
  return ranked(touched.length > 0 ? touched : menu, view.own?.hand ?? {}, board, wanted);
}

/** A lane that is touched proposes its best payment, in the colour of the hand that was touched before it. */
export function selectLane(payer: Payer, lane: string, codes: readonly string[] | null = null): Selection {
  const [pay = null] = paymentsFor(payer, lane, codes);
  const kept = codes !== null && pay !== null && paidWith([pay], codes).length > 0;
  return { kind: 'lane', lane, pay, ...(kept ? { codes: [...codes] } : {}) };
}
