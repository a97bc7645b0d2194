import { describe, expect, it } from 'vitest';
import type { Fact, Happening } from '../protocol';
import { Chronicle } from './chronicle.svelte';

const claim = (seat: number, lane: string): Fact => ({ kind: 'lane_claimed', seat, lane, cards: 'RR', points: 2 });
const played = (version: number, ...facts: Fact[]): Happening => ({ version, act: 'played', seat: 0, facts });
const back = (version: number, ...undone: number[]): Happening => ({
  version,
  act: 'taken_back',
  seat: 0,
  facts: [],
  undone,
});
const struck = (chronicle: Chronicle) => chronicle.log.filter((entry) => entry.struck).map((entry) => entry.version);

describe('the log of a table', () => {
  it('takes each happening once', () => {
    const chronicle = new Chronicle();
    chronicle.record([played(3), played(4)], 0);
    chronicle.record([played(4), played(5)], 0);
    expect(chronicle.log.map((entry) => entry.version)).toEqual([3, 4, 5]);
  });

  it('marks what was taken back, told at once or later', () => {
    const steps = [played(3, claim(1, 'a-1')), played(4), back(5, 3, 4), played(6, claim(1, 'a-1'))];
    const atOnce = new Chronicle();
    atOnce.record(steps, 0);
    const later = new Chronicle();
    for (const step of steps) later.record([step], 0);
    expect(struck(atOnce)).toEqual([3, 4]);
    expect(later.log).toEqual(atOnce.log);
    expect(later.fresh).toEqual(atOnce.fresh);
  });
});

describe('flags on the map', () => {
  it('stay until this seat acts', () => {
    const chronicle = new Chronicle();
    chronicle.record([played(3, claim(1, 'a-1')), played(4, claim(2, 'b-1'))], 0);
    expect([...chronicle.fresh]).toEqual(['a-1', 'b-1']);
    chronicle.record([played(5, claim(0, 'a-2'))], 0);
    expect([...chronicle.fresh]).toEqual([]);
  });

  it('go with a claim that is taken back', () => {
    const chronicle = new Chronicle();
    chronicle.record([played(3, claim(1, 'a-1')), played(4, claim(1, 'b-1'))], 0);
    chronicle.record([back(5, 4)], 0);
    expect([...chronicle.fresh]).toEqual(['a-1']);
  });
});
