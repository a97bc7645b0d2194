// Whole games without a pointer.
import type { Page } from '@playwright/test';

import type { Board, Lane, Scene, View } from '../../src/protocol';
import {
  ask,
  CAREFUL,
  claiming,
  deal,
  expect,
  hoarding,
  lanesById,
  playUntil,
  sit,
  test,
  type Chooser,
} from '../support/test';
import { sitAgainstBot } from './alone';
import { brisk } from './brisk';
import { Seat } from './drive';
import { expectFaultless, watchFaults } from './faults';
import { Keys } from './keyboard';
import { expectStandings } from './standings';

async function playByKeys(page: Page, url: string, edition: string): Promise<void> {
  const { table, seat, faults } = await sitAgainstBot(page, url, edition, { language: 'en', ...CAREFUL });
  const keys = new Keys('en');
  await seat.play(keys, brisk());
  await expectStandings(url, table.id, [page]);
  expect(keys.used.list).toBeGreaterThan(0);
  expect(keys.used.map).toBeGreaterThan(0);
  // What comes after the game is in reach as well.
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    if (await page.getByTestId('rematch').evaluate((one) => one === document.activeElement)) break;
  }
  await expect(page.getByTestId('rematch')).toBeFocused();
  expectFaultless(faults);
}

for (const edition of ['usa', 'nordic', 'world']) {
  test(`${edition} by keyboard${edition === 'usa' ? '' : ' @long'}`, async ({ page, url }) => {
    test.setTimeout(240_000);
    await playByKeys(page, url, edition);
  });
}

interface Rare {
  name: string;
  edition: string;
  choose: Chooser;
  /** What is to be done, as soon as it can be. */
  move: (view: View, lanes: Map<string, Lane>) => string | undefined;
}

const first = (claims: View['choices'], fits: (id: string) => boolean) => Object.keys(claims?.claims ?? {}).find(fits);

/** Enters a tunnel with cards to spare, so that it can be paid for whatever is turned. */
const tunneller: Chooser = (view, board, random) => {
  const cards = Object.values(view.own?.hand ?? {}).reduce((sum, n) => sum + n, 0);
  return (cards < 20 ? hoarding : claiming((lane) => lane.tunnel === true))(view, board, random);
};

/** Decisions that a game need not bring. */
const RARE: Rare[] = [
  {
    name: 'a tunnel is paid for',
    edition: 'switzerland',
    choose: tunneller,
    move: ({ choices }) => choices?.tolls && `pay ${choices.tolls.at(-1)}`,
  },
  {
    name: 'a tunnel is left',
    edition: 'nordic',
    choose: tunneller,
    move: ({ choices }) => (choices?.withdraw && choices.tolls ? 'withdraw' : undefined),
  },
  {
    name: 'a ferry is claimed',
    edition: 'nordic',
    choose: hoarding,
    move: ({ choices }, lanes) => {
      const ferry = first(choices, (id) => (lanes.get(id)?.symbols ?? 0) > 0);
      return ferry && `claim ${ferry}`;
    },
  },
  {
    name: 'a harbour is built',
    edition: 'world',
    // A harbour stands where a lane ends.
    choose: (view, board, random) =>
      (view.seats[0]?.lanes.length ?? 0) < 2
        ? claiming(() => true)(view, board, random)
        : hoarding(view, board, random),
    move: ({ choices }) => {
      const [node, payments] = Object.entries(choices?.harbours ?? {})[0] ?? [];
      return node && payments && `harbour ${node} ${payments[0]}`;
    },
  },
  {
    name: 'pieces are exchanged',
    edition: 'world',
    choose: hoarding,
    move: ({ choices }) => (choices?.exchange?.ships?.includes(2) ? 'exchange 2 ships' : undefined),
  },
  {
    name: 'a space is filled again',
    edition: 'world',
    choose: (view, board, random) =>
      view.choices?.slots?.[0] === undefined ? hoarding(view, board, random) : `slot ${view.choices.slots[0]}`,
    move: ({ choices }) => choices?.refill && `refill ${choices.refill.at(-1)}`,
  },
];

/** A table at which this is so; luck may want several games. */
async function tableWhere(url: string, edition: string, until: (scene: Scene) => boolean, choose: Chooser) {
  for (let i = 0; i < 6; i++) {
    const { table, players } = await deal(url, { edition, people: ['Ala'], bots: 1 });
    let found = false as boolean;
    const enough = (scene: Scene) => (found ||= until(scene)) || scene.table.status === 'finished';
    await playUntil(players, enough, choose);
    for (const player of players) player.close();
    if (found) return table;
  }
  throw new Error('it never happened');
}

for (const { name, edition, choose, move } of RARE) {
  test(`by keyboard, ${name} @long`, async ({ page, url }) => {
    const board = await ask<Board>(url, `/api/editions/${edition}?seats=2`);
    const lanes = lanesById(board);
    const wanted = ({ view }: Scene) => (view?.choices ? move(view, lanes) : undefined);
    const table = await tableWhere(url, edition, (scene) => wanted(scene) !== undefined, choose);

    const faults = await watchFaults(page);
    const seat = new Seat(page, 0);
    seat.board = board;
    await sit(page, url, table, table.people[0]);
    await expect(page.getByTestId('table')).toBeVisible();
    await seat.act(new Keys(), wanted(await seat.asked()) ?? '');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.getByTestId('notice')).toHaveCount(0);
    expectFaultless(faults);
  });
}
