// Measures the client in the browser against the real server, and perhaps an older client in turns with it.
// Each "test" is one question; a question fails when its aim is missed, and the others are asked all the same.
import { join } from 'node:path';

import { chromium, test as base, type Page } from '@playwright/test';

import { chromiumLaunch } from '../playwright.config';
import type { Scene } from '../src/protocol';
import { deal, playUntil, prefer, sit, type OpenedTable, type Player } from '../e2e/support/test';
import { BUDGET, bytesByKind, listen, posterBytes } from '../e2e/support/bytes';
import { fetchedUntilUsable, notesOf, untilUsable, USABLE, watch } from '../e2e/support/usable';
import { inTurns, withClients, type Client } from './measure/clients';
import { kb, mb, median, ms, msExactly, note, plain, report, tell, times } from './measure/figures';
import { echoTimes, fresh, heap, panFrames, slowDown } from './measure/page';

const ROOT = join(import.meta.dirname, '../..');
const EDITIONS = ['usa', 'nordic', 'switzerland', 'world'];
const SLOW = 4;
const ROUNDS = 5;
const REPLAYS = 20;
const PEOPLE = ['Ala', 'Bruno', 'Celina', 'Dorota'];

const test = base.extend<object, { clients: Client[] }>({
  clients: [({}, use) => withClients(use), { scope: 'worker' }],
});
test.describe.configure({ mode: 'default' });
test.afterAll(() => report(ROOT, process.env.WAGONAUT_WRITE === '1'));

const action = (scene: Scene) => scene.view?.ask.kind === 'choose_action' && scene.view.choices !== null;

interface Begun {
  table: OpenedTable;
  players: Player[];
}

const leave = ({ table, players }: Begun): OpenedTable => {
  for (const player of players) player.close();
  return table;
};

/** A game in its middle, and the first seat's turn. */
async function middle(url: string, edition: string, turns = 30): Promise<OpenedTable> {
  const people = PEOPLE.slice(0, edition === 'usa' || edition === 'world' ? 3 : 2);
  const begun = await deal(url, { edition, people, bots: 1 });
  const ready = (scene: Scene) => action(scene) && (scene.view?.turn ?? 0) >= turns;
  await playUntil(begun.players, (scene, player) => player === begun.players[0] && ready(scene));
  return leave(begun);
}

/** As full as a board gets: five players, the last round. */
async function full(url: string, edition: string, tries = 5): Promise<OpenedTable> {
  const begun = await deal(url, { edition, people: PEOPLE, bots: 1 });
  const last = (scene: Scene) => action(scene) && scene.view?.last_round != null;
  try {
    await playUntil(begun.players, (scene, player) => player === begun.players[0] && last(scene));
  } catch (error) {
    // The last round may have been begun by the first seat itself.
    if (tries <= 1) throw error;
    leave(begun);
    return full(url, edition, tries - 1);
  }
  return leave(begun);
}

async function finished(url: string, edition: string): Promise<OpenedTable> {
  const begun = await deal(url, { edition, people: PEOPLE.slice(0, 2) });
  await playUntil(begun.players, (scene) => scene.table.status === 'finished');
  return leave(begun);
}

/** A table of the same kind for each client. */
async function tables(
  clients: Client[],
  make: (url: string) => Promise<OpenedTable>,
): Promise<Map<Client, OpenedTable>> {
  const made = await Promise.all(clients.map(async (client) => [client, await make(client.url)] as const));
  return new Map(made);
}

for (const edition of EDITIONS) {
  test(`usable ${edition}`, async ({ browser, clients }) => {
    const begun = await tables(clients, (url) => middle(url, edition));
    const usable = await inTurns(clients, ROUNDS, async (client) => {
      const { context, page, cdp } = await fresh(browser);
      await slowDown(cdp, SLOW);
      await watch(page);
      const table = begun.get(client)!;
      await sit(page, client.url, table, table.people[0]);
      const time = await untilUsable(page);
      await context.close();
      return time;
    });
    note(`${edition}: table usable, cold cache, CPU ${SLOW}× slower`, ms, usable, { atMostTimes: 0.95 });
  });
}

test('layout shift', async ({ browser, clients }) => {
  for (const edition of EDITIONS) {
    const begun = await tables(clients, (url) => middle(url, edition));
    const shift = await inTurns(clients, 1, async (client) => {
      const { context, page } = await fresh(browser);
      await watch(page);
      const table = begun.get(client)!;
      await sit(page, client.url, table, table.people[0]);
      await page.waitForTimeout(10_000);
      const notes = await notesOf(page);
      await context.close();
      return notes.shift;
    });
    note(`${edition}: layout shift in the first 10 s of a table`, (value) => value.toFixed(4), shift, { atMost: 0 });
  }
});

/** Nothing waits for a screen here: a frame takes as long as it is worked on. */
const UNBOUND = {
  ...chromiumLaunch,
  args: [...chromiumLaunch.args, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
};

test('pan the World', async ({ clients }) => {
  const begun = await tables(clients, (url) => full(url, 'world'));
  const browser = await chromium.launch(UNBOUND);
  const frames = await inTurns(clients, ROUNDS, async (client) => {
    const { context, page } = await fresh(browser);
    const table = begun.get(client)!;
    await sit(page, client.url, table, table.people[0]);
    await page.waitForSelector(USABLE);
    await page.waitForTimeout(500);
    const gaps = await panFrames(page);
    await context.close();
    return gaps;
  });
  await browser.close();
  const medians = frames.map((all) => all.map(median));
  const worst = frames.map((all) => all.map((gaps) => Math.max(...gaps)));
  note('world, last round of five: median frame of panning the map', msExactly, medians, { atMostTimes: 1.2 });
  note('world, last round of five: worst frame of panning the map', ms, worst);
});

test('echo', async ({ browser, clients }) => {
  for (const rate of [1, SLOW]) {
    const both = await inTurns(clients, ROUNDS, async (client) => {
      const table = await middle(client.url, 'usa');
      const { context, page, cdp } = await fresh(browser, { reducedMotion: 'reduce' });
      await sit(page, client.url, table, table.people[0], { atOnce: { draw: true, claim: false, tickets: false } });
      await page.waitForSelector(USABLE);
      await page.waitForTimeout(500);
      await slowDown(cdp, rate);
      const echo = await echoTimes(page);
      await context.close();
      return echo;
    });
    const how = rate === 1 ? '' : `, CPU ${rate}× slower`;
    const first = both.map((all) => all.map((one) => one.first));
    const echo = both.map((all) => all.map((one) => one.echo));
    note(`usa: click on a card to its mark${how}`, ms, first, { atMostTimes: 0.7 });
    note(`usa: click on a card to the card in hand${how}`, ms, echo);
  }
});

test('bytes of a table', async ({ browser, clients }) => {
  for (const [i, edition] of EDITIONS.entries()) {
    const begun = await tables(clients, (url) => middle(url, edition));
    const loads = await inTurns(clients, 1, async (client) => {
      const { context, page } = await fresh(browser);
      await watch(page);
      const table = begun.get(client)!;
      await sit(page, client.url, table, table.people[0], { language: 'pl' });
      const paths = await fetchedUntilUsable(page);
      const bytes = await bytesByKind(client, paths);
      await context.close();
      return { bytes, art: bytes.board + posterBytes(client.web, edition), files: paths.length };
    });
    const of = (pick: (load: (typeof loads)[number][number]) => number) => loads.map((all) => all.map(pick));
    if (i === 0) {
      note(
        'code of the table page, gzipped',
        kb,
        of(({ bytes }) => bytes.code),
        { atMost: BUDGET.code },
      );
      note(
        'fonts in Polish',
        kb,
        of(({ bytes }) => bytes.fonts),
        { atMost: BUDGET.fonts },
      );
      note(
        'card art, gzipped',
        kb,
        of(({ bytes }) => bytes['card art']),
        { atMost: BUDGET.cards },
      );
      note(
        'guide and rulebook in the first load',
        kb,
        of(({ bytes }) => bytes.guide),
        { atMost: 0 },
      );
      note(
        'files of the first load of a table',
        plain,
        of(({ files }) => files),
      );
    }
    note(
      `${edition}: art, gzipped (board and poster)`,
      kb,
      of(({ art }) => art),
      { atMost: BUDGET.art },
    );
    note(
      `${edition}: first load of a table, gzipped`,
      kb,
      of(({ bytes }) => Object.values(bytes).reduce((sum, one) => sum + one, 0)),
    );
  }
});

test('bytes of the start page', async ({ browser, clients }) => {
  const loads = await inTurns(clients, 1, async (client) => {
    const { context, page } = await fresh(browser);
    const paths = listen(page);
    await prefer(page, { language: 'pl' });
    await page.goto(client.url);
    await page.waitForLoadState('networkidle');
    const bytes = await bytesByKind(client, paths);
    await context.close();
    return Object.values(bytes).reduce((sum, one) => sum + one, 0);
  });
  note('start page: first load, gzipped', kb, loads, { atMost: 200_000 });
});

const SAMPLE_TURNS = 12;

/** The heap in a page that watches its seat play a whole game, every few turns until the last round. */
async function heapsOfAGame(page: Page, measure: () => Promise<number>, { players }: Begun): Promise<number[]> {
  const heaps: number[] = [];
  const last = ({ view, table }: Scene) => view?.last_round != null || table.status === 'finished';
  for (let turn = SAMPLE_TURNS; !players.some(({ scene }) => last(scene)); turn += SAMPLE_TURNS) {
    await playUntil(players, (scene) => (scene.view?.turn ?? 0) >= turn || last(scene));
    await page.waitForTimeout(500);
    heaps.push(await measure());
  }
  return heaps;
}

test('memory over a game', async ({ browser, clients }) => {
  for (const edition of ['usa', 'world']) {
    const games = await inTurns(clients, 1, async (client) => {
      const begun = await deal(client.url, { edition, people: PEOPLE.slice(0, 2), bots: 1 });
      const { context, page, cdp } = await fresh(browser);
      await sit(page, client.url, begun.table, begun.table.people[0]);
      await page.getByTestId('table').waitFor();
      const heaps = await heapsOfAGame(page, async () => (await heap(cdp)).bytes, begun);
      leave(begun);
      await context.close();
      return heaps;
    });
    tell(
      `${edition}: heap every ${SAMPLE_TURNS} turns of a game`,
      games.map(([heaps = []]) => heaps.map(mb).join(' ')),
    );
    // In the first third everything has been drawn once.
    const growth = games.map(([heaps = []]) => [(heaps.at(-1) ?? NaN) / (heaps[Math.floor(heaps.length / 3)] ?? NaN)]);
    note(`${edition}: heap at the end of a game against its first third`, times, growth, { atMost: 1.15 });
  }
});

/** Opens a replay without leaving the page, and plays it through. */
async function playThrough(page: Page, table: OpenedTable): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/replay/${table.id}?step=0`);
  const slider = page.getByTestId('replay-slider');
  await slider.waitFor();
  const last = Number(await slider.getAttribute('max'));
  for (let step = 0; step <= last; step += 10) {
    await slider.fill(String(Math.min(step, last)));
    await page.waitForTimeout(30);
  }
  await slider.fill(String(last));
  await page.waitForTimeout(100);
}

test('memory over replays', async ({ browser, clients: [client] }) => {
  if (!client) throw new Error('no client');
  const { context, page, cdp } = await fresh(browser);
  await prefer(page);
  await page.goto(client.url);
  const sizes: { bytes: number; nodes: number }[] = [];
  for (let game = 0; game < REPLAYS; ++game) {
    const table = await finished(client.url, EDITIONS[game % EDITIONS.length] ?? 'usa');
    await playThrough(page, table);
    sizes.push(await heap(cdp));
  }
  tell(`heap after each of ${REPLAYS} replays`, [sizes.map(({ bytes }) => mb(bytes)).join(' ')]);
  tell('DOM nodes after the 4th and the last replay', [`${sizes[3]?.nodes} ${sizes.at(-1)?.nodes}`]);
  await context.close();
});
