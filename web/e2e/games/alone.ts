import type { Page } from '@playwright/test';

import type { Preferences } from '../../src/base/preferences.svelte';
import type { Board } from '../../src/protocol';
import { ask, openTable, sit, type OpenedTable } from '../support/test';
import { Seat } from './drive';
import { watchFaults } from './faults';

export interface Alone {
  table: OpenedTable;
  seat: Seat;
  faults: string[];
}

/** One person against a bot. Nobody is missing, so the table deals by itself. */
export async function sitAgainstBot(
  page: Page,
  url: string,
  edition: string,
  wanted: Partial<Preferences>,
): Promise<Alone> {
  const table = await openTable(url, { edition, people: ['Ala'], bots: 1 });
  const faults = await watchFaults(page);
  const seat = new Seat(page, 0);
  seat.board = await ask<Board>(url, `/api/editions/${edition}?seats=2`);
  await sit(page, url, table, table.people[0], wanted);
  return { table, seat, faults };
}
