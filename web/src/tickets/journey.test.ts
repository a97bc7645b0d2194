import { describe, expect, it } from 'vitest';
import type { Drawing } from '../boards';
import { lane, sampleBoard } from '../samples/decide';
import { named } from '../samples/names';
import { hullOf, journeyOf, landOf, ringsOf } from './journey';

const CITIES = [
  { id: 'oslo', x: 0, y: 0 },
  { id: 'bergen', x: 100, y: 0 },
  { id: 'molde', x: 100, y: 80 },
  { id: 'rome', x: 50, y: 40 },
];
const drawing: Drawing = {
  viewBox: [0, 0, 120, 100],
  rail: 10,
  font: 12,
  cities: CITIES,
  lanes: [],
  arrows: [],
  countries: [],
  shapes: [{ tag: 'path', d: 'M-10 -10l120 0 1 1 0 100-120 0z M5 5l1 0 0 1z' }],
  ground: [{ look: 'land', shape: 0 }],
};
const board = sampleBoard([lane('oslo-bergen')], {
  countries: [{ name: named('Norway'), nodes: ['bergen', 'molde'] }],
});

describe('the land of a small map', () => {
  it('is read from the drawing, without what would be dots', () => {
    expect(ringsOf('M1 2l3 0 0 4z')).toEqual([
      [
        [1, 2],
        [4, 2],
        [4, 6],
      ],
    ]);
    expect(landOf(drawing)).toEqual({ path: 'M-10,-10L110,-10L111,91L-9,91Z', box: [-10, -10, 121, 101] });
  });
  it('is the line around the cities where there is none', () => {
    expect(ringsOf('M0 0c1 1 2 2 3 3')).toEqual([]);
    expect(landOf({ ...drawing, ground: [] }).path).toBe('M0,0L100,0L100,80Z');
    expect(
      hullOf([
        [0, 0],
        [2, 0],
        [1, 1],
        [2, 2],
        [0, 2],
      ]),
    ).toHaveLength(4);
  });
  it('is the outline where the drawing has one', () => {
    expect(landOf({ ...drawing, outline: 'M0 0H9' })).toEqual({ path: 'M0 0H9', box: [0, 0, 120, 100] });
  });
});

describe('a journey', () => {
  const link = (to: { node: string } | { country: number }) => ({ from: { node: 'oslo' }, to, points: 4 });
  it('joins two cities', () => {
    const pair = { id: 'p', links: [link({ node: 'bergen' })], penalty: 4 };
    expect(journeyOf(pair, board, drawing)).toEqual({
      stops: [
        [0, 0],
        [100, 0],
      ],
      line: 'M0 0Q50 10 100 0',
    });
  });
  it('goes to the middle of a country', () => {
    const pair = { id: 'p', links: [link({ country: 0 })], penalty: 4 };
    expect(journeyOf(pair, board, drawing).stops).toEqual([
      [0, 0],
      [100, 40],
    ]);
  });
  it('of several targets has only a beginning, of a tour all stops', () => {
    const targets = { id: 'c', links: [link({ node: 'rome' }), link({ country: 0 })], penalty: 4 };
    expect(journeyOf(targets, board, drawing)).toEqual({ stops: [[0, 0]], line: '' });
    const tour = { id: 't', tour: ['oslo', 'rome', 'molde'], in_order: 9, any_order: 6, penalty: 15 };
    expect(journeyOf(tour, board, drawing).line).toBe('M0,0L50,40L100,80');
  });
});
