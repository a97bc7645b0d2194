import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../base/languages';
import { cardsOf, DIFFERENT, isDifferent } from './difference';

describe('what is different on a board', () => {
  it.each(DIFFERENT.map((edition) => [edition]))('%s has three cards, the same in every language', async (edition) => {
    const all = await Promise.all(LANGUAGE_CODES.map((language) => cardsOf(edition, language)));
    for (const cards of all) {
      expect(cards).toHaveLength(3);
      for (const { title, text } of cards) {
        expect(title).not.toBe('');
        // What is not read at a glance is not read.
        expect(text.length).toBeLessThan(170);
      }
      expect(cards.map(({ picture }) => picture)).toEqual(all[0]?.map(({ picture }) => picture));
    }
  });

  it('is not said of the board that the guide tells', () => {
    expect(isDifferent('usa')).toBe(false);
  });
});
