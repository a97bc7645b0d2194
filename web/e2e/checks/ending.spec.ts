// The last page of a game: who won, every figure in sight, and nothing that belongs to a game going on.
import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { expectStandings } from '../games/standings';
import {
  deal,
  expect,
  expectAccessible,
  holdSeats,
  onEachDevice,
  playUntil,
  prefer,
  sit,
  test,
  type OpenedTable,
} from '../support/test';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
];

async function finished(url: string, edition: string, people = ['Ala'], bots = 2): Promise<OpenedTable> {
  const { table, players } = await deal(url, { edition, people, bots, listed: true });
  await playUntil(players, (scene) => scene.table.status === 'finished');
  for (const player of players) player.close();
  return table;
}

/** Figures that are cut, covered by another one, or out of the window to the side. */
function lostFigures(page: Page, test: string): Promise<string[]> {
  return page.getByTestId(test).evaluate((room) => {
    const cells = [...room.querySelectorAll('tbody td, tbody th')];
    return cells
      .filter((cell) => {
        const box = cell.getBoundingClientRect();
        const inside = box.left >= 0 && box.right <= innerWidth && box.width > 0;
        return !inside || cell.scrollWidth > cell.clientWidth + 1;
      })
      .map((cell) => cell.textContent);
  });
}

test('the last page shows every figure at every size, and no hand', async ({ page, url }) => {
  const table = await finished(url, 'world');
  await sit(page, url, table, table.people[0], { language: 'pl' });
  await expect(page.getByTestId('score-table')).toBeVisible();
  await expectStandings(url, table.id, [page]);
  await page.getByTestId('deeds').locator('summary').click();
  await expectAccessible(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const figures of ['score-table', 'deeds-table']) {
      expect(await lostFigures(page, figures), `${figures} at ${size.width}`).toEqual([]);
    }
    expect(await page.getByTestId('end').evaluate((end) => end.scrollWidth - end.clientWidth)).toBe(0);
    for (const row of await page.getByTestId('score-table').locator('tbody tr').all())
      await expect(row.locator('td.strong')).toBeVisible();
  }
  for (const gone of ['[data-region=hand]', '[data-region=market]', '[data-region=tickets]', '.assist'])
    await expect(page.locator(gone)).toHaveCount(0);
  await expect(page.getByTestId('map')).toBeHidden();

  // Of the buttons three are there at once, the others after one more touch.
  await expect(page.getByTestId('rematch')).toBeVisible();
  await expect(page.getByTestId('replay')).toBeVisible();
  await expect(page.getByTestId('verify')).toBeHidden();
  await page.getByTestId('end-more').click();
  await expect(page.getByTestId('verify')).toBeVisible();

  // A picture to send around; this browser has nothing to share it with, so it is a file.
  await page.getByTestId('share').click();
  for (const [format, width, height] of [
    ['wide', 1200, 630],
    ['tall', 1080, 1350],
  ] as const) {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId(`share-${format}`).click()]);
    const png = readFileSync(await file.path());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
    // A mere ground of one colour would be much smaller.
    expect(png.length).toBeGreaterThan(60_000);
  }

  // The map, and back.
  await page.getByTestId('end-map').click();
  await expect(page.getByTestId('map')).toBeVisible();
  await expect(page.getByTestId('end')).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByTestId('unfold').click();
  await expect(page.getByTestId('score-table')).toBeVisible();
});

/** Where the rail of the train and that of the viaduct run, and where the train stands. */
async function crossing(page: Page): Promise<{ train: DOMRect; rails: [number, number]; moving: number }> {
  return page.evaluate(() => {
    const box = (test: string) => document.querySelector(`[data-test=${test}]`)!.getBoundingClientRect();
    const [train, viaduct] = [box('winner-train'), box('viaduct')];
    const rails: [number, number] = [
      train.top + (train.height * 120) / 124,
      viaduct.top + (viaduct.height * 396) / 600,
    ];
    const moving = document.querySelector('[data-test=winner-train]')!.getAnimations().length;
    return { train: train.toJSON() as DOMRect, rails, moving };
  });
}

onEachDevice(() => {
  test('the winner’s train crosses the viaduct; who wants no motion sees it there', async ({ browser, page, url }) => {
    const table = await finished(url, 'usa', ['Ala'], 1);
    const size = page.viewportSize();
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const context = await browser.newContext({ reducedMotion, viewport: size });
      const own = await context.newPage();
      await sit(own, url, table, table.people[0], { speed: 1 });
      await expect(own.getByTestId('viaduct')).toBeVisible();
      const begun = await crossing(own);
      expect(begun.moving).toBe(reducedMotion === 'reduce' ? 0 : 1);
      // It runs on the rail, not beside it.
      expect(Math.abs(begun.rails[0] - begun.rails[1])).toBeLessThan(2);
      await own.evaluate(() =>
        document.querySelectorAll('[data-test=winner-train]').forEach((one) => {
          for (const animation of one.getAnimations()) animation.finish();
        }),
      );
      const { train } = await crossing(own);
      expect(train.left + train.width).toBeGreaterThan((size?.width ?? 0) / 2);
      expect(train.left).toBeLessThan((size?.width ?? 0) / 2);
      await context.close();
    }
  });
});

/** How wide something dark is written there in a picture, and how wide the page itself would write it. */
function inkAndType(page: Page, png: Buffer, words: string, area: { top: number; bottom: number; right: number }) {
  return page.evaluate(
    async ({ bytes, words, area }) => {
      const file = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([file], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const pen = canvas.getContext('2d')!;
      pen.drawImage(bitmap, 0, 0);
      const [top, bottom, right] = [area.top, area.bottom, area.right].map((part) => Math.round(part * bitmap.width));
      const { data, width } = pen.getImageData(0, top!, right!, bottom! - top!);
      const columns = new Set<number>();
      for (let i = 0; i < data.length; i += 4) {
        if (data[i]! + data[i + 1]! + data[i + 2]! < 250) columns.add((i / 4) % width);
      }
      const ink = Math.max(...columns) - Math.min(...columns);
      const font = (family: string) => {
        pen.font = `900 100px ${family}`;
        const { actualBoundingBoxLeft: from, actualBoundingBoxRight: to } = pen.measureText(words);
        return from + to;
      };
      return { ink, page: font('Besley'), other: font('serif'), wide: bitmap.width };
    },
    { bytes: png.toString('base64'), words, area },
  );
}

test('the poster is written in the letters of the product, Polish ones too', async ({ page, url }) => {
  const table = await finished(url, 'switzerland', ['Świętosława Żółć'], 1);
  await sit(page, url, table, table.people[0], { language: 'pl' });
  await page.getByTestId('end-more').click();
  const save = async (kind: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId(`poster-${kind}`).click()]);
    return readFileSync(await file.path());
  };
  const svg = (await save('svg')).toString();
  for (const family of ['Besley', 'Sofia Sans Semi Condensed'])
    expect(new RegExp(`@font-face{font-family:"?${family}`).test(svg), family).toBe(true);
  expect(svg.match(/url\(data:font\/woff2/g)?.length).toBeGreaterThanOrEqual(3);
  const [, box = '', title = ''] = /viewBox="0 0 ([\d.]+) [^>]*>.*?<text[^>]*y="62"[^>]*>([^<]*)</s.exec(svg) ?? [];
  const unit = 1 / Number(box);
  // Its baseline is at 62, its letters are 46 high; the frame begins at 80, and beside it is the name of the board.
  const area = { top: 16 * unit, bottom: 79 * unit, right: 0.75 };
  const { ink, page: own, other, wide } = await inkAndType(page, await save('png'), title, area);
  const scale = (46 * unit * wide) / 100;
  expect(Math.abs(ink / (own * scale) - 1)).toBeLessThan(0.01);
  expect(Math.abs(other / own - 1)).toBeGreaterThan(0.015);
});

test('the time that people took is told at the end and in the replay, not of bots, not where a device was handed round', async ({
  page,
  browser,
  url,
}) => {
  const table = await finished(url, 'usa', ['Ala', 'Olek'], 1);
  await sit(page, url, table, table.people[0], { language: 'en' });
  const deeds = page.getByTestId('deeds-table');
  const rowOf = (name: string) => deeds.locator('tbody tr', { hasText: name });
  const times = (name: string) =>
    rowOf(name).locator('[data-label="Time to think"], [data-label="per decision"], [data-label="longest"]');
  await page.getByTestId('deeds').locator('summary').click();
  for (const name of ['Ala', 'Olek']) await expect(times(name)).toHaveText([/ s$/, / s$/, / s$/]);
  await expect(times('Bot 1')).toHaveText(['–', '–', '–']);
  const told = await times('Ala').allTextContents();

  await page.goto(`${url}/replay/${table.id}?step=9999`);
  await page.getByTestId('deeds').locator('summary').click();
  await expect(times('Ala')).toHaveText(told);

  const shared = await browser.newPage();
  await prefer(shared, { language: 'en' });
  await holdSeats(shared, table, table.people);
  await shared.goto(`${url}/t/${table.id}`);
  await shared.getByTestId('deeds').locator('summary').click();
  await expect(shared.getByTestId('deeds-table')).toContainText('Turns');
  await expect(shared.getByTestId('deeds-table')).not.toContainText('Time to think');
  await shared.close();
});
