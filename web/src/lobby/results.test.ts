import { expect, it } from 'vitest';

import type { Result } from '../protocol';
import { withMinus } from './numbers';
import { endingOf } from './results';

const RESULT: Result[] = [
  { seat: 0, name: 'Ala', bot: false, total: -4, place: 2 },
  { seat: 1, name: 'Bot 1', bot: true, total: 60, place: 1 },
];

it('tells a game as it ended for a seat', () => {
  expect(endingOf(RESULT, 0)).toEqual({ total: -4, place: 2, seats: 2, opponents: ['Bot 1'] });
  expect(endingOf(RESULT, 3)).toBeNull();
});

it('writes a minus, not a hyphen', () => {
  expect(withMinus('-4,0')).toBe('−4,0');
  expect(withMinus('12')).toBe('12');
});
