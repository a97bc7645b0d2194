// Several people at one device, and one person against bots in two taps.
import type { Page } from '@playwright/test';

import type { Board, Scene } from '../../src/protocol';
import { seeded } from '../support/choosing';
import { ask, deal, expect, hoarding, holdSeats, onEachDevice, playUntil, prefer, test } from '../support/test';
import { brisk } from './brisk';
import { Seat } from './drive';
import { expectFaultless, watchFaults } from './faults';
import { Pointer } from './pointer';
import { press } from './press';
import { expectStandings } from './standings';

const NAMES = ['Ala', 'Olek'];

interface Secrets {
  tickets: string[];
  cards: number;
  /** Everything that stands in the document and could give a ticket away. */
  marks: string[];
}

/** What of a hand can be found in the document, seen or not. */
async function secretsOn(page: Page): Promise<Secrets> {
  return page.evaluate(() => {
    const tests = [...document.querySelectorAll('[data-test]')].map((one) => one.getAttribute('data-test') ?? '');
    const of = (start: string) => tests.filter((one) => one.startsWith(start)).map((one) => one.slice(start.length));
    return { tickets: of('own-ticket-'), cards: of('hand-').length, marks: [...of('keep-'), ...of('ticket-')] };
  });
}

async function expectCurtain(page: Page): Promise<void> {
  await expect(page.getByTestId('privacy')).toBeVisible();
  expect(await secretsOn(page)).toEqual({ tickets: [], cards: 0, marks: [] });
  await expect(page.getByTestId('table')).toHaveCount(0);
  await expect(page.locator('[data-region=hand], [data-region=tickets]')).toHaveCount(0);
}

/** Who took cards from a deck looks at them first. */
async function handOver(page: Page): Promise<void> {
  const pass = page.getByTestId('hand-over');
  await expect(pass.or(page.getByTestId('privacy'))).toBeVisible();
  if (await pass.isVisible()) await press(page, '[data-test=hand-over]');
}

/** The screen shows what this seat holds, and nothing of what the other one holds. */
async function expectOwn(page: Page, mine: Scene, other: Scene): Promise<void> {
  const own = mine.view?.own;
  const theirs = other.view?.own;
  const known = new Set([...(own?.tickets ?? []), ...(own?.offer ?? [])]);
  await expect.poll(async () => [...(await secretsOn(page)).tickets].sort()).toEqual([...(own?.tickets ?? [])].sort());
  const { tickets, marks } = await secretsOn(page);
  const hidden = [...(theirs?.tickets ?? []), ...(theirs?.offer ?? [])].filter((one) => !known.has(one));
  expect([...tickets, ...marks].filter((one) => hidden.includes(one))).toEqual([]);
  const cards = Object.values(own?.hand ?? {}).reduce((sum, n) => sum + n, 0);
  await expect(page.locator('[data-region=hand] h2 .long')).toContainText(String(cards));
}

async function openByHand(page: Page, url: string): Promise<string> {
  await page.goto(url);
  await page.getByTestId('one-device').click();
  await page.getByTestId('host-name').fill(NAMES[0] ?? '');
  await page.getByTestId('seat-name-1').fill(NAMES[1] ?? '');
  await page.getByTestId('create').click();
  await page.waitForURL(/\/t\//);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function playHotseat(page: Page, url: string, turns: number): Promise<string> {
  const faults = await watchFaults(page);
  await prefer(page, { name: '' });
  const seats = NAMES.map((_, i) => new Seat(page, i));
  const table = await openByHand(page, url);
  const board = await ask<Board>(url, '/api/editions/usa?seats=2');
  for (const seat of seats) seat.board = board;
  const hands = new Pointer(false);
  const random = seeded(1);
  const choosers = NAMES.map(() => brisk());
  let shown: Seat | undefined;
  for (let done = 0; done < turns;) {
    const mine = await asked(seats, shown);
    const other = seats.find((seat) => seat !== mine);
    if (!mine || !other) break;
    if (mine !== shown) {
      await handOver(page);
      await expectCurtain(page);
      await expect(page.getByTestId('privacy-ready')).toContainText(NAMES[mine.seat] ?? '');
      await press(page, '[data-test=privacy-ready]');
      done++;
    }
    shown = mine;
    await expect(page.getByTestId('table')).toBeVisible();
    await expectOwn(page, mine.scene, other.scene);
    await mine.act(hands, (choosers[mine.seat] ?? brisk())(mine.view, board, random));
  }
  expectFaultless(faults);
  return table;
}

/** Who is asked; while several are, whoever has the device, else the first. Nobody when the game is over. */
async function asked(seats: Seat[], shown: Seat | undefined): Promise<Seat | undefined> {
  const due = () => (shown?.due ? shown : seats.find((seat) => seat.due));
  const over = () => seats.every((seat) => seat.over);
  await seats[0]?.until(() => over() || due() !== undefined, 'somebody to be asked');
  return over() ? undefined : due();
}

test('two people at one device never see the cards of each other', async ({ page, url }) => {
  test.setTimeout(180_000);
  await playHotseat(page, url, 24);
});

test('the curtain waits until one has seen what one drew', async ({ page, url }) => {
  const { table, players } = await deal(url, { edition: 'usa', people: NAMES });
  await playUntil(players, (scene) => scene.view?.ask.kind === 'choose_action', hoarding);
  const first = players[0]?.scene.view?.active ?? 0;
  const name = (seat: number) => NAMES[seat] ?? '';
  for (const player of players) player.close();
  await prefer(page, { atOnce: { draw: true, claim: true, tickets: true } });
  await holdSeats(page, table, table.people);
  await page.goto(`${url}/t/${table.id}`);
  await expect(page.getByTestId('privacy-ready')).toContainText(name(first));
  await press(page, '[data-test=privacy-ready]');
  await press(page, '[data-test=blind-train-2]');
  // Both cards are there to be looked at, for as long as one wants, and the curtain is not.
  await expect(page.getByTestId('you-drew').getByRole('listitem')).toHaveCount(2);
  await page.waitForTimeout(1600);
  await expect(page.getByTestId('privacy')).toHaveCount(0);
  await expect(page.getByTestId('hand-over')).toContainText(name(1 - first));
  await press(page, '[data-test=hand-over]');
  await expectCurtain(page);
  await expect(page.getByTestId('you-drew')).toHaveCount(0);
  await expect(page.getByTestId('privacy-ready')).toContainText(name(1 - first));
});

test('the curtain tells what the others have done since', async ({ page, url }) => {
  const { table, players } = await deal(url, { edition: 'usa', people: NAMES });
  const [first, second] = players;
  if (!first || !second) throw new Error('two people are needed');
  const action = (scene: Scene) => scene.view?.ask.kind === 'choose_action';
  // Each has had a turn: both have something to be told.
  await playUntil(players, (scene, player) => action(scene) && scene.view?.turn === 3 && player === first, hoarding);
  const mine = first.scene.view?.active === 0 ? NAMES[0] : NAMES[1];
  const other = first.scene.view?.active === 0 ? NAMES[1] : NAMES[0];
  for (const player of players) player.close();
  await prefer(page);
  await holdSeats(page, table, table.people);
  await page.goto(`${url}/t/${table.id}`);
  await expectCurtain(page);
  await expect(page.getByTestId('privacy-ready')).toContainText(mine ?? '');
  const since = page.getByTestId('privacy').getByTestId('since');
  await expect(since.getByRole('listitem').first()).toContainText(other ?? '');
  await expect(since).not.toContainText(mine ?? '');
  await expect(since).toBeInViewport();
});

test('two people at one device play a whole game @long', async ({ page, url }) => {
  test.setTimeout(240_000);
  const table = await playHotseat(page, url, Infinity);
  await expectStandings(url, table, [page]);
});

onEachDevice(() => {
  test('play now: two taps to the first move', async ({ page, url, hasTouch: touch }) => {
    const faults = await watchFaults(page);
    await prefer(page, { name: '' });
    await page.goto(url);
    await press(page, '[data-test=play-now]', touch);
    await expect(page.getByTestId('decision-keep')).toBeVisible();
    const tickets = page.locator('[data-test^=keep-]');
    expect(await tickets.count()).toBe(3);
    await press(page, `[data-test="${await tickets.first().getAttribute('data-test')}"]`, touch);
    await expect(page.locator('[data-test^=keep-][aria-pressed=true]')).toHaveCount(1);
    expectFaultless(faults);
  });
});
