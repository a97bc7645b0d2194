import { describe, expect, it } from 'vitest';
import { APART, clusters, Crowd, scaleApart, scaleOfMost } from './crowd';

const pills = [
  { x: 0, y: 0 },
  { x: 45, y: 0 },
  { x: 90, y: 0 },
  { x: 300, y: 0 },
];
const sizes = (k: number) => clusters(pills, k, APART.finger).map((c) => c.members.length);

describe('pills', () => {
  it('stand alone where a finger can tell them apart', () => {
    expect(sizes(0.6)).toEqual([1, 1, 1, 1]);
    expect(scaleApart(pills)).toBeCloseTo(26 / 45);
  });

  it('gather where it cannot, and no chain swallows the map', () => {
    expect(sizes(0.5)).toEqual([2, 1, 1]);
    expect(clusters(pills, 0.5, APART.finger)[0]).toMatchObject({ x: 22.5, y: 0 });
    expect(sizes(0.2)).toEqual([3, 1]);
    expect(clusters(pills, 0.5, APART.mouse).length).toBe(4);
  });
});

it('knows the scale at which all but a few stand apart', () => {
  expect(scaleOfMost(pills, 24, 0.2)).toBeCloseTo(24 / 45);
  expect(scaleOfMost(pills, 24, 0.8)).toBeCloseTo(24 / 210);
});

it('says how much of a box is covered, wherever the boxes lie', () => {
  const crowd = new Crowd([
    { x: -10, y: 0, w: 20, h: 10 },
    { x: 300, y: 300, w: 200, h: 5 },
  ]);
  expect(crowd.covered({ x: 0, y: 5, w: 100, h: 100 })).toBe(10 * 5);
  expect(crowd.covered({ x: 350, y: 250, w: 100, h: 100 })).toBe(100 * 5);
  expect(crowd.covered({ x: 20, y: 20, w: 100, h: 100 })).toBe(0);
});
