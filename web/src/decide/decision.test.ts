import { describe, expect, test } from 'vitest';
import type { Choices, View } from '../protocol';
import { NOTHING, type Selection } from '../model/select';
import type { Sheet } from '../model/ui.svelte';
import { decisionOf, docked, forced, keyOf } from './decision';
import { sampleView } from '../samples/decide';

function due(view: View | null, selection: Selection = NOTHING, sheet: Sheet | null = null, you: number | null = 0) {
  return decisionOf({ view, you, selection }, { sheet });
}
const ask = (kind: View['ask']['kind'], choices: Choices | null) =>
  sampleView({ ask: { kind, waiting: [0] } }, choices);

describe('which panel is due', () => {
  test('nothing before the deal, after the end, or when nothing is touched', () => {
    expect(due(null)).toBeNull();
    expect(due(ask('game_over', null), { kind: 'lane', lane: 'a-b', pay: null })).toBeNull();
    expect(due(sampleView())).toBeNull();
  });

  test('tickets: to be chosen, chosen and waiting, not asked', () => {
    const keep = { keep: { offer: ['a', 'b'], least: 1 } };
    expect(due(ask('keep_tickets', keep))).toEqual({ kind: 'keep', waiting: false });
    const waiting = sampleView({ ask: { kind: 'keep_tickets', waiting: [1] } }, null, { answer: { keep: ['a'] } });
    expect(due(waiting)).toEqual({ kind: 'keep', waiting: true });
    expect(due(ask('keep_tickets', null))).toBeNull();
  });

  test('the fleet is secret until all are ready', () => {
    expect(due(ask('choose_fleet', { fleet: [10, 11] }))).toEqual({ kind: 'fleet', waiting: false });
    const waiting = sampleView({ ask: { kind: 'choose_fleet', waiting: [1] } }, null, { answer: { fleet: 20 } });
    expect(due(waiting)).toEqual({ kind: 'fleet', waiting: true });
  });

  test('an answer that is due goes before everything touched or opened', () => {
    const touched: Selection = { kind: 'lane', lane: 'a-b', pay: null };
    const sheet: Sheet = { kind: 'claims', node: null };
    expect(due(ask('refill_from', { refill: ['train', 'ship'] }), touched, sheet)).toEqual({ kind: 'refill' });
    expect(due(ask('tunnel_response', { withdraw: true }), touched, sheet)).toEqual({ kind: 'tunnel' });
    expect(due(ask('tunnel_response', { tolls: ['R'] }))).toEqual({ kind: 'tunnel' });
  });

  test('a card that asks is answered before anything else, as others are', () => {
    const touched: Selection = { kind: 'lane', lane: 'a-b', pay: null };
    expect(due(ask('effect_choice', { effect: { accept: true } }), touched)).toEqual({ kind: 'effect' });
    expect(due(ask('effect_choice', { decline: true }))).toEqual({ kind: 'effect' });
    expect(due(ask('effect_choice', null))).toBeNull();
    expect(forced({ kind: 'effect' })).toBe(true);
  });

  test('what is touched goes before the list it was picked from', () => {
    const sheet: Sheet = { kind: 'claims', node: 'oslo' };
    expect(due(sampleView(), { kind: 'lane', lane: 'a-b', pay: null }, sheet)).toEqual({ kind: 'pay', lane: 'a-b' });
    expect(due(sampleView(), NOTHING, sheet)).toEqual({ kind: 'claims', node: 'oslo', codes: null });
  });

  test('every selection has its panel', () => {
    const kinds: [Selection, string | undefined][] = [
      [{ kind: 'colour', codes: ['R'] }, 'claims'],
      [{ kind: 'tickets' }, 'draw_tickets'],
      [{ kind: 'harbour', node: null, pay: null }, 'harbour'],
      [{ kind: 'exchange', gives: 'ships', count: 1 }, 'exchange'],
      [{ kind: 'slot', slot: 1 }, 'draw'],
      [{ kind: 'blind', deck: 'train', both: false }, 'draw'],
      [NOTHING, undefined],
    ];
    for (const [selection, kind] of kinds) expect(due(sampleView(), selection)?.kind).toBe(kind);
  });

  test('sheets that are no decisions are left to the table', () => {
    expect(due(sampleView(), NOTHING, { kind: 'log' })).toBeNull();
    expect(due(sampleView(), NOTHING, { kind: 'exchange' })).toEqual({ kind: 'exchange' });
  });

  test('who watches is asked nothing, but may look at lanes', () => {
    const view = sampleView({ own: null });
    expect(due(view, { kind: 'lane', lane: 'a-b', pay: null }, null, null)).toEqual({ kind: 'pay', lane: 'a-b' });
  });

  test('only a card to be drawn needs no dock; only answers are forced', () => {
    expect(docked({ kind: 'draw' })).toBe(false);
    expect(docked({ kind: 'refill' })).toBe(true);
    expect(docked(null)).toBe(false);
    expect(forced({ kind: 'tunnel' })).toBe(true);
    expect(forced({ kind: 'pay', lane: 'a-b' })).toBe(false);
  });

  test('looking at another lane is the same panel, another city is another list', () => {
    expect(keyOf({ kind: 'pay', lane: 'a' })).toBe(keyOf({ kind: 'pay', lane: 'b' }));
    expect(keyOf({ kind: 'claims', node: 'a', codes: null })).not.toBe(
      keyOf({ kind: 'claims', node: 'b', codes: null }),
    );
    expect(keyOf({ kind: 'keep', waiting: true })).not.toBe(keyOf({ kind: 'keep', waiting: false }));
  });
});
