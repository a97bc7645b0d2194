// Before and between the games: what is found, what is refused, and what nobody else is told.
import type { Browser, Page } from '@playwright/test';

import type { Opened } from '../../src/protocol';
import { ask, deal, DEVICES, expect, holdSeats, playUntil, prefer, sit, test, type OpenedTable } from '../support/test';
import { reach } from './reach';

/** What went wrong in the page and was caught by nobody. */
function uncaught(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  return found;
}

async function playedThrough(url: string, name: string, listed: boolean): Promise<OpenedTable> {
  const { table, players } = await deal(url, { edition: 'switzerland', people: [name], bots: 1, listed });
  await playUntil(players, (scene) => scene.table.status === 'finished');
  for (const player of players) player.close();
  return table;
}

/** A table whose seats are taken, before the start. */
async function crowded(url: string, spectators: boolean): Promise<Opened> {
  const seats = ['me', 'open', 'bot:random'];
  const opened = await ask<Opened>(url, '/api/tables', { name: 'Ala', edition: 'nordic', seats, spectators });
  await ask(url, `/api/tables/${opened.table}/join`, { name: 'Olek', code: opened.code });
  return opened;
}

test('results of games by link are nobody’s business, nor are people without a name one person', async ({
  page,
  browser,
  ownServer,
}) => {
  test.setTimeout(120_000);
  const { url } = ownServer;
  const [hidden] = await Promise.all([
    playedThrough(url, 'Tajna', false),
    playedThrough(url, 'Jawna', true),
    playedThrough(url, 'Player', true),
  ]);
  const stranger = await browser.newPage();
  await prefer(stranger);
  await stranger.goto(`${url}/#/games`);
  await expect(stranger.getByTestId('finished-game')).toHaveCount(2);
  await expect(stranger.getByTestId('statistics').getByRole('rowheader')).toHaveText([/^Jawna/]);
  await expect(stranger.getByRole('main')).not.toContainText('Tajna');
  await stranger.close();

  // Who played it finds it on the start page, with how it ended and against whom.
  await prefer(page);
  await holdSeats(page, hidden, hidden.people);
  await page.goto(url);
  await expect(page.getByTestId('last-game')).toContainText('against Bot 1');
  await expect(page.getByTestId('last-game')).toContainText(/\d points/);
  await expect(page.getByTestId('last-game')).toContainText(/You won|2nd of 2/);
});

test('three taps to a game alone: board, opponents, play', async ({ page, url }) => {
  await prefer(page);
  await page.goto(url);
  await page.getByTestId('poster-switzerland').click();
  // Strong enough to be worth it, and in an order that is seen.
  await expect(page.getByTestId('level-ticket_greedy')).toBeChecked();
  await expect(page.locator('.stars').first()).toHaveText('★★★★★');
  await page.getByTestId('opponents-1').check({ force: true });
  await page.getByTestId('level-planner').check({ force: true });
  await page.getByTestId('solo-play').click();
  await expect(page.getByTestId('decision-keep')).toBeVisible();
  await expect(page.getByTestId('player-1')).toContainText(/Bot 1/);
  await expect(page.locator('[data-test^=player-]')).toHaveCount(2);

  // The next time it is one tap; and what runs comes first.
  await page.goto(url);
  await expect(page.getByTestId('play-now')).toContainText('Switzerland against 1 bot ★★★★');
  const [first] = await page.locator('.ways > *').all();
  await expect(first!).toHaveAttribute('data-test', 'continue');
  await first!.click();
  await expect(page.getByTestId('decision-keep')).toBeVisible();
});

test('an address that changes shows another page, and a table that is left is gone', async ({ page, url }) => {
  const errors = uncaught(page);
  const { table } = await deal(url, { edition: 'usa', people: ['Ala'], bots: 1 });
  await prefer(page);
  await holdSeats(page, table, table.people);
  await page.goto(`${url}/#/new`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New table');
  await page.evaluate(() => (location.hash = '#/new/device'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New game on one device');
  await page.getByTestId('brand').click();
  await page.getByTestId('settings').click();
  await expect(page.getByTestId('settings-form')).toBeVisible();
  await page.getByTestId('brand').click();
  await page.getByTestId('continue').click();
  await expect(page.getByTestId('decision-keep')).toBeVisible();
  for (const heading of ['Wagonaut', 'Settings']) {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await page.goForward();
  await page.goForward();
  await expect(page.getByTestId('decision-keep')).toBeVisible();
  await page.evaluate(() => history.go(-2));
  await expect(page.getByTestId('settings-form')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a link of another site is refused in words; an unknown table can be left', async ({ page, url }) => {
  await prefer(page);
  await page.goto(url);
  await page.getByTestId('code').fill('https://example.com/t/xyz#abc');
  await page.getByTestId('join-code').click();
  await expect(page.getByRole('alert')).toContainText('another site');
  await expect(page).toHaveURL(`${url}/`);
  await page.getByTestId('code').fill(`${url}/t/nosuchtable#x`);
  await page.getByTestId('join-code').click();
  await expect(page.getByTestId('trouble')).toBeVisible();
  await page.getByTestId('language-pl').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nie ma takiego stołu');
  await page.getByTestId('brand').click();
  await expect(page.getByTestId('play-now')).toBeVisible();
});

test('a full table says whether one may watch, and lets one do it', async ({ page, url }) => {
  const open = await crowded(url, true);
  await prefer(page);
  await page.goto(`${url}/t/${open.table}#${open.code}`);
  await expect(page.getByTestId('full')).toContainText('You can watch');
  await page.getByTestId('watch').click();
  await expect(page.getByTestId('full')).toContainText('You are watching');

  const shut = await crowded(url, false);
  await page.goto(`${url}/t/${shut.table}#${shut.code}`);
  await expect(page.getByTestId('full')).toContainText('does not admit spectators');
  await expect(page.getByTestId('watch')).toHaveCount(0);
  await page.getByTestId('full-home').click();
  await expect(page.getByTestId('play-now')).toBeVisible();
});

test('a badge that was chosen is seen by the others', async ({ page, browser, url }) => {
  const seats = ['me', 'open', 'open'];
  const { table, code } = await ask<Opened>(url, '/api/tables', { name: 'Ala', edition: 'usa', seats, badge: 'owl' });
  await prefer(page, { badge: 'fox' });
  await page.goto(`${url}/t/${table}#${code}`);
  await page.getByTestId('face-frog').check({ force: true });
  await page.getByTestId('sit-down').click();
  await expect(page.getByTestId('seat-1').locator('[data-face]')).toHaveAttribute('data-face', 'frog');
  const other = await browser.newPage();
  await prefer(other);
  await other.goto(`${url}/t/${table}#${code}`);
  for (const [seat, face] of ['owl', 'frog'].entries())
    await expect(other.getByTestId(`seat-${seat}`).locator('[data-face]')).toHaveAttribute('data-face', face);
  await other.close();
});

async function moved(browser: Browser, url: string, reducedMotion: 'reduce' | 'no-preference'): Promise<boolean> {
  const context = await browser.newContext({ reducedMotion });
  const page = await context.newPage();
  await prefer(page);
  await page.goto(url);
  await page.locator('.hero .layer').first().waitFor();
  const place = () =>
    page.locator('.hero .layer').evaluateAll((all) => all.map((one) => getComputedStyle(one).transform));
  const before = await place();
  await page.evaluate(() => scrollTo(0, 200));
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  const after = await place();
  await context.close();
  return before.join() !== after.join();
}

test('the picture of the start page has depth, and stands still for who asks for that', async ({ browser, url }) => {
  expect(await moved(browser, url, 'no-preference')).toBe(true);
  expect(await moved(browser, url, 'reduce')).toBe(false);
});

test.describe('phone', () => {
  test.use(DEVICES.phone);

  test('somebody with thirty letters asks for a step back, and can be answered', async ({ page, url }) => {
    const long = 'Wolfeschlegelsteinhausenberger';
    const people = [long, 'Ola'];
    const { own, table } = await reach(url, { edition: 'usa', people }, (view) => view.ask.kind === 'choose_action');
    const { version } = await own.step('blind train');
    expect((await own.wish('undo', { version })).answer).toBe('waiting');
    await sit(page, url, table, table.people[1]);
    await expect(page.getByTestId('undo-asked')).toContainText(long);
    for (const answer of ['consent-yes', 'consent-no']) {
      const box = await page.getByTestId(answer).boundingBox();
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(390);
    }
  });
});

test('a page that speaks another protocol than its server is asked to reload', async ({ page, url }) => {
  const { table } = await deal(url, { edition: 'usa', people: ['Ala'], bots: 1 });
  await prefer(page);
  await holdSeats(page, table, table.people);
  let refused = 0;
  await page.routeWebSocket(/\/socket$/, (socket) =>
    socket.onMessage(() => {
      refused += 1;
      socket.send(JSON.stringify({ error: { code: 'other_protocol', detail: 'this server speaks protocol 3' } }));
      void socket.close({ code: 4403 });
    }),
  );
  await page.goto(`${url}/t/${table.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is older than its server');
  await page.getByTestId('language-pl').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ta strona jest starsza niż serwer');
  await page.getByTestId('reload').click();
  await expect.poll(() => refused).toBe(2);
});
