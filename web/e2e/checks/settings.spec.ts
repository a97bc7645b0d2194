// What a person likes is kept, and works at once wherever it is changed.
import type { Page } from '@playwright/test';

import { expect, onEachDevice, prefer, test } from '../support/test';
import { deed, reach, takeOver } from './reach';

const html = (page: Page) => page.locator('html');

async function openSettings(page: Page, mobile: boolean): Promise<void> {
  if (mobile) await page.getByTestId('more').click();
  await page.getByTestId(mobile ? 'more-settings' : 'settings').click();
  await expect(page.getByTestId('settings-form')).toBeVisible();
}

onEachDevice(() => {
  for (const [locale, language, words] of [
    ['pl-PL', 'pl', 'Graj teraz'],
    ['en-GB', 'en', 'Play now'],
    ['de-DE', 'en', 'Play now'],
  ] as const) {
    test(`a first visit with ${locale} speaks ${language}`, async ({ browser, url }) => {
      const context = await browser.newContext({ locale });
      const page = await context.newPage();
      await page.goto(url);
      await expect(html(page)).toHaveAttribute('lang', language);
      await expect(page.getByTestId('play-now')).toContainText(words);
      await context.close();
    });
  }

  test('the language of the start page is remembered', async ({ page, url }) => {
    await page.goto(url);
    await page.getByTestId('language-pl').click();
    await expect(page.getByTestId('play-now')).toContainText('Graj teraz');
    await page.reload();
    await expect(page.getByTestId('play-now')).toContainText('Graj teraz');
    await expect(page.getByTestId('language-pl')).toHaveAttribute('aria-pressed', 'true');
  });

  test('changed at the table: language, theme, sounds, and acting at once', async ({ page, url, isMobile }) => {
    const reached = await reach(url, { edition: 'usa' }, (view) => view.turn > 0 && view.ask.kind === 'choose_action');
    await takeOver(page, reached, { theme: 'light' });
    await expect(page.getByTestId('status')).toContainText('Your turn');
    await openSettings(page, isMobile);
    await page.getByTestId('settings-language-pl').check({ force: true });
    await expect(page.getByTestId('status')).toContainText('Twoja tura');
    await page.getByTestId('settings-theme-dark').check({ force: true });
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.getByTestId('sound-card').uncheck();
    await page.getByTestId('at-once-draw').uncheck();

    await page.reload();
    await expect(page.getByTestId('status')).toContainText('Twoja tura');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await openSettings(page, isMobile);
    await expect(page.getByTestId('sound-card')).not.toBeChecked();
    await expect(page.getByTestId('sound-turn')).toBeChecked();
    await expect(page.getByTestId('at-once-draw')).not.toBeChecked();
    await expect(page.getByTestId('at-once-claim')).not.toBeChecked();
    await page.getByTestId('dock-close').click();

    // The careful way: a card is selected, and a button beside it takes it.
    await page.getByTestId('blind-train-1').click();
    await expect(page.getByTestId('blind-train-1')).toHaveAttribute('aria-pressed', 'true');
    const first = await deed(reached, () => page.getByTestId('confirm').click());
    expect(first.map(({ kind }) => kind)).toContain('blind_taken');

    // The usual one: a tap takes it.
    await openSettings(page, isMobile);
    await page.getByTestId('at-once-draw').check();
    await page.getByTestId('dock-close').click();
    const second = await deed(reached, () => page.getByTestId('blind-train-1').click());
    expect(second.map(({ kind }) => kind)).toContain('blind_taken');
    await expect(page.getByTestId('commit')).toHaveCount(0);
  });

  test('one tap silences the table, and another lets it be heard again', async ({ page, url, isMobile }) => {
    const reached = await reach(url, { edition: 'usa' }, (view) => view.turn > 0 && view.ask.kind === 'choose_action');
    await takeOver(page, reached);
    const sound = page.getByTestId('quiet');
    const quiet = () =>
      page.evaluate(
        () => (JSON.parse(localStorage.getItem('wagonaut.preferences') ?? '{}') as { quiet: boolean }).quiet,
      );
    if (isMobile) await page.setViewportSize({ width: 320, height: 568 });
    await expect(sound).toBeInViewport({ ratio: 1 });
    for (const off of [true, false]) {
      await sound.click();
      await expect(sound).toHaveAttribute('aria-pressed', String(off));
      await expect.poll(quiet).toBe(off);
    }
    await expect(page.getByTestId('status')).toContainText('Your turn');
  });

  test('the theme follows the system until one is chosen', async ({ page, url }) => {
    await prefer(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(url);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await page.goto(`${url}/#/settings`);
    await page.getByTestId('settings-theme-dark').check({ force: true });
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });
});
