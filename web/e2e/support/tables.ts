import { randomBytes } from 'node:crypto';

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

export interface TableWish extends Partial<Omit<OpenTable, 'seats' | 'name' | 'token'>> {
  edition: string;
  people?: string[];
  bots?: number;
  /** Seats that stay free. */
  open?: number;
  level?: string;
}

/** POST, and the answer as JSON; anything but success is thrown. */
export async function ask<T>(url: string, path: string, wanted?: object): Promise<T> {
  // Whoever sits down chooses a token.
  const sits = path === '/api/tables' || path.endsWith('/join');
  const body = wanted && sits ? { token: randomBytes(24).toString('base64url'), ...wanted } : wanted;
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
  const { people = ['Ala'], bots = 0, open = 0, level = 'greedy', ...more } = wish;
  const [opener = 'Ala', ...others] = people;
  const rest = [...Array<string>(bots).fill(`bot:${level}`), ...Array<string>(open).fill('open')];
  const seats = ['me', ...others.map(() => 'open'), ...rest];
  const opened = await ask<Opened>(url, '/api/tables', { name: opener, ...more, seats });
  const taken: TakenSeat[] = [{ seat: opened.seat, name: opener, token: opened.token }];
  for (const name of others) {
    const joined = await ask<Joined>(url, `/api/tables/${opened.table}/join`, { name, code: opened.code });
    taken.push({ seat: joined.seat, name, token: joined.token });
  }
  return { id: opened.table, code: opened.code, edition: wish.edition, people: taken };
}
