import { describe, expect, test } from 'vitest';
import type { Choices } from '../protocol';
import type { Selection } from '../model/select';
import { adviceOn } from './assist';
import { actName, stillMissing } from './labels';
import { lane, sampleBoard, sampleView } from '../samples/decide';

const board = sampleBoard([lane('oslo-bergen', { points: 4 }), lane('oslo-molde', { tunnel: true })]);
const view = sampleView({ market: ['R', '*', null, 'G', 'Y'], last_slots: [1] }, null, { hand: { R: 4 } });
const now = (selection: Selection, choices: Choices | null = {}, asked = true) => ({
  board,
  view,
  selection,
  choices,
  asked,
});

describe('the name of the act', () => {
  test('says what will be done', () => {
    expect(actName(now({ kind: 'lane', lane: 'oslo-bergen', pay: 'RR' }), 'en')).toBe('Confirm claim');
    expect(actName(now({ kind: 'lane', lane: 'oslo-molde', pay: 'RR' }), 'en')).toBe('Try the tunnel');
    expect(actName(now({ kind: 'slot', slot: 0 }), 'pl')).toBe('Weź czerwoną kartę');
    expect(actName(now({ kind: 'slot', slot: 1 }), 'pl')).toBe('Weź lokomotywę');
    expect(actName(now({ kind: 'keep', tickets: ['a', 'b'] }), 'en')).toBe('Keep 2 tickets');
    expect(actName(now({ kind: 'keep', tickets: ['a', 'b', 'c', 'd', 'e'] }), 'pl')).toBe('Zachowaj 5 biletów');
    expect(actName(now({ kind: 'toll', pay: 'R*' }), 'pl')).toBe('Dopłać 2 karty');
    expect(actName(now({ kind: 'none' }), 'en')).toBeNull();
  });
});

describe('what is missing', () => {
  test('tickets to keep, in words', () => {
    const keep = { keep: { offer: ['a', 'b', 'c'], least: 2 } };
    expect(stillMissing(now({ kind: 'keep', tickets: [] }, keep), 'en')).toBe('keep at least 2');
    expect(stillMissing(now({ kind: 'keep', tickets: ['a'] }, keep), 'pl')).toBe('wybierz jeszcze jeden');
  });
  test('the turn, before everything else', () => {
    expect(stillMissing(now({ kind: 'lane', lane: 'oslo-bergen', pay: null }, null, false), 'en')).toBe(
      'not your turn',
    );
    expect(stillMissing(now({ kind: 'lane', lane: 'oslo-bergen', pay: null }, {}), 'en')).toBe('not possible now');
  });
});

test('advice: payment, points and what is left', () => {
  const mine = view.seats[0] ?? null;
  const advice = adviceOn({ board, view, mine, selection: { kind: 'lane', lane: 'oslo-bergen', pay: 'RR' } }, 'en');
  expect(advice).toEqual({ title: 'Oslo – Bergen', lines: ['Pay 2 red. +4 points.', 'Leaves 43 wagons, 2 cards.'] });
  expect(adviceOn({ board, view, mine, selection: { kind: 'slot', slot: 1 } }, 'en')?.lines).toEqual([
    'Ends your draw.',
  ]);
  expect(adviceOn({ board, view, mine, selection: { kind: 'slot', slot: 0 } }, 'en')?.lines).toEqual([
    'Then you take a second card.',
  ]);
});
