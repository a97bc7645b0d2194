import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences } from '../base/preferences.svelte';
import type { Step } from './ceremony';
import { Stage } from './stage.svelte';

const ticket = (lanes: string[], complete = true): Step => ({
  kind: 'ticket',
  seat: 1,
  ticket: 't',
  complete,
  points: 5,
  lanes,
  cities: ['a', 'b'],
  totals: [0, 5],
});
const trail: Step = {
  kind: 'bonus',
  award: 'longest_trail',
  totals: [10, 15],
  rows: [
    { seat: 0, value: 9, points: 10, lanes: ['x', 'y'] },
    { seat: 1, value: 9, points: 10, lanes: ['z'] },
  ],
};
const STEPS: Step[] = [
  { kind: 'map', totals: [0, 0] },
  ticket(['x']),
  ticket([], false),
  trail,
  { kind: 'table', totals: [10, 15] },
];
const LANES = ['x', 'y', 'z'];

describe('the stage', () => {
  let stage: Stage;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    preferences.speed = 1;
    stage = new Stage();
  });
  afterEach(() => {
    stage.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('goes on by itself', () => {
    stage.play(STEPS, LANES, false);
    expect(stage.index).toBe(0);
    vi.advanceTimersByTime(900);
    expect(stage.index).toBe(1);
    vi.runAllTimers();
    expect(stage.done).toBe(true);
  });

  it('is quicker at speed 2', () => {
    preferences.speed = 2;
    stage.play(STEPS, LANES, false);
    vi.advanceTimersByTime(300);
    expect(stage.index).toBe(1);
  });

  it('shows the table at once without motion, and to whoever came late', () => {
    preferences.speed = 0;
    stage.play(STEPS, LANES, false);
    expect(stage.done).toBe(true);
    preferences.speed = 1;
    stage.play(STEPS, LANES, true);
    expect(stage.done).toBe(true);
  });

  it('without motion goes on only by hand', () => {
    preferences.speed = 0;
    stage.play(STEPS, LANES, false);
    stage.again();
    vi.runAllTimers();
    expect(stage.index).toBe(0);
    for (let i = 0; i < 3; i++) stage.next();
    expect([stage.tracedOf(0), stage.tracedOf(1)]).toEqual([2, 1]);
  });

  it('goes on by hand and skips', () => {
    stage.play(STEPS, LANES, false);
    stage.next();
    expect(stage.index).toBe(1);
    stage.skip();
    expect(stage.done).toBe(true);
    stage.next();
    expect(stage.done).toBe(true);
  });

  it('tells the map what to ring and what to trace', () => {
    stage.play(STEPS, LANES, false);
    expect([stage.focus, stage.trail]).toEqual([null, null]);
    stage.next();
    expect(stage.focus?.cities).toEqual(['a', 'b']);
    expect(stage.trail).toEqual({ seat: 1, lanes: ['x'] });
    expect([...(stage.faded ?? [])]).toEqual(['y', 'z']);
    stage.next();
    expect(stage.trail).toBeNull();
  });

  it('traces shared longest trails one after another, with a running count', () => {
    stage.play(STEPS, LANES, false);
    for (let i = 0; i < 3; i++) stage.next();
    expect(stage.trail?.seat).toBe(0);
    vi.advanceTimersByTime(90);
    expect([stage.tracedOf(0), stage.tracedOf(1)]).toEqual([1, 0]);
    vi.advanceTimersByTime(90 * 11);
    expect(stage.trail?.seat).toBe(1);
    expect([stage.tracedOf(0), stage.tracedOf(1)]).toEqual([2, 1]);
  });

  it('takes up where it was left', () => {
    stage.play(STEPS, LANES, false);
    stage.next();
    stage.stop();
    vi.runAllTimers();
    expect(stage.index).toBe(1);
    stage.resume();
    vi.runAllTimers();
    expect(stage.done).toBe(true);
  });
});
