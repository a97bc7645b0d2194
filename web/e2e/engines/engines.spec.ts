// The same table in every engine: from the home page into a game, some turns of every kind, its end.
// Pictures are kept in build/engines.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Language } from '../../src/base/languages';
import type { Preferences } from '../../src/base/preferences.svelte';
import { expectFaultless } from '../games/faults';
import { Pointer } from '../games/pointer';
import { press } from '../games/press';
import { expectStandings, shownPlayers } from '../games/standings';
import {
  CALM,
  DEVICES,
  expect,
  expectNothingClipped,
  hoarding,
  test,
  type Chooser,
  type Device,
} from '../support/test';
import { seen, type Pane } from '../support/pane';
import { CHROMIUM } from './chromium';
import type { Shown } from './engine';
import { Guest } from './guest';
import { FIREFOX } from './firefox';
import { WEBKIT } from './webkit';

const PICTURES = fileURLToPath(new URL('../../../build/engines', import.meta.url));
/** `./test` names those that this machine has. */
const WANTED = process.env.WAGONAUT_ENGINES?.split(' ');
const ENGINES = [CHROMIUM, FIREFOX, WEBKIT].filter(({ id }) => !WANTED || WANTED.includes(id));

/** Tunnels in both; a whole phone and a whole desktop for each language. */
const GAMES: { device: Device; language: Language; edition: string; winner: RegExp }[] = [
  { device: 'desktop', language: 'en', edition: 'nordic', winner: /win/ },
  { device: 'phone', language: 'pl', edition: 'switzerland', winner: /wygr|zwyci/i },
];

const CLAIMS = 2;
const MOST_MOVES = 40;
/** A page of one colour packs into less. */
const LEAST_PICTURE = 20_000;

/** Cards of both kinds, new tickets once, and then whatever can be claimed, a tunnel first. */
function tasting(): Chooser {
  const tasted = new Set<string>();
  const once = (move: string) => !tasted.has(move) && tasted.add(move);
  return (view, board, random) => {
    const { slots = [], blind = [], draw_tickets } = view.choices ?? {};
    if (slots[0] !== undefined && once('slot')) return `slot ${slots[0]}`;
    if (blind[0] !== undefined && once('blind')) return `blind ${blind[0]}`;
    if (draw_tickets && once('tickets')) return 'tickets';
    const claims = Object.keys(view.choices?.claims ?? {});
    const tunnel = board.lanes.find((lane) => lane.tunnel && claims.includes(lane.id))?.id;
    const lane = tunnel ?? claims[0];
    return lane === undefined ? hoarding(view, board, random) : `claim ${lane}`;
  };
}

/** What was drawn is not blank. */
async function picture({ page }: Shown, name: string): Promise<void> {
  // What has just changed is painted first.
  const painted = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  await page.evaluate(painted, undefined);
  const png = await page.screenshot();
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(join(PICTURES, `${name}.png`), png);
  expect(png.length, `${name} is blank`).toBeGreaterThan(LEAST_PICTURE);
}

/** Pictures that take no room where they should be seen. */
function flatPictures(page: Pane): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('img')].filter((one) => one.checkVisibility());
    const flat = shown.filter((one) => one.clientWidth < 8 || one.clientHeight < 8 || one.naturalWidth === 0);
    return flat.map((one) => one.src);
  }, undefined);
}

/** Opens the page as somebody who likes it so: that is written down where no page writes over it. */
async function visit({ page }: Shown, url: string, wanted: Partial<Preferences>): Promise<void> {
  await page.goto(`${url}/icon.svg`);
  await page.evaluate(
    (text) => localStorage.setItem('wagonaut.preferences', text),
    JSON.stringify({ ...CALM, ...wanted }),
  );
  await page.goto(url);
}

/** From the start page: a board, one opponent, play. */
async function begin({ page }: Shown, edition: string, touch: boolean): Promise<void> {
  await press(page, `[data-test=poster-${edition}]`, touch);
  await press(page, 'label:has([data-test=opponents-1])', touch);
  await press(page, '[data-test=solo-play]', touch);
  await expect.poll(() => seen(page, '[data-test=decision-keep]')).toBe(1);
}

/** Some turns on the page, until a route of every way was tried; the moves. */
async function turns(guest: Guest, hands: Pointer, look: (move: string) => Promise<void>): Promise<string[]> {
  const choose = tasting();
  const moves: string[] = [];
  const enough = () => moves.filter((move) => move.startsWith('claim')).length >= CLAIMS;
  for (let after = -1; !enough() && moves.length < MOST_MOVES;) {
    if (!(await guest.asked(after))) break;
    after = guest.ear.scene.table.version;
    moves.push(await guest.act(hands, choose));
    await look(moves.at(-1) ?? '');
  }
  return moves;
}

for (const engine of ENGINES) {
  test.describe(engine.name, () => {
    for (const { device, language, edition, winner } of GAMES) {
      test(`${device}: from the home page to the end of a game @long`, async ({ url }) => {
        test.setTimeout(600_000);
        const phone = device === 'phone';
        const touch = phone && engine.touch;
        const shown = await engine.open(DEVICES[device].viewport, phone);
        const { page } = shown;
        const take = (name: string) => picture(shown, `${engine.id}-${device}-${language}-${name}`);
        try {
          await visit(shown, url, { language });
          await expect.poll(() => seen(page, `[data-test=poster-${edition}]`)).toBe(1);
          await expectNothingClipped(page);
          await take('home');

          await begin(shown, edition, touch);
          await take('tickets');
          const guest = await Guest.at(url, page);
          const hands = new Pointer(touch, phone);
          const taken = new Set<string>();
          const moves = await turns(guest, hands, async (move) => {
            const [verb = ''] = move.split(' ');
            if (taken.has(verb)) return;
            taken.add(verb);
            await take(`after-${verb}`);
          });
          expect([...taken]).toEqual(expect.arrayContaining(['keep', 'slot', 'blind', 'tickets', 'claim']));
          expect(moves.length).toBeLessThan(MOST_MOVES);
          await guest.asked(-1);
          const scores = guest.view.seats.map(({ score }) => score);
          await expect.poll(async () => (await shownPlayers(page)).scores).toEqual(scores);
          const pushed = () => {
            const table = document.querySelector('[data-test=table]');
            return [table?.scrollLeft, table?.scrollTop];
          };
          expect(await page.evaluate(pushed, undefined)).toEqual([0, 0]);
          await expectNothingClipped(page);
          expect(await flatPictures(page)).toEqual([]);
          await take('table');

          // The middle of the game is played without the page; its end is seen there again.
          await page.goto(url);
          await guest.ear.play(({ table, view }) => view?.last_round != null || table.status === 'finished');
          await press(page, '[data-test=continue]', touch);
          await expect.poll(() => seen(page, '[data-test=last-round]')).toBe(1);
          await take('last-round');
          await guest.ear.play(({ table }) => table.status === 'finished');
          await expectStandings(url, guest.ear.table.id, [page]);
          await expect(page.evaluate(() => document.documentElement.lang, undefined)).resolves.toBe(language);
          const said = () => page.evaluate(() => document.querySelector('[data-test=winner]')?.textContent, undefined);
          expect(await said()).toMatch(winner);
          await expectNothingClipped(page);
          await take('end');
          guest.ear.close();
          expectFaultless(await shown.faults());
        } finally {
          await shown.close();
        }
      });
    }
  });
}
