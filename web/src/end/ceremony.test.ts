import { describe, expect, it } from 'vitest';
import { end } from '../i18n/en/end';
import { named } from '../samples/names';
import type { Board, Lane, Node, Standing, View } from '../protocol';
import { ceremony, type Step } from './ceremony';
import { sampleBoard, sampleParts, sampleStanding } from '../samples/end';
import { deedColumns } from './columns';
import { scoreRows } from './score';

const text = named('');
const node = (id: string): Node => ({ id, name: text, x: 0, y: 0, kind: 'city' });
const lane = (a: string, b: string, length: number, points: number): Lane => ({
  id: `${a}-${b}`,
  a,
  b,
  length,
  points,
  colour: 'grey',
  kind: 'rail',
  locos: true,
});
const pair = (from: string, to: string, points: number): Board['tickets'][number] => ({
  id: `${from}-${to}`,
  links: [{ from: { node: from }, to: { node: to }, points }],
  penalty: points,
});
const done = (ticket: string, points: number, lanes: string[]) => ({ ticket, complete: true, points, lanes, link: 0 });
const failed = (ticket: string, points: number) => ({ ticket, complete: false, points, lanes: [] });
const told = (steps: Step[]) =>
  steps.map((step) => {
    if (step.kind === 'ticket') return `${step.seat} ${step.ticket} ${step.points}`;
    if (step.kind === 'harbour') return `${step.seat} harbour ${step.node} ${step.points}`;
    if (step.kind === 'bonus') return step.award;
    return step.kind === 'unbuilt' ? `${step.seat} unbuilt ${step.count} ${step.points}` : step.kind;
  });
const lastTotals = (steps: Step[]) => steps.at(-1)?.totals;

const LANES = [lane('a', 'b', 3, 4), lane('b', 'c', 6, 15), lane('c', 'd', 2, 2)];

describe('the end in the USA', () => {
  const board = sampleBoard({
    nodes: ['a', 'b', 'c', 'd'].map(node),
    lanes: LANES,
    tickets: [pair('a', 'c', 9), pair('a', 'b', 5), pair('b', 'd', 7), pair('c', 'd', 20)],
  });
  const standings: Standing[] = [
    sampleStanding({
      seat: 0,
      place: 1,
      total: 36,
      parts: sampleParts({ lanes: [19, 2], tickets: [7, 2], longest_trail: [10, 9] }),
      trail_lanes: ['a-b', 'b-c'],
      tickets_detail: [done('a-c', 9, ['a-b', 'b-c']), failed('b-d', -7), done('a-b', 5, ['a-b'])],
    }),
    sampleStanding({
      seat: 1,
      place: 2,
      total: -18,
      trail_lanes: ['c-d'],
      parts: sampleParts({ lanes: [2, 1], tickets: [-20, 0], longest_trail: [0, 2] }),
      tickets_detail: [failed('c-d', -20)],
    }),
  ];
  const steps = ceremony(board, standings, null);

  it('shows unfinished tickets first, then rising ones, then the bonus', () => {
    expect(told(steps)).toEqual([
      'map',
      '0 b-d -7',
      '0 a-b 5',
      '0 a-c 9',
      '1 c-d -20',
      'longest_trail',
      'winner',
      'table',
    ]);
  });

  it('counts on the way, below zero too', () => {
    expect(steps.map((step) => step.totals)).toEqual([
      [19, 2],
      [12, 2],
      [17, 2],
      [26, 2],
      [26, -18],
      [36, -18],
      [36, -18],
      [36, -18],
    ]);
  });

  it('rings the two cities and walks the path', () => {
    expect(steps[3]).toMatchObject({ cities: ['a', 'c'], lanes: ['a-b', 'b-c'] });
  });

  it('has no tie to explain', () => {
    expect(steps.at(-2)).toMatchObject({ kind: 'winner', seats: [0], total: 36, tie: null });
  });

  it('gives a shared longest trail to both, side by side', () => {
    const both = standings.map((one) => ({ ...one, parts: sampleParts({ longest_trail: [10, 9] }) }));
    const bonus = ceremony(board, both, null).find((step) => step.kind === 'bonus');
    expect(bonus?.kind === 'bonus' && bonus.rows.map((row) => row.points)).toEqual([10, 10]);
  });

  it('has no bonus where nobody built', () => {
    const none = standings.map((one) => ({ ...one, parts: sampleParts({ longest_trail: [0, 0] }) }));
    expect(told(ceremony(board, none, null))).not.toContain('longest_trail');
  });

  it('makes do with totals from a server that tells no more', () => {
    const bare = standings.map(({ tickets_detail: _t, trail_lanes: _l, ...one }) => one);
    expect(told(ceremony(board, bare, null))).toEqual(['map', 'longest_trail', 'winner', 'table']);
    expect(lastTotals(ceremony(board, bare, null))).toEqual([36, -18]);
  });
});

it('counts tickets in the North', () => {
  const board = sampleBoard({
    edition: 'nordic',
    map: 'nordic',
    ties: ['tickets', 'longest_trail'],
    awards: [{ kind: 'tickets' }, { kind: 'most_tickets', points: 10 }],
  });
  const standings = [
    sampleStanding({
      seat: 0,
      place: 2,
      total: 50,
      parts: sampleParts({ lanes: [50, 9], most_tickets: [0, 2], longest_trail: [0, 18] }),
    }),
    sampleStanding({
      seat: 1,
      place: 1,
      total: 55,
      parts: sampleParts({ lanes: [45, 8], most_tickets: [10, 3], longest_trail: [0, 21] }),
    }),
  ];
  const steps = ceremony(board, standings, null);
  expect(steps[1]).toMatchObject({
    kind: 'bonus',
    award: 'most_tickets',
    rows: [
      { seat: 1, value: 3, points: 10 },
      { seat: 0, value: 2, points: 0 },
    ],
  });
  expect(told(steps)).toEqual(['map', 'most_tickets', 'winner', 'table']);
  expect(lastTotals(steps)).toEqual([50, 55]);
});

it('names the country that counted in Switzerland', () => {
  const board = sampleBoard({
    edition: 'switzerland',
    map: 'switzerland',
    lanes: [lane('bern', 'fr1', 3, 4), lane('bern', 'de1', 2, 2)],
    nodes: ['bern', 'fr1', 'de1', 'de2'].map(node),
    countries: [
      { name: text, nodes: ['fr1'] },
      { name: text, nodes: ['de1', 'de2'] },
    ],
    tickets: [
      {
        id: 'c1',
        penalty: 5,
        links: [
          { from: { node: 'bern' }, to: { country: 0 }, points: 5 },
          { from: { node: 'bern' }, to: { country: 1 }, points: 8 },
        ],
      },
      pair('bern', 'fr1', 9),
    ],
  });
  const scored = (lanes: string[], points: number, link?: number) =>
    ceremony(
      board,
      [
        sampleStanding({
          tickets_detail: [
            { ticket: 'c1', complete: link !== undefined, points, lanes, ...(link !== undefined ? { link } : {}) },
            failed('bern-fr1', -9),
          ],
        }),
      ],
      null,
    );
  expect(told(scored(['bern-de1'], 8, 1))).toEqual(['map', '0 bern-fr1 -9', '0 c1 8', 'winner', 'table']);
  expect(scored(['bern-de1'], 8, 1)[2]).toMatchObject({ country: 1, cities: ['bern', 'de1'] });
  expect(scored([], -5)[2]).toMatchObject({ cities: ['bern', 'fr1', 'de1', 'de2'] });
});

describe('the end in the World', () => {
  const board = sampleBoard({
    edition: 'world',
    map: 'world',
    lanes: LANES,
    ties: ['tickets', 'harbours'],
    pieces: { trains: 25, ships: 50, fleet: 60, fixed_trains: 0, harbours: 3 },
    awards: [{ kind: 'tickets' }, { kind: 'harbours', by_tickets: [0, 20, 30, 40], unbuilt: -4 }],
    tickets: [{ id: 'tour', tour: ['a', 'b', 'c'], in_order: 9, any_order: 6, penalty: 15 }, pair('a', 'b', 5)],
  });
  const standing = sampleStanding({
    total: 71,
    parts: sampleParts({ lanes: [19, 2], exchanges: [-5, 5], tickets: [11, 2], harbours: [50, 2], unbuilt: [-4, 1] }),
    tickets_detail: [done('tour', 6, ['a-b', 'b-c']), done('a-b', 5, ['a-b'])],
    harbours_detail: [
      { node: 'b', points: 30, tickets: ['tour', 'a-b'] },
      { node: 'c', points: 20, tickets: ['tour'] },
    ],
  });
  const view = { seats: [{ trains: 4, ships: 2 }] } as unknown as View;

  it('shows tours after plain tickets, then harbours and what was not built', () => {
    expect(told(ceremony(board, [standing], null))).toEqual([
      'map',
      '0 a-b 5',
      '0 tour 6',
      '0 harbour c 20',
      '0 harbour b 30',
      '0 unbuilt 1 -4',
      'winner',
      'table',
    ]);
  });

  it('says whether a tour was walked in order', () => {
    const tour = (in_order: boolean) => ({
      ticket: 'tour',
      complete: true,
      points: in_order ? 9 : 6,
      lanes: [],
      in_order,
    });
    const steps = (in_order: boolean) => ceremony(board, [{ ...standing, tickets_detail: [tour(in_order)] }], null);
    expect(steps(false)[1]).toMatchObject({ tour: 'any_order', cities: ['a', 'b', 'c'] });
    expect(steps(true)[1]).toMatchObject({ tour: 'in_order' });
  });

  it('parts exchanges from routes in the table', () => {
    expect(scoreRows(board, [standing], view)[0]).toMatchObject({
      routes: 19,
      exchange: -5,
      plus: 11,
      minus: 0,
      harbours: 46,
      bonus: null,
      total: 71,
      trains: 4,
      ships: 2,
      turns: null,
    });
  });
});

it('tells how long people thought, and nothing of bots', () => {
  const board = sampleBoard({});
  const standings = [0, 1].map((seat) => sampleStanding({ seat }));
  const thinking = [
    { answers: 4, total: 250_000, longest: 3_725_000 },
    { answers: 0, total: 0, longest: 0 },
  ];
  const told = (times: typeof thinking | null) => {
    const rows = scoreRows(board, standings, null, times);
    const columns = deedColumns(board, rows, end, 'en').slice(-3);
    return rows.map((row) => columns.map((column) => column.of(row)));
  };
  expect(told(thinking)).toEqual([
    ['4 min 10 s', '1 min 2 s', '1 h 2 min'],
    [null, null, null],
  ]);
  // Where nobody tells, there is no column for it.
  expect(deedColumns(board, scoreRows(board, standings, null, null), end, 'en').map(({ name }) => name)).not.toContain(
    end.column.time,
  );
});

it('explains a tie in the words of the server', () => {
  const tie = {
    seats: [0, 1],
    decided: [
      {
        by: 'tickets' as const,
        values: [
          { seat: 0, value: 3 },
          { seat: 1, value: 2 },
        ],
      },
    ],
  };
  const equal = [0, 1].map((seat) => sampleStanding({ seat, total: 40, place: seat + 1 }));
  expect(ceremony(sampleBoard({}), equal, tie).at(-2)).toMatchObject({ kind: 'winner', seats: [0], total: 40, tie });
});
