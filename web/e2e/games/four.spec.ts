// Four people, each in a window of their own, play two chapters: all read, all tick, one claims by hand, everybody
// answers what they are asked, and each device keeps the file. Then a fifth joins by the link.
import type { Browser } from '@playwright/test';

import { expect, expectNothingClipped, test } from '../support/test';
import { Window } from '../support/window';

const PEOPLE = [
  ['Ala', 'blue'],
  ['Bo', 'red'],
  ['Cy', 'green'],
  ['Di', 'yellow'],
] as const;

const each = (windows: readonly Window[], deed: (window: Window) => Promise<unknown>) => Promise.all(windows.map(deed));

async function gather(browser: Browser, url: string): Promise<[Window, ...Window[]]> {
  const [first, ...others] = await Promise.all(
    PEOPLE.map(([name, company]) => Window.open(browser, url, name, company)),
  );
  const link = await first!.found();
  for (const other of others) await other.join(link);
  return [first!, ...others];
}

/** What is read at the opening opens in every window, and whoever turns a page is ticked in all others. */
async function readTogether([first, ...others]: readonly [Window, ...Window[]]): Promise<void> {
  await each([first, ...others], ({ page }) => expect(page.getByTestId('reading')).toBeVisible());
  await expect(first.page.getByTestId('ticks')).toHaveText('Nobody has turned this page yet.');
  await each(others, ({ page }) => page.getByTestId('reading').getByTestId('page-on').click());
  for (const { name } of others) await expect(first.page.getByTestId('ticks')).toContainText(name);
  await each([first, ...others], (one) => one.read());
}

/** The first of them claims a route on its page, as soon as it can. */
async function claimByHand(windows: readonly [Window, ...Window[]]): Promise<void> {
  const [first, ...others] = windows;
  let claimed = false;
  const playing = each(others, (one) => one.play(() => claimed));
  await first.play(({ view }) => (view?.turn ?? 0) > 0 && Object.keys(view?.choices?.claims ?? {}).length > 0);
  await readTogether(windows);
  await first.page.getByTestId('claimable').click();
  await first.page.locator('[data-test^="claim-row-"]').first().click();
  await first.page.getByTestId('confirm').click();
  await expect(first.page.getByTestId('confirm')).toHaveCount(0);
  claimed = true;
  // Whoever waits for a move of their own hears of it with the next one.
  await Promise.race([playing, first.page.waitForTimeout(2000)]);
}

async function chapter(windows: readonly [Window, ...Window[]], byHand: boolean): Promise<void> {
  const [first] = windows;
  await each(windows, (one) => one.comes());
  await expect(first.page.getByTestId('begin')).toHaveAttribute('aria-disabled', 'false');
  await first.page.getByTestId('begin').click();
  await each(windows, (one) => expect(one.page.getByTestId('table')).toBeVisible());
  if (byHand) await claimByHand(windows);
  await each(windows, (one) => one.play(({ table }) => table.status === 'finished'));
  await each(windows, async ({ page }) => {
    const campaign = await page.evaluate(() => {
      const companies = JSON.parse(localStorage.getItem('wagonaut.companies') ?? '[]') as { campaign: string }[];
      return companies.at(-1)?.campaign ?? '';
    });
    await page.goto(`${first.url}/c/${campaign}`);
    await expect(page.getByTestId('closing')).toBeVisible();
    await expectNothingClipped(page);
  });
  await each(windows, (one) => one.close());
  await each(windows, (one) => expect(one.page.getByTestId('gathering')).toBeVisible());
  await each(windows, (one) => expect(one.page.getByTestId('this-device')).toContainText('has the last chapter'));
}

test('four people in four windows play two chapters, and a fifth comes late @long', async ({ browser, ownServer }) => {
  test.setTimeout(600_000);
  const windows = await gather(browser, ownServer.url);
  const [first] = windows;
  await chapter(windows, true);
  await expect(first.page.getByTestId('recap-last')).toBeVisible();
  for (const [name] of PEOPLE) await expect(first.page.getByTestId('backup')).toContainText(`${name}: has the last`);
  await chapter(windows, false);
  await expect(first.page.getByTestId('gathering')).toContainText('Chapter 3 of 12');

  await first.page.getByTestId('sheet-invite').click();
  const link = await first.page.getByTestId('invite-link').inputValue();
  const late = await Window.open(browser, ownServer.url, 'Ed', 'black');
  await late.page.goto(link);
  await expect(late.page.getByTestId('join-campaign')).toContainText('takes fixed results');
  await late.join(link);
  await expect(first.page.getByTestId('comes-black')).toBeVisible();
  await each([...windows, late], (one) => one.shut());
});
