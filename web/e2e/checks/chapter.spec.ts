// A chapter at the table: what is read opens by itself, and what cards have put on the map is seen and said. The game is
// the single one of the same rules; its scenes are changed on their way to the page.
import type { Page } from '@playwright/test';

import type { Message, View } from '../../src/protocol';
import { SAMPLE_BOX, SAMPLE_PIECES } from '../../src/samples/campaign';
import { deal, expect, expectAccessible, expectNothingClipped, onEachDevice, sit, test } from '../support/test';

const ON_THE_MAP: Partial<View> = {
  cities: { chicago: { owner: 1 }, boston: { owner: 0, used: true }, atlanta: { stock: 3 } },
  path: { token: 'lamp', at: 'nashville' },
};

/** Sits down at a table that says it is a chapter, with things on its map and cards in the office. */
async function sitAtChapter(page: Page, url: string): Promise<void> {
  const { table, players } = await deal(url, { edition: 'legacy', people: ['Ala'], bots: 1 });
  for (const player of players) player.close();
  await page.route('**/api/campaigns/camp1/book', (route) =>
    route.fulfill({ json: { book: 'b', pieces: SAMPLE_PIECES } }),
  );
  await page.route('**/api/campaigns', (route) =>
    route.fulfill({ json: { boxes: [{ ...SAMPLE_BOX, content: 'legacy' }] } }),
  );
  await page.routeWebSocket(/\/api\/tables\/.*\/socket$/, (line) => {
    const server = line.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as Message;
      if (message.type === 'scene' && message.view) {
        message.table.settings.campaign = { id: 'camp1', entry: 2, evening: false };
        Object.assign(message.view, ON_THE_MAP);
        Object.assign(message.view.seats[0]!, {
          items: ['kettle'],
          postcards: { held: [7], shown: [] },
          tokens: { lamp: 2 },
        });
      }
      line.send(JSON.stringify(message));
    });
  });
  await sit(page, url, table, table.people[0]);
}

onEachDevice((device) => {
  test('the pages of a chapter open by themselves, once, and its things are seen and said', async ({ page, url }) => {
    await sitAtChapter(page, url);
    const reading = page.getByTestId('reading');
    await expect(reading.getByTestId('story-text')).toContainText('The lamp in the signal box');
    await expectAccessible(page);
    await expectNothingClipped(page);
    await reading.getByTestId('page-on').click();
    await reading.getByTestId('page-on').click();
    await expect(reading).toHaveCount(0);
    await page.reload();
    await expect(page.getByTestId('table')).toBeVisible();
    await expect(reading).toHaveCount(0);

    await expect(page.getByTestId('city-chicago')).toHaveAttribute('aria-label', /token: /);
    await expect(page.getByTestId('city-boston')).toHaveAttribute('aria-label', /token: Ala, used in this game/);
    await expect(page.getByTestId('city-atlanta')).toHaveAttribute('aria-label', /3 tokens to take/);
    await expect(page.getByTestId('city-nashville')).toHaveAttribute('aria-label', /lamp/);
    await expect(page.getByTestId('thing-chicago')).toHaveCount(1);
    await expect(page.getByTestId('player-0').first()).toHaveAttribute('title', /lamp: 2/);
    if (device === 'phone') await page.getByTestId('event').locator('summary').first().tap();
    await expect(page.getByTestId('own-postcard-7')).toContainText('Reach two cities on the coast');
    await expect(page.getByTestId('event')).toContainText('Kettle');
    await expect(page.getByTestId('event')).toContainText('1 rule added so far');
    await expect(page.getByTestId('campaign')).toHaveAttribute('href', '/c/camp1');
    await expectAccessible(page);
  });
});
