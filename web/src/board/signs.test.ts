import { describe, expect, it } from 'vitest';
import type { Colour } from '../protocol';
import { Crowd } from './crowd';
import { clusterMarkup, tagPlace } from './signs';

describe('lanes that lie too close together', () => {
  const fan = (...lanes: [Colour, number][]) => {
    const look = { label: '', grow: 1, target: 20, quiet: false, lit: false, unfolds: 1 };
    const drawn = lanes.map(([colour, length]) => ({ colour, length }));
    return clusterMarkup({ x: 0, y: 0 }, { ...look, lanes: drawn });
  };
  const numbers = (markup: string) => [...markup.matchAll(/data-length="(\d)"/g)].map(([, n]) => n);

  it('show each lane with its length', () => {
    expect(numbers(fan(['grey', 2], ['grey', 2]))).toEqual(['2', '2']);
    expect(numbers(fan(['red', 4], ['grey', 2], ['red', 4]))).toEqual(['4', '2', '4']);
    expect(fan(['red', 4], ['grey', 2])).not.toContain('m-more');
  });

  it('show three kinds of many, and a plus', () => {
    expect(numbers(fan(['red', 4], ['red', 4], ['grey', 2], ['blue', 1]))).toEqual(['4', '2', '1']);
    expect(numbers(fan(['red', 4], ['red', 4], ['red', 4], ['red', 4]))).toEqual(['4']);
    const many = fan(['red', 4], ['grey', 2], ['blue', 1], ['white', 3]);
    expect(numbers(many)).toEqual(['4', '2', '1']);
    expect(many).toContain('m-more');
  });
});

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
