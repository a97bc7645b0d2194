// No serious finding of axe on any screen, in light and dark, on a desktop and on a phone.
import type { Theme } from '../../src/preferences.svelte';
import { expect, expectAccessible, test } from '../support/test';
import { forcedScreens, LATE_SCREENS, LOBBY_SCREENS, midGame, panels, shut, type Screen } from './screens';

/** Which combinations are looked at every time. */
const ALWAYS = ['light lobby desktop', 'dark lobby phone', 'dark usa desktop'];

for (const theme of ['light', 'dark'] as Theme[]) {
  const each = (screens: Screen[], what: string) => {
    for (const screen of screens) {
      for (const device of ['desktop', 'phone']) {
        const long = ALWAYS.includes(`${theme} ${what} ${device}`) ? '' : ' @long';
        test(`${screen.name}, ${theme}, ${device}${long}`, async ({ page, url, isMobile }, { project }) => {
          test.skip(project.name !== device);
          await screen.open(page, { url, mobile: isMobile, wanted: { theme } });
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          await expectAccessible(page);
        });
      }
    }
  };
  each(LOBBY_SCREENS, 'lobby');
  each(LATE_SCREENS, 'late');

  for (const edition of ['usa', 'nordic', 'switzerland', 'world']) {
    each(forcedScreens(edition), 'forced');
    for (const device of ['desktop', 'phone']) {
      const long = ALWAYS.includes(`${theme} ${edition} ${device}`) ? '' : ' @long';
      test(`table of ${edition} with all that can be opened, ${theme}, ${device}${long}`, async ({ page, url, isMobile }, { project }) => {
        test.skip(project.name !== device);
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
  }
}
