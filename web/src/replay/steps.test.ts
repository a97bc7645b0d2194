import { describe, expect, it } from 'vitest';
import type { Own, Replay, Standing, View } from '../protocol';
import { unfold } from './steps';

const view = (parts: Partial<View>) => parts as View;
const hand = (hand: Own['hand']) => ({ hand }) as Own;

const REPLAY: Replay = {
  players: ['Ala', 'Bo'],
  steps: [
    { facts: [], view: view({ turn: 0, active: 1 }), hands: { 0: hand({ R: 1 }), 1: hand({ G: 1 }) } },
    { by: 1, move: 'blind', facts: [{ kind: 'turn_passed', seat: 1 }], view: view({ turn: 1 }), hands: {} },
    { by: 1, move: 'undo 1', facts: [], view: view({ turn: 0 }), hands: { 1: hand({ G: 2 }) } },
  ],
  standings: [{ seat: 0, total: 3 } as Standing],
  tie: null,
};

describe('the steps of a replay', () => {
  const steps = unfold(REPLAY);

  it('are whole, whatever a step left out', () => {
    expect(steps.map(({ view }) => [view.turn, view.active])).toEqual([
      [0, 1],
      [1, 1],
      [0, 1],
    ]);
    expect(steps.map(({ hands }) => hands)).toEqual([
      [hand({ R: 1 }), hand({ G: 1 })],
      [hand({ R: 1 }), hand({ G: 1 })],
      [hand({ R: 1 }), hand({ G: 2 })],
    ]);
  });

  it('keep who made them', () => {
    expect(steps.map(({ step, steps: all, by, move }) => [step, all, by, move])).toEqual([
      [0, 2, undefined, undefined],
      [1, 2, 1, 'blind'],
      [2, 2, 1, 'undo 1'],
    ]);
  });

  it('tell the result at the end', () => {
    expect(steps.map(({ standings }) => standings?.length ?? null)).toEqual([null, null, 1]);
  });

  it('have no hands through the eyes of one', () => {
    const closed = unfold({ ...REPLAY, steps: REPLAY.steps.map(({ hands: _, ...step }) => step) });
    expect(closed.every(({ hands }) => hands === null)).toBe(true);
  });
});
