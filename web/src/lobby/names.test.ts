import { describe, expect, it } from 'vitest';
import { freeName, nameFault, nameless, trimName } from './names';

describe('nameFault', () => {
  it('takes ordinary names of both languages', () => {
    for (const name of ['Ania', 'Łukasz Żółć', 'A/B', 'x->y', '👩‍🚀', ' Ola ']) expect(nameFault(name)).toBeNull();
  });

  it('says what is wrong', () => {
    expect(nameFault('')).toBe('empty');
    expect(nameFault('   ')).toBe('empty');
    expect(nameFault('a'.repeat(31))).toBe('long');
    expect(nameFault('ż'.repeat(30))).toBeNull();
    expect(nameFault('€'.repeat(21))).toBe('long');
    for (const name of ['a·b', 'a -> b', 'a / b', 'a\tb', 'a\u202eb', 'a\u200bb'])
      expect(nameFault(name)).toBe('signs');
    expect(nameFault('Ola', ['Ania', 'Ola'])).toBe('same');
  });
});

it('drops spaces that nobody sees', () => {
  expect(trimName('  Jan   Maria ')).toBe('Jan Maria');
});

it('numbers a name that is taken', () => {
  expect(freeName('Gracz', [])).toBe('Gracz');
  expect(freeName('Gracz', ['Gracz', 'Gracz 2'])).toBe('Gracz 3');
});

it('knows those who gave no name, in every language', () => {
  for (const name of ['Player', 'Player 2', 'Gracz', 'Gracz 13']) expect(nameless(name)).toBe(true);
  for (const name of ['Ola', 'Player One', 'Players', 'Gracz Zenek', '']) expect(nameless(name)).toBe(false);
});
