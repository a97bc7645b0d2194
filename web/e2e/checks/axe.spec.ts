// No serious finding of axe on any screen, in light and dark, on a desktop and on a phone.
import type { Theme } from '../../src/base/preferences.svelte';
import { expect, expectAccessible, onEachDevice, test, type Device } from '../support/test';
import { forcedScreens, LATE_SCREENS, LOBBY_SCREENS, midGame, panels, shut, type Screen } from './screens';

/** Which combinations are looked at every time. */
const ALWAYS = ['light lobby desktop', 'dark lobby phone', 'dark usa desktop'];

/** The end of a test's title: in which theme, and whether it is for the long tests. */
function ending(theme: Theme, what: string, device: Device): string {
  return `${theme}${ALWAYS.includes(`${theme} ${what} ${device}`) ? '' : ' @long'}`;
}

function checkScreens(screens: Screen[], what: string, theme: Theme, device: Device): void {
  for (const screen of screens) {
    test(`${screen.name}, ${ending(theme, what, device)}`, async ({ page, url, isMobile }) => {
      await screen.open(page, { url, mobile: isMobile, wanted: { theme } });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expectAccessible(page);
    });
  }
}

function checkTable(edition: string, theme: Theme, device: Device): void {
  test(`table of ${edition} with all that can be opened, ${ending(theme, edition, device)}`, async ({
    page,
    url,
    isMobile,
  }) => {
    test.setTimeout(240_000);
    await midGame(page, { url, mobile: isMobile, wanted: { theme } }, edition);
    for (const panel of panels(edition)) {
      await test.step(panel.name, async () => {
        await panel.open(page, isMobile);
        // The table itself has been looked at when only what lies beside it changes.
        await expectAccessible(page, panel.name === 'at rest' ? undefined : '[data-test=dock]');
        await shut(page);
      });
    }
  });
}

onEachDevice((device) => {
  for (const theme of ['light', 'dark'] as const) {
    checkScreens(LOBBY_SCREENS, 'lobby', theme, device);
    checkScreens(LATE_SCREENS, 'late', theme, device);
    for (const edition of ['usa', 'nordic', 'switzerland', 'world', 'legacy']) {
      checkScreens(forcedScreens(edition), 'forced', theme, device);
      checkTable(edition, theme, device);
    }
  }
});
