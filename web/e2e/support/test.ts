import { test as base, type Page } from '@playwright/test';

import type { Preferences } from '../../src/base/preferences.svelte';
import type { HeldSeat } from '../../src/base/seats';
import { DEVICES, type Device } from './devices';
import { GameServer } from './server';
import type { OpenedTable, TakenSeat } from './tables';

export { expect } from '@playwright/test';
export { expectAccessible } from './axe';
export { claiming, hoarding, lanesById, sensible, type Chooser } from './choosing';
export { faintTexts, type Faint } from './contrast';
export { DEVICES, type Device } from './devices';
export { clippedTexts, expectNothingClipped, lengthenTexts, sideways, smallTargets, smallTexts } from './layout';
export { Line } from './line';
export { misplacedNames } from './names';
export { overlaps } from './overlap';
export { connectAll, deal, Player, playUntil, start } from './player';
export { GameServer } from './server';
export { ask, openTable, type OpenedTable, type TakenSeat } from './tables';

async function serve(use: (server: GameServer) => Promise<void>): Promise<void> {
  const server = new GameServer();
  await server.start();
  await use(server);
  await server.close();
}

/** `server` is shared by the tests of a worker; `ownServer` is one that the test may kill. */
export const test = base.extend<{ ownServer: GameServer; url: string }, { server: GameServer }>({
  server: [({}, use) => serve(use), { scope: 'worker' }],
  ownServer: ({}, use) => serve(use),
  url: async ({ server }, use) => use(server.url),
  baseURL: async ({ server }, use) => use(server.url),
});

/** The same tests on a desktop and on a phone; what is not told so runs on a desktop. */
export function onEachDevice(tests: (device: Device) => void): void {
  for (const device of ['desktop', 'phone'] as const) {
    test.describe(device, () => {
      test.use(DEVICES[device]);
      tests(device);
    });
  }
}

/** What tests like: nothing moves, nothing is explained, and every question is asked. */
export const CALM: Partial<Preferences> = {
  speed: 0,
  guide: 'off',
  name: 'Ala',
  refillSame: false,
  met: ['nordic', 'switzerland', 'world', 'legacy'],
};

/** Who wants to be asked before a card is taken. */
export const CAREFUL: Partial<Preferences> = { atOnce: { draw: false, claim: false, tickets: false } };

/** Preferences that the page finds when it is opened first; what it changes then stays changed. */
export async function prefer(page: Page, wanted: Partial<Preferences> = {}): Promise<void> {
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem('wagonaut.preferences') === null) localStorage.setItem('wagonaut.preferences', text);
    },
    JSON.stringify({ ...CALM, ...wanted }),
  );
}

function held(table: OpenedTable, seat: TakenSeat): HeldSeat {
  const { id, code, edition } = table;
  return { table: id, token: seat.token, code, name: seat.name, edition, at: Date.now() };
}

/** The device holds these seats; several are people who share it. */
export async function holdSeats(page: Page, table: OpenedTable, seats: TakenSeat[]): Promise<void> {
  await page.addInitScript(
    ({ id, more }) => {
      const seats = JSON.parse(localStorage.getItem('wagonaut.seats') ?? '[]') as { table: string }[];
      if (seats.some((seat) => seat.table === id)) return;
      localStorage.setItem('wagonaut.seats', JSON.stringify([...seats, ...more]));
    },
    { id: table.id, more: seats.map((seat) => held(table, seat)) },
  );
}

/** Opens the table in a page that holds the seat, or only watches. */
export async function sit(
  page: Page,
  url: string,
  table: OpenedTable,
  seat?: TakenSeat,
  wanted: Partial<Preferences> = {},
): Promise<void> {
  await prefer(page, wanted);
  if (seat) await holdSeats(page, table, [seat]);
  await page.goto(`${url}/t/${table.id}#${table.code}`);
}
