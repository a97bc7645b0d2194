// Room for longer words, no page that scrolls sideways, and things large enough to be hit.
import type { Page } from '@playwright/test';

import {
  clippedTexts,
  DEVICES,
  expect,
  lengthenTexts,
  onEachDevice,
  sideways,
  smallTargets,
  smallTexts,
  test,
  type Device,
} from '../support/test';
import { forcedScreens, LATE_SCREENS, LOBBY_SCREENS, midGame, panels, shut, type Screen } from './screens';

/** The window of its own comes last: what is looked at afterwards is seen in it. */
const WINDOWS: Record<Device, { width: number; height: number }[]> = {
  // Half of a desktop's window is what zooming to 200 % leaves.
  desktop: [{ width: 720, height: 450 }, DEVICES.desktop.viewport],
  phone: [{ width: 360, height: 740 }, { width: 844, height: 390 }, DEVICES.phone.viewport],
};

/** In pixels. */
const LEAST_LETTERS = 11;

/** What is wrong on this screen, in words. */
async function wrongNow(page: Page, device: Device): Promise<string[]> {
  const wrong: string[] = [];
  for (const { width, height } of WINDOWS[device]) {
    await page.setViewportSize({ width, height });
    // Whatever measures its room has measured it.
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
    const by = await sideways(page);
    if (by > 0) wrong.push(`scrolls sideways by ${by} at ${width} × ${height}`);
  }
  const small = await smallTargets(page, 24, device === 'phone' ? 44 : 24);
  const fine = await smallTexts(page, LEAST_LETTERS);
  return [...wrong, ...[...small, ...fine].map((one) => `small: ${one}`), ...(await clippedTexts(page))];
}

async function wrongWhenLonger(page: Page, within = 'body'): Promise<string[]> {
  await lengthenTexts(page, within);
  const by = await sideways(page);
  const cut = (await clippedTexts(page)).map((one) => `longer: ${one}`);
  return by > 0 ? [...cut, `longer: scrolls sideways by ${by}`] : cut;
}

function checkScreens(screens: Screen[], device: Device, long: string): void {
  for (const screen of screens) {
    test(`${screen.name}${long}`, async ({ page, url, isMobile }) => {
      await screen.open(page, { url, mobile: isMobile, wanted: { language: 'pl' } });
      expect([...(await wrongNow(page, device)), ...(await wrongWhenLonger(page))]).toEqual([]);
    });
  }
}

function checkTable(edition: string, device: Device, long: string): void {
  test(`table of ${edition} with all that can be opened${long}`, async ({ page, url, isMobile }) => {
    test.setTimeout(240_000);
    await midGame(page, { url, mobile: isMobile, wanted: { language: 'pl' } }, edition);
    // The same thing is wrong behind every panel: it is told once.
    const wrong = new Map<string, string>();
    const note = (where: string, what: string[]) =>
      what.filter((one) => !wrong.has(one)).forEach((one) => wrong.set(one, where));
    for (const panel of panels(edition)) {
      await test.step(panel.name, async () => {
        await page.setViewportSize(DEVICES[device].viewport);
        await panel.open(page, isMobile);
        note(panel.name, await wrongNow(page, device));
        // The words of a panel go away with it.
        if (panel.name !== 'at rest') note(panel.name, await wrongWhenLonger(page, '[data-test=dock]'));
        await shut(page);
      });
    }
    note('at rest', await wrongWhenLonger(page));
    expect([...wrong].map(([what, where]) => `${where}: ${what}`)).toEqual([]);
  });
}

onEachDevice((device) => {
  checkScreens(LOBBY_SCREENS, device, '');
  checkScreens(LATE_SCREENS, device, ' @long');
  for (const edition of ['usa', 'nordic', 'switzerland', 'world', 'legacy']) {
    checkScreens(forcedScreens(edition), device, ' @long');
    checkTable(edition, device, edition === 'world' ? '' : ' @long');
  }
});
