import { describe, expect, it } from 'vitest';
import { fold } from './fold';

describe('folding', () => {
  it.each([
    ['Łódź', 'lodz'],
    ['São Paulo', 'sao paulo'],
    ['Tromsø', 'tromso'],
    ['Århus', 'arhus'],
    ['Zürich', 'zurich'],
  ])('%s', (text, folded) => expect(fold(text)).toBe(folded));
});
