import { describe, expect, it } from 'vitest';

import type { Fact } from '../protocol';
import { drawnUnseen } from './seats.svelte';
import type { LogEntry } from './table.svelte';

const took = (seat: number, card?: string): Fact => ({
  kind: 'blind_taken',
  seat,
  deck: 'train',
  ...(card ? { card } : {}),
});
const entry = (version: number, facts: Fact[], struck?: true): LogEntry => ({
  version,
  seat: 0,
  act: 'played',
  facts,
  ...(struck ? { struck } : {}),
});

describe('what was drawn unseen', () => {
  it('is what this seat took since it was given the device, in order', () => {
    const log = [
      entry(4, [took(0, 'R')]),
      entry(6, [took(0, 'B')]),
      entry(7, [took(0, '*'), { kind: 'turn_began', seat: 1 }]),
    ];
    expect(drawnUnseen(log, 0, 5)).toEqual(['B', '*']);
    expect(drawnUnseen(log, 0, 7)).toEqual([]);
  });

  it('is nothing that others took, that was taken back or that lay open', () => {
    const log = [
      entry(6, [took(1)]),
      entry(7, [took(0, 'G')], true),
      entry(8, [{ kind: 'slot_taken', seat: 0, slot: 2, card: 'Y' }]),
    ];
    expect(drawnUnseen(log, 0, 5)).toEqual([]);
  });
});
