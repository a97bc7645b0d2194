import { describe, expect, it } from 'vitest';
import type { Table, TableSeat } from '../protocol';
import { awaited, newNonce, openSeats, partOf, startsByItself } from './room';

function table(
  holders: TableSeat['holder'][],
  more: Partial<TableSeat>[] = [],
  status: Table['status'] = 'open',
): Table {
  return {
    id: 't',
    status,
    version: 1,
    host: 0,
    commitment: '',
    nonces: null,
    next_table: null,
    taken_back: 0,
    settings: {
      edition: 'usa',
      rules: 2,
      options: {},
      clock: { kind: 'none' },
      listed: false,
      spectators: false,
      undo: 'asked',
      aids: 'public',
      chat: 'free',
      autopilot: true,
    },
    seats: holders.map((holder, i) => ({
      holder,
      name: '',
      autopilot: false,
      resigned: false,
      present: true,
      share: null,
      revealed: false,
      ...more[i],
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
    expect(startsByItself(table(['person', 'bot'], [], 'revealing'), new Set([0]))).toBe(true);
    expect(startsByItself({ ...table(['person', 'bot']), status: 'closed' }, new Set([0]))).toBe(false);
  });

  it('waits at a chapter until all who said so have come', () => {
    const chapter = (there: boolean, evening = false) => {
      const room = table(['person', 'person', 'bot'], [{}, { present: there }]);
      return { ...room, settings: { ...room.settings, campaign: { id: 'c', entry: 4, evening } } };
    };
    expect(startsByItself(chapter(false), new Set([0]))).toBe(false);
    expect(startsByItself(chapter(true), new Set([0]))).toBe(true);
    expect(startsByItself(chapter(true, true), new Set([0])), 'an evening has a host who starts').toBe(false);
  });
});

it('counts free seats', () => {
  expect(openSeats(table(['person', 'open', 'open']))).toBe(2);
});

describe('awaited', () => {
  const two: TableSeat['holder'][] = ['person', 'bot', 'program'];
  it('names who is not bound, and then who has not told', () => {
    expect(awaited(table(two))).toEqual([0, 2]);
    expect(awaited(table(two, [{ share: 'a' }], 'revealing'))).toEqual([2]);
    const bound = [{ share: 'a', revealed: true }, {}, { share: 'b' }];
    expect(awaited(table(two, bound, 'revealing'))).toEqual([2]);
  });
});

describe('partOf', () => {
  const at = (status: Table['status'], own: Partial<TableSeat>, other: Partial<TableSeat> = { share: 'b' }) =>
    table(['person', 'person', 'bot'], [own, other], status);

  it('binds first, and tells when all are bound and the host has started', () => {
    expect(partOf(at('open', {}), 0, 'a', 1)).toBe('bind');
    expect(partOf(at('revealing', {}), 0, 'a', 1)).toBe('bind');
    expect(partOf(at('open', { share: 'a' }), 0, 'a', 1)).toBe('wait');
    expect(partOf(at('revealing', { share: 'a' }, {}), 0, 'a', 1)).toBe('wait');
    expect(partOf(at('revealing', { share: 'a' }), 0, 'a', 1)).toBe('reveal');
    expect(partOf(at('revealing', { share: 'a', revealed: true }), 0, 'a', 1)).toBe('wait');
  });

  it('never tells a nonce that the seat is not bound to', () => {
    expect(partOf(at('revealing', { share: 'x' }), 0, 'a', 1)).toBe('lost');
    expect(partOf(at('open', { share: 'x' }), 0, 'a', 2)).toBe('wait');
    expect(partOf(at('open', { share: 'x' }), 0, 'a', 1)).toBe('bind');
  });
});

it('makes shares the protocol takes, each its own', () => {
  expect(newNonce()).toMatch(/^[0-9a-f]{32}$/);
  expect(newNonce()).not.toBe(newNonce());
});
