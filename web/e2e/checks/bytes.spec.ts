// What a table costs on the way to a phone. web/scripts/speed measures the same.
import type { Board } from '../../src/protocol';
import { BUDGET, bytesByKind, posterBytes, sent } from '../support/bytes';
import { CLIENT } from '../support/server';
import { ask, expect, test } from '../support/test';
import { fetchedUntilUsable, watch } from '../support/usable';
import { reach, takeOver } from './reach';

test('a table fetches no more than it may, and nothing of the guide', async ({ page, url }) => {
  const turn = await reach(url, { edition: 'usa' }, (view) => view.turn > 4 && view.ask.kind === 'choose_action');
  await watch(page);
  await takeOver(page, turn, { language: 'pl' });
  // What comes in the first quiet moment is not waited for by anybody.
  const bytes = await bytesByKind({ url, web: CLIENT }, await fetchedUntilUsable(page));
  // What is not found has no bytes.
  for (const kind of ['code', 'fonts', 'card art', 'board'] as const) expect(bytes[kind], kind).toBeGreaterThan(2000);
  expect.soft(bytes.code).toBeLessThanOrEqual(BUDGET.code);
  expect.soft(bytes.fonts).toBeLessThanOrEqual(BUDGET.fonts);
  expect.soft(bytes['card art']).toBeLessThanOrEqual(BUDGET.cards);
  expect.soft(bytes.guide).toBe(0);
});

test('board and poster of an edition are no more than they may be', async ({ url }) => {
  for (const edition of ['usa', 'nordic', 'switzerland', 'world', 'legacy']) {
    const { drawing } = await ask<Board>(url, `/api/editions/${edition}?seats=3`);
    const board = await sent(url, drawing ?? '');
    const poster = posterBytes(CLIENT, edition);
    expect(Math.min(board, poster), edition).toBeGreaterThan(500);
    expect.soft(board + poster, edition).toBeLessThanOrEqual(BUDGET.art);
  }
});
