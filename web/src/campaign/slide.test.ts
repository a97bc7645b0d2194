import { describe, expect, it } from 'vitest';
import type { Drawing } from '../boards';
import { slideOf } from './slide';

const drawing = {
  viewBox: [0, 0, 1000, 1000],
  cities: [
    { id: 'west', x: 120, y: 500 },
    { id: 'north', x: 500, y: 90 },
    { id: 'east', x: 800, y: 600 },
  ],
} as unknown as Drawing;

describe('a region that is laid against the board', () => {
  it('comes from the side on which it lies', () => {
    expect(slideOf(drawing, ['west'])).toMatchObject({ dx: -40, dy: 0, left: 5, right: 81 });
    expect(slideOf(drawing, ['north'])).toMatchObject({ dx: 0, dy: -40, top: 2 });
    expect(slideOf(drawing, ['east'])).toMatchObject({ dx: 40, dy: 0 });
  });

  it('needs a city that is drawn', () => {
    expect(slideOf(drawing, ['nowhere'])).toBeNull();
  });
});
