import type { Board, Fact, View } from '../protocol';

/**
 * The deck of the card that was last taken from the space to be refilled, if it is on offer. The
 * facts are those of the log, oldest first.
 */
export function sameDeck(board: Board, view: View, facts: Fact[], you: number): string | null {
  const { slot } = view.ask;
  const taken = facts.findLast((fact) => fact.kind === 'slot_taken' && fact.seat === you && fact.slot === slot);
  if (taken?.kind !== 'slot_taken') return null;
  const deck = board.sorts.find((sort) => sort.code === taken.card)?.deck;
  return deck !== undefined && view.choices?.refill?.includes(deck) ? deck : null;
}
