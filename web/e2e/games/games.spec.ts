// Whole games of two people in two windows and a bot, every decision on the page.
import type { Browser } from '@playwright/test';

import type { Language } from '../../src/base/languages';
import type { Board } from '../../src/protocol';
import { ask, expect, onEachDevice, openTable, sit, test, type Device } from '../support/test';
import { brisk } from './brisk';
import { Seat } from './drive';
import { expectFaultless, watchFaults } from './faults';
import { Pointer } from './pointer';
import { expectAgreement, expectStandings } from './standings';

const LANGUAGES: Record<Language, string> = { en: 'English', pl: 'Polish' };
const WINNER: Record<Language, RegExp> = { en: /win/, pl: /wygr|zwyci/i };
/** Those that are played every time: each edition once, each device and language twice. */
const EVERY_TIME = ['usa desktop en', 'nordic phone pl', 'switzerland desktop pl', 'world phone en'];

async function playGame(browser: Browser, url: string, edition: string, device: Device, language: Language) {
  const table = await openTable(url, { edition, people: ['Ala', 'Olek'], bots: 1 });
  const board = await ask<Board>(url, `/api/editions/${edition}?seats=3`);
  const windows = await Promise.all(
    table.people.map(async (person) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      const faults = await watchFaults(page);
      const seat = new Seat(page, person.seat);
      seat.board = board;
      await sit(page, url, table, person, { language, name: person.name });
      return { page, seat, faults, hands: new Pointer(device === 'phone') };
    }),
  );
  const pages = windows.map(({ page }) => page);
  // The host deals in the waiting room.
  await pages[0]?.getByTestId('start').click();
  await Promise.all(
    windows.map(({ seat, hands }) => seat.play(hands, brisk(), (scene) => expectAgreement(scene, pages))),
  );
  await expectStandings(url, table.id, pages);
  for (const page of pages) {
    await expect(page.getByTestId('winner')).toContainText(WINNER[language]);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  expectFaultless(...windows.map(({ faults }) => faults));
  return windows;
}

onEachDevice((device) => {
  for (const edition of ['usa', 'nordic', 'switzerland', 'world', 'legacy']) {
    for (const language of ['en', 'pl'] as const) {
      const long = EVERY_TIME.includes(`${edition} ${device} ${language}`) ? '' : ' @long';
      test(`${edition} in ${LANGUAGES[language]}${long}`, async ({ browser, url }) => {
        test.setTimeout(300_000);
        const windows = await playGame(browser, url, edition, device, language);
        const used = windows.map(({ hands }) => hands.used);
        for (const door of ['hand', 'list'] as const) {
          expect(
            used.reduce((sum, one) => sum + one[door], 0),
            `claims through the door ${door}`,
          ).toBeGreaterThan(0);
        }
        if (device === 'desktop') expect(used.reduce((sum, one) => sum + one.map, 0)).toBeGreaterThan(0);
        for (const { page } of windows) await page.context().close();
      });
    }
  }
});
