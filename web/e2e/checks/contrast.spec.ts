// Every text stands out from what is really behind it, drawing and paper and all (WCAG 2, AA), by the pixels.
import type { Theme } from '../../src/base/preferences.svelte';
import { expect, faintTexts, onEachDevice, test, type Faint } from '../support/test';
import { forcedScreens, LATE_SCREENS, LOBBY_SCREENS, midGame, panels, shut, type Screen } from './screens';

const inWords = ({ text, place, ratio, least }: Faint) => `${ratio} : 1 instead of ${least}: “${text}” ${place}`;

function checkScreens(screens: Screen[], theme: Theme): void {
  for (const screen of screens) {
    test(`${screen.name}, ${theme} @long`, async ({ page, url, isMobile }) => {
      await screen.open(page, { url, mobile: isMobile, wanted: { theme } });
      await page.evaluate(() => document.fonts.ready);
      expect((await faintTexts(page)).map(inWords)).toEqual([]);
    });
  }
}

function checkTable(edition: string, theme: Theme): void {
  test(`table of ${edition} with all that can be opened, ${theme} @long`, async ({ page, url, isMobile }) => {
    test.setTimeout(240_000);
    await midGame(page, { url, mobile: isMobile, wanted: { theme } }, edition);
    const wrong = new Set<string>();
    for (const panel of panels(edition)) {
      await panel.open(page, isMobile);
      for (const one of await faintTexts(page)) wrong.add(inWords(one));
      await shut(page);
    }
    expect([...wrong]).toEqual([]);
  });
}

onEachDevice(() => {
  for (const theme of ['light', 'dark'] as const) {
    checkScreens(LOBBY_SCREENS, theme);
    checkScreens(LATE_SCREENS, theme);
    for (const edition of ['usa', 'nordic', 'switzerland', 'world', 'legacy']) {
      checkScreens(forcedScreens(edition), theme);
      checkTable(edition, theme);
    }
  }
});

test('a text that is as pale as its ground is found, not what lies under another @long', async ({ page }) => {
  await page.setContent(
    '<p style="color: #999; background: #fff">pale</p><p style="color: #767676; background: #fff">dark</p>' +
      '<p style="width: fit-content; color: #fff; background: linear-gradient(90deg, #000 50%, #fff 50%)">half of it</p>' +
      '<p style="margin-bottom: -1.2em; color: #eee; background: #333">under a sign</p>' +
      '<p style="position: relative; color: #333; background: #eee">the very sign</p>',
  );
  const found = (await faintTexts(page)).map(({ text }) => text);
  expect(found).toEqual(['pale', 'half of it']);
});
