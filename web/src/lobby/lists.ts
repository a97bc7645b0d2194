import type { MyTable, Summary } from '../protocol';

const WEEK = 7 * 24 * 3600 * 1000;
const MOST_FINISHED = 3;
const PLACE: Record<MyTable['status'], number> = { running: 1, open: 2, finished: 3, closed: 4 };

function place(table: MyTable): number {
  return table.your_turn ? 0 : PLACE[table.status];
}

/** Each table once, those that wait first, then the newest; old games are on a page of their own. */
export function myTables(tables: readonly MyTable[], now: number): MyTable[] {
  const byTable = new Map<string, MyTable>();
  for (const table of tables) {
    // Several people at this device: the table waits if it waits for one of them.
    const known = byTable.get(table.table);
    if (!known || (table.your_turn && !known.your_turn)) byTable.set(table.table, table);
  }
  let finished = 0;
  return [...byTable.values()]
    .sort((a, b) => place(a) - place(b) || b.updated - a.updated)
    .filter((table) => {
      if (table.status === 'closed') return false;
      if (table.status !== 'finished') return true;
      return now - table.updated < WEEK && ++finished <= MOST_FINISHED;
    });
}

/** Listed games and one's own, the newest first, each once. */
export function finishedGames(
  listed: readonly Summary[],
  mine: readonly MyTable[],
  edition: string,
): { game: Summary; own: boolean }[] {
  const own = new Map<string, Summary>();
  for (const game of mine) {
    if (game.status === 'finished' && (edition === '' || game.edition === edition)) own.set(game.table, game);
  }
  const others = listed.filter((game) => !own.has(game.table));
  return [...own.values(), ...others]
    .sort((a, b) => b.updated - a.updated)
    .map((game) => ({ game, own: own.has(game.table) }));
}
