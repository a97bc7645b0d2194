import { describe, expect, test } from 'vitest';
import { claimRows, greyLanes, groupOf, ownerOf, ticketsOver } from './lanes';
import { lane, sampleBoard, sampleView } from '../samples/decide';

const lanes = [
  lane('oslo-bergen', { points: 4 }),
  lane('oslo-molde', { points: 7 }),
  lane('lodz-rome', { points: 4 }),
  lane('oslo-rome', { mates: ['rome-oslo'] }),
  lane('rome-oslo', { mates: ['oslo-rome'] }),
];
const board = sampleBoard(lanes);
const choices = { claims: { 'oslo-bergen': ['RR'], 'oslo-molde': ['GG', 'R*'], 'lodz-rome': ['YY'] } };
const outlook = { ticket: 't1', complete: false, points: -5, missing: 2, lanes: ['oslo-molde'] };
const wish = { node: null, codes: null, search: '' };
const payer = {
  board,
  view: sampleView({}, choices, { outlook: [outlook], hand: { R: 3, G: 2, Y: 2, '*': 1 } }),
  mine: null,
};
const rows = (more: object = {}) => claimRows(payer, { ...wish, ...more }, 'en');
const names = (more: object) => rows(more).map((row) => row.name);

describe('what can be claimed', () => {
  test('what tickets need first, then most points, then by name', () => {
    expect(names({})).toEqual(['Oslo – Molde', 'Łódź – Rome', 'Oslo – Bergen']);
    expect(rows()[0]?.tickets).toEqual(['t1']);
  });
  test('what costs a locomotive stands behind', () => {
    const dear = { claims: { 'oslo-molde': ['R*'], 'oslo-bergen': ['RR'] } };
    const poor = { ...payer, view: sampleView({}, dear, { hand: { R: 2, '*': 1 } }) };
    expect(claimRows(poor, wish, 'en').map((row) => row.name)).toEqual(['Oslo – Bergen', 'Oslo – Molde']);
  });
  test('a touched colour is the colour shown', () => {
    expect(rows()[0]?.pay).toBe('GG');
    expect(rows({ codes: ['R'] })[0]?.pay).toBe('R*');
  });
  test('of one city, of one colour, as searched for', () => {
    expect(names({ node: 'rome' })).toEqual(['Łódź – Rome']);
    expect(names({ codes: ['R'] })).toEqual(['Oslo – Molde', 'Oslo – Bergen']);
    expect(names({ search: 'lodz' })).toEqual(['Łódź – Rome']);
    expect(names({ search: 'berg OSL' })).toEqual(['Oslo – Bergen']);
    expect(names({ search: 'paris' })).toEqual([]);
  });
  test('nothing when nobody asks', () => {
    expect(claimRows({ ...payer, view: sampleView() }, wish, 'pl')).toEqual([]);
  });
});

test('lanes, their owners, groups and tickets', () => {
  const seat = sampleView().seats[0];
  const view = sampleView({ seats: seat ? [seat, { ...seat, lanes: ['oslo-rome'] }] : [] }, choices);
  expect(ownerOf(view, 'oslo-rome')).toBe(1);
  expect(ownerOf(view, 'rome-oslo')).toBeNull();
  expect(lanes[3] && groupOf(board, lanes[3]).map((one) => one.id)).toEqual(['oslo-rome', 'rome-oslo']);
  expect(ticketsOver([outlook, { ...outlook, complete: true }], 'oslo-molde')).toEqual(['t1']);
  expect(greyLanes(board, view, 'rome').map((one) => one.id)).toEqual(['oslo-rome', 'rome-oslo']);
});
