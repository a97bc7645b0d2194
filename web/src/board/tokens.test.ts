import { describe, expect, it } from 'vitest';
import type { Drawing } from '../boards';
import type { View } from '../protocol';
import { tinyBoard } from '../samples/tiny';
import { named } from '../samples/names';
import { Crowd } from './crowd';
import {
  cityThings,
  closedLanes,
  laneThings,
  painted,
  placeThings,
  plateGrow,
  stubPaths,
  thingPart,
  type CityThing,
} from './tokens';
import { thingWords } from './words';

const board = {
  ...tinyBoard(1),
  tokens: [{ id: 'ox', name: named('ox', 'wół') }],
  companies: ['red', 'blue'].map((colour) => ({
    colour: colour as 'red',
    name: named(colour),
    president: named(''),
    motto: named(''),
    text: named(''),
  })),
};
const view = {
  closed: ['oslo-rome'],
  shut: ['rough'],
  cities: { oslo: { owner: 1, used: true }, rome: { owner: null, stock: 3 }, lima: { stock: 0 } },
  lane_tokens: { ox: ['rough', 'ferry'] },
  path: { token: 'ox', at: 'bergen' },
  painted: { 'oslo-rome': 'red' },
} as unknown as View;

describe('what cards have put on the map', () => {
  it('lies in cities by its owner, and by how many there are to take', () => {
    const things = cityThings(board, view, 'en');
    expect(things.map(({ city, owner, name, count, used }) => [city, owner, name, count, used])).toEqual([
      ['oslo', 'blue', '', 1, true],
      ['rome', null, '', 1, false],
      ['rome', null, '', 3, false],
      ['bergen', null, 'ox', 1, false],
    ]);
    expect(laneThings(board, view, 'pl')).toEqual([
      { lane: 'rough', token: 'ox', name: 'wół' },
      { lane: 'ferry', token: 'ox', name: 'wół' },
    ]);
    expect(cityThings(board, null, 'en')).toEqual([]);
  });

  it('shuts lanes, and paints them for what is drawn and for nothing else', () => {
    expect([...closedLanes(view)]).toEqual(['oslo-rome', 'rough']);
    const other = painted(board, view);
    expect(other.lanes.find(({ id }) => id === 'oslo-rome')?.colour).toBe('red');
    expect(board.lanes.find(({ id }) => id === 'oslo-rome')?.colour).toBe('grey');
    expect(painted(board, { ...view, painted: {} })).toBe(board);
  });

  it('is told in words to whoever does not see it', () => {
    const thing = { owner: 'blue', name: '', count: 1, used: true } as const;
    expect(thingWords(thing, 'Bo', 'en')).toBe('token: Bo, used in this game');
    expect(thingWords({ ...thing, owner: null, count: 3, used: false }, '', 'pl')).toBe('3 żetony do wzięcia');
    expect(thingWords({ ...thing, owner: null, name: 'ox' }, '', 'en')).toBe('ox');
  });
});

describe('plates round a city', () => {
  const drawing = { cities: [{ id: 'oslo', x: 100, y: 100 }], rail: 20 } as unknown as Drawing;
  const thing = (name: string): CityThing => ({ city: 'oslo', owner: null, name, count: 1, used: false });

  it('lie beside each other and not on what has a name', () => {
    const name = { x: 105, y: 60, w: 80, h: 40 };
    const placed = placeThings([thing('a'), thing('b'), thing('c')], drawing, new Crowd([name]), 1);
    expect(placed).toHaveLength(3);
    for (const [i, p] of placed.entries()) {
      for (const q of placed.slice(i + 1)) expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeGreaterThanOrEqual(26);
    }
    expect(new Crowd([name]).covered({ x: placed[0]!.x - 13, y: placed[0]!.y - 13, w: 26, h: 26 })).toBe(0);
    expect(placeThings([{ ...thing('a'), city: 'closed' }], drawing, new Crowd([]), 1)).toEqual([]);
  });

  it('never get too small to be read', () => {
    expect(plateGrow(2)).toBe(1);
    expect(26 * 0.2 * plateGrow(0.2)).toBeCloseTo(18);
  });

  it('give way to a drawing where the campaign has one', () => {
    const art = {
      owned: (owner: string, used: boolean) => (used ? null : `data:${owner}`),
      stock: () => 'data:stock',
      token: (token: string) => (token === 'ox' ? 'data:ox' : null),
    };
    const at = { x: 0, y: 0 };
    const drawn = (change: Partial<CityThing>) => thingPart({ ...thing('a'), ...at, ...change }, 1, '', art).markup;
    expect(drawn({ owner: 'blue' })).toContain('href="data:blue"');
    expect(drawn({ owner: 'blue', used: true })).not.toContain('<image');
    expect(drawn({ token: 'ox' })).toContain('href="data:ox"');
    expect(drawn({ token: 'cow' })).not.toContain('<image');
    expect(drawn({ count: 3 })).toMatch(/data:stock.*>3</);
  });

  it('write names as text', () => {
    const part = thingPart({ ...thing('<b>'), x: 0, y: 0 }, 1, '<b>');
    expect(part.markup).not.toContain('<b>');
  });
});

it('lanes that leave the board are drawn as far as they are seen', () => {
  const stubs = [{ from: 'oslo', space: 40, spaces: [[10, 10, 0] as [number, number, number]] }];
  expect(stubPaths({ stubs, rail: 20 } as unknown as Drawing)).toBe('M-8.0 2.0L28.0 2.0L28.0 18.0L-8.0 18.0Z');
  expect(stubPaths({ rail: 20 } as unknown as Drawing)).toBe('');
});
