import { expect, test } from 'vitest';
import type { LogEntry } from '../model/table.svelte';
import type { Fact } from '../protocol';
import { lane, sampleBoard } from '../samples/decide';
import { sinceYours } from './since';

const ctx = { board: sampleBoard([lane('oslo-bergen')]), names: ['Ala', 'Bo'], you: 0, language: 'en' as const };
let version = 0;
const step = (seat: number, facts: Fact[], struck = false): LogEntry => ({
  version: ++version,
  seat,
  act: 'played',
  facts,
  ...(struck ? { struck } : {}),
});
const mine = step(0, [{ kind: 'blind_taken', seat: 0, deck: 'train', card: 'R' }]);
const claim = step(1, [
  { kind: 'lane_claimed', seat: 1, lane: 'oslo-bergen', cards: 'RR', points: 2 },
  { kind: 'turn_began', seat: 0 },
]);
const blind = step(1, [{ kind: 'blind_taken', seat: 1, deck: 'train' }]);
const texts = (log: LogEntry[]) => sinceYours(log, ctx).map(({ text }) => text);

test('what others did since, with the place of it, two cards in one line', () => {
  const [deed] = sinceYours([mine, claim], ctx);
  expect(deed).toMatchObject({ seat: 1, places: ['oslo-bergen'] });
  expect(deed?.text).toContain('Bo claimed Oslo – Bergen');
  expect(texts([mine, blind, blind])).toEqual([expect.stringContaining('2 cards')]);
});

test('nothing before an own deed, after one, of moves taken back, or for who watches', () => {
  expect(texts([claim])).toEqual([]);
  expect(texts([claim, mine])).toEqual([]);
  expect(texts([mine, { ...claim, struck: true }])).toEqual([]);
  expect(sinceYours([mine, claim], { ...ctx, you: null })).toEqual([]);
});
