import { describe, expect, it } from 'vitest';
import { plain, signed, winnerWords } from './words';

const NAMES = ['Ala', 'Bo', 'Cy'];
const tie = {
  seats: [0, 1],
  decided: [
    {
      by: 'tickets' as const,
      values: [
        { seat: 0, value: 3 },
        { seat: 1, value: 2 },
      ],
    },
  ],
};

describe('the winner in words', () => {
  it('is named, or is you', () => {
    const won = { seats: [1], total: 62, tie: null };
    expect(winnerWords(won, NAMES, 0, 'en')).toEqual(['Bo wins with 62 points.']);
    expect(winnerWords(won, NAMES, 1, 'en')).toEqual(['You win with 62 points!']);
    expect(winnerWords(won, NAMES, 1, 'pl')).toEqual(['Wygrywasz! Twój wynik: 62 punkty.']);
    expect(winnerWords({ ...won, total: 65 }, NAMES, null, 'pl')).toEqual(['Wygrywa Bo. Wynik: 65 punktów.']);
  });

  it('is explained when the points are equal', () => {
    expect(winnerWords({ seats: [0], total: 64, tie }, NAMES, null, 'en')).toEqual([
      'Ala wins with 64 points.',
      'Ala and Bo have 64 points each.',
      'Complete tickets decide: Ala 3, Bo 2.',
    ]);
    expect(winnerWords({ seats: [0], total: 64, tie }, NAMES, null, 'pl')).toEqual([
      'Wygrywa Ala. Wynik: 64 punkty.',
      'Ala i Bo mają po 64 punkty.',
      'Decydują zrealizowane bilety: Ala 3, Bo 2.',
    ]);
  });

  it('names who holds the bonus', () => {
    const bonus = {
      ...tie,
      decided: [
        {
          by: 'trail_bonus' as const,
          values: [
            { seat: 0, value: 1 },
            { seat: 1, value: 0 },
          ],
        },
      ],
    };
    expect(winnerWords({ seats: [0], total: 64, tie: bonus }, NAMES, null, 'en').at(-1)).toBe(
      'The bonus for the longest trail decides; it goes to Ala.',
    );
  });

  it('is shared when nothing parts them', () => {
    const shared = { ...tie, decided: [] };
    expect(winnerWords({ seats: [0, 1], total: 64, tie: shared }, NAMES, 0, 'pl')).toEqual([
      'Wspólne zwycięstwo: Ala i Bo, po 64 punkty.',
      'Ala i Bo mają po 64 punkty.',
      'Nic więcej ich nie różni, więc zwycięstwo jest wspólne.',
    ]);
  });
});

it('writes numbers with a real minus', () => {
  expect([signed(-7), signed(0), signed(7), plain(-18), plain(5)]).toEqual(['−7', '0', '+7', '−18', '5']);
});
