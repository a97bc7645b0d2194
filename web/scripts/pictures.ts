// Takes the pictures of docs/pictures: one "test" for each of them, on both sizes of screen. The deals
// differ from run to run; what is to be seen does not.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';

import type { Preferences } from '../src/preferences.svelte';
import type { Scene } from '../src/protocol';
import {
  claiming, connectAll, hoarding, onEachDevice, openTable, playUntil, prefer, sensible, sit, start, test,
  type Chooser, type Device, type OpenedTable, type Player,
} from '../e2e/support/test';

const FOLDER = process.env.WAGONAUT_PICTURES ?? fileURLToPath(new URL('../../docs/pictures', import.meta.url));
const QUALITY = 0.74;

interface Picture {
  name: string;
  preferences?: Partial<Preferences>;
  /** A page without a table. */
  path?: string;
  /** A table, and the moment of it that is shown to the first of its people. */
  table?: { edition: string; people?: string[]; bots?: number };
  until?: 'waiting' | 'finished' | ((scene: Scene) => boolean);
  choose?: Chooser;
  /** The finished game is shown at this address instead. */
  at?: (table: OpenedTable) => string;
  /** What is done on the page before the picture is taken. */
  then?: (page: Page, scene: Scene) => Promise<void>;
}

const MIDDLE = 14;
const action = (scene: Scene) => scene.view?.ask.kind === 'choose_action' && scene.view.choices !== null;
const asked = (kind: string) => (scene: Scene) => scene.view?.ask.kind === kind && scene.view.choices !== null;
const middle = (scene: Scene) => action(scene) && (scene.view?.turn ?? 0) >= MIDDLE * scene.table.seats.length;
/** My turn in the middle of a game, with several lanes to pay for. */
const busy = (scene: Scene) => middle(scene) && Object.keys(scene.view?.choices?.claims ?? {}).length >= 4;

const PL: Partial<Preferences> = { language: 'pl' };
const EN: Partial<Preferences> = { language: 'en' };
const THREE = ['Ala', 'Bruno', 'Celina'];
const usa = { edition: 'usa', people: THREE, bots: 1 };
const nordic = { edition: 'nordic', people: ['Ala', 'Bruno'], bots: 1 };
const switzerland = { edition: 'switzerland', people: ['Ala', 'Bruno'], bots: 1 };
const world = { edition: 'world', people: THREE, bots: 1 };

/** The lane with most ways to pay, by way of the list: on a phone its pill may be part of a cluster. */
async function openFirstClaim(page: Page, scene: Scene): Promise<void> {
  const claims = Object.entries(scene.view?.choices?.claims ?? {});
  const [lane] = claims.sort(([, a], [, b]) => b.length - a.length)[0] ?? [''];
  await page.getByTestId('act-claim').click();
  await page.getByTestId(`claim-row-${lane}`).click();
}

const PICTURES: Picture[] = [
  { name: 'home', path: '/', preferences: EN },
  { name: 'home-polish', path: '/', preferences: PL },
  { name: 'new-table', path: '/#/new', preferences: EN },
  { name: 'waiting-room', table: { edition: 'usa', people: ['Ala', 'Bruno'], bots: 1 }, until: 'waiting', preferences: PL },
  { name: 'settings', path: '/#/settings', preferences: EN },
  { name: 'rulebook', path: '/#/rules/nordic', preferences: EN },
  { name: 'table-usa', table: usa, until: busy, preferences: EN },
  { name: 'table-nordic', table: nordic, until: busy, preferences: PL },
  { name: 'table-switzerland', table: switzerland, until: busy, preferences: EN },
  { name: 'table-world', table: world, until: busy, preferences: PL },
  { name: 'table-dark', table: world, until: busy, preferences: { ...EN, theme: 'dark' } },
  { name: 'payment', table: usa, until: busy, then: openFirstClaim, preferences: PL },
  { name: 'first-tickets', table: switzerland, until: asked('keep_tickets'), preferences: EN },
  {
    name: 'tickets',
    table: usa,
    until: (scene) => asked('keep_tickets')(scene) && (scene.view?.turn ?? 0) > 8,
    choose: (view, board, random) =>
      view.turn > 8 && view.choices?.draw_tickets ? 'tickets' : sensible(view, board, random),
    preferences: PL,
  },
  {
    name: 'tunnel',
    table: nordic,
    until: (scene) => asked('tunnel_response')(scene) && (scene.view?.choices?.tolls?.length ?? 0) > 0,
    choose: claiming((lane) => lane.tunnel === true),
    preferences: EN,
  },
  { name: 'fleet', table: world, until: asked('choose_fleet'), preferences: PL },
  {
    name: 'harbour',
    table: world,
    until: (scene) => action(scene) && scene.view?.choices?.harbours !== undefined,
    choose: (view, board, random) => (random() < 0.3 ? sensible : hoarding)(view, board, random),
    then: (page) => page.keyboard.press('h'),
    preferences: EN,
  },
  { name: 'last-round', table: usa, until: (scene) => action(scene) && scene.view?.last_round !== null, preferences: PL },
  { name: 'end', table: usa, until: 'finished', preferences: EN },
  { name: 'end-world', table: world, until: 'finished', preferences: PL },
  { name: 'replay', table: nordic, until: 'finished', at: ({ id }) => `/replay/${id}?step=60`, preferences: EN },
  { name: 'text-board', table: usa, until: busy, preferences: { ...EN, textBoard: true } },
];

interface Reached {
  table: OpenedTable;
  players: Player[];
  scene: Scene;
}

/** Not every game has a tunnel that costs more: then another one is played. */
async function reach(url: string, picture: Picture, tries = 6): Promise<Reached> {
  try {
    return await reachOnce(url, picture);
  } catch (error) {
    if (tries <= 1) throw error;
    return reach(url, picture, tries - 1);
  }
}

/** The others stay at the table while the picture is taken; the first one's place is the page's. */
async function reachOnce(url: string, picture: Picture): Promise<Reached> {
  const { table: wish = usa, until = 'waiting', choose } = picture;
  const table = await openTable(url, { ...wish, aids: 'odds', listed: true });
  const players = await connectAll(url, table);
  if (until !== 'waiting') await start(players);
  if (until === 'finished') await playUntil(players, (scene) => scene.table.status === 'finished', choose);
  if (typeof until === 'function') {
    await playUntil(players, (scene, player) => player === players[0] && until(scene), choose);
  }
  const scene = players[0]?.scene;
  if (!scene) throw new Error('nobody sat down');
  players[0]?.close();
  return { table, players, scene };
}

/** WebP, made by the browser: a quarter of what PNG takes. */
async function packed(page: Page, png: Buffer): Promise<Buffer> {
  const text = await page.evaluate(
    async ({ base64, quality }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      const packedBytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(packedBytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    { base64: png.toString('base64'), quality: QUALITY },
  );
  return Buffer.from(text, 'base64');
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(400);
}

async function take(page: Page, url: string, picture: Picture, device: Device): Promise<void> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  let people: Player[] = [];
  if (picture.path) {
    await prefer(page, picture.preferences);
    await page.goto(picture.path);
    await settle(page);
  } else {
    const { table, players, scene } = await reach(url, picture);
    people = players;
    await sit(page, url, table, table.people[0], picture.preferences);
    if (picture.at) await page.goto(picture.at(table));
    await settle(page);
    await picture.then?.(page, scene);
    if (picture.then) await page.waitForTimeout(400);
  }
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  people.forEach((player) => player.close());
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${picture.name}-${device}.webp`), await packed(page, png));
  if (faults.length > 0) console.log(`${picture.name}: ${faults.join('\n')}`);
}

onEachDevice((device) => {
  test.use({ deviceScaleFactor: device === 'phone' ? 2 : 1 });
  for (const picture of PICTURES) {
    test(picture.name, ({ page, url }) => take(page, url, picture, device));
  }
});
