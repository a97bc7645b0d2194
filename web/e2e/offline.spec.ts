// The page that stands in for the client where that could not be built.
import { fileURLToPath } from 'node:url';

import { expect, expectAccessible, expectNothingClipped, GameServer, onEachDevice, test } from './support/test';

onEachDevice(() => {
  test('says in both languages how to get the client', async ({ page }) => {
    const server = new GameServer(['--web', fileURLToPath(new URL('../offline', import.meta.url))]);
    await server.start();
    await page.goto(`${server.url}/t/anything`);
    await expect(page.locator('section[lang=en] pre')).toHaveText('./wagonaut');
    await expect(page.locator('section[lang=pl] pre')).toHaveText('./wagonaut');
    await expectAccessible(page);
    await expectNothingClipped(page);
    await server.close();
  });
});
