import { named } from './names';
import type { Board, CardSort, Colour, Lane } from '../protocol';

// A box of five cities for tests, with one deck or with two.

const COLOURS: [string, Colour][] = [
  ['R', 'red'],
  ['B', 'blue'],
  ['Y', 'yellow'],
  ['W', 'white'],
];
const LOCO: CardSort = {
  code: '*',
  name: named('locomotive', 'lokomotywa'),
  deck: 'train',
  colour: 'grey',
  pips: 1,
  count: 14,
  loco: true,
};

function sort(code: string, colour: Colour, deck: string, more: Partial<CardSort> = {}): CardSort {
  return { code, name: named(code), deck, colour, pips: 1, count: 12, ...more };
}

function lane(id: string, a: string, b: string, length: number, more: Partial<Lane> = {}): Lane {
  return { id, a, b, length, points: length, colour: 'grey', kind: 'rail', locos: true, ...more };
}

const LANES: Lane[] = [
  lane('oslo-bergen', 'oslo', 'bergen', 4, { colour: 'yellow', points: 7 }),
  lane('oslo-rome', 'oslo', 'rome', 3),
  lane('oslo-lima', 'oslo', 'lima', 5, { kind: 'sea', colour: 'white' }),
  lane('ferry', 'rome', 'lima', 4, { symbols: 2, swap_rate: 3, swap_max: 4 }),
  lane('long', 'rome', 'bergen', 9, { swap_rate: 4, swap_max: 9, locos: false }),
  lane('rough', 'rome', 'bergen', 3, { doubled: 1, colour: 'red' }),
];

const CITIES: [string, string, string][] = [
  ['oslo', 'Oslo', 'Oslo'],
  ['bergen', 'Bergen', 'Bergen'],
  ['rome', 'Rome', 'Rzym'],
  ['lima', 'Lima', 'Lima'],
];

export function tinyBoard(decks: 1 | 2, edition = decks === 1 ? 'usa' : 'world'): Board {
  const one = COLOURS.map(([code, colour]) => sort(code, colour, 'train'));
  const two = COLOURS.flatMap(([code, colour]) => [
    sort(`${code}t`, colour, 'train'),
    sort(`${code}h`, colour, 'train', { anchor: true }),
    sort(`${code}1`, colour, 'ship', { anchor: true }),
    sort(`${code}2`, colour, 'ship', { pips: 2 }),
  ]);
  const train = { id: 'train', name: named('Wagons', 'Wagony'), kind: 'rail', hand: 4, slots: 5 } as const;
  const ship = { id: 'ship', name: named('Ships', 'Statki'), kind: 'sea', hand: 7, slots: 3 } as const;
  return {
    edition,
    name: named(edition),
    rules: 1,
    map: edition,
    seats: 3,
    options: {},
    nodes: CITIES.map(([id, en, pl], i) => ({ id, name: named(en, pl), x: i, y: 0, kind: 'city' })),
    countries: [
      { name: named('Italy', 'Włochy'), nodes: [] },
      { name: named('France', 'Francja'), nodes: [] },
    ],
    lanes: LANES,
    tickets: [
      { id: 'pair', links: [{ from: { node: 'oslo' }, to: { node: 'rome' }, points: 9 }], penalty: 9 },
      {
        id: 'country',
        penalty: 3,
        links: [
          { from: { node: 'oslo' }, to: { country: 0 }, points: 5 },
          { from: { node: 'oslo' }, to: { country: 1 }, points: 3 },
        ],
      },
      { id: 'tour', tour: ['oslo', 'rome', 'lima'], in_order: 9, any_order: 6, penalty: 12 },
    ],
    sorts: [...(decks === 1 ? one : two), LOCO],
    decks: decks === 1 ? [train] : [train, ship],
    pieces: { trains: 25, ships: decks === 1 ? 0 : 50, fleet: decks === 1 ? 0 : 60, fixed_trains: 0, harbours: 0 },
    market: { slots: 5, loco_limit: 'strict', flush_at: 3, flush_mixes: true },
    one_lane_per_group: true,
    first_offer: { offer: 3, keep: 2 },
    later_offer: { offer: 3, keep: 1 },
    rejected: 'under',
    tour_rule: 'trail',
    ending: { threshold: 2, turns_each: 1 },
    lane_points: {},
    awards: [],
    ties: [],
  };
}
