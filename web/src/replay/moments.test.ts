import { describe, expect, it } from 'vitest';
import { sampleBoard } from '../samples/end';
import type { Fact, Lane, Seat } from '../protocol';
import { longLane, momentsOf } from './moments';

const lane = (id: string, length: number, points: number, tunnel = false): Lane => ({
  id,
  a: 'a',
  b: 'b',
  length,
  points,
  colour: 'grey',
  kind: 'rail',
  locos: true,
  ...(tunnel ? { tunnel } : {}),
});
const board = sampleBoard({ lanes: [lane('long', 6, 15), lane('short', 2, 2), lane('hole', 2, 2, true)] });

const claimed = (seat: Seat, id: string, cards: string, points: number): Fact => ({
  kind: 'lane_claimed',
  seat,
  lane: id,
  cards,
  points,
});
const STEPS: [move: string, by: Seat, facts: Fact[]][] = [
  ['', 0, [{ kind: 'tickets_offered', seat: 0, count: 3 }]],
  ['keep a-b', 0, [{ kind: 'tickets_kept', seat: 0, count: 1 }]],
  ['claim short RR', 0, [claimed(0, 'short', 'RR', 2)]],
  ['claim long RRRRRR', 1, [claimed(1, 'long', 'RRRRRR', 15), { kind: 'last_round', seat: 1, turns_left: 2 }]],
  ['tickets', 0, [{ kind: 'tickets_offered', seat: 0, count: 2 }]],
  ['claim hole RR', 1, [{ kind: 'tunnel_entered', seat: 1, lane: 'hole', cards: 'RR' }]],
  ['pay R', 1, [claimed(1, 'hole', 'RRR', 2)]],
  ['withdraw', 0, [{ kind: 'tunnel_left', seat: 0, lane: 'hole', cards: 'KK' }]],
  ['undo 1', 1, []],
  ['harbour lima RhRhR1R1', 0, [{ kind: 'harbour_built', seat: 0, node: 'lima', cards: 'RhRhR1R1' }]],
];

describe('key moments', () => {
  const moments = momentsOf(
    STEPS.map(([move, by, facts], step) => ({ step, move, by, facts })),
    board,
  );

  it('are the ones worth jumping to', () => {
    expect(moments.map(({ step, kind }) => `${step} ${kind}`)).toEqual([
      '0 deal',
      '3 claim',
      '3 last_round',
      '4 tickets',
      '6 tunnel',
      '7 tunnel',
      '8 undo',
      '9 harbour',
      '9 end',
    ]);
  });

  it('say what the log would say', () => {
    expect(moments[1]?.fact).toEqual(claimed(1, 'long', 'RRRRRR', 15));
    expect(moments[2]?.seat).toBeNull();
    expect(moments[4]?.fact).toEqual(claimed(1, 'hole', 'RRR', 2));
    expect(moments[6]?.seat).toBe(1);
  });

  it('are rarer where routes are longer', () => {
    expect(longLane(board)).toBe(5);
    expect(longLane(sampleBoard({ lanes: [lane('x', 8, 21)] }))).toBe(6);
  });
});
