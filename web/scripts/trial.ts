// A trial of colours for fresh eyes: twenty lanes on pictures of a phone as each of three kinds of colour blindness and
// a screen in grey show them. Into build/trial come pictures and questions, and the answers beside them in a file of
// their own. The deals differ from run to run.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Browser, Page } from '@playwright/test';

import type { Board, Scene } from '../src/protocol';
import { seeded } from '../e2e/support/choosing';
import { BRIGHTNESS, EYES } from '../e2e/support/colour';
import { DEVICES, test } from '../e2e/support/test';
import { leave, MOTIFS, open, prepare, reach, settled } from './motifs';

const FOLDER = process.env.WAGONAUT_TRIAL ?? fileURLToPath(new URL('../../build/trial', import.meta.url));
const BOARDS = (process.env.BOARDS ?? 'usa,nordic,switzerland,world').split(',');
const LANES = 5;
/** A part of the map with fewer lanes says little; another one is looked for. */
const CROWD = 8;
const TRIES = 40;
/** Other work may go on beside it. */
const LONG = 3_600_000;
const PHONE = { ...DEVICES.phone, deviceScaleFactor: 2 };
const SIGNS =
  'red a flame, orange a slice of fruit, yellow a sun, green a leaf, blue waves, purple a gem, white a snowflake, black a moon; three dots: any colour';

/** By a letter, so that nobody knows whose eyes they have. */
const KINDS = { a: 'protan', b: 'grey', c: 'tritan', d: 'deutan' } as const;

/** A filter's matrix, rows of red, green, blue, nothing, nothing, and alpha. */
function matrixOf(kind: (typeof KINDS)[keyof typeof KINDS]): string {
  const m = kind === 'grey' ? [...BRIGHTNESS, ...BRIGHTNESS, ...BRIGHTNESS] : EYES[kind];
  return `${[0, 3, 6].map((i) => `${m.slice(i, i + 3).join(' ')} 0 0`).join(' ')} 0 0 0 1 0`;
}

async function filtered(browser: Browser, png: Buffer, matrix: string): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(
    `<body style="margin:0"><svg width="0" height="0" style="position:absolute"><filter id="f" color-interpolation-filters="linearRGB"><feColorMatrix values="${matrix}"/></filter></svg><img style="display:block;filter:url(#f)" src="data:image/png;base64,${png.toString('base64')}">`,
  );
  const [width, height] = await page.evaluate(async () => {
    const [image] = document.images;
    await image!.decode();
    return [image!.naturalWidth, image!.naturalHeight] as const;
  });
  await page.setViewportSize({ width, height });
  const out = await page.locator('img').screenshot();
  await page.close();
  return out;
}

interface Answer {
  lane: string;
  answer: string;
}

/** What is to be said of each lane that may be asked about. */
function answersOf(scene: Scene, board: Board): Answer[] {
  const names = scene.table.seats.map((seat) => seat.name);
  const owner = new Map(scene.view!.seats.flatMap(({ lanes }, seat) => lanes.map((lane) => [lane, names[seat] ?? ''])));
  const closed = new Set(scene.view!.closed);
  return board.lanes
    .filter(({ id }) => !closed.has(id))
    .map(({ id, colour }) => {
      const free = colour === 'grey' ? 'free, any colour' : `free, ${colour}`;
      return { lane: id, answer: owner.has(id) ? `claimed by ${owner.get(id)}` : free };
    });
}

/** Lanes whose spaces are all in sight, with the place of the middle one. */
async function lanesInSight(page: Page): Promise<Map<string, { x: number; y: number }>> {
  const found = await page.evaluate(() => {
    const map = document.querySelector('[data-test=map]')!.getBoundingClientRect();
    const covers = [...document.querySelectorAll('[data-covers], .note')].map((one) => one.getBoundingClientRect());
    const free = (x: number, y: number) =>
      x > map.left + 12 &&
      x < map.right - 12 &&
      y > map.top + 12 &&
      y < map.bottom - 12 &&
      !covers.some((box) => x > box.left - 8 && x < box.right + 8 && y > box.top - 8 && y < box.bottom + 8);
    const lanes = document.querySelectorAll<SVGGElement>('.m-lane[data-lane]:not([aria-hidden] *)');
    return [...lanes].flatMap((lane) => {
      const casing = lane.querySelector<SVGPathElement>('.m-casing');
      const to = casing?.getScreenCTM();
      if (!casing || !to) return [];
      const spaces = (casing.getAttribute('d') ?? '').split(/(?=M)/).map((part) => {
        const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
        path.setAttribute('d', part);
        casing.after(path);
        const { x, y, width, height } = path.getBBox();
        path.remove();
        const at = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(to);
        return { x: at.x, y: at.y };
      });
      const middle = spaces[Math.floor(spaces.length / 2)];
      return middle && spaces.every(({ x, y }) => free(x, y)) ? [[lane.dataset['lane']!, middle] as const] : [];
    });
  });
  return new Map(found);
}

/** As many different answers as there are, claimed and free by turns. */
function chosen(answers: Answer[], inSight: ReadonlyMap<string, unknown>, used: Set<string>, random: () => number) {
  const order = answers
    .filter(({ lane }) => inSight.has(lane))
    .map((one) => ({ ...one, by: random() }))
    .sort((p, q) => Number(used.has(p.answer)) - Number(used.has(q.answer)) || p.by - q.by);
  const claimed = order.filter(({ answer }) => answer.startsWith('claimed'));
  const free = order.filter(({ answer }) => answer.startsWith('free'));
  const out: Answer[] = [];
  const told = new Set<string>();
  while (out.length < LANES && claimed.length + free.length > 0) {
    const from = (out.length % 2 === 0 && claimed.length > 0) || free.length === 0 ? claimed : free;
    const at = from.findIndex(({ answer }) => !told.has(answer));
    const [one] = from.splice(Math.max(0, at), 1);
    if (!one) break;
    told.add(one.answer);
    used.add(one.answer);
    out.push(one);
  }
  return out;
}

/** Numbers beside the lanes, where there is most room, each with a line to its lane. */
async function number(page: Page, places: { x: number; y: number }[], all: { x: number; y: number }[]): Promise<void> {
  await page.evaluate(
    ({ places, all }) => {
      const NS = 'http://www.w3.org/2000/svg';
      const svg = document.createElementNS(NS, 'svg');
      svg.id = 'trial';
      Object.assign(svg.style, { position: 'fixed', inset: '0', width: '100vw', height: '100vh', zIndex: '99' });
      const add = (name: string, values: Record<string, string | number>, text = '') => {
        const one = document.createElementNS(NS, name);
        for (const [key, value] of Object.entries(values)) one.setAttribute(key, String(value));
        one.textContent = text;
        svg.append(one);
      };
      const taken = [...all];
      places.forEach(({ x, y }, i) => {
        const spots = Array.from({ length: 24 }, (_, k) => {
          const turn = (k * Math.PI) / 12;
          return { x: x + 34 * Math.cos(turn), y: y + 34 * Math.sin(turn), turn };
        });
        const room = (p: { x: number; y: number }) => Math.min(...taken.map((q) => Math.hypot(q.x - p.x, q.y - p.y)));
        const spot = spots
          .filter((p) => p.x > 12 && p.x < innerWidth - 12)
          .reduce((p, q) => (room(q) > room(p) ? q : p));
        taken.push(spot);
        const end = { x: x + 6 * Math.cos(spot.turn), y: y + 6 * Math.sin(spot.turn) };
        add('line', { x1: spot.x, y1: spot.y, x2: end.x, y2: end.y, stroke: '#fff', 'stroke-width': 4 });
        add('line', { x1: spot.x, y1: spot.y, x2: end.x, y2: end.y, stroke: '#000', 'stroke-width': 1.6 });
        add('circle', { cx: spot.x, cy: spot.y, r: 9, fill: '#fff', stroke: '#000', 'stroke-width': 1.6 });
        add(
          'text',
          { x: spot.x, y: spot.y + 4.5, 'text-anchor': 'middle', 'font-size': 13, 'font-weight': 700, fill: '#000' },
          String(i + 1),
        );
      });
      document.body.append(svg);
    },
    { places, all },
  );
}

async function panned(page: Page, random: () => number): Promise<void> {
  const box = await page.getByTestId('map').boundingBox();
  if (!box) throw new Error('there is no map');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (random() - 0.5) * box.width, y + (random() - 0.5) * box.height * 0.6, { steps: 6 });
  await page.mouse.up();
  await settled(page);
}

test('twenty lanes for each kind of eyes', async ({ browser, url }) => {
  test.setTimeout(LONG);
  const random = seeded(Number(process.env.SEED ?? Date.now() % 100_000));
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(join(FOLDER, 'pictures'), { recursive: true });
  const questions: string[] = [];
  const key: string[] = [];
  const used = new Map<string, Set<string>>();
  for (const board of BOARDS) {
    const reached = await reach(url, { ...MOTIFS[`${board}-middle`]! });
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    await prepare(page, reached, { language: 'en', theme: 'light' });
    await open(page, reached);
    const close = page.getByTestId('since-close');
    if (await close.isVisible()) await close.click();
    for (const [letter, kind] of Object.entries(KINDS)) {
      await page.evaluate(() => document.querySelector('#trial')?.remove());
      let inSight = new Map<string, { x: number; y: number }>();
      let lanes: Answer[] = [];
      const answers = answersOf(reached.scene!, reached.board!);
      for (let tries = 0; tries < TRIES && lanes.length < LANES; tries++) {
        await panned(page, random);
        inSight = await lanesInSight(page);
        const told = used.get(kind) ?? new Set<string>();
        used.set(kind, told);
        lanes = inSight.size < CROWD ? [] : chosen(answers, inSight, told, random);
      }
      if (lanes.length < LANES) throw new Error(`no part of ${board} has lanes enough`);
      await number(
        page,
        lanes.map(({ lane }) => inSight.get(lane)!),
        [...inSight.values()],
      );
      const name = `${letter}-${board}.png`;
      const png = await page.screenshot({ animations: 'disabled' });
      writeFileSync(join(FOLDER, 'pictures', name), await filtered(browser, png, matrixOf(kind)));
      questions.push(`${name}: ${lanes.map((_, i) => `${i + 1}) `).join('  ')}`);
      key.push(...lanes.map(({ lane, answer }, i) => `${name} ${i + 1}) ${answer} (${lane}; ${kind})`));
    }
    leave(reached);
    await context.close();
  }
  writeFileSync(
    join(FOLDER, 'pictures', 'questions.md'),
    `# Name colour and owner

Each picture is the screen of a phone. Numbers point at routes. Say of each: **free** and which colour it asks for (red, orange, yellow, green, blue, purple, white, black, or any), or **claimed** and by whom (the players stand at the top). What a player knows: a free route is hollow and has the sign of its colour in one of its spaces (${SIGNS}); a claimed one has solid pieces, with a pattern on their roofs that the wagon of its owner at the top has, too.

${questions
  .sort()
  .map((line) => `- ${line}`)
  .join('\n')}
`,
  );
  writeFileSync(
    join(FOLDER, 'key.md'),
    `# Answers\n\n${key
      .sort()
      .map((line) => `- ${line}`)
      .join('\n')}\n`,
  );
});
