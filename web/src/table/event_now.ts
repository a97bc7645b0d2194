import type { Board, View } from '../protocol';

export type EventCard = NonNullable<Board['events']>[number];

/** Of an event that happens once nothing stays but the card (L-39). */
export type EventState = 'none' | 'in_force' | 'spent';

/** The event that was turned up last; null in games without events. */
export function eventNow(board: Board | null, view: View | null): { state: EventState; card: EventCard | null } | null {
  if (!view?.event || !board?.events) return null;
  const card = board.events.find((one) => one.id === view.event?.active) ?? null;
  return { state: card === null ? 'none' : card.immediate ? 'spent' : 'in_force', card };
}
