import { describe, expect, it } from 'vitest';
import { named } from '../samples/names';
import type { EditionSummary } from '../protocol';
import { bodyOf, clockOf, deviceSeats, movedTo, nameFaults, namesOf, resized, standardPlan } from './plan';

const nordic: EditionSummary = {
  id: 'nordic',
  name: named('Nordic', 'Kraje nordyckie'),
  rules: 1,
  map: 'nordic',
  seats: [2, 3],
  options: [
    { id: 'flush', name: named(''), standard: 'off', choices: [] },
    { id: 'ferry', name: named(''), standard: 'any', choices: [] },
  ],
};

describe('bodyOf', () => {
  it('sends the seats in order and only what is not standard', () => {
    const plan = standardPlan('friends', ' Ala ', 'greedy');
    plan.edition = 'nordic';
    plan.seats = [
      { kind: 'device', name: 'Ola', level: 'greedy' },
      { kind: 'bot', name: '', level: 'random' },
    ];
    plan.options = { flush: 'on', ferry: 'any', tour_rule: 'trail' };
    plan.clock = clockOf('turn');
    const body = bodyOf(plan, nordic, 'Gracz');
    expect(body).toMatchObject({ name: 'Ala', edition: 'nordic', seats: ['me', 'open', 'bot:random'] });
    expect(body.options).toEqual({ flush: 'on' });
    expect(body.clock).toEqual({ kind: 'turn', amount: 90 });
    expect(deviceSeats(plan, 'Gracz')).toEqual([{ seat: 1, name: 'Ola' }]);
  });

  it('has no amount without a clock', () => {
    expect(bodyOf(standardPlan('device', '', 'greedy'), undefined, 'Gracz').clock).toEqual({ kind: 'none' });
  });
});

describe('names', () => {
  it('are filled in with numbers and stay apart', () => {
    const plan = standardPlan('device', '', 'greedy');
    plan.seats = ['', 'Gracz 2', ''].map((name) => ({ kind: 'device', name, level: '' }));
    expect(namesOf(plan, 'Gracz')).toEqual(['Gracz', 'Gracz 3', 'Gracz 2', 'Gracz 4']);
    expect(nameFaults(plan, 'Gracz')).toEqual([null, null, null, null]);
  });

  it('are refused when they are the same, but not on seats that give none', () => {
    const plan = standardPlan('device', 'Ola', 'greedy');
    plan.seats = [
      { kind: 'device', name: 'Ola', level: '' },
      { kind: 'friend', name: 'Ola', level: '' },
    ];
    expect(nameFaults(plan, 'Gracz')).toEqual([null, 'same', null]);
  });
});

describe('seats', () => {
  it('grow like the last one and shrink from the end', () => {
    const seats = [{ kind: 'bot' as const, name: '', level: 'random' }];
    expect(resized(seats, 4)).toHaveLength(3);
    expect(resized(seats, 4)[2]).toEqual({ kind: 'bot', name: '', level: 'random' });
    expect(resized(resized(seats, 4), 2)).toEqual(seats);
  });

  it('fit the edition that is chosen', () => {
    const plan = standardPlan('friends', '', 'greedy');
    plan.seats = resized(plan.seats, 5);
    plan.options = { tour_rule: 'simple_path' };
    expect(movedTo(plan, nordic)).toMatchObject({ edition: 'nordic', options: {}, seats: { length: 2 } });
  });
});
