import { named } from './names';
import type { Board, CardSort, Choices, Colour, Scene, SeatView, View } from '../protocol';

// A small box and a small table for tests.

const sort = (code: string, colour: Colour, deck: string, more: Partial<CardSort> = {}): CardSort => ({
  code,
  colour,
  deck,
  name: named(code),
  pips: 1,
  count: 12,
  ...more,
});
const node = (id: string, en: string, pl = en) => ({ id, name: named(en, pl), x: 0, y: 0, kind: 'city' }) as const;

export const SORTS = [
  sort('R', 'red', 'train'),
  sort('B', 'blue', 'train'),
  sort('*', 'grey', 'train', { loco: true }),
];
export const SHIPS = [
  sort('Rt', 'red', 'train'),
  sort('Rh', 'red', 'train', { anchor: true }),
  sort('*', 'grey', 'train', { loco: true }),
  sort('R1', 'red', 'ship', { anchor: true }),
  sort('R2', 'red', 'ship', { pips: 2 }),
];

export function sampleBoard(change: Partial<Board> = {}): Board {
  return {
    edition: 'usa',
    name: named('USA'),
    rules: 1,
    map: 'usa',
    seats: 3,
    options: {},
    nodes: [node('lodz', 'Lodz', 'Łódź'), node('oslo', 'Oslo'), node('new_york', 'New York', 'Nowy Jork')],
    countries: [{ name: named('Italy', 'Włochy'), nodes: ['oslo', 'lodz'] }],
    lanes: [
      {
        id: 'a-1',
        a: 'lodz',
        b: 'oslo',
        length: 2,
        points: 2,
        colour: 'red',
        kind: 'rail',
        locos: true,
        mates: ['a-2'],
      },
      {
        id: 'a-2',
        a: 'lodz',
        b: 'oslo',
        length: 2,
        points: 2,
        colour: 'blue',
        kind: 'rail',
        locos: true,
        mates: ['a-1'],
      },
      { id: 'b-1', a: 'oslo', b: 'new_york', length: 3, points: 4, colour: 'grey', kind: 'rail', locos: true },
    ],
    tickets: [
      { id: 't1', links: [{ from: { node: 'lodz' }, to: { node: 'new_york' }, points: 9 }], penalty: 9 },
      { id: 't2', links: [{ from: { node: 'new_york' }, to: { country: 0 }, points: 5 }], penalty: 5 },
    ],
    sorts: SORTS,
    decks: [{ id: 'train', name: named('Wagons', 'Wagony'), kind: 'rail', hand: 4, slots: 5 }],
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
    ...change,
  };
}

export function sampleSeat(change: Partial<SeatView> = {}): SeatView {
  return {
    cards: { train: 4 },
    shown: {},
    tickets: 2,
    offered: 0,
    rejected: 0,
    decided: false,
    score: 0,
    lanes: [],
    trains: 45,
    ...change,
  };
}

export function sampleView(change: Partial<View> = {}): View {
  return {
    turn: 3,
    start: 0,
    active: 0,
    picks: 0,
    ask: { kind: 'choose_action', waiting: [0] },
    last_round: null,
    passes: 0,
    market: ['R', 'R', 'B', '*', null],
    draw: { train: 60 },
    discard: {},
    ticket_pile: { unseen: 20, under: [] },
    tunnel: null,
    closed: [],
    last_slots: [],
    seats: [sampleSeat(), sampleSeat(), sampleSeat()],
    own: { hand: { R: 2 }, tickets: ['t1', 't2'], rejected: [], offer: [], answer: null, outlook: [] },
    choices: null,
    ...change,
  };
}

export function sampleScene(
  view: View | null,
  change: Partial<Scene> = {},
  table: Partial<Scene['table']> = {},
): Scene {
  const seat = (name: string, more = {}) => ({
    holder: 'person' as const,
    name,
    autopilot: false,
    resigned: false,
    present: true,
    ...more,
  });
  return {
    type: 'scene',
    protocol: 2,
    you: 0,
    devices: 1,
    clock: { deadline: null, left: [] },
    undo_asked_by: null,
    happened: [],
    gap: false,
    view,
    standings: null,
    tie: null,
    table: {
      id: 'x',
      code: 'abc',
      status: 'running',
      version: 9,
      host: 0,
      commitment: '',
      nonces: null,
      next_table: null,
      taken_back: 0,
      settings: {
        edition: 'usa',
        rules: 2,
        options: {},
        clock: { kind: 'none' },
        listed: false,
        spectators: false,
        undo: 'asked',
        aids: 'public',
        chat: 'free',
        autopilot: true,
      },
      seats: [seat('Ola'), seat('Ania'), seat('Bot', { holder: 'bot', bot: 'greedy' })],
      ...table,
    },
    ...change,
  };
}

export const CHOICES: Choices = {
  slots: [0, 1, 2],
  blind: ['train'],
  claims: { 'a-1': ['RR', 'R*'], 'b-1': ['BBB'] },
  draw_tickets: true,
};
