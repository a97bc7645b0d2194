import { expect, test } from 'vitest';
import { sameDeck } from './refill';
import { sampleBoard, sampleView, seaBoard } from '../samples/decide';
import { tollHand, turnedCards } from './tunnel';

const board = sampleBoard([]);
const tunnel = (set_aside: string, revealed: string, matches: number) => ({
  lane: 'a-b',
  set_aside,
  revealed,
  matches,
});

test('cards of the colour played and locos count', () => {
  expect(turnedCards(tunnel('RR', 'RG*', 2), board).map((one) => one.matches)).toEqual([true, false, true]);
});
test('paid with locos alone, only locos count', () => {
  expect(turnedCards(tunnel('**', 'RG*', 1), board).map((one) => one.matches)).toEqual([false, false, true]);
});
test('the server’s number is believed, not the drawing', () => {
  expect(turnedCards(tunnel('RR', 'RG*', 1), board).map((one) => one.matches)).toEqual([null, null, null]);
});
test('what could pay the toll', () => {
  expect(tollHand(tunnel('RR', 'R', 1), { R: 1, G: 4, '*': 2 }, board)).toEqual({ R: 1, '*': 2 });
  expect(tollHand(tunnel('*', '*', 1), { R: 1, G: 4 }, board)).toEqual({});
});

test('refilling with the same kind: the deck of the card last taken from that space', () => {
  const view = sampleView({ ask: { kind: 'refill_from', waiting: [0], slot: 4 } }, { refill: ['train', 'ship'] });
  const taken = (slot: number, card: string, seat = 0) => ({ kind: 'slot_taken', seat, slot, card }) as const;
  expect(sameDeck(seaBoard([]), view, [taken(4, 'Rt'), taken(4, 'R2'), taken(1, 'Rt'), taken(4, 'Rt', 1)], 0)).toBe(
    'ship',
  );
  expect(sameDeck(seaBoard([]), view, [], 0)).toBeNull();
});
