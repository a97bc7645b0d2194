import { expect, type Page } from '@playwright/test';

import type { Preferences } from '../../src/base/preferences.svelte';
import type { Opened } from '../../src/protocol';
import { ask, CAREFUL, deal, holdSeats, hoarding, playUntil, prefer, sit, type OpenedTable } from '../support/test';
import { MOMENTS } from './moments';
import { offers } from './pay';
import { reach, takeOver, type Reached } from './reach';

/** A screen as somebody gets to see it. */
export interface Screen {
  name: string;
  open(page: Page, at: Visit): Promise<void>;
}

export interface Visit {
  url: string;
  mobile: boolean;
  wanted: Partial<Preferences>;
}

async function show(page: Page, at: Visit, path: string, test: string): Promise<void> {
  await prefer(page, at.wanted);
  await page.goto(at.url + path);
  await expect(page.getByTestId(test).first()).toBeVisible();
}

const LOBBY: [string, string, string][] = [
  ['start page', '/', 'play-now'],
  ['solo', '/#/solo/nordic', 'solo-play'],
  ['new table', '/#/new', 'create'],
  ['new table on one device', '/#/new/device', 'create'],
  ['join', '/#/join', 'code'],
  ['settings', '/#/settings', 'settings-form'],
  ['games', '/#/games', 'games-edition'],
  ['rules', '/#/rules/world', 'rulebook'],
  ['no such table', '/t/nosuchtable#x', 'trouble'],
  ['no such replay', '/replay/nosuchgame', 'no-replay'],
];

/** A table that waits for somebody. */
async function opened(at: Visit, seats = ['me', 'open', 'bot:greedy'], more = {}): Promise<OpenedTable> {
  const { table, code, seat, token } = await ask<Opened>(at.url, '/api/tables', {
    name: 'Ala',
    edition: 'nordic',
    seats,
    ...more,
  });
  return { id: table, code, edition: 'nordic', people: [{ seat, name: 'Ala', token }] };
}

const FINISHED = new Map<string, Promise<OpenedTable>>();

/** A game that is over; one for all screens. */
function finished(url: string): Promise<OpenedTable> {
  const known = FINISHED.get(url) ?? playThrough(url);
  FINISHED.set(url, known);
  return known;
}

async function playThrough(url: string): Promise<OpenedTable> {
  const { table, players } = await deal(url, { edition: 'usa', people: ['Ala'], bots: 2, listed: true });
  await playUntil(players, (scene) => scene.table.status === 'finished');
  for (const player of players) player.close();
  return table;
}

export const LOBBY_SCREENS: Screen[] = [
  ...LOBBY.map(([name, path, test]): Screen => ({ name, open: (page, at) => show(page, at, path, test) })),
  {
    name: 'waiting room of the host',
    async open(page, at) {
      const table = await opened(at);
      await sit(page, at.url, table, table.people[0], at.wanted);
      await expect(page.getByTestId('fill')).toBeVisible();
    },
  },
  {
    name: 'full waiting room',
    async open(page, at) {
      const table = await opened(at, ['me', 'open', 'bot:greedy']);
      await ask(at.url, `/api/tables/${table.id}/join`, { name: 'Wolfeschlegelsteinhausenberger', code: table.code });
      await sit(page, at.url, table, undefined, at.wanted);
      await expect(page.getByTestId('full')).toBeVisible();
    },
  },
  {
    name: 'start page with tables',
    async open(page, at) {
      const table = await opened(at, ['me', 'bot:greedy'], { listed: true });
      await opened(at, ['me', 'open', 'open'], { listed: true });
      await holdSeats(page, table, table.people);
      await show(page, at, '/', 'my-table');
      await expect(page.getByTestId('open-table').first()).toBeVisible();
    },
  },
  {
    name: 'waiting room of a guest',
    async open(page, at) {
      await sit(page, at.url, await opened(at), undefined, at.wanted);
      await expect(page.getByTestId('sit-down')).toBeVisible();
    },
  },
];

export const LATE_SCREENS: Screen[] = [
  {
    name: 'end of the game',
    async open(page, at) {
      const table = await finished(at.url);
      await sit(page, at.url, table, table.people[0], at.wanted);
      await expect(page.getByTestId('score-table')).toBeVisible();
    },
  },
  {
    name: 'replay',
    async open(page, at) {
      await show(page, at, `/replay/${(await finished(at.url)).id}?step=40`, 'replay-slider');
      await expect(page.getByTestId('step-words')).toBeVisible();
    },
  },
  {
    name: 'finished games',
    open: async (page, at) => (await finished(at.url), show(page, at, '/#/games', 'finished-game')),
  },
  {
    name: 'privacy screen',
    async open(page, at) {
      const { table, players } = await deal(at.url, { edition: 'usa', people: ['Ala', 'Olek'] });
      for (const player of players) player.close();
      await prefer(page, at.wanted);
      await holdSeats(page, table, table.people);
      await page.goto(`${at.url}/t/${table.id}`);
      await expect(page.getByTestId('privacy')).toBeVisible();
    },
  },
  {
    name: 'text board',
    async open(page, at) {
      const reached = await reach(
        at.url,
        { edition: 'nordic' },
        (view) => view.turn > 6 && view.ask.kind === 'choose_action',
      );
      await takeOver(page, reached, at.wanted);
      await page.keyboard.press('Control+b');
      await expect(page.getByTestId('command')).toBeVisible();
    },
  },
];

/** Decisions that come before or between the turns of an edition. */
const FORCED: Record<string, string[]> = {
  usa: ['first tickets'],
  nordic: ['toll of a tunnel'],
  switzerland: ['first tickets'],
  world: ['first tickets', 'fleet', 'refill'],
  legacy: ['first tickets'],
};

export function forcedScreens(edition: string): Screen[] {
  return (FORCED[edition] ?? []).map((name) => ({
    name: `${edition}: ${name}`,
    async open(page, at) {
      const moment = MOMENTS.find((one) => one.name === name && (one.edition === edition || name === 'first tickets'));
      if (!moment) throw new Error(`no moment ${name}`);
      const reached = await reach(at.url, { edition }, moment.until, moment.mine);
      await takeOver(page, reached, { ...CAREFUL, ...at.wanted });
      await moment.select(page, reached.view);
    },
  }));
}

/** A table in the middle of a game, at the turn of the page. */
export async function midGame(page: Page, at: Visit, edition: string): Promise<Reached> {
  const reached = await reach(
    at.url,
    { edition, people: ['Ala', 'Olek'], bots: 1 },
    (view, board, choices) =>
      view.turn > 15 &&
      view.ask.kind === 'choose_action' &&
      offers(view, board).length > 2 &&
      (edition !== 'world' || choices.exchange !== undefined),
    hoarding,
  );
  await takeOver(page, reached, at.wanted);
  return reached;
}

/** What can be opened beside the map; each is closed by `shut`. */
export function panels(edition: string): { name: string; open(page: Page, mobile: boolean): Promise<void> }[] {
  const key = (name: string, press: string) => ({ name, open: (page: Page) => page.keyboard.press(press) });
  const more = (name: string, test: string) => ({
    name,
    async open(page: Page, mobile: boolean) {
      await page.getByTestId(mobile ? 'more' : 'more-wide').click();
      await page.getByTestId(test).click();
    },
  });
  const door = (name: string) => ({
    name,
    open: (page: Page, mobile: boolean) =>
      mobile ? more(name, `more-${name}`).open(page, mobile) : page.getByTestId(`act-${name}`).click(),
  });
  return [
    { name: 'at rest', open: async () => {} },
    key('claims', 'c'),
    {
      name: 'payment',
      async open(page) {
        await page.keyboard.press('c');
        await page.locator('[data-test^=claim-row-]').first().click();
        await page.getByTestId('mix-toggle').click();
        await expect(page.getByTestId('mix-verdict')).toContainText('✔');
      },
    },
    key('tickets to draw', 't'),
    key('log', 'l'),
    key('chat', 'm'),
    key('keys', '?'),
    { name: 'more', open: (page, mobile) => page.getByTestId(mobile ? 'more' : 'more-wide').click() },
    more('players', 'more-players'),
    {
      name: 'rules',
      open: async (page, mobile) => {
        if (mobile) await more('rules', 'more-rules').open(page, mobile);
        else await page.getByTestId('rules').click();
        await expect(page.getByTestId('rulebook').locator('.paragraph').first()).toBeVisible();
      },
    },
    {
      name: 'settings',
      open: async (page, mobile) => {
        if (mobile) await more('settings', 'more-settings').open(page, mobile);
        else await page.getByTestId('settings').click();
        await expect(page.getByTestId('settings-form')).toBeVisible();
      },
    },
    ...(edition === 'world' ? [door('exchange')] : []),
  ];
}

export async function shut(page: Page): Promise<void> {
  for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
  await expect(page.getByTestId('dock')).toHaveCount(0);
}
