// Cards, tickets and players have their places, and stay there.
import type { Page } from '@playwright/test';

import type { Preferences } from '../../src/base/preferences.svelte';
import type { Message, Scene } from '../../src/protocol';
import { deal, DEVICES, expect, playUntil, sit, smallTexts, test } from '../support/test';
import { deed, reach, takeOver } from './reach';

const LAPTOPS = [
  { width: 1366, height: 657 },
  { width: 1280, height: 633 },
  { width: 1024, height: 768 },
];

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where things are, by what tells them apart; those that are not on the screen are left out. */
async function boxes(page: Page, selector: string): Promise<Box[]> {
  return page.locator(selector).evaluateAll((all) =>
    all.flatMap((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return right > left && bottom > top ? [{ left, top, right, bottom }] : [];
    }),
  );
}

/** What a hand has learnt to find. */
const placesOf = async (page: Page) => ({
  map: await boxes(page, '[data-region=map]'),
  hand: await boxes(page, '[data-place]'),
  tickets: await boxes(page, '[data-test^=own-ticket-]'),
  market: await boxes(page, '[data-test^=slot-]'),
});

/** Whatever measures its room has measured it. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
}

/** The table shows something else than what the server says. */
async function rewritten(page: Page, change: (scene: Scene) => void): Promise<void> {
  await page.routeWebSocket(/\/socket$/, (line) => {
    const server = line.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as Message;
      if (message.type === 'scene') change(message);
      line.send(JSON.stringify(message));
    });
    line.onMessage((text) => server.send(text));
  });
}

test('five players fit beside the map of a laptop, with their names', async ({ page, url }) => {
  const { table, players } = await deal(url, { edition: 'world', people: ['Ala'], bots: 4 });
  await playUntil(players, (scene) => (scene.view?.turn ?? 0) > 0 && scene.view?.choices !== null);
  await sit(page, url, table, table.people[0]);
  await expect(page.locator('[data-test^=player-]')).toHaveCount(5);
  for (const size of LAPTOPS) {
    await page.setViewportSize(size);
    await settled(page);
    const [tray] = await boxes(page, '[data-region=hand]');
    const seats = await boxes(page, '[data-test^=player-]');
    const where = `${size.width} × ${size.height}`;
    expect(seats.length, where).toBe(5);
    expect(Math.max(...seats.map(({ bottom }) => bottom)), where).toBeLessThanOrEqual(tray?.top ?? 0);
    await expect(page.locator('[data-test^=player-] .name')).toHaveText(['Ala', /Bot/, /Bot/, /Bot/, /Bot/]);
    for (const name of await page.locator('[data-test^=player-] .name').all()) await expect(name).toBeVisible();
    const cards = await boxes(page, '[data-place]');
    expect(Math.max(...cards.map(({ bottom }) => bottom)), where).toBeLessThanOrEqual(size.height);
  }
  for (const player of players) player.close();
});

test('numbers in the chips of a small phone are not cut', async ({ page, url }) => {
  const reached = await reach(
    url,
    { edition: 'usa', people: ['Ala', 'Olek'], bots: 1 },
    (view) => view.turn > 20 && view.ask.kind === 'choose_action',
  );
  await takeOver(page, reached);
  for (const size of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await settled(page);
    const cut = await page.locator('[data-test^=player-]').evaluateAll((all) =>
      all.flatMap((chip) => {
        const inner = chip.getBoundingClientRect().right - 1;
        return [...chip.querySelectorAll('.thing, .name, .score')]
          .filter((one) => one.getClientRects().length > 0 && one.getBoundingClientRect().right > inner)
          .map((one) => one.textContent);
      }),
    );
    expect(cut).toEqual([]);
    // A phone on its side has no room for all of them.
    if (size.width < 500) await expect(page.locator('[data-test^=player-] .cards').first()).toBeVisible();
    await expect(page.locator('[data-test^=player-] .name').first()).toBeVisible();
  }
});

test('tickets with many cities are read on a small laptop', async ({ page, url }) => {
  const { table, players } = await deal(url, { edition: 'world', people: ['Ala'], bots: 1 });
  await playUntil(players, (scene) => (scene.view?.turn ?? 0) > 0 && scene.view?.choices !== null);
  for (const player of players) player.close();
  const tours = ['tour2', 'tour6', 'tour7', 'tour8'];
  await rewritten(page, ({ view }) => {
    if (!view?.own) return;
    view.own.tickets = tours;
    view.own.outlook = tours.map((ticket) => ({ ticket, complete: false, points: -24, missing: 18, lanes: [] }));
  });
  await sit(page, url, table, table.people[0], { language: 'pl' });
  for (const size of [...LAPTOPS, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    await settled(page);
    const where = `${size.width} × ${size.height}`;
    expect(await smallTexts(page, 11), where).toEqual([]);
    for (const tour of tours) {
      const ticket = page.getByTestId(`ticket-${tour}`);
      const wrong = await ticket.evaluate((card) => {
        const { right } = card.getBoundingClientRect();
        const lines = [...card.querySelectorAll('.stop')].map((one) => one.getBoundingClientRect());
        const bar = card.querySelector('.state')!.getBoundingClientRect();
        return {
          beyond: lines.filter((line) => line.right > right).length + Number(bar.right > right),
          // Lines of letters may touch, not overlap.
          over: [...lines, bar].filter((line, i, all) => {
            const before = all[i - 1];
            return before && line.top > before.top + 1 && line.top < before.bottom - 1.5;
          }).length,
        };
      });
      expect(wrong, `${tour} at ${where}`).toEqual({ beyond: 0, over: 0 });
    }
  }
});

test('the score of a small chip stands free, and no number is cut', async ({ page, url }) => {
  const { table, players } = await deal(url, { edition: 'world', people: ['Ala'], bots: 4 });
  await playUntil(players, (scene) => (scene.view?.turn ?? 0) > 0 && scene.view?.choices !== null);
  for (const player of players) player.close();
  for (const [seats, lastRound] of [
    [4, false],
    [5, false],
    [5, true],
  ] as const) {
    await page.goto('about:blank');
    await page.unrouteAll();
    await rewritten(page, ({ view, table }) => {
      if (!view) return;
      view.seats = view.seats.slice(0, seats).map((seat) => ({ ...seat, score: 105, trains: 25, ships: 35 }));
      table.seats = table.seats.slice(0, seats);
      if (lastRound) view.last_round = { turns_left: 5 };
    });
    await sit(page, url, table, table.people[0]);
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await settled(page);
      const where = `${seats} at ${width}${lastRound ? ', last round' : ''}`;
      await expect(page.locator('[data-test^=player-] .score').first(), where).toContainText('105');
      const wrong = await page.locator('[data-test^=player-]').evaluateAll((chips) =>
        chips.flatMap((chip) => {
          const edge = chip.getBoundingClientRect().right;
          const score = [...chip.querySelectorAll('.score > span')].map((one) => one.getBoundingClientRect().right);
          const room = chip.querySelector('.things')!;
          const { left, right } = room.getBoundingClientRect();
          const clips = getComputedStyle(room).overflowX === 'hidden';
          const seen = [...room.children].filter((thing) => thing.getClientRects().length > 0);
          const first = Math.min(...seen.map((thing) => thing.getBoundingClientRect().left));
          const free = Math.max(...score) <= (clips ? Math.max(left, first) : first) + 0.5;
          return free && Math.max(right, ...score) <= edge ? [] : [chip.textContent.trim()];
        }),
      );
      expect(wrong, where).toEqual([]);
    }
  }
});

test('one tap draws, and nothing moves for it', async ({ page, url }) => {
  const reached = await reach(url, { edition: 'usa' }, (view) => {
    const lies = (code: string | null) => code !== null && code !== '*' && !view.own?.hand[code];
    return view.turn > 0 && view.ask.kind === 'choose_action' && view.market.some(lies);
  });
  const { view } = reached;
  const fresh = view.market.findIndex((code) => code !== null && code !== '*' && !view.own?.hand[code]);
  await takeOver(page, reached);
  await expect(page.getByTestId('status')).toContainText('Your turn');

  const places = () => placesOf(page);
  const before = await places();
  expect(before.hand.length).toBe(9);

  // The map is as large as before beside whatever is open.
  for (const open of ['c', 't', 'l', '?']) {
    await page.keyboard.press(open);
    await expect(page.getByTestId('dock')).toBeVisible();
    await settled(page);
    expect(await places(), `with "${open}"`).toEqual(before);
    for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
    await expect(page.getByTestId('dock')).toHaveCount(0);
  }

  // There is nothing that could be pressed in vain: the deck says what it does.
  await expect(page.getByTestId('commit')).toHaveCount(0);
  await expect(page.getByTestId('blind-train-1')).toContainText('Draw');
  const facts = await deed(reached, () => page.getByTestId(`slot-${fresh + 1}`).click());
  expect(facts.map(({ kind }) => kind)).toContain('slot_taken');
  await expect(page.getByTestId('draw-state')).toContainText('Card 2 of 2');
  await expect(page.locator('[data-place]:not(.absent)')).toHaveCount(
    Object.values(view.own?.hand ?? {}).filter((n) => n > 0).length + 1,
  );
  // What is under the pointer is lifted a little.
  await page.mouse.move(0, 0);
  await expect.poll(places).toEqual(before);
});

test('the guide and the news of the last turns move nothing', async ({ page, url }) => {
  const { table, players } = await deal(url, { edition: 'usa', people: ['Ala'], bots: 2 });
  await playUntil(players, (scene) => (scene.view?.turn ?? 0) > 0 && scene.view?.choices !== null);
  for (const player of players) player.close();
  /** As one person after the other sees it. */
  const look = async (wanted: Partial<Preferences>, turns: number | null) => {
    const context = await page.context().browser()!.newContext({ viewport: page.viewportSize() });
    const other = await context.newPage();
    await rewritten(other, ({ view }) => {
      if (view && turns !== null) view.last_round = { turns_left: turns };
    });
    await sit(other, url, table, table.people[0], wanted);
    await expect(other.getByTestId('table')).toBeVisible();
    await expect(other.locator('.t-banner')).toHaveCount(turns === null ? 0 : 1);
    await expect(other.getByTestId('guide')).toHaveCount(wanted.guide === 'on' ? 1 : 0);
    await other.evaluate(() => document.fonts.ready);
    await settled(other);
    const places = await placesOf(other);
    await context.close();
    return places;
  };
  for (const size of [DEVICES.desktop.viewport, LAPTOPS[0]!]) {
    await page.setViewportSize(size);
    const where = `${size.width} × ${size.height}`;
    const before = await look({ guide: 'off' }, null);
    expect(before.hand.length, where).toBe(9);
    expect(before.market.length, where).toBe(5);
    expect(await look({ guide: 'on' }, null), `guide at ${where}`).toEqual(before);
    expect(await look({ guide: 'off' }, 3), `last turns at ${where}`).toEqual(before);
  }
});
