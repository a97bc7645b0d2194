import { describe, expect, test } from 'vitest';
import { paymentsFor, selectLane } from './offers';
import { lane, sampleBoard, sampleView } from '../samples/decide';

const board = sampleBoard([lane('oslo-bergen', { colour: 'grey' })]);
const hand = { R: 2, G: 5, Y: 2, '*': 1 };
const choices = { claims: { 'oslo-bergen': ['GG', 'RR', 'YY', 'R*'] } };
const payer = { board, view: sampleView({}, choices, { hand }), mine: null };

describe('what a lane is paid with', () => {
  test('the best payment first, whatever its colour', () => {
    expect(paymentsFor(payer, 'oslo-bergen', null)).toEqual(['GG', 'RR', 'YY', 'R*']);
    expect(selectLane(payer, 'oslo-bergen')).toEqual({ kind: 'lane', lane: 'oslo-bergen', pay: 'GG' });
  });

  test('a colour that was touched is the colour paid', () => {
    expect(paymentsFor(payer, 'oslo-bergen', ['Y'])).toEqual(['YY']);
    expect(paymentsFor(payer, 'oslo-bergen', ['R'])).toEqual(['RR', 'R*']);
    expect(selectLane(payer, 'oslo-bergen', ['R'])).toMatchObject({ pay: 'RR', codes: ['R'] });
    expect(selectLane(payer, 'oslo-bergen', ['*'])).toMatchObject({ pay: 'R*', codes: ['*'] });
  });

  test('a colour that cannot pay the lane is let go', () => {
    expect(selectLane(payer, 'oslo-bergen', ['W'])).toEqual({ kind: 'lane', lane: 'oslo-bergen', pay: 'GG' });
  });

  test('nothing while nobody may claim it', () => {
    expect(selectLane({ ...payer, view: sampleView() }, 'oslo-bergen', ['R'])).toMatchObject({ pay: null });
    expect(paymentsFor({ ...payer, view: null }, 'oslo-bergen', null)).toEqual([]);
  });
});
