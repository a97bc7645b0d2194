// What the examination of use found on the map, board by board: names beside their own cities, lanes that can be told
// apart, gold that says something, no cliff at the edge of a board.
import type { Page } from '@playwright/test';

import type { Scene } from '../../src/protocol';
import {
  deal,
  DEVICES,
  expect,
  misplacedNames,
  onEachDevice,
  playUntil,
  prefer,
  sensible,
  sit,
  test,
  type Device,
  type OpenedTable,
  type Player,
} from '../support/test';

const BOARDS = ['usa', 'nordic', 'switzerland', 'world', 'legacy'];
/** The others are looked at when there is time. */
const FIRST = new Set(['usa']);

/** The map stands still, letters and all. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('.m-label').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(250);
}

const choosing = (scene: Scene) => scene.view?.ask.kind === 'choose_action' && scene.view.choices !== null;

/** A person's turn, some time into a game. */
async function dealt(url: string, edition: string, turns: number): Promise<{ table: OpenedTable; players: Player[] }> {
  const { table, players } = await deal(url, { edition, people: ['Ala', 'Olek'], bots: 1 });
  const mine = (scene: Scene, player: Player) =>
    player === players[0] && choosing(scene) && (scene.view?.turn ?? 0) >= turns;
  await playUntil(players, mine, sensible);
  return { table, players };
}

async function open(
  page: Page,
  url: string,
  edition: string,
  turns: number,
  language: 'en' | 'pl' = 'en',
): Promise<Scene> {
  const { table, players } = await dealt(url, edition, turns);
  const [me] = players;
  await sit(page, url, table, table.people[0], { language });
  await settled(page);
  players.forEach((player) => player.close());
  return me!.scene;
}

onEachDevice((device: Device) => {
  for (const edition of BOARDS) {
    test(`names on ${edition} stand beside their own cities, whole, at every scale${FIRST.has(edition) ? '' : ' @long'}`, async ({
      page,
      url,
    }) => {
      const wrong: string[] = [];
      const look = async (where: string) => {
        await settled(page);
        wrong.push(...(await misplacedNames(page)).map((one) => `${where}: ${one}`));
      };
      await open(page, url, edition, 0, 'pl');
      await look('pl, opened');
      await page.getByTestId('map-fit').click();
      await look('pl, whole');
      await page.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem('wagonaut.preferences') ?? '{}') as object;
        localStorage.setItem('wagonaut.preferences', JSON.stringify({ ...kept, language: 'en' }));
      });
      await page.reload();
      await look('en, opened');
      await page.getByTestId('map-fit').click();
      await look('en, whole');
      expect(wrong).toEqual([]);
    });
  }

  test('at rest gold is soft, and strong only on the way of my tickets', async ({ page, url }) => {
    const scene = await open(page, url, 'usa', 6);
    const claims = Object.keys(scene.view?.choices?.claims ?? {});
    const ways = new Set(scene.view?.own?.outlook.filter((one) => !one.complete).flatMap((one) => one.lanes));
    const helpful = claims.filter((lane) => ways.has(lane));
    const strong = page.locator('[data-band=bright]');
    const soft = page.locator('[data-lit]');
    await expect(soft).toHaveCount(claims.length - helpful.length);
    expect((await strong.count()) > 0).toBe(helpful.length > 0);
    // Cities of my tickets are ringed, and say so.
    const named = page.locator('[data-test^="city-"]', { has: page.locator('.m-ring-mine') });
    expect(await named.count()).toBeGreaterThanOrEqual(3);
    await expect(named.first()).toHaveAccessibleName(/tickets? of yours/);
    // The list lights all of them; the plan lights none.
    await page.getByTestId('claimable').click();
    await expect(soft).toHaveCount(0);
    await page.getByTestId('dock-close').click();
    await page.getByTestId('plan').click();
    await expect(strong).toHaveCount(0);
    await expect(soft).toHaveCount(0);
  });

  if (device === 'phone')
    for (const edition of BOARDS) {
      test(`a phone opens ${edition} with lanes that stand alone; seen from afar they say colour and length${edition === 'world' ? '' : ' @long'}`, async ({
        page,
        url,
      }) => {
        const scene = await open(page, url, edition, 0);
        const lanes = page.locator('[data-test^="lane-"]');
        const free = (await lanes.count()) - (scene.view?.seats.flatMap((s) => s.lanes).length ?? 0);
        expect(free).toBeGreaterThan(edition === 'world' ? 100 : 40);
        await expect(page.getByTestId('cluster')).toHaveCount(0);
        await page.getByTestId('map-fit').click();
        const clusters = page.getByTestId('cluster');
        await expect(clusters.first()).toBeVisible();
        for (const one of await clusters.all()) {
          await expect(one).toHaveAccessibleName(/\d+ routes close together: (\p{L}+ \d(, )?)+\. Zoom in/u);
          // A number stands on a card alone, as the length of its colour, and can be read.
          const said = (await one.getAttribute('aria-label')) ?? '';
          const shown = await one.evaluate((fan) => {
            const numbers = [...fan.querySelectorAll<SVGPathElement>('.m-fan-number')];
            const scale = (fan as SVGGElement).getScreenCTM()!.a;
            return {
              cards: fan.querySelectorAll('.m-fan-face').length,
              numbers: numbers.map((number) => number.dataset['length']),
              // As high as capitals of ten pixels are.
              size: Math.min(...numbers.map((number) => number.getBBox().height)) * scale,
            };
          });
          expect(shown.numbers.length).toBe(shown.cards);
          for (const number of shown.numbers) expect(said).toContain(` ${number}`);
          expect(shown.size).toBeGreaterThanOrEqual(6);
        }
      });
    }
});

test('names of a replay stand beside their own cities, whole, on a phone and in a low window', async ({
  page,
  url,
}) => {
  const { table, players } = await deal(url, { edition: 'usa', people: ['Ala'], bots: 2, listed: true });
  await playUntil(players, (scene) => scene.table.status === 'finished', sensible);
  for (const player of players) player.close();
  await prefer(page, { language: 'pl' });
  for (const size of [DEVICES.phone.viewport, { width: 720, height: 450 }]) {
    await page.setViewportSize(size);
    await page.goto(`${url}/replay/${table.id}?step=40`);
    await expect(page.getByTestId('step-words')).toBeVisible();
    await settled(page);
    expect(await page.locator('.m-label:not([aria-hidden] .m-label)').count()).toBeGreaterThan(5);
    expect(await misplacedNames(page), `${size.width} × ${size.height}`).toEqual([]);
  }
});

test('a sign leaves its space in sight, and says the length when it is pointed at', async ({ page, url }) => {
  await open(page, url, 'switzerland', 0);
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll<SVGGElement>('.m-sign[data-test^="lane-"]')].map((sign) => {
      const rail = document
        .querySelector(`.m-lane[data-lane="${sign.dataset['lane']}"] .m-casing`)!
        .getBoundingClientRect();
      const disc = sign.querySelector('.m-sign-edge')!.getBoundingClientRect();
      return Math.max(rail.width, rail.height) / disc.width;
    }),
  );
  expect(wide.length).toBeGreaterThan(60);
  expect(Math.min(...wide)).toBeGreaterThan(1.3);
  await expect(page.locator('.m-tagged')).toHaveCount(0);
  await page.locator('.m-sign[data-test^="lane-"]').first().hover();
  await expect(page.locator('.m-tagged .m-pill-number')).toHaveText(/^\d$/);
});

test('a board lies framed on the table, and no ground reaches beyond the frame', async ({ page, url }) => {
  await page.setViewportSize({ width: 1024, height: 1366 });
  await open(page, url, 'switzerland', 0);
  const { mat, sheet, map } = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().toJSON() as DOMRect;
    const window = document.querySelector('.board.window')!;
    return { mat: getComputedStyle(window).backgroundColor, sheet: box('.m-frame-wood'), map: box('[data-test=map]') };
  });
  // Painted in its own colours, with its name on it.
  await expect(page.locator('.board.window')).toHaveAttribute('data-look', 'alps');
  await expect(page.locator('.m-title')).toHaveText('Switzerland');
  expect(sheet.left).toBeGreaterThanOrEqual(map.left - 1);
  expect(sheet.right).toBeLessThanOrEqual(map.right + 1);
  expect(sheet.top).toBeGreaterThanOrEqual(map.top - 1);
  expect(sheet.bottom).toBeLessThanOrEqual(map.bottom + 1);
  // A table, neither sea nor land: dark.
  const light = (mat.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
  expect(light).toBeLessThan(250);
});

test('the world lies in its frame like every board, and from near one can go round it', async ({ page, url }) => {
  await open(page, url, 'world', 0);
  const edges = () =>
    page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
      const [frame, map] = [box('.m-frame-wood'), box('[data-test=map]')];
      return [frame.left - map.left, frame.top - map.top, map.right - frame.right, map.bottom - frame.bottom];
    });
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1366, height: 657 },
    { width: 1024, height: 768 },
    DEVICES.phone.viewport,
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await page.getByTestId('map-fit').click();
    await expect
      .poll(async () => Math.min(...(await edges())), { message: `frame in sight at ${size.width}` })
      .toBeGreaterThanOrEqual(-1);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByTestId('map-in').click();
  await expect.poll(async () => (await edges())[0]).toBeLessThan(-100);
  await expect(page.locator('clipPath[id$="-left"]')).toHaveCount(1);
});

test('claimed lanes of every colour are told from free ones, also in grey and small', async ({ page, url }) => {
  // Black and white are the pieces of the North.
  const { table, players } = await dealt(url, 'nordic', 24);
  await page.setViewportSize(DEVICES.phone.viewport);
  await sit(page, url, table, table.people[0], { language: 'en' });
  await settled(page);
  const middles = await page.evaluate(() => {
    const brightness = (colour: string) => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\da-f]{2}/gi) ?? []).map((part) => parseInt(part, 16));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const roofs = [...document.querySelectorAll('.m-roof')].map((roof) => brightness(roof.getAttribute('fill') ?? ''));
    const [, r = 0, g = 0, b = 0] = /(\d+), (\d+), (\d+)/
      .exec(getComputedStyle(document.querySelector('.m-hollow')!).fill)!
      .map(Number);
    return { roofs, paper: 0.2126 * r + 0.7152 * g + 0.0722 * b };
  });
  expect(middles.roofs.length).toBeGreaterThan(4);
  // The middle of a free space is paper; that of a piece is far darker, whoever laid it.
  for (const roof of middles.roofs) expect(middles.paper - roof).toBeGreaterThan(80);
  players.forEach((player) => player.close());
});

test('the points of each length stand on the board and in the menu', async ({ page, url }) => {
  const scene = await open(page, url, 'usa', 0);
  await page.getByTestId('map-layers').click();
  await expect(page.getByTestId('board-points').locator('.m-plate-text')).toHaveCount(12);
  const rows = page.getByTestId('length-points').locator('tr');
  await expect(rows.nth(0).locator('td')).toHaveText(['1', '2', '3', '4', '5', '6']);
  await expect(rows.nth(1).locator('td')).toHaveText(['1', '2', '4', '7', '10', '15']);
  await page.getByTestId('layer-plain').check();
  await expect(page.locator('.board.window')).toHaveAttribute('data-layers', 'plain');
  expect(scene.table.settings.edition).toBe('usa');
});
