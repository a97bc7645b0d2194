import { expect, it } from 'vitest';
import { blocksOf, finds } from './markup';

it('makes lists and stress', () => {
  expect(blocksOf('One **two**\n- a\n- **b**\nend')).toEqual([
    {
      kind: 'line',
      parts: [
        { text: 'One ', strong: false },
        { text: 'two', strong: true },
      ],
    },
    { kind: 'list', items: [[{ text: 'a', strong: false }], [{ text: 'b', strong: true }]] },
    { kind: 'line', parts: [{ text: 'end', strong: false }] },
  ]);
});

it('searches without accents, stress and order', () => {
  expect(finds('Tworzenie **połączenia** morskiego', 'MORSKIEGO polacz')).toBe(true);
  expect(finds('Tworzenie połączenia', 'tunel')).toBe(false);
});
