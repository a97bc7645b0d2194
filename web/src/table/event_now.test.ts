import { describe, expect, it } from 'vitest';
import type { Board, View } from '../protocol';
import { eventNow } from './event_now';

const text = (en: string) => ({ en, pl: en });
const board = {
  events: [
    { id: 'e1', immediate: false, name: text('Lasting'), text: text('…') },
    { id: 'e2', immediate: true, name: text('Once'), text: text('…') },
  ],
} as unknown as Board;
const seen = (active: string | null) => ({ event: { active, deck: 1, discard: [] } }) as unknown as View;

describe('the event of now', () => {
  it('is nothing where there are no events', () => {
    expect(eventNow(board, {} as View)).toBeNull();
    expect(eventNow(null, seen('e1'))).toBeNull();
  });

  it('is in force until the next one comes', () => {
    expect(eventNow(board, seen(null))).toEqual({ state: 'none', card: null });
    expect(eventNow(board, seen('e1'))?.state).toBe('in_force');
  });

  it('is spent at once if it happens once', () => {
    expect(eventNow(board, seen('e2'))).toMatchObject({ state: 'spent', card: { id: 'e2' } });
  });
});
