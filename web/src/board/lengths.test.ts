import { expect, it } from 'vitest';
import type { Lane } from '../protocol';
import { pointsByLength } from './lengths';

const lanes = [3, 1, 3].map((length) => ({ length })) as Lane[];

it('tells the points of the lengths that the board has', () => {
  expect(pointsByLength({ lanes, lane_points: { 1: 1, 2: 2, 3: 4 } })).toEqual([
    [1, 1],
    [3, 4],
  ]);
});

it('tells nothing where a lane scores nothing by its length', () => {
  expect(pointsByLength({ lanes, lane_points: { 1: 0, 3: 0 } })).toEqual([]);
});
