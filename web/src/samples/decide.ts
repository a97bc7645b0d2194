// A small box for the tests of this folder and of tickets/.
import { named as name } from './names';
import type { Board, CardSort, Choices, Colour, Lane, Own, View } from '../protocol';

function sort(code: string, colour: Colour, more: Partial<CardSort> = {}): CardSort {
  return { code, name: name(code), deck: 'train', colour, pips: 1, count: 12, ...more };
}

export function lane(id: string, more: Partial<Lane> = {}): Lane {
  const [a = '', b = ''] = id.split('-');
  return { id, a, b, length: 2, points: 2, colour: 'red', kind: 'rail', locos: true, ...more };
}

const NODES = ['oslo', 'bergen', 'molde', 'lodz', 'rome'];
const NAMES: Record<string, string> = { oslo: 'Oslo', bergen: 'Bergen', molde: 'Molde', lodz: 'Łódź', rome: 'Rome' };

export function sampleBoard(lanes: Lane[], more: Partial<Board> = {}): Board {
  return {
    edition: 'sample',
    name: name('Sample'),
    rules: 1,
    map: 'usa',
    seats: 2,
    options: {},
    nodes: NODES.map((id) => ({ id, name: name(NAMES[id] ?? id), x: 0, y: 0, kind: 'city' })),
    countries: [],
    lanes,
    tickets: [],
    sorts: [sort('R', 'red'), sort('G', 'green'), sort('Y', 'yellow'), sort('*', 'grey', { loco: true })],
    decks: [{ id: 'train', name: name('Wagons'), kind: 'rail', hand: 4, slots: 5 }],
    pieces: { trains: 45, ships: 0, fleet: 0, fixed_trains: 0, harbours: 0 },
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
    ...more,
  };
}

/** The box with ships: `R2` is a double ship, `Rh` a wagon with an anchor. */
export function seaBoard(lanes: Lane[]): Board {
  return sampleBoard(lanes, {
    sorts: [
      sort('Rt', 'red'),
      sort('Rh', 'red', { anchor: true }),
      sort('*', 'grey', { loco: true }),
      sort('R1', 'red', { deck: 'ship', anchor: true }),
      sort('R2', 'red', { deck: 'ship', pips: 2 }),
    ],
    decks: [
      { id: 'train', name: name('Wagons'), kind: 'rail', hand: 3, slots: 3 },
      { id: 'ship', name: name('Ships'), kind: 'sea', hand: 7, slots: 3 },
    ],
  });
}

export function sampleView(more: Partial<View> = {}, choices: Choices | null = null, own: Partial<Own> = {}): View {
  const seat = {
    cards: {},
    shown: {},
    tickets: 0,
    offered: 0,
    rejected: 0,
    decided: false,
    score: 0,
    lanes: [],
    trains: 45,
  };
  return {
    turn: 1,
    start: 0,
    active: 0,
    picks: 0,
    ask: { kind: 'choose_action', waiting: [0] },
    last_round: null,
    passes: 0,
    market: [],
    draw: {},
    discard: {},
    ticket_pile: { unseen: 10, under: [] },
    tunnel: null,
    closed: [],
    last_slots: [],
    seats: [seat, seat],
    own: { hand: {}, tickets: [], rejected: [], offer: [], answer: null, outlook: [], ...own },
    choices,
    ...more,
  };
}
