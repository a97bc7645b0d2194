// The first chapter of a campaign with a real server, from the start page to the evening after it: two bots, every
// screen, and reloads on the way.
import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import type { HeldCompany } from '../../src/base/companies';
import { goOn, held, playOn } from '../support/chapters';
import { expect, expectAccessible, expectNothingClipped, onEachDevice, prefer, sideways, test } from '../support/test';

/** The page of this name is as every page should be. */
async function sound(page: Page, name: string): Promise<void> {
  await test.step(name, async () => {
    await expectNothingClipped(page);
    expect(await sideways(page)).toBe(0);
  });
}

/** Reads what is open to be read. */
async function read(page: Page): Promise<void> {
  const reading = page.getByTestId('reading');
  await expect(reading).toBeVisible();
  await sound(page, 'reading');
  while ((await reading.count()) > 0) await reading.getByTestId('page-on').click();
}

onEachDevice(() => {
  test('from the start page through the first chapter, and no place is lost', async ({ page, url }) => {
    test.setTimeout(120_000);
    await prefer(page);
    await page.goto(url);
    await page.getByTestId('new-campaign').click();
    await page.getByTestId('company-blue').check();
    await page.getByTestId('by-red').selectOption('bot');
    await page.getByTestId('by-green').selectOption('bot');
    await page.getByTestId('found').click();
    await expect(page.getByTestId('gathering')).toBeVisible();
    await sound(page, 'gathering');
    await expectAccessible(page);
    await page.getByTestId('here-blue').click();
    await expect(page.getByTestId('begin')).toHaveAttribute('aria-disabled', 'false');
    await page.getByTestId('begin').click();
    await expect(page.getByTestId('table')).toBeVisible();

    await playOn(page, url, 'begun');
    await read(page);
    await page.reload();
    await expect(page.getByTestId('table')).toBeVisible();
    await expect(page.getByTestId('reading')).toHaveCount(0);
    await playOn(page, url, 'over');
    await page.getByTestId('end-more').click();
    const saved = page.waitForEvent('download');
    await page.getByTestId('record').click();
    const record = readFileSync(await (await saved).path(), 'utf8');
    expect(record, 'told to members alone').toMatch(/^wagonaut \d+ · [^]*\ncampaign /);
    await page.getByTestId('to-campaign').click();

    await expect(page.getByTestId('closing')).toHaveAttribute('data-station', 'slip');
    await expect(page.getByTestId('slip').getByRole('row')).not.toHaveCount(0);
    const stations = new Set<string | null>();
    while ((await page.getByTestId('closing').count()) > 0) {
      const station = await page.getByTestId('closing').getAttribute('data-station');
      if (!stations.has(station)) {
        await sound(page, `closing-${station}`);
        await expectAccessible(page);
        await page.reload();
        await expect(page.getByTestId('closing')).toHaveAttribute('data-station', station ?? '');
      }
      stations.add(await goOn(page));
    }
    expect([...stations]).toEqual(expect.arrayContaining(['slip', 'archive', 'story', 'vault', 'next']));

    await expect(page.getByTestId('recap-last')).toBeVisible();
    await expect(page.getByTestId('backup')).toContainText('Ala: has the last chapter');
    await sound(page, 'second');
    await page.getByTestId('sheet-chronicle').click();
    await expect(page.getByTestId('grown-map')).toBeVisible();
    await sound(page, 'chronicle');
    await page.goto(url);
    await expect(page.getByTestId('my-campaign')).toContainText('Chapter 2 of 12');
    const { campaign } = await held<HeldCompany>(page, 'wagonaut.companies');
    await expect(page.getByTestId('my-campaign')).toHaveAttribute('href', `/c/${campaign}`);
  });
});
