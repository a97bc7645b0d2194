import type { Joined, Opened, OpenTable } from '../../src/protocol';

export interface TakenSeat {
  seat: number;
  name: string;
  token: string;
}

/** A table with people at its first seats and bots at the rest; nobody is connected yet. */
export interface OpenedTable {
  id: string;
  code: string;
  edition: string;
  people: TakenSeat[];
}

export interface TableWish extends Partial<Omit<OpenTable, 'seats' | 'name'>> {
  edition: string;
  people?: string[];
  bots?: number;
  level?: string;
}

/** POST, and the answer as JSON; anything but success is thrown. */
export async function ask<T>(url: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(new URL(path, url), {
    ...(body === undefined
      ? {}
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as T;
}

export async function openTable(url: string, wish: TableWish): Promise<OpenedTable> {
  const { people = ['Ala'], bots = 0, level = 'greedy', ...rest } = wish;
  const [opener = 'Ala', ...others] = people;
  const seats = ['me', ...others.map(() => 'open'), ...Array<string>(bots).fill(`bot:${level}`)];
  const opened = await ask<Opened>(url, '/api/tables', { name: opener, ...rest, seats });
  const taken: TakenSeat[] = [{ seat: opened.seat, name: opener, token: opened.token }];
  for (const name of others) {
    const joined = await ask<Joined>(url, `/api/tables/${opened.table}/join`, { name, code: opened.code });
    taken.push({ seat: joined.seat, name, token: joined.token });
  }
  return { id: opened.table, code: opened.code, edition: wish.edition, people: taken };
}
