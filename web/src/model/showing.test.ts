import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences } from '../base/preferences.svelte';
import type { Scene } from '../protocol';
import { Showing } from './showing.svelte';

const scene = (version: number): Scene => ({ table: { version }, happened: [] }) as unknown as Scene;
const turnOver = () => new Promise((next) => setTimeout(next));

describe('showing scenes', () => {
  let seen: number[];
  let showing: Showing;
  let finish: (() => void)[];

  beforeEach(() => {
    vi.stubGlobal('document', { hidden: false });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    preferences.speed = 1;
    seen = [];
    finish = [];
    showing = new Showing((one) => seen.push(one.table.version));
    showing.director = (_happenings, _next, skipped) =>
      new Promise((done) => {
        finish.push(done);
        const look = setInterval(() => {
          if (!skipped()) return;
          clearInterval(look);
          done();
        }, 1);
      });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('waits until the pieces have moved', async () => {
    showing.take(scene(1), false);
    expect(seen).toEqual([]);
    expect(showing.moving).toBe(true);
    finish[0]?.();
    await turnOver();
    expect(seen).toEqual([1]);
    expect(showing.moving).toBe(false);
  });

  it('shows at once what has nothing to move', () => {
    showing.take(scene(1), true);
    expect(seen).toEqual([1]);
  });

  it('never goes back to an older scene', async () => {
    showing.take(scene(1), false);
    vi.stubGlobal('document', { hidden: true });
    showing.take(scene(2), false);
    showing.take(scene(3), true);
    await vi.waitFor(() => expect(seen).toEqual([1, 2, 3]));
  });

  it('is skipped to the end, and moves again afterwards', async () => {
    showing.take(scene(1), false);
    showing.take(scene(2), false);
    showing.skip();
    await vi.waitFor(() => expect(seen).toEqual([1, 2]));
    showing.take(scene(3), false);
    expect(showing.moving).toBe(true);
    finish.at(-1)?.();
    await vi.waitFor(() => expect(seen).toEqual([1, 2, 3]));
  });

  it('does not run behind a table that is played faster than it is shown', async () => {
    for (let version = 1; version <= 20; version++) showing.take(scene(version), false);
    await vi.waitFor(() => expect(seen.at(-1)).toBe(20));
  });

  it('goes on without a movement that hangs, which is told that it is over', async () => {
    vi.useFakeTimers();
    let over: (() => boolean) | undefined;
    showing.director = (_happenings, _next, skipped) => {
      over = skipped;
      return new Promise<void>(() => undefined);
    };
    showing.take(scene(1), false);
    showing.take(scene(2), false);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(seen).toEqual([1]);
    const first = over;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(seen).toEqual([1, 2]);
    expect(first?.()).toBe(true);
    expect(showing.moving).toBe(false);
    vi.useRealTimers();
  });

  it('shows the scene of a movement that breaks', async () => {
    const told = vi.fn();
    vi.stubGlobal('reportError', told);
    const fault = new Error('no stage');
    showing.director = () => Promise.reject(fault);
    showing.take(scene(1), false);
    await vi.waitFor(() => expect(seen).toEqual([1]));
    expect(showing.moving).toBe(false);
    expect(told).toHaveBeenCalledWith(fault);
  });
});
