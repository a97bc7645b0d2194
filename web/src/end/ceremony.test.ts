import { describe, expect, it } from 'vitest';
import { named } from '../i18n/sample';
import type { Board, Lane, Node, Standing, View } from '../protocol';
import { ceremony, tieOf, type Step } from './ceremony';
import { sampleBoard, sampleStanding } from './sample';
import { scoreRows } from './score';

const text = named('');
const node = (id: string): Node => ({ id, name: text, x: 0, y: 0, kind: 'city' });
const lane = (a: string, b: string, length: number, points: number): Lane => ({
  id: `${a}-${b}`, a, b, length, points, colour: 'grey', kind: 'rail', locos: true,
});
const pair = (from: string, to: string, points: number): Board['tickets'][number] => ({
  id: `${from}-${to}`, links: [{ from: { node: from }, to: { node: to }, points }], penalty: points,
});
const done = (ticket: string, points: number, lanes: string[]) => ({ ticket, complete: true, points, lanes });
const failed = (ticket: string, points: number) => ({ ticket, complete: false, points, lanes: [] });
const told = (steps: Step[]) =>
  steps.map((step) => {
    if (step.kind === 'ticket') return `${step.seat} ${step.ticket} ${step.points}`;
    if (step.kind === 'harbour') return `${step.seat} harbour ${step.node} ${step.points}`;
    return step.kind === 'unbuilt' ? `${step.seat} unbuilt ${step.count} ${step.points}` : step.kind;
  });
const lastTotals = (steps: Step[]) => steps.at(-1)?.totals;

const LANES = [lane('a', 'b', 3, 4), lane('b', 'c', 6, 15), lane('c', 'd', 2, 2)];

describe('the end in the USA', () => {
  const board = sampleBoard({
    nodes: ['a', 'b', 'c', 'd'].map(node), lanes: LANES,
    tickets: [pair('a', 'c', 9), pair('a', 'b', 5), pair('b', 'd', 7), pair('c', 'd', 20)],
  });
  const standings: Standing[] = [
    sampleStanding({
      seat: 0, place: 1, lanes: 19, tickets: 7, completed: 2, trail: 9, trail_bonus: 10, total: 36,
      trail_lanes: ['a-b', 'b-c'],
      tickets_detail: [done('a-c', 9, ['a-b', 'b-c']), failed('b-d', -7), done('a-b', 5, ['a-b'])],
    }),
    sampleStanding({
      seat: 1, place: 2, lanes: 2, tickets: -20, trail: 2, total: -18, trail_lanes: ['c-d'],
      tickets_detail: [failed('c-d', -20)],
    }),
  ];
  const steps = ceremony(board, standings, null);

  it('shows unfinished tickets first, then rising ones, then the bonus', () => {
    expect(told(steps)).toEqual(['map', '0 b-d -7', '0 a-b 5', '0 a-c 9', '1 c-d -20', 'trail', 'winner', 'table']);
  });

  it('counts on the way, below zero too', () => {
    expect(steps.map((step) => step.totals)).toEqual([
      [19, 2], [12, 2], [17, 2], [26, 2], [26, -18], [36, -18], [36, -18], [36, -18],
    ]);
  });

  it('rings the two cities and walks the path', () => {
    expect(steps[3]).toMatchObject({ cities: ['a', 'c'], lanes: ['a-b', 'b-c'] });
  });

  it('has no tie to explain', () => {
    expect(steps.at(-2)).toMatchObject({ kind: 'winner', seats: [0], total: 36, tie: null });
  });

  it('gives a shared longest path to both, side by side', () => {
    const both = standings.map((one) => ({ ...one, trail: 9, trail_bonus: 10 }));
    const bonus = ceremony(board, both, null).find((step) => step.kind === 'trail');
    expect(bonus?.kind === 'trail' && bonus.rows.map((row) => row.points)).toEqual([10, 10]);
  });

  it('has no bonus where nobody built', () => {
    const none = standings.map((one) => ({ ...one, trail: 0, trail_bonus: 0 }));
    expect(told(ceremony(board, none, null))).not.toContain('trail');
  });

  it('makes do with totals from a server that tells no more', () => {
    const bare = standings.map(({ tickets_detail: _t, trail_lanes: _l, ...one }) => one as Standing);
    expect(told(ceremony(board, bare, null))).toEqual(['map', 'trail', 'winner', 'table']);
    expect(lastTotals(ceremony(board, bare, null))).toEqual([36, -18]);
  });
});

it('counts tickets in the North', () => {
  const board = sampleBoard({
    edition: 'nordic', map: 'nordic', ties: ['tickets', 'longest_trail'],
    awards: [{ kind: 'tickets' }, { kind: 'most_tickets', points: 10 }],
  });
  const standings = [
    sampleStanding({ seat: 0, place: 2, lanes: 50, completed: 2, total: 50 }),
    sampleStanding({ seat: 1, place: 1, lanes: 45, completed: 3, tickets_bonus: 10, total: 55 }),
  ];
  const steps = ceremony(board, standings, null);
  expect(steps[1]).toMatchObject({ kind: 'most_tickets', rows: [{ seat: 1, value: 3, points: 10 }, { seat: 0, value: 2, points: 0 }] });
  expect(lastTotals(steps)).toEqual([50, 55]);
});

it('names the country that counted in Switzerland', () => {
  const board = sampleBoard({
    edition: 'switzerland', map: 'switzerland', lanes: [lane('bern', 'fr1', 3, 4), lane('bern', 'de1', 2, 2)],
    nodes: ['bern', 'fr1', 'de1', 'de2'].map(node),
    countries: [{ name: text, nodes: ['fr1'] }, { name: text, nodes: ['de1', 'de2'] }],
    tickets: [
      { id: 'c1', penalty: 5, links: [
        { from: { node: 'bern' }, to: { country: 0 }, points: 5 },
        { from: { node: 'bern' }, to: { country: 1 }, points: 8 },
      ] },
      pair('bern', 'fr1', 9),
    ],
  });
  const scored = (lanes: string[], points: number, complete = true) => ceremony(board, [sampleStanding({
    tickets_detail: [{ ticket: 'c1', complete, points, lanes }, failed('bern-fr1', -9)],
  })], null);
  expect(told(scored(['bern-de1'], 8))).toEqual(['map', '0 bern-fr1 -9', '0 c1 8', 'winner', 'table']);
  expect(scored(['bern-de1'], 8)[2]).toMatchObject({ country: 1, cities: ['bern', 'de1'] });
  expect(scored([], -5, false)[2]).toMatchObject({ cities: ['bern', 'fr1', 'de1', 'de2'] });
});

describe('the end in the World', () => {
  const board = sampleBoard({
    edition: 'world', map: 'world', lanes: LANES, ties: ['tickets', 'harbours'],
    pieces: { trains: 25, ships: 50, fleet: 60, fixed_trains: 0, harbours: 3 },
    awards: [{ kind: 'tickets' }, { kind: 'harbours', by_tickets: [0, 20, 30, 40], unbuilt: -4 }],
    tickets: [{ id: 'tour', tour: ['a', 'b', 'c'], in_order: 9, any_order: 6, penalty: 15 }, pair('a', 'b', 5)],
  });
  const standing = sampleStanding({
    lanes: 14, tickets: 11, completed: 2, harbours: 50, unbuilt: -4, total: 71,
    tickets_detail: [done('tour', 6, ['a-b', 'b-c']), done('a-b', 5, ['a-b'])],
    harbours_detail: [{ node: 'b', points: 30, tickets: ['tour', 'a-b'] }, { node: 'c', points: 20, tickets: ['tour'] }],
  });
  const view = { seats: [{ lanes: ['a-b', 'b-c'], harbours_left: 1, trains: 4, ships: 2 }] } as unknown as View;

  it('shows tours after plain tickets, then harbours and what was not built', () => {
    expect(told(ceremony(board, [standing], view))).toEqual([
      'map', '0 a-b 5', '0 tour 6', '0 harbour c 20', '0 harbour b 30', '0 unbuilt 1 -4', 'winner', 'table',
    ]);
  });

  it('says whether a tour was walked in order', () => {
    const steps = (points: number) => ceremony(board, [{ ...standing, tickets_detail: [done('tour', points, [])] }], view);
    expect(steps(6)[1]).toMatchObject({ tour: 'any_order', cities: ['a', 'b', 'c'] });
    expect(steps(9)[1]).toMatchObject({ tour: 'in_order' });
  });

  it('parts exchanges from routes in the table', () => {
    expect(scoreRows(board, [standing], view)[0]).toMatchObject({
      routes: 19, exchange: -5, plus: 11, minus: 0, harbours: 46, bonus: null, total: 71, trains: 4, ships: 2, turns: null,
    });
  });
});

describe('a tie', () => {
  const three = [
    sampleStanding({ seat: 0, place: 1, total: 64, completed: 3, trail_bonus: 10 }),
    sampleStanding({ seat: 1, place: 2, total: 64, completed: 3 }),
    sampleStanding({ seat: 2, place: 3, total: 64, completed: 2, trail_bonus: 10 }),
    sampleStanding({ seat: 3, place: 4, total: 60, completed: 9 }),
  ];

  it('is decided step by step', () => {
    expect(tieOf(['tickets', 'trail_bonus'], three)).toEqual({
      seats: [0, 1, 2], total: 64, shared: false,
      decided: [
        { by: 'tickets', values: [{ seat: 0, value: 3 }, { seat: 1, value: 3 }, { seat: 2, value: 2 }] },
        { by: 'trail_bonus', values: [{ seat: 0, value: 10 }, { seat: 1, value: 0 }] },
      ],
    });
  });

  it('skips what parts nobody', () => {
    const two = three.slice(0, 2).map((one, i) => ({ ...one, trail: 18 + 3 * (1 - i) }));
    expect(tieOf(['tickets', 'longest_trail'], two)?.decided.map((one) => one.by)).toEqual(['longest_trail']);
  });

  it('is shared when nothing parts them', () => {
    const equal = [0, 1].map((seat) => sampleStanding({ seat, total: 40, completed: 1 }));
    expect(tieOf(['tickets', 'harbours'], equal)).toEqual({ seats: [0, 1], total: 40, decided: [], shared: true });
  });

  it('is none when the points differ', () => {
    expect(tieOf(['tickets'], three.slice(1).map((one, i) => ({ ...one, total: 60 - i, place: i + 1 })))).toBeNull();
  });
});
