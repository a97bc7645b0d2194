// An edition that somebody has written: two data files, no drawing, no text in the client.
import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';

import {
  expect,
  expectAccessible,
  expectNothingClipped,
  GameServer,
  onEachDevice,
  prefer,
  sensible,
  test,
} from '../support/test';
import { sitAgainstBot } from './alone';
import { expectFaultless } from './faults';
import { Pointer } from './pointer';
import { expectStandings } from './standings';

const EXAMPLE = fileURLToPath(new URL('../../../examples/edition', import.meta.url));
const CITIES = ['Ostróda', 'Olsztyn', 'Szczytno', 'Mrągowo', 'Giżycko', 'Ełk'];

/** A server that has this edition and no other; its pages are at `baseURL`. */
const own = test.extend<object, { server: GameServer }>({
  server: [
    async ({}, use) => {
      const server = new GameServer(['--data', EXAMPLE]);
      await server.start();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

async function expectMap(page: Page): Promise<void> {
  for (const city of CITIES) await expect(page.locator('.m-label').filter({ hasText: city }).first()).toBeVisible();
}

onEachDevice((device) => {
  own('six cities from two files are played to the end', async ({ page, url }, info) => {
    own.setTimeout(120_000);
    const { table, seat, faults } = await sitAgainstBot(page, url, 'masuria', { language: 'pl' });
    const picture = async (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`) });
    await seat.asked();
    await expectMap(page);
    await picture('tickets');
    const hands = new Pointer(device === 'phone');
    let looked = false;
    await seat.play(hands, sensible, async (scene) => {
      if (looked || (scene.view?.turn ?? 0) < 12) return;
      looked = true;
      await expectMap(page);
      await picture('middle');
      await expectAccessible(page);
    });
    await expectStandings(url, table.id, [page]);
    // At the size of a phone a pill may be gathered with its neighbours; the list is the same door.
    // A game of fourteen wagons may end before the person has claimed anything.
    if (device === 'desktop' && hands.claims > 0) expect(hands.used.map).toBeGreaterThan(0);
    await picture('end');

    await page.goto(`${url}/replay/${table.id}`);
    await expect(page.getByTestId('step-words')).toBeVisible();
    await expectMap(page);
    await picture('replay');
    expectFaultless(faults);
  });
});

own('is what is played at once, where there is no other', async ({ page, url }) => {
  await prefer(page, { language: 'en' });
  await page.goto(url);
  await page.getByTestId('play-now').click();
  await expect(page.getByTestId('map')).toBeVisible();
  await expectMap(page);
});

own('the lobby has it by its name, and the book says what it does not know', async ({ page, url }) => {
  await prefer(page, { language: 'en' });
  await page.goto(`${url}/#/new`);
  await expect(page.getByText('Masuria').first()).toBeVisible();
  await expect(page.getByText('A board of this server’s own.')).toBeVisible();
  await expectNothingClipped(page);

  const { seat } = await sitAgainstBot(page, url, 'masuria', { language: 'en' });
  await seat.asked();
  await page.getByTestId('rules').click();
  const book = page.getByTestId('rulebook');
  await expect(book).toContainText('This board has no rulebook of its own');
  await expect(book).toContainText('wagons of each player: 14');
  await expect(book.getByRole('tab', { selected: true })).toHaveText('Masuria');
  await expect(book).not.toContainText('45');
});

test('a board whose drawing is lost says so, and can be tried again', async ({ page, url }) => {
  let broken = true;
  await page.route('**/drawings/**', (route) => (broken ? route.fulfill({ status: 404, body: '' }) : route.continue()));
  await sitAgainstBot(page, url, 'usa', { language: 'en' });
  const trouble = page.getByTestId('no-board');
  await expect(trouble).toContainText('could not be loaded');
  await expectAccessible(page);
  await expectNothingClipped(page);
  broken = false;
  await trouble.getByRole('button').click();
  await expect(page.getByTestId('map')).toBeVisible();
});

test('a drawing that lacks a lane says which', async ({ page, url }) => {
  await page.route('**/drawings/**', async (route) => {
    const drawing = (await (await route.fetch()).json()) as { lanes: { id: string }[] };
    const lanes = drawing.lanes.filter(({ id }) => id !== 'los_angeles-el_paso');
    await route.fulfill({ json: { ...drawing, lanes } });
  });
  await sitAgainstBot(page, url, 'usa', { language: 'en' });
  await expect(page.getByTestId('no-board')).toContainText('This board cannot be drawn');
  await expect(page.getByTestId('no-board-why')).toHaveText('not drawn: los_angeles-el_paso');
});
