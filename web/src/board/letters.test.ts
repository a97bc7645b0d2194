import { expect, it } from 'vitest';

import { reaches } from './letters';

it('finds out which letters a range of a style sheet holds', () => {
  const polish = 'U+104-107, U+141-144';
  expect(reaches(polish, 'Łucja')).toBe(true);
  expect(reaches(polish, 'Lucja')).toBe(false);
  expect(reaches('U+0020-007E, U+0153', 'œuvre')).toBe(true);
  expect(reaches('U+0153', 'oeuvre')).toBe(false);
  expect(reaches('U+0-10FFFF', '')).toBe(false);
});
