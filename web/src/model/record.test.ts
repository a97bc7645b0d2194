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

  it('says what is played', () => {
    expect(record).toMatchObject({ edition: 'usa', rules: 1, options: { flush: 'on' }, campaign: null });
    const chapter = RECORD.replace('options · flush=on', 'campaign c7 entry 12 · box 1 · 00ff');
    expect(parseRecord(chapter)).toMatchObject({ options: {}, campaign: 'c7 entry 12' });
  });

  it('may have drawn who begins', () => {
    const drawn = parseRecord(RECORD.replace('deal first Bot 1 -> RR', 'deal -> first keep it / RR'));
    expect(drawn?.deal).toEqual({ named: null, luck: { first: 2, cards: 'RR*BY', tickets: ['a-b', 'c-d'] } });
  });

  it('is nothing when it is something else', () => {
    expect(parseRecord('{"error": 1}')).toBeNull();
    expect(parseRecord('')).toBeNull();
  });
});
