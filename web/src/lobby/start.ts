import { api, ApiError } from '../protocol/api';
import { textsIn, type Language } from '../i18n/index.svelte';
import type { JoinTable } from '../protocol';
import { preferences } from '../base/preferences.svelte';
import { router, tablePath } from '../base/route.svelte';
import { holdSeat } from '../base/seats';
import { tokenFor, tokenUsed } from '../base/tokens';
import { catalog } from '../model/catalog.svelte';
import { trimName } from './names';
import type { WantedTable } from './plan';

/** A board, and so many bots of one level. */
export interface Solo {
  edition: string;
  bots: number;
  level: string;
}

/** A seat at a new table against bots; the waiting room deals by itself. */
export async function playSolo(wanted: Solo, name: string, language: Language): Promise<void> {
  // Fetched while the server opens the table, so that the one tap is all the waiting there is.
  router.fetchAhead('table');
  const called = trimName(name) || textsIn(language).lobby.default_name;
  try {
    await openTable(bodyOf(wanted, called));
  } catch (error) {
    // A server may have other editions and bots than the usual ones; it is asked only then.
    const unknown = ['no_such_game', 'no_such_bot'].includes(errorCode(error));
    const other = unknown ? await offered(wanted) : null;
    if (!other) throw error;
    await openTable(bodyOf(other, called));
  }
}

function bodyOf({ edition, bots, level }: Solo, name: string): WantedTable {
  return { name, edition, seats: ['me', ...Array<string>(bots).fill(`bot:${level}`)] };
}

/** What comes nearest to the wish among what the server has. */
async function offered({ edition, bots, level }: Solo): Promise<Solo | null> {
  await catalog.load();
  const found = catalog.editions.find((one) => one.id === edition) ?? catalog.editions[0];
  if (!found) return null;
  const known = catalog.bots.some((one) => one.id === level);
  return {
    edition: found.id,
    bots: Math.min(bots, found.seats[1] - 1),
    level: known ? level : catalog.standardBot,
  };
}

/** Opens a table, seats those who share this device, and goes there. */
export async function openTable(body: WantedTable, here: { seat: number; name: string }[] = []): Promise<void> {
  const wanted = { ...body, badge: preferences.badge };
  const { table, code, token } = await api.open({ ...wanted, token: tokenFor(wanted) });
  tokenUsed();
  const hold = (name: string, ofSeat: string) =>
    holdSeat({ table, token: ofSeat, code, name, edition: body.edition, at: Date.now() });
  hold(body.name, token);
  try {
    for (const { seat, name } of here) hold(name, await sitDown(table, { name, code, seat }));
  } finally {
    // The table is there, whatever became of the further seats; the waiting room can seat them.
    router.go(tablePath(table, code));
  }
}

async function sitDown(table: string, body: Omit<JoinTable, 'token'>): Promise<string> {
  const { token } = await api.join(table, { ...body, token: tokenFor({ table, ...body }) });
  tokenUsed();
  return token;
}

export interface Entry {
  table: string;
  code: string;
  name: string;
  edition: string;
  /** One device, one badge: it is of who sits down first. */
  badge?: string;
}

/** Takes a free seat from this device; the page of the table is then to be drawn anew. */
export async function joinTable({ table, code, name, edition, badge }: Entry): Promise<void> {
  const token = await sitDown(table, { name, ...(code ? { code } : {}), ...(badge ? { badge } : {}) });
  holdSeat({ table, token, code, name, edition, at: Date.now() });
}

export function errorCode(error: unknown): string {
  return error instanceof ApiError ? error.code : 'unexpected';
}
