import { expect, it } from 'vitest';
import type { MyTable } from '../protocol';
import { finishedGames, myTables } from './lists';

const DAY = 24 * 3600 * 1000;

function my(table: string, change: Partial<MyTable> = {}): MyTable {
  return {
    table,
    edition: 'usa',
    status: 'running',
    listed: false,
    seats: 2,
    free_seats: 0,
    players: 'A, B',
    created: 0,
    updated: 0,
    seat: 0,
    your_turn: false,
    ...change,
  };
}

it('puts the tables that wait first and names each once', () => {
  const list = myTables(
    [
      my('open', { status: 'open' }),
      my('both'),
      my('both', { seat: 1, your_turn: true }),
      my('newer', { updated: 5 }),
      my('older', { updated: 1 }),
      my('gone', { status: 'closed' }),
    ],
    0,
  );
  expect(list.map((one) => one.table)).toEqual(['both', 'newer', 'older', 'open']);
  expect(list[0]?.your_turn).toBe(true);
});

it('keeps few of the finished ones', () => {
  const finished = Array.from({ length: 5 }, (_, i) => my(`f${i}`, { status: 'finished', updated: i * DAY }));
  expect(myTables(finished, 9 * DAY).map((one) => one.table)).toEqual(['f4', 'f3']);
});

it('lists games once, own ones marked, newest first', () => {
  const own = my('x', { status: 'finished', updated: 3 });
  const { seat: _seat, your_turn: _turn, ...summary } = my('y', { status: 'finished', updated: 7 });
  const games = finishedGames([summary, own], [own, my('z'), my('w', { status: 'finished', edition: 'world' })], 'usa');
  expect(games.map(({ game, own: mine }) => [game.table, mine])).toEqual([
    ['y', false],
    ['x', true],
  ]);
});
