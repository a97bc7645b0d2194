// Measures the client in the browser against the real server. Each "test" is one question; the answers
// are printed at the end, kept in build/speed.json and, if asked for, written into docs/web-speed.md.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

import type { Scene } from '../src/protocol';
import { deal, playUntil, prefer, sit, test, type OpenedTable } from '../e2e/support/test';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WEB = process.env.WAGONAUT_WEB ?? join(ROOT, 'build/web');
const EDITIONS = ['usa', 'nordic', 'switzerland', 'world'];
const SLOW = 4;
const ROUNDS = 5;
const REPLAYS = 20;

/** Something that a person could do now: a card of the market that answers to a click. */
const USABLE = '[data-test^="slot-"]:not([aria-disabled="true"]):not(:disabled)';

const figures: Figure[] = [];
function note(what: string, value: string): void {
  figures.push({ what, value });
}

test.describe.configure({ mode: 'default' });

interface Figure {
  what: string;
  value: string;
}

/** With what earlier runs found out about other questions. */
function remember(): Figure[] {
  const file = join(ROOT, 'build/speed.json');
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Figure[]) : [];
  const others = before.filter(({ what }) => !figures.some((figure) => figure.what === what));
  const all = [...others, ...figures].sort((a, b) => (a.what < b.what ? -1 : 1));
  mkdirSync(join(ROOT, 'build'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(all, null, 1)}\n`);
  return all;
}

/** The table of the document stands between two marks. */
function writeDocument(all: Figure[]): void {
  const file = join(ROOT, 'docs/web-speed.md');
  const rows = all.map(({ what, value }) => `| ${what} | ${value} |`).join('\n');
  const table = `<!-- figures -->\n| | |\n|---|---|\n${rows}\n<!-- end of figures -->`;
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/<!-- figures -->[\s\S]*<!-- end of figures -->/, () => table));
}

test.afterAll(() => {
  if (figures.length === 0) return;
  const width = Math.max(...figures.map(({ what }) => what.length));
  console.log(`\n${figures.map(({ what, value }) => `${what.padEnd(width)}  ${value}`).join('\n')}\n`);
  const all = remember();
  if (process.env.WAGONAUT_WRITE === '1') writeDocument(all);
});

const action = (scene: Scene) => scene.view?.ask.kind === 'choose_action' && scene.view.choices !== null;

/** A game in its middle, and the first seat's turn. */
async function middle(url: string, edition: string, turns = 30): Promise<OpenedTable> {
  const people = edition === 'usa' || edition === 'world' ? ['Ala', 'Bruno', 'Celina'] : ['Ala', 'Bruno'];
  const { table, players } = await deal(url, { edition, people, bots: 1 });
  const ready = (scene: Scene) => action(scene) && (scene.view?.turn ?? 0) >= turns;
  await playUntil(players, (scene, player) => player === players[0] && ready(scene));
  players.forEach((player) => player.close());
  return table;
}

async function finished(url: string, edition: string): Promise<OpenedTable> {
  const { table, players } = await deal(url, { edition, people: ['Ala', 'Bruno'] });
  await playUntil(players, (scene) => scene.table.status === 'finished');
  players.forEach((player) => player.close());
  return table;
}

/** A browser that has seen nothing: no cache, no seats. */
async function fresh(browser: Browser, context: object = {}): Promise<{ context: BrowserContext; page: Page; cdp: CDPSession }> {
  const opened = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...context });
  const page = await opened.newPage();
  return { context: opened, page, cdp: await opened.newCDPSession(page) };
}

const slowDown = (cdp: CDPSession, rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate });

function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

const ms = (value: number) => `${Math.round(value)} ms`;

/** Notes on the page's own clock when the first control answers, and every shift of the layout. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript((usable) => {
    const notes = { usable: 0, shift: 0 };
    Object.assign(window, { notes });
    const look = () => {
      if (document.querySelector(usable)) notes.usable = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) notes.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, USABLE);
}

interface Notes {
  usable: number;
  shift: number;
}
const notesOf = (page: Page) => page.evaluate(() => (window as unknown as { notes: Notes }).notes);

for (const edition of EDITIONS) {
  test(`usable ${edition}`, async ({ browser, server }) => {
    const table = await middle(server.url, edition);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; ++round) {
      const { context, page, cdp } = await fresh(browser);
      await slowDown(cdp, SLOW);
      await watch(page);
      await sit(page, server.url, table, table.people[0]);
      await page.waitForFunction(() => (window as unknown as { notes: Notes }).notes.usable > 0);
      times.push((await notesOf(page)).usable);
      await context.close();
    }
    note(`${edition}: table usable, cold cache, CPU ${SLOW}× slower`, `${ms(median(times))} (worst ${ms(Math.max(...times))})`);
  });
}

test('layout shift', async ({ browser, server }) => {
  for (const edition of EDITIONS) {
    const table = await middle(server.url, edition);
    const { context, page } = await fresh(browser);
    await watch(page);
    await sit(page, server.url, table, table.people[0]);
    await page.waitForTimeout(10_000);
    note(`${edition}: layout shift in the first 10 s of a table`, (await notesOf(page)).shift.toFixed(4));
    await context.close();
  }
});

/** Frames while the map is dragged to and fro for a few seconds. */
async function panFrames(page: Page): Promise<{ rate: number; worst: number }> {
  const box = await page.getByTestId('map').boundingBox();
  if (!box) throw new Error('no map');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // Closer, so that there is somewhere to go.
  await page.mouse.move(x, y);
  for (let i = 0; i < 4; ++i) await page.mouse.wheel(0, -240);
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const tick = (time: number) => {
      frames.push(time);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await page.mouse.down();
  for (let i = 0; i < 180; ++i) {
    const angle = (i / 180) * 6 * Math.PI;
    await page.mouse.move(x + 180 * Math.sin(angle), y + 120 * Math.sin(angle / 2));
    await page.waitForTimeout(8);
  }
  await page.mouse.up();
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  const gaps = frames.slice(1).map((time, i) => time - (frames[i] ?? time));
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  return { rate: (1000 * gaps.length) / total, worst: Math.max(...gaps) };
}

test('pan the World', async ({ browser, server }) => {
  const table = await middle(server.url, 'world', 60);
  for (const rate of [1, SLOW]) {
    const { context, page, cdp } = await fresh(browser);
    await sit(page, server.url, table, table.people[0]);
    await page.waitForSelector(USABLE);
    await page.waitForTimeout(500);
    await slowDown(cdp, rate);
    const { rate: frames, worst } = await panFrames(page);
    const how = rate === 1 ? '' : `, CPU ${rate}× slower`;
    note(`world: panning the map${how}`, `${frames.toFixed(1)} frames/s, worst frame ${ms(worst)}`);
    await context.close();
  }
});

/** From the press on a market card to the first change on the screen, and to the server's echo. */
async function echoTimes(page: Page): Promise<{ first: number; echo: number }> {
  await page.evaluate(() => {
    const echo = { pressed: 0, first: 0, echo: 0 };
    Object.assign(window, { echo });
    const painted = (mark: 'first' | 'echo') =>
      requestAnimationFrame(() => setTimeout(() => (echo[mark] = performance.now() - echo.pressed)));
    const hand = () =>
      [...document.querySelectorAll('[data-test^="hand-"]')].map((stack) => stack.ariaLabel ?? stack.textContent).join();
    addEventListener('pointerdown', (event) => {
      const before = hand();
      echo.pressed = event.timeStamp;
      let firstSeen = false;
      const observer = new MutationObserver(() => {
        if (!firstSeen) painted('first');
        firstSeen = true;
        if (hand() === before) return;
        painted('echo');
        observer.disconnect();
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    }, { capture: true, once: true });
  });
  await page.locator(USABLE).first().click();
  const times = () => page.evaluate(() => (window as unknown as { echo: { first: number; echo: number } }).echo);
  await page.waitForFunction(() => (window as unknown as { echo: { echo: number } }).echo.echo > 0, undefined, { timeout: 5000 });
  return times();
}

test('echo', async ({ browser, server }) => {
  for (const rate of [1, SLOW]) {
    const first: number[] = [];
    const echo: number[] = [];
    for (let round = 0; round < ROUNDS; ++round) {
      const table = await middle(server.url, 'usa');
      const { context, page, cdp } = await fresh(browser, { reducedMotion: 'reduce' });
      await sit(page, server.url, table, table.people[0], { atOnce: { draw: true, claim: false, tickets: false } });
      await page.waitForSelector(USABLE);
      await page.waitForTimeout(500);
      await slowDown(cdp, rate);
      const times = await echoTimes(page);
      first.push(times.first);
      echo.push(times.echo);
      await context.close();
    }
    const how = rate === 1 ? '' : `, CPU ${rate}× slower`;
    note(`usa: click on a card to its mark${how}`, `${ms(median(first))} (worst ${ms(Math.max(...first))})`);
    note(`usa: click on a card to the card in hand${how}`, `${ms(median(echo))} (worst ${ms(Math.max(...echo))})`);
  }
});

/** Bytes of what the page asked for, packed with gzip as it lies in the folder of the client. */
function packedBytes(paths: string[]): number {
  return paths.reduce((sum, path) => {
    const file = join(WEB, path === '/' ? '/index.html' : path.startsWith('/t/') ? '/t.html' : path);
    const packed = existsSync(`${file}.gz`) ? `${file}.gz` : file;
    return sum + (existsSync(packed) ? statSync(packed).size : 0);
  }, 0);
}

/** Bytes of what the server packs itself. */
async function sentBytes(url: string, paths: string[]): Promise<number> {
  let sum = 0;
  for (const path of paths) {
    const answer = await fetch(new URL(path, url), { headers: { 'Accept-Encoding': 'gzip' } });
    sum += Number(answer.headers.get('content-length'));
  }
  return sum;
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

test('first load', async ({ browser, server }) => {
  for (const edition of ['', ...EDITIONS]) {
    const { context, page } = await fresh(browser);
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    if (edition === '') {
      await prefer(page);
      await page.goto(server.url);
    } else {
      const table = await middle(server.url, edition);
      await sit(page, server.url, table, table.people[0]);
      await page.waitForSelector(USABLE);
    }
    await page.waitForLoadState('networkidle');
    const files = [...new Set(paths)].filter((path) => !path.startsWith('/api/'));
    const board = files.filter((path) => path.startsWith('/drawings/'));
    const client = packedBytes(files);
    const total = client + (await sentBytes(server.url, board));
    const parts = board.length > 0 ? `, without the board ${kb(client)}` : '';
    note(`${edition || 'home'}: first load, gzipped`, `${kb(total)} in ${files.length} files${parts}`);
    await context.close();
  }
});

/** What the page holds on to, after everything that can go has gone. */
async function heap(cdp: CDPSession): Promise<{ bytes: number; nodes: number }> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes } = await cdp.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes };
}

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

test('memory over replays', async ({ browser, server }) => {
  const { context, page, cdp } = await fresh(browser);
  await prefer(page);
  await page.goto(server.url);
  const sizes: { bytes: number; nodes: number }[] = [];
  for (let game = 0; game < REPLAYS; ++game) {
    const table = await finished(server.url, EDITIONS[game % EDITIONS.length] ?? 'usa');
    await playThrough(page, table);
    sizes.push(await heap(cdp));
  }
  const shown = sizes.map(({ bytes }) => (bytes / 1e6).toFixed(1)).join(' ');
  note(`heap after each of ${REPLAYS} replays, MB`, shown);
  note('DOM nodes after the 4th and the last replay', `${sizes[3]?.nodes} ${sizes.at(-1)?.nodes}`);
  await context.close();
});
