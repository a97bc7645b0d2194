import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api';
import type { ReplayStep, Seat } from '../protocol';
import { Steps } from './steps';

const stepOf = (step: number) => ({ step }) as unknown as ReplayStep;

describe('steps of a replay', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are fetched once, also when asked for twice at once', async () => {
    const fetch = vi.fn((step: number, _: Seat | null) => Promise.resolve(stepOf(step)));
    const steps = new Steps(fetch);
    const both = Promise.all([steps.load(3, null), steps.load(3, null)]);
    await vi.runAllTimersAsync();
    expect((await both).map((one) => one.step)).toEqual([3, 3]);
    await steps.load(3, null);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('differ by whose eyes are used', async () => {
    const fetch = vi.fn((step: number, _: Seat | null) => Promise.resolve(stepOf(step)));
    const steps = new Steps(fetch, 0);
    await steps.load(3, null);
    await steps.load(3, 0);
    expect(fetch.mock.calls).toEqual([[3, null], [3, 0]]);
  });

  it('keep a distance between requests', async () => {
    const times: number[] = [];
    const steps = new Steps((step) => (times.push(Date.now()), Promise.resolve(stepOf(step))), 100);
    const all = Promise.all([0, 1, 2].map((step) => steps.load(step, null)));
    await vi.runAllTimersAsync();
    await all;
    expect(times.map((time) => time - (times[0] ?? 0))).toEqual([0, 100, 200]);
  });

  it('forget what was not looked at for longest', async () => {
    const steps = new Steps((step) => Promise.resolve(stepOf(step)), 0, 2);
    await steps.load(0, null);
    await steps.load(1, null);
    steps.get(0, null);
    await steps.load(2, null);
    expect(steps.size).toBe(2);
    expect(steps.get(0, null)).toBeDefined();
    expect(steps.get(1, null)).toBeUndefined();
  });

  it('wait when the server says too many', async () => {
    let tries = 0;
    const steps = new Steps((step) =>
      ++tries < 3 ? Promise.reject(new ApiError('too_many_requests', '', 429)) : Promise.resolve(stepOf(step)),
    );
    const got = steps.load(5, null);
    await vi.runAllTimersAsync();
    expect((await got).step).toBe(5);
  });

  it('fail for any other reason and can be asked for again', async () => {
    let tries = 0;
    const steps = new Steps(() => (++tries === 1 ? Promise.reject(new ApiError('offline', '', 0)) : Promise.resolve(stepOf(1))), 0);
    await expect(steps.load(1, null)).rejects.toMatchObject({ code: 'offline' });
    expect((await steps.load(1, null)).step).toBe(1);
  });
});
