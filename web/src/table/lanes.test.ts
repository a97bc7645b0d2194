import { describe, expect, it } from 'vitest';
import { fadedLanes, litLanes, planned } from './lanes';
import { CHOICES, sampleBoard, sampleSeat, sampleView } from '../samples/table';
import type { Selection } from '../model/select';

const red: Selection = { kind: 'colour', codes: ['R'] };
const none: Selection = { kind: 'none' };
const taken = sampleView({ seats: [sampleSeat(), sampleSeat({ lanes: ['a-1'] }), sampleSeat()] });

describe('lanes', () => {
  it('are lit when they can be paid, with a colour only those it pays', () => {
    expect([...litLanes(none, CHOICES)]).toEqual(['a-1', 'b-1']);
    expect([...litLanes(red, CHOICES)]).toEqual(['a-1']);
    expect([...litLanes(red, null)]).toEqual([]);
  });

  it('fade when a colour is of no use to them', () => {
    expect([...fadedLanes(sampleBoard(), taken, none, CHOICES)]).toEqual([]);
    expect([...fadedLanes(sampleBoard(), sampleView(), red, CHOICES)]).toEqual(['a-2', 'b-1']);
    // Between turns the colours of the map have to do.
    expect([...fadedLanes(sampleBoard(), taken, red, null)]).toEqual(['a-1', 'a-2']);
  });

  it('count for the plan while they are free', () => {
    expect(planned(sampleBoard(), taken, new Set(['a-1', 'a-2', 'b-1']))).toBe(5);
  });
});
