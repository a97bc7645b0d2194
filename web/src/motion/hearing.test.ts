import { describe, expect, it } from 'vitest';
import type { Fact, View } from '../protocol';
import type { LogEntry } from '../model/table.svelte';
import { hearing } from './hearing';

const entry = (version: number, ...facts: Fact[]): LogEntry => ({ version, seat: 0, act: 'played', facts });
const view = (complete: number): View =>
  ({
    ask: { kind: 'choose_action', waiting: [0] },
    own: { outlook: Array.from({ length: complete }, () => ({ complete: true })) },
  }) as unknown as View;

describe('hearing', () => {
  it('is silent about what happened before the page was opened', () => {
    const ear = hearing();
    expect(ear([entry(3, { kind: 'game_ended' })], 0, false, view(1))).toEqual(new Set());
  });

  it('tells each thing once', () => {
    const ear = hearing();
    ear([], 0, false, view(0));
    const log = [entry(1, { kind: 'lane_claimed', seat: 1, lane: 'a', cards: 'R', points: 1 })];
    expect(ear(log, 0, false, view(0))).toEqual(new Set(['wagon']));
    expect(ear(log, 0, false, view(0))).toEqual(new Set());
  });

  it('whistles for the last round', () => {
    const ear = hearing();
    ear([], 0, false, view(0));
    expect(ear([entry(1, { kind: 'last_round', seat: 1, turns_left: 3 })], 0, false, view(0))).toEqual(
      new Set(['whistle']),
    );
  });

  it('signals my turn when it begins', () => {
    const ear = hearing();
    ear([], 0, false, view(0));
    expect(ear([], 0, true, view(0))).toEqual(new Set(['turn']));
    expect(ear([], 0, true, view(0))).toEqual(new Set());
  });

  it('rings for a ticket that was completed', () => {
    const ear = hearing();
    ear([], 0, false, view(0));
    expect(ear([], 0, false, view(1))).toEqual(new Set(['ticket']));
    expect(ear([], 0, false, view(1))).toEqual(new Set());
  });
});
