import { describe, expect, it } from 'vitest';
import { Crowd } from './crowd';
import { tagPlace } from './signs';

describe('the tag of a lane that is looked at', () => {
  const sign = { x: 100, y: 100 };

  it('hangs above it where there is room', () => {
    expect(tagPlace(sign, 1, new Crowd([]))).toEqual({ x: 100, y: 70 });
    expect(tagPlace(sign, 2, new Crowd([{ x: 0, y: 110, w: 300, h: 20 }]))).toEqual({ x: 100, y: 40 });
  });

  it('makes way for a name above it', () => {
    const name = { x: 90, y: 60, w: 80, h: 14 };
    const { x, y } = tagPlace(sign, 1, new Crowd([name]));
    const clear = x + 23 <= name.x || x - 23 >= name.x + name.w || y - 16 >= name.y + name.h;
    expect(clear).toBe(true);
  });

  it('covers as little as it can where all is taken', () => {
    const all = [
      { x: 0, y: 0, w: 300, h: 120 },
      { x: 0, y: 120, w: 300, h: 10 },
    ];
    expect(tagPlace(sign, 1, new Crowd(all)).y).toBe(130);
  });
});
