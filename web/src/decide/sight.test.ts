import { expect, test } from 'vitest';
import { NOTHING, type Selection } from '../model/select';
import type { Ticket } from '../protocol';
import { lane, sampleBoard, sampleView } from '../samples/decide';
import { underDecision } from './sight';

const ticket: Ticket = {
  id: 't',
  links: [{ from: { node: 'oslo' }, to: { node: 'rome' }, points: 9 }],
  penalty: 9,
};
const board = sampleBoard([lane('oslo-bergen')], { tickets: [ticket] });
const calm = { sheet: null };
const seen = (selection: Selection, view = sampleView(), sheet: Parameters<typeof underDecision>[1] = calm) =>
  underDecision({ view, you: 0, selection }, sheet, board);

test('the map keeps what is decided about', () => {
  expect(seen({ kind: 'lane', lane: 'oslo-bergen', pay: null })).toEqual(['oslo-bergen']);
  expect(seen({ kind: 'harbour', node: 'rome', pay: null })).toEqual(['rome']);
  expect(seen(NOTHING, sampleView(), { sheet: { kind: 'claims', node: 'oslo' } })).toEqual(['oslo']);
  expect(seen(NOTHING)).toEqual([]);
});

test('offered tickets by their cities, a card that asks by its place', () => {
  const offer = sampleView({}, { keep: { offer: ['t'], least: 1 } });
  expect(seen({ kind: 'keep', tickets: [] }, offer)).toEqual(['oslo', 'rome']);
  const ask = { kind: 'effect_choice', waiting: [0], of: 'city' } as const;
  const asks = sampleView({ ask: { ...ask, waiting: [0] } }, { effect: { options: [{ what: 'oslo' }] } });
  expect(seen({ kind: 'choose', what: 'oslo' }, asks)).toEqual(['oslo']);
  expect(seen({ kind: 'choose', what: '2' }, asks)).toEqual([]);
});
