import { describe, expect, it } from 'vitest';
import { textsIn } from './index.svelte';
import { plural } from './plural';

const wagons = { one: '# wagonik', few: '# wagoniki', many: '# wagoników' };

describe('Polish plurals', () => {
  it.each([
    [0, '0 wagoników'],
    [1, '1 wagonik'],
    [2, '2 wagoniki'],
    [4, '4 wagoniki'],
    [5, '5 wagoników'],
    [11, '11 wagoników'],
    [12, '12 wagoników'],
    [14, '14 wagoników'],
    [21, '21 wagoników'],
    [22, '22 wagoniki'],
    [24, '24 wagoniki'],
    [25, '25 wagoników'],
    [112, '112 wagoników'],
    [-1, '−1 wagonik'],
    [-3, '−3 wagoniki'],
  ])('%i', (n, text) => expect(plural('pl', n, wagons)).toBe(text));
});

describe('English plurals', () => {
  it.each([
    [0, '0 wagons'],
    [1, '1 wagon'],
    [2, '2 wagons'],
    [-1, '−1 wagon'],
  ])('%i', (n, text) => expect(plural('en', n, { one: '# wagon', other: '# wagons' })).toBe(text));
});

/** Every path of a dictionary with the kind of thing that stands there. */
function shape(value: unknown, path = ''): string[] {
  if (Array.isArray(value))
    return [`${path}[${value.length}]`, ...value.flatMap((one, i) => shape(one, `${path}.${i}`))];
  if (typeof value !== 'object' || value === null) return [`${path}: ${typeof value}`];
  return Object.entries(value).flatMap(([key, inner]) => shape(inner, `${path}.${key}`));
}

function empties(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => empties(inner, `${path}.${key}`));
}

describe('both languages', () => {
  it('have the very same texts', () => expect(shape(textsIn('pl')).sort()).toEqual(shape(textsIn('en')).sort()));
  it('leave nothing empty', () => {
    expect(empties(textsIn('en'))).toEqual([]);
    expect(empties(textsIn('pl'))).toEqual([]);
  });
});
