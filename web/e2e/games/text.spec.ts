// Whole games in the text board: commands and answers, nothing else.
import type { Page } from '@playwright/test';

import type { Language } from '../../src/base/languages';
import { expect, expectAccessible, test } from '../support/test';
import { sitAgainstBot } from './alone';
import { brisk } from './brisk';
import { expectFaultless } from './faults';
import { expectStandings } from './standings';
import { Typist } from './typing';

const TOLD: Record<Language, { help: string; claim: RegExp; over: RegExp }> = {
  en: { help: 'help', claim: /claim Oslo Bergen/, over: /over/ },
  pl: { help: 'pomoc', claim: /połącz Oslo Bergen/, over: /Koniec|koniec|zakończ/ },
};

async function playInWords(page: Page, url: string, edition: string, language: Language): Promise<void> {
  const { table, seat, faults } = await sitAgainstBot(page, url, edition, { language, textBoard: true });
  await expect(page.getByTestId('text-board')).toBeVisible();
  await page.getByTestId('command').fill(TOLD[language].help);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('text-answer')).toContainText(TOLD[language].claim);
  await expectAccessible(page);

  await seat.play(new Typist(language), brisk());
  await expect(page.getByTestId('text-status')).toHaveText(TOLD[language].over);
  await expect(page.getByTestId('map')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByTestId('to-map').click();
  await expectStandings(url, table.id, [page]);
  expectFaultless(faults);
}

test('usa in the text board, in English', async ({ page, url }) => {
  test.setTimeout(240_000);
  await playInWords(page, url, 'usa', 'en');
});

test('switzerland in the text board, in Polish @long', async ({ page, url }) => {
  test.setTimeout(240_000);
  await playInWords(page, url, 'switzerland', 'pl');
});
