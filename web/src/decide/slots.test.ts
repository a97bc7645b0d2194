import { describe, expect, test } from 'vitest';
import { lane, sampleBoard, seaBoard } from './sample';
import { meterOf, slotsOf } from './slots';

const board = sampleBoard([]);
const shown = (slots: { wants: string; cards: string[] }[]) => slots.map((slot) => `${slot.wants}:${slot.cards.join('')}`);

describe('ferries', () => {
  const ferry = lane('a-b', { length: 3, symbols: 1, swap_rate: 3, swap_max: 3 });

  test('a wheel in the space that wants it', () => {
    expect(shown(slotsOf(ferry, 'RR*', board))).toEqual(['loco:*', 'colour:R', 'colour:R']);
  });
  test('further wheels fill spaces of the colour', () => {
    expect(shown(slotsOf(ferry, 'R**', board))).toEqual(['loco:*', 'colour:R', 'colour:*']);
  });
  test('any three cards in place of the wheel', () => {
    expect(shown(slotsOf(ferry, 'RRGGY', board))).toEqual(['loco:GGY', 'colour:R', 'colour:R']);
    expect(meterOf(ferry, 'RRGGY', board)).toMatchObject({ value: 3, swaps: 1 });
  });
  test('what is not paid yet stays open', () => {
    expect(shown(slotsOf(ferry, 'R', board))).toEqual(['loco:', 'colour:R', 'colour:']);
  });
});

test('any four cards for one: wheels only inside the four', () => {
  const long = lane('a-b', { length: 3, colour: 'grey', locos: false, swap_rate: 4, swap_max: 3 });
  expect(shown(slotsOf(long, 'RRGGY*', board))).toEqual(['colour:R', 'colour:R', 'colour:GGY*']);
  expect(meterOf(long, 'RRGGY*', board)).toMatchObject({ value: 3, swaps: 1, wasted: 0 });
});

describe('rough ground', () => {
  const rough = lane('a-b', { length: 2, doubled: 2, colour: 'grey' });
  test('pairs of one colour, odd cards beside a wheel', () => {
    expect(shown(slotsOf(rough, 'RRGG', board))).toEqual(['pair:RR', 'pair:GG']);
    expect(shown(slotsOf(rough, 'RRG*', board))).toEqual(['pair:RR', 'pair:G*']);
    expect(meterOf(rough, 'RRGG', board).value).toBe(2);
  });
  test('a single space among the pairs', () => {
    const mixed = lane('a-b', { length: 2, doubled: 1 });
    expect(shown(slotsOf(mixed, 'RGG', board))).toEqual(['pair:GG', 'colour:R']);
  });
});

test('sea: pips fill spaces, what is over is wasted', () => {
  const sea = lane('a-b', { kind: 'sea', length: 5 });
  expect(meterOf(sea, 'R2R2R2', seaBoard([]))).toEqual({ value: 6, length: 5, swaps: 0, wasted: 1 });
  expect(meterOf(sea, 'R2R2', seaBoard([]))).toMatchObject({ value: 4, wasted: 0 });
});
