import { describe, expect, it } from 'vitest';
import { sampleBoard } from '../end/sample';
import type { Lane } from '../protocol';
import { firstStep, longLane, momentsOf } from './moments';
import { parseRecord } from './record';

const lane = (id: string, length: number, points: number, tunnel = false): Lane => ({
  id, a: 'a', b: 'b', length, points, colour: 'grey', kind: 'rail', locos: true, ...(tunnel ? { tunnel } : {}),
});
const board = sampleBoard({ lanes: [lane('long', 6, 15), lane('short', 2, 2), lane('hole', 2, 2, true)] });

const RECORD = `wagonaut 1 · usa · rules 1 · Ala · Bo
deal -> first Ala / RR / tickets a-b
1 Ala keep a-b
2 Ala claim short RR
3 Bo claim long RRRRRR
4 Ala tickets -> tickets c-d e-f
5 Ala keep c-d
6 Bo claim hole RR -> RKK
7 Bo pay R
8 Ala claim hole KK -> KRR
9 Ala withdraw
10 Bo claim hole WW -> BBB
11 Bo undo 1
12 Ala harbour lima RhRhR1R1
end · 12 steps · Ala 1 · Bo 2 · check 0
`;

describe('key moments', () => {
  const record = parseRecord(RECORD);
  const moments = record ? momentsOf(record, board) : [];

  it('are the ones worth jumping to', () => {
    expect(moments.map(({ step, kind }) => `${step} ${kind}`)).toEqual([
      '0 deal', '3 claim', '4 tickets', '7 tunnel', '9 tunnel', '11 undo', '12 harbour', '12 end',
    ]);
  });

  it('say what the log would say', () => {
    expect(moments[1]?.fact).toEqual({ kind: 'lane_claimed', seat: 1, lane: 'long', cards: 'RRRRRR', points: 15 });
    expect(moments[2]?.fact).toEqual({ kind: 'tickets_offered', seat: 0, count: 2 });
    expect(moments[3]?.fact).toEqual({ kind: 'lane_claimed', seat: 1, lane: 'hole', cards: 'RRR', points: 2 });
    expect(moments[4]?.fact).toEqual({ kind: 'tunnel_left', seat: 0, lane: 'hole', cards: 'KK' });
  });

  it('are rarer where routes are longer', () => {
    expect(longLane(board)).toBe(5);
    expect(longLane(sampleBoard({ lanes: [lane('x', 8, 21)] }))).toBe(6);
  });
});

describe('the first step', () => {
  it('is found with few questions', async () => {
    for (const [last, from] of [[400, 371], [400, 400], [400, 0], [7, 3], [0, 0]] as const) {
      let asked = 0;
      const found = await firstStep(last, (step) => (asked++, Promise.resolve(step >= from)));
      expect(found).toBe(from);
      expect(asked).toBeLessThan(14);
    }
  });

  it('is none when it never holds', async () => {
    expect(await firstStep(50, () => Promise.resolve(false))).toBeNull();
  });
});
