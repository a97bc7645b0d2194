import { describe, expect, it } from 'vitest';
import type { Fact } from '../protocol';
import { longFlushes, withoutMiddles } from './flushes';

const flush = (n: number): Fact[] => [
  { kind: 'market_flushed', cards: '***' },
  { kind: 'pile_reshuffled', deck: 'train', cards: 'RG' },
  { kind: 'card_turned', slot: 0, card: String(n) },
];
const flushes = (n: number): Fact[] => Array.from({ length: n }, (_, i) => flush(i + 1)).flat();
const turned = (facts: Fact[]) => facts.flatMap((fact) => (fact.kind === 'card_turned' ? [fact.card] : []));

describe('flushes in a row', () => {
  it('are told one by one if there are two', () => {
    expect(longFlushes(flushes(2))).toEqual([]);
    expect(withoutMiddles(flushes(2))).toEqual(flushes(2));
  });

  it('are told as the first and the last if there are more', () => {
    expect(longFlushes(flushes(47))).toEqual([{ first: 0, second: 3, last: 138, count: 47 }]);
    expect(withoutMiddles(flushes(47))).toEqual([...flush(1), ...flush(47)]);
  });

  it('are counted anew after anything else', () => {
    const between: Fact = { kind: 'blind_taken', seat: 0, deck: 'train' };
    const facts = [...flushes(2), between, ...flushes(3), between, ...flushes(1)];
    expect(longFlushes(facts).map(({ count }) => count)).toEqual([3]);
    expect(turned(withoutMiddles(facts))).toEqual(['1', '2', '1', '3', '1']);
  });
});
