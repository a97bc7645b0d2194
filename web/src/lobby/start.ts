import { api, ApiError } from '../api';
import { textsIn, type Language } from '../i18n/index.svelte';
import type { EditionSummary, OpenTable } from '../protocol';
import { router, tablePath } from '../route.svelte';
import { holdSeat } from '../seats';
import { catalog } from './catalog.svelte';
import { trimName } from './names';

const NOW_EDITION = 'usa';
const NOW_BOT = 'bot:greedy';

/** A seat at a new table against two bots; the waiting room deals by itself. */
export async function playNow(name: string, language: Language): Promise<void> {
  // Fetched while the server opens the table, so that the one tap is all the waiting there is.
  void import('../table/TablePage.svelte').catch(() => undefined);
  const called = trimName(name) || textsIn(language).lobby.default_name;
  try {
    await openTable({ name: called, edition: NOW_EDITION, seats: ['me', NOW_BOT, NOW_BOT] });
  } catch (error) {
    // A server may have other editions than the usual ones; it is asked only then.
    const other = errorCode(error) === 'no_such_game' ? await firstEdition() : undefined;
    if (!other) throw error;
    const bots = Math.min(2, other.seats[1] - 1);
    await openTable({ name: called, edition: other.id, seats: ['me', ...Array<string>(bots).fill(NOW_BOT)] });
  }
}

async function firstEdition(): Promise<EditionSummary | undefined> {
  await catalog.load();
  return catalog.editions[0];
}

/** Opens a table, seats those who share this device, and goes there. */
export async function openTable(body: OpenTable, here: { seat: number; name: string }[] = []): Promise<void> {
  const { table, code, token } = await api.open(body);
  const hold = (name: string, ofSeat: string) =>
    holdSeat({ table, token: ofSeat, code, name, edition: body.edition, at: Date.now() });
  hold(body.name, token);
  try {
    for (const { seat, name } of here) hold(name, (await api.join(table, { name, code, seat })).token);
  } finally {
    // The table is there, whatever became of the further seats; the waiting room can seat them.
    router.go(tablePath(table, code));
  }
}

export interface Entry {
  table: string;
  code: string;
  name: string;
  edition: string;
}

/** Takes a free seat from this device; the page of the table is then to be drawn anew. */
export async function joinTable({ table, code, name, edition }: Entry): Promise<void> {
  const { token } = await api.join(table, { name, ...(code ? { code } : {}) });
  holdSeat({ table, token, code, name, edition, at: Date.now() });
}

export function errorCode(error: unknown): string {
  return error instanceof ApiError ? error.code : 'unexpected';
}
