import { describe, expect, it } from 'vitest';
import { parseRecord } from './record';

const RECORD = `wagonaut 1 · usa · rules 1 · Bot · Bot 1 · keep it
options · flush=on
deal first Bot 1 -> RR*BY / tickets a-b c-d
1 Bot 1 keep a-b
2 Bot keep c-d
3 keep it keep c-d
4 Bot slot 2 -> G
5 Bot 1 claim omaha-duluth-1 RR -> KKW
6 Bot 1 withdraw
7 Bot tickets -> tickets x-y
8 Bot undo 2
seed 00
end · 8 steps · Bot 1 · Bot 1 2 · keep it 3 · check 0011223344556677
`;

describe('a record', () => {
  const record = parseRecord(RECORD);

  it('has players and a deal', () => {
    expect(record?.players).toEqual(['Bot', 'Bot 1', 'keep it']);
    expect(record?.deal).toEqual({ named: 1, luck: { first: null, cards: 'RR*BY', tickets: ['a-b', 'c-d'] } });
  });

  it('tells names apart that begin alike', () => {
    expect(record?.steps.map((step) => step.seat)).toEqual([1, 0, 2, 0, 1, 1, 0, 0]);
    expect(record?.steps.map((step) => step.verb).join(' ')).toBe(
      'keep keep keep slot claim withdraw tickets undo',
    );
  });

  it('has moves with their words and luck', () => {
    expect(record?.steps[4]).toEqual({
      number: 5, seat: 1, verb: 'claim', words: ['omaha-duluth-1', 'RR'],
      luck: { first: null, cards: 'KKW', tickets: [] },
    });
    expect(record?.steps[5]?.luck).toBeNull();
    expect(record?.steps[6]?.luck?.tickets).toEqual(['x-y']);
  });

  it('is nothing when it is something else', () => {
    expect(parseRecord('{"error": 1}')).toBeNull();
    expect(parseRecord('')).toBeNull();
  });
});
