import { describe, expect, test } from 'vitest';
import { named } from '../samples/names';
import { lane, sampleBoard } from '../samples/decide';
import type { Ticket } from '../protocol';
import { faceOf, stateOf } from './face';
import { sharedWays } from './overlap';
import { shortName, stateWords, ticketInWords } from './words';

const country = (name: string, nodes: string[]) => ({ name: named(name), nodes });
const pair: Ticket = { id: 'p', links: [{ from: { node: 'oslo' }, to: { node: 'rome' }, points: 9 }], penalty: 9 };
const targets: Ticket = {
  id: 'c',
  links: [
    { from: { node: 'oslo' }, to: { country: 0 }, points: 5 },
    { from: { node: 'oslo' }, to: { country: 1 }, points: 5 },
  ],
  penalty: 5,
};
const tour: Ticket = { id: 't', tour: ['oslo', 'bergen', 'molde', 'rome'], in_order: 9, any_order: 6, penalty: 15 };
const board = sampleBoard([lane('oslo-bergen'), lane('bergen-molde'), lane('oslo-molde')], {
  countries: [country('Norway', ['bergen']), country('Italy', ['rome'])],
  tickets: [pair, targets, tour],
});
const outlook = { ticket: 'p', complete: false, points: -9, missing: 8, lanes: ['oslo-bergen'] };

describe('what a ticket shows', () => {
  test('two cities and a value', () => {
    expect(faceOf(pair, board, 'en', null, [])).toEqual({ kind: 'pair', from: 'Oslo', to: 'Rome', points: 9, loss: 9 });
  });
  test('the best country that is joined is ticked, even if another is worth the same', () => {
    const face = faceOf(targets, board, 'en', { ...outlook, complete: true, points: 5 }, []);
    expect(face.kind === 'targets' && face.targets.map((one) => [one.name, one.best])).toEqual([
      ['Norway', true],
      ['Italy', false],
    ]);
    const open = faceOf(targets, board, 'en', outlook, []);
    expect(open.kind === 'targets' && open.targets.some((one) => one.best)).toBe(false);
  });
  test('how far a tour has come', () => {
    const face = faceOf(tour, board, 'en', outlook, ['oslo-bergen']);
    expect(face.kind === 'tour' && face.progress).toBe('Oslo > Bergen > ? > ?');
    const bare = faceOf(tour, board, 'en', outlook, []);
    expect(bare.kind === 'tour' && bare.progress).toBe('');
  });
});

describe('its state in words', () => {
  test('from the outlook alone', () => {
    expect(stateOf(null)).toBeNull();
    expect(stateOf({ ...outlook, complete: true })).toEqual({ kind: 'connected' });
    expect(stateOf({ ...outlook, missing: null })).toEqual({ kind: 'impossible' });
    expect(stateOf(outlook)).toEqual({ kind: 'needs', pieces: 8 });
  });
  test('with the right plurals', () => {
    expect(stateWords({ kind: 'needs', pieces: 1 }, board, 'pl')).toBe('potrzeba 1 wagonika');
    expect(stateWords({ kind: 'needs', pieces: 3 }, board, 'pl')).toBe('potrzeba 3 wagoników');
    expect(stateWords({ kind: 'needs', pieces: 1 }, board, 'en')).toBe('needs 1 wagon');
    expect(ticketInWords(pair, board, 'en', outlook)).toBe('Oslo to Rome, 9 points, needs 8 wagons');
  });
  test('short names', () => {
    expect(shortName(board, 'p', 'en')).toBe('Oslo – Rome');
    expect(shortName(board, 'c', 'en')).toBe('Oslo – …');
    expect(shortName(board, 't', 'en')).toBe('Oslo › … › Rome');
  });
});

test('ways that run along each other', () => {
  const way = (ticket: string, lanes: string[]) => ({ ...outlook, ticket, lanes });
  const ways = [way('a', ['1', '2', '3']), way('b', ['2']), way('c', ['2', '3']), way('d', ['9'])];
  expect(sharedWays(ways, 'a')).toEqual([
    { ticket: 'c', lanes: 2 },
    { ticket: 'b', lanes: 1 },
  ]);
});
