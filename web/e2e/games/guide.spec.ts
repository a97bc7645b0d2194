// The guided first game.
import type { Page } from '@playwright/test';

import type { Board } from '../../src/protocol';
import { ask, expect, onEachDevice, prefer, sensible, test, type Chooser } from '../support/test';
import { Seat } from './drive';
import { expectFaultless, watchFaults } from './faults';
import { Pointer } from './pointer';
import { press } from './press';

const KEEP = 'tickets';
/** What a first game shows before its end, whatever is drawn. */
const EXPECTED = [KEEP, 'goal', 'cards', 'second', 'lit', 'pay', 'claimed', 'watch'];

/** Draws once, then claims whatever can be paid. */
const beginner: Chooser = (view, board, random) => {
  const [lane] = Object.keys(view.choices?.claims ?? {});
  const drew = Object.values(view.own?.hand ?? {}).reduce((sum, n) => sum + n, 0) > 4;
  return lane && drew
    ? `claim ${lane}`
    : sensible({ ...view, choices: { ...view.choices, claims: {} } }, board, random);
};

async function beginFirstGame(page: Page, url: string, touch: boolean): Promise<Seat> {
  await prefer(page, { name: '', guide: 'offer' });
  const seat = new Seat(page, 0);
  seat.board = await ask<Board>(url, '/api/editions/usa?seats=3');
  await page.goto(url);
  await press(page, '[data-test=play-now]', touch);
  await expect(page.getByTestId('guide-offer')).toBeVisible();
  return seat;
}

/** Reads the hints that are due, each one once, and puts them away. */
async function readHints(page: Page, seen: string[], touch: boolean): Promise<void> {
  const guide = page.getByTestId('guide');
  for (let i = 0; i < 6 && (await guide.isVisible()); i++) {
    const step = (await guide.getAttribute('data-step')) ?? '';
    expect(seen, `${step} is shown a second time`).not.toContain(step);
    seen.push(step);
    await expect(guide.locator('h2')).not.toBeEmpty();
    await press(page, '[data-test=guide-next]', touch);
    await expect(page.locator(`[data-test=guide][data-step=${step}]`)).toHaveCount(0);
  }
}

onEachDevice(() => {
  test('the guide leads through a first game', async ({ page, url, hasTouch: touch }) => {
    test.setTimeout(120_000);
    const faults = await watchFaults(page);
    const seat = await beginFirstGame(page, url, touch);
    await press(page, '[data-test=guide-on]', touch);
    await expect(page.locator(`[data-test=guide][data-step=${KEEP}]`)).toBeVisible();

    const seen: string[] = [];
    const hands = new Pointer(touch);
    const random = () => 0.5;
    for (let i = 0; i < 30 && EXPECTED.some((step) => !seen.includes(step)); i++) {
      await seat.asked();
      await expect(page.locator('[data-test=status].yours')).toBeVisible();
      await readHints(page, seen, touch);
      await seat.act(hands, beginner(seat.view, seat.board, random));
    }
    expect(seen).toEqual(expect.arrayContaining(EXPECTED));

    // What was read stays read.
    await page.reload();
    await expect(page.getByTestId('table')).toBeVisible();
    const again = page.getByTestId('guide');
    if (await again.isVisible()) expect(seen).not.toContain(await again.getAttribute('data-step'));
    expectFaultless(faults);
  });
});

test('the guide can be left, and stays away', async ({ page, url }) => {
  await beginFirstGame(page, url, false);
  await press(page, '[data-test=guide-on]');
  await press(page, '[data-test=guide-skip]');
  await expect(page.getByTestId('guide')).toHaveCount(0);
  await page.reload();
  await expect(page.getByTestId('decision-keep')).toBeVisible();
  await expect(page.locator('[data-test=guide], [data-test=guide-offer]')).toHaveCount(0);
});

test('the guide can be refused, and is offered no more', async ({ page, url }) => {
  await beginFirstGame(page, url, false);
  await press(page, '[data-test=guide-off]');
  await expect(page.getByTestId('guide-offer')).toHaveCount(0);
  await page.goto(url);
  await press(page, '[data-test=play-now]');
  await expect(page.getByTestId('decision-keep')).toBeVisible();
  await expect(page.locator('[data-test=guide], [data-test=guide-offer]')).toHaveCount(0);
});
