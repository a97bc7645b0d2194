// The album: every screen at every size, in both languages, by day and by night, into build/album, each checked by
// script. One "test" for each motif; `web/scripts/album -g usa` takes those named so. SIZES, LANGUAGES and THEMES in the
// environment take fewer: SIZES=390x844,1440x900.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Browser, Page } from '@playwright/test';

import type { Language } from '../src/base/languages';
import {
  clippedTexts,
  expect,
  faintTexts,
  misplacedNames,
  overlaps,
  sideways,
  smallTargets,
  test,
} from '../e2e/support/test';
import { leave, MOTIFS, open, prepare, reach, settled, type Reached } from './motifs';

const FOLDER = fileURLToPath(new URL('../../build/album', import.meta.url));
const QUALITY = 84;
/** Twenty-eight pictures, and other work beside them. */
const LONG = 3_600_000;
/** A touch target, and one that is touched all the time. */
const SMALL = 24;
const FINGER = 44;

const listed = (name: string, standard: string) => (process.env[name] ?? standard).split(',');
const SIZES = listed('SIZES', '1440x900,1920x1080,1366x657,1024x768,390x844,844x390,320x640').map((size) => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { size, width, height, phone: Math.min(width, height) < 500 };
});
const LANGUAGES = listed('LANGUAGES', 'en,pl') as Language[];
const THEMES = listed('THEMES', 'light,dark') as ('light' | 'dark')[];
/** Contrast takes two more pictures of each. */
const CONTRAST = process.env.CONTRAST !== '0';

async function faultsOf(page: Page, phone: boolean): Promise<string[]> {
  const by = await sideways(page);
  const map = await page.getByTestId('map').count();
  return [
    ...(by > 0 ? [`scrolls sideways by ${by}`] : []),
    ...(await clippedTexts(page)),
    ...(await overlaps(page)),
    ...(map > 0 ? await misplacedNames(page) : []),
    ...(await smallTargets(page, SMALL, phone ? FINGER : SMALL)).map((one) => `small: ${one}`),
  ];
}

async function takeAll(browser: Browser, name: string, reached: Reached, language: Language, phone: boolean) {
  const sizes = SIZES.filter((one) => one.phone === phone);
  const found: string[] = [];
  if (sizes.length === 0) return found;
  const context = await browser.newContext({ hasTouch: phone, isMobile: phone, deviceScaleFactor: phone ? 2 : 1 });
  const page = await context.newPage();
  page.on('pageerror', (error) => found.push(`${name} ${language}: ${String(error)}`));
  await prepare(page, reached, { language, theme: 'auto' });
  for (const { size, width, height } of sizes) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: THEMES[0] ?? 'light' });
    await open(page, reached);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await settled(page);
      const where = `${name} ${size} ${language} ${theme}`;
      const path = join(FOLDER, `${size}-${language}-${theme}`, `${name}.jpg`);
      await page.screenshot({ path, type: 'jpeg', quality: QUALITY, animations: 'disabled', caret: 'hide' });
      // Where things are does not hang on the light.
      const faults = theme === THEMES[0] ? await faultsOf(page, phone) : [];
      const faint = CONTRAST ? await faintTexts(page) : [];
      found.push(...faults.map((one) => `${where}: ${one}`));
      found.push(...faint.map((one) => `${where}: ${one.ratio} : 1, ${one.least} wanted: “${one.text}” ${one.place}`));
    }
  }
  await context.close();
  return found;
}

for (const [name, motif] of Object.entries(MOTIFS)) {
  test(name, async ({ browser, url }) => {
    test.setTimeout(LONG);
    const reached = await reach(url, motif);
    const found: string[] = [];
    for (const language of LANGUAGES)
      for (const phone of [false, true]) found.push(...(await takeAll(browser, name, reached, language, phone)));
    leave(reached);
    mkdirSync(join(FOLDER, 'faults'), { recursive: true });
    writeFileSync(join(FOLDER, 'faults', `${name}.txt`), found.map((one) => `${one}\n`).join(''));
    expect(found).toEqual([]);
  });
}
