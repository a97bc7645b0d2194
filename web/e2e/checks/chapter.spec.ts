// A chapter at the table: what is read opens by itself, and what cards have put on the map is seen and said. The game is
// the single one of the same rules; its scenes are changed on their way to the page.
import type { Page } from '@playwright/test';

import type { Message, Piece, View } from '../../src/protocol';
import { SAMPLE_BOX, SAMPLE_PIECES } from '../../src/samples/campaign';
import { deal, expect, expectAccessible, expectNothingClipped, onEachDevice, sit, test } from '../support/test';

const ON_THE_MAP: Partial<View> = {
  cities: { chicago: { owner: 1 }, boston: { owner: 0, used: true }, atlanta: { stock: 3 } },
  path: { token: 'lamp', at: 'nashville' },
  orders: [
    { ticket: 'w1', by: null },
    { ticket: 'w2', by: 1 },
  ],
};

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="34" height="34" viewBox="-17 -17 34 34"><circle r="14" fill="#e3b34a"/></svg>';
const DRAWN: Piece[] = SAMPLE_PIECES.map((piece) => {
  if (piece.kind === 'item') return { ...piece, pictures: ['item/kettle?v=1'] };
  return piece.kind === 'token' ? { ...piece, pictures: ['token/lamp?v=1'] } : piece;
});
/** Orders are tickets that came to light in this game. */
const ORDERS: Piece[] = [
  { id: 'ticket:w1', entry: 4, kind: 'ticket', what: 'w1', from: 'chicago', to: 'boston', points: 7 },
  { id: 'ticket:w2', entry: 4, kind: 'ticket', what: 'w2', from: 'atlanta', to: 'nashville', points: 4 },
];
const REMEMBERED = {
  chapters: [],
  marks: [{ is: 'city', city: 'boston', company: 'green', game: 1, year: 1901, token: 'lamp' }],
};

/** A postcard of somebody else's that has turned over. */
const TURNED: Piece[] = [
  {
    id: 'postcard:9',
    entry: 3,
    kind: 'postcard',
    what: 9,
    text: { en: 'Snow on the sill.', pl: 'Śnieg na parapecie.' },
  },
  {
    id: 'postcard_secret:9',
    entry: 4,
    kind: 'postcard_secret',
    what: 9,
    text: { en: 'Claim three routes: take $3.', pl: 'Ułóż trzy połączenia: weź 3 $.' },
  },
];

/** Sits down at a table that says it is a chapter, with things on its map and cards in the office. */
async function sitAtChapter(page: Page, url: string): Promise<void> {
  const { table, players } = await deal(url, { edition: 'legacy', people: ['Ala'], bots: 1 });
  for (const player of players) player.close();
  await page.route('**/api/campaigns/camp1/book', (route) =>
    route.fulfill({ json: { book: 'b', pieces: [...DRAWN, ...TURNED, ...ORDERS] } }),
  );
  // Pictures are for who can say whose company it is.
  await page.route('**/api/campaigns/camp1/art/**', (route) =>
    route.request().headers().authorization === `Bearer ${table.people[0]?.token}`
      ? route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
      : route.fulfill({ status: 404, json: { error: { code: 'not_found', detail: '' } } }),
  );
  await page.route('**/api/campaigns/camp1/chronicle', (route) => route.fulfill({ json: REMEMBERED }));
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
        Object.assign(message.view.seats[1]!, { postcards: { held: [], shown: [9] } });
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
    await expect(page.getByTestId('city-boston')).toHaveAttribute(
      'aria-label',
      /large city.*lamp: Cedar Ferry Line, 1901/,
    );
    await expect(page.getByTestId('city-chicago')).toHaveAttribute(
      'aria-label',
      /open order: Boston – Chicago|open order: Chicago – Boston/,
    );
    await expect(page.getByTestId('thing-chicago')).toHaveCount(2);
    await expect(page.getByTestId('player-0').first()).toHaveAttribute('title', /lamp: 2/);
    if (device === 'phone') await page.getByTestId('event').locator('summary').first().tap();
    await expect(page.getByTestId('order-w2')).toContainText(/fulfilled: /);
    await expect(page.getByTestId('own-postcard-7')).toContainText('Reach two cities on the coast');
    await expect(page.getByTestId('their-postcard-9')).toContainText('Claim three routes: take $3.');
    await expect(page.getByTestId('event')).toContainText('Kettle');
    await expect(page.locator('[data-picture="item/kettle"] img')).toBeVisible();
    await expect(page.getByTestId('thing-nashville').locator('image')).toHaveAttribute('href', /^data:image\/svg/);
    await expect(page.getByTestId('event')).toContainText('1 rule added so far');
    await expect(page.getByTestId('campaign')).toHaveAttribute('href', '/c/camp1');
    await expectAccessible(page);

    await page.keyboard.press('Control+b');
    await expect(page.getByTestId('text-orders')).toContainText('Chicago – Boston (7)');
    await expect(page.getByTestId('text-memory')).toContainText('Boston: lamp: Cedar Ferry Line, 1901');
    await expect(page.getByTestId('text-postcards')).toContainText('Claim three routes: take $3.');
    await expect(page.getByTestId('text-company')).toContainText('Kettle');
    await expectAccessible(page);
  });
});
