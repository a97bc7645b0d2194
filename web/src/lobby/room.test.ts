import { describe, expect, it } from 'vitest';
import type { Table, TableSeat } from '../protocol';
import { newNonce, openSeats, sharesGiven, startsByItself } from './room';

function table(holders: TableSeat['holder'][], given = true): Table {
  return {
    id: 't', status: 'open', version: 1, host: 0, commitment: '', nonces: null, next_table: null, taken_back: 0,
    settings: {
      edition: 'usa', rules: 2, options: {}, clock: { kind: 'none' }, listed: false, spectators: false, undo: 'asked',
      aids: 'public', chat: 'free', autopilot: true,
    },
    seats: holders.map((holder) => ({
      holder, name: '', autopilot: false, resigned: false, present: true, nonce_given: given,
    })),
  };
}

describe('startsByItself', () => {
  it('waits for nobody when all are bots or here', () => {
    expect(startsByItself(table(['person', 'bot', 'bot']), new Set([0]))).toBe(true);
    expect(startsByItself(table(['person', 'person']), new Set([0, 1]))).toBe(true);
  });

  it('waits for free seats, for people elsewhere and for programs', () => {
    expect(startsByItself(table(['person', 'open']), new Set([0]))).toBe(false);
    expect(startsByItself(table(['person', 'person']), new Set([0]))).toBe(false);
    expect(startsByItself(table(['person', 'program']), new Set([0]))).toBe(false);
    expect(startsByItself({ ...table(['person', 'bot']), status: 'closed' }, new Set([0]))).toBe(false);
  });
});

it('counts free seats and shares in the luck', () => {
  expect(openSeats(table(['person', 'open', 'open']))).toBe(2);
  expect(sharesGiven(table(['person', 'bot']), new Set([0]))).toBe(true);
  expect(sharesGiven(table(['person', 'person'], false), new Set([0, 1]))).toBe(false);
});

it('makes shares the protocol takes, each its own', () => {
  expect(newNonce()).toMatch(/^[0-9a-f]{32}$/);
  expect(newNonce()).not.toBe(newNonce());
});
