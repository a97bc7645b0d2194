// What of the client is pictured: pages, and tables at a moment of their game. The deals differ from run to run; what is
// to be seen does not.
import type { Page } from '@playwright/test';

import type { Preferences } from '../src/base/preferences.svelte';
import type { Board, Scene } from '../src/protocol';
import {
  claiming,
  connectAll,
  hoarding,
  holdSeats,
  openTable,
  playUntil,
  prefer,
  sensible,
  start,
  type Chooser,
  type OpenedTable,
  type Player,
} from '../e2e/support/test';
import type { TableWish } from '../e2e/support/tables';

export interface Motif {
  /** A page without a table. */
  path?: string;
  /** A table, and the moment of it that is shown to the first of its people. */
  table?: TableWish;
  until?: 'waiting' | 'finished' | ((scene: Scene, board: Board) => boolean);
  choose?: Chooser;
  /** Who sees it: the first seat, somebody without one, or all the people at one device. */
  eyes?: 'first' | 'stranger' | 'shared';
  /** The game is shown at this address instead. */
  at?: (table: OpenedTable) => string;
  wanted?: Partial<Preferences>;
  /** What is there once the page is. */
  ready?: string;
  /** What is done on the page before the picture is taken. */
  then?: (page: Page, scene: Scene, board: Board) => Promise<void>;
}

const MIDDLE = 14;
const action = (scene: Scene) => scene.view?.ask.kind === 'choose_action' && scene.view.choices !== null;
const asked = (kind: string) => (scene: Scene) => scene.view?.ask.kind === kind && scene.view.choices !== null;
const turns = (n: number) => (scene: Scene) => action(scene) && (scene.view?.turn ?? 0) >= n * scene.table.seats.length;
const middle = turns(MIDDLE);
/** My turn in the middle of a game, with several lanes to pay for. */
const busy = (scene: Scene) => middle(scene) && Object.keys(scene.view?.choices?.claims ?? {}).length >= 4;
/** Almost all pieces are laid. */
const full = (scene: Scene) =>
  action(scene) && (scene.view?.seats ?? []).some(({ trains, ships = 0 }) => trains + ships <= 6);

const usa = { edition: 'usa', people: ['Ala', 'Bruno', 'Celina'], bots: 1 };
const nordic = { edition: 'nordic', people: ['Ala', 'Bruno'], bots: 1 };
const switzerland = { edition: 'switzerland', people: ['Ala', 'Bruno'], bots: 1 };
const world = { edition: 'world', people: ['Ala', 'Bruno', 'Celina'], bots: 1 };
const BOARDS: Record<string, TableWish> = {
  usa: { edition: 'usa', people: ['Ala', 'Bruno', 'Małgorzata'], bots: 2 },
  nordic,
  switzerland,
  world: { edition: 'world', people: ['Ala', 'Bruno', 'Celina'], bots: 2 },
  legacy: { edition: 'legacy', people: ['Ala', 'Bruno', 'Celina'], bots: 1 },
};

/** The lane with most ways to pay, by way of the list: on a phone its pill may be part of a cluster. */
async function openFirstClaim(page: Page, scene: Scene): Promise<void> {
  const claims = Object.entries(scene.view?.choices?.claims ?? {});
  const [lane] = claims.sort(([, a], [, b]) => b.length - a.length)[0] ?? [''];
  await page.getByTestId('claimable').click();
  await page.getByTestId(`claim-row-${lane}`).click();
}

const pressed = (key: string) => (page: Page) => page.keyboard.press(key);

/** The first of these that is there: a desktop and a phone have their own. */
function clicked(...tests: string[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const test of tests) {
      const found = page.getByTestId(test).first();
      if (await found.isVisible()) return found.click();
    }
    throw new Error(`none of ${tests.join(', ')} is there`);
  };
}

/** Lanes that ask for locomotives and can be paid. */
function ferriesIn(scene: Scene, board: Board): string[] {
  const claims = scene.view?.choices?.claims ?? {};
  return board.lanes.filter(({ id, symbols = 0 }) => symbols > 0 && id in claims).map(({ id }) => id);
}

/** What the menu of a table opens. */
function fromMenu(test: string): (page: Page) => Promise<void> {
  return async (page) => {
    await clicked('more-wide', 'more')(page);
    await clicked(test)(page);
  };
}

/** The ceremony once more, some steps into it. */
async function stepInto(page: Page): Promise<void> {
  await clicked('end-more')(page);
  await clicked('end-again')(page);
  for (let i = 0; i < 3; i++) await clicked('end-next')(page);
}

async function toMap(page: Page): Promise<void> {
  await clicked('end-more')(page);
  await clicked('end-map')(page);
}

/** A board at its beginning, in the middle, with all its pieces, and when all is over. */
function boardMotifs(board: string, table: TableWish): Record<string, Motif> {
  return {
    [`${board}-tickets`]: { table, until: asked('keep_tickets'), ready: 'decision-keep' },
    [`${board}-start`]: { table, until: action, ready: 'claimable' },
    [`${board}-middle`]: { table, until: middle, ready: 'claimable' },
    [`${board}-full`]: { table, until: full, ready: 'claimable' },
    [`${board}-end`]: { table, until: 'finished', ready: 'score-table' },
    [`${board}-end-map`]: { table, until: 'finished', ready: 'score-table', then: toMap },
    [`${board}-replay`]: {
      table: { ...table, listed: true },
      until: 'finished',
      at: ({ id }) => `/replay/${id}?step=60`,
      ready: 'replay-slider',
    },
  };
}

/** A panel of a table in the middle of its game. */
const panel = (then: NonNullable<Motif['then']>, table: TableWish = usa): Motif => ({
  table,
  until: busy,
  ready: 'claimable',
  then,
});

const LOBBY: Record<string, Motif> = {
  home: { path: '/', ready: 'play-now' },
  solo: { path: '/#/solo/nordic', ready: 'solo-play' },
  'new-table': { path: '/#/new', ready: 'create' },
  'new-on-device': { path: '/#/new/device', ready: 'create' },
  join: { path: '/#/join', ready: 'code' },
  settings: { path: '/#/settings', ready: 'settings-form' },
  games: { path: '/#/games', ready: 'games-edition' },
  rulebook: { path: '/#/rules/nordic', ready: 'rulebook' },
  'rulebook-legacy': { path: '/#/rules/legacy', ready: 'rulebook' },
  'no-such-table': { path: '/t/nosuchtable#x', ready: 'trouble' },
  'no-such-replay': { path: '/replay/nosuchgame', ready: 'no-replay' },
  'home-busy': { table: { ...usa, listed: true }, until: busy, at: () => '/', ready: 'play-now' },
  departures: {
    table: { edition: 'nordic', people: ['Ala'], open: 2, listed: true },
    until: 'waiting',
    eyes: 'stranger',
    at: () => '/',
    ready: 'open-table',
  },
  'waiting-room': { table: { ...usa, people: ['Ala', 'Bruno'] }, until: 'waiting', ready: 'start' },
  'waiting-room-open': { table: { ...usa, people: ['Ala'], open: 2 }, until: 'waiting', ready: 'fill' },
  'waiting-room-guest': {
    table: { ...world, people: ['Ala'], open: 2 },
    until: 'waiting',
    eyes: 'stranger',
    ready: 'sit-down',
  },
  'waiting-room-full': {
    table: { ...usa, people: ['Ala', 'Małgorzata'] },
    until: 'waiting',
    eyes: 'stranger',
    ready: 'full',
  },
};

const DECISIONS: Record<string, Motif> = {
  payment: panel(openFirstClaim),
  mix: panel(async (page, scene) => {
    await openFirstClaim(page, scene);
    await clicked('mix-toggle')(page);
  }),
  claims: panel(pressed('c')),
  'tickets-to-draw': panel(pressed('t')),
  tickets: {
    table: usa,
    until: (scene) => asked('keep_tickets')(scene) && (scene.view?.turn ?? 0) > 8,
    choose: (view, board, random) =>
      view.turn > 8 && view.choices?.draw_tickets ? 'tickets' : sensible(view, board, random),
    ready: 'decision-keep',
  },
  'second-card': { table: usa, until: asked('pick_card'), ready: 'piles' },
  tunnel: {
    table: nordic,
    until: (scene) => asked('tunnel_response')(scene) && (scene.view?.choices?.tolls?.length ?? 0) > 0,
    choose: claiming((lane) => lane.tunnel === true),
    ready: 'decision-tunnel',
  },
  ferry: {
    table: nordic,
    until: (scene, board) => middle(scene) && ferriesIn(scene, board).length > 0,
    choose: hoarding,
    ready: 'claimable',
    async then(page, scene, board) {
      await pressed('c')(page);
      await page.getByTestId(`claim-row-${ferriesIn(scene, board)[0]}`).click();
    },
  },
  fleet: { table: world, until: asked('choose_fleet'), ready: 'decision-fleet' },
  refill: { table: world, until: asked('refill_from'), ready: 'refill-ship', wanted: { refillSame: false } },
  harbour: {
    table: world,
    until: (scene) => action(scene) && scene.view?.choices?.harbours !== undefined,
    choose: (view, board, random) => (random() < 0.3 ? sensible : hoarding)(view, board, random),
    ready: 'claimable',
    then: pressed('h'),
  },
  exchange: {
    table: world,
    until: (scene) => action(scene) && scene.view?.choices?.exchange !== undefined,
    ready: 'claimable',
    then: pressed('x'),
  },
  'question-of-a-card': {
    table: { edition: 'legacy', people: ['Ala'], bots: 2 },
    until: asked('effect_choice'),
    ready: 'decision-effect',
  },
};

const BESIDE: Record<string, Motif> = {
  log: panel(pressed('l')),
  chat: panel(pressed('m')),
  keys: panel(pressed('?')),
  search: panel(pressed('/')),
  planner: panel(pressed('p')),
  layers: panel(clicked('map-layers')),
  more: panel(clicked('more-wide', 'more')),
  players: panel(fromMenu('more-players')),
  'own-settings': panel(async (page) => {
    const wide = page.getByTestId('settings');
    await ((await wide.isVisible()) ? wide.click() : fromMenu('more-settings')(page));
  }),
  'own-rules': panel(async (page) => {
    const wide = page.getByTestId('rules');
    await ((await wide.isVisible()) ? wide.click() : fromMenu('more-rules')(page));
  }, world),
  'my-tickets': panel(async (page) => {
    const door = page.getByTestId('my-tickets');
    if (await door.isVisible()) await door.click();
  }, world),
  spectator: { table: usa, until: busy, eyes: 'stranger', ready: 'watching' },
  'last-round': {
    table: usa,
    until: (scene) => action(scene) && scene.view?.last_round !== null,
    ready: 'last-round',
  },
  guide: { table: usa, until: action, wanted: { guide: 'on' }, ready: 'guide-next' },
  different: { table: nordic, until: asked('keep_tickets'), wanted: { met: [] }, ready: 'different' },
  curtain: { table: { edition: 'usa', people: ['Ala', 'Bruno'] }, until: busy, eyes: 'shared', ready: 'privacy' },
  'text-board': { table: usa, until: busy, wanted: { textBoard: true }, ready: 'command' },
  ceremony: { table: world, until: 'finished', ready: 'score-table', then: stepInto },
  deeds: {
    table: usa,
    until: 'finished',
    ready: 'score-table',
    then: (page) => page.getByTestId('deeds').locator('summary').click(),
  },
  'end-more': { table: usa, until: 'finished', ready: 'score-table', then: clicked('end-more') },
};

export const MOTIFS: Record<string, Motif> = {
  ...LOBBY,
  ...Object.fromEntries(Object.entries(BOARDS).flatMap(([board, table]) => Object.entries(boardMotifs(board, table)))),
  ...DECISIONS,
  ...BESIDE,
};

/** A motif that has been played up to, to be opened as often as wanted. */
export interface Reached {
  motif: Motif;
  url: string;
  table: OpenedTable | null;
  scene: Scene | null;
  board: Board | null;
  /** The others stay at the table while pictures are taken. */
  others: Player[];
}

/** Not every game has a tunnel that costs more: then another one is played. */
export async function reach(url: string, motif: Motif, tries = 8): Promise<Reached> {
  if (motif.path !== undefined) return { motif, url, table: null, scene: null, board: null, others: [] };
  try {
    return await reachTable(url, motif);
  } catch (error) {
    if (tries <= 1) throw error;
    return reach(url, motif, tries - 1);
  }
}

async function reachTable(url: string, motif: Motif): Promise<Reached> {
  const { table: wish = usa, until = 'waiting', choose, eyes = 'first' } = motif;
  const table = await openTable(url, { aids: 'odds', ...wish });
  const players = await connectAll(url, table);
  const [me] = players;
  if (!me) throw new Error('nobody sat down');
  if (until !== 'waiting') await start(players);
  const board = await me.board();
  if (until === 'finished') await playUntil(players, (scene) => scene.table.status === 'finished', choose);
  if (typeof until === 'function')
    await playUntil(players, (scene, player) => player === me && until(scene, board), choose);
  const { scene } = me;
  const leaving = eyes === 'shared' ? players : eyes === 'first' ? [me] : [];
  for (const player of leaving) player.close();
  return { motif, url, table, scene, board, others: players.filter((player) => !leaving.includes(player)) };
}

/** Gives the page the seats and the likes; once, before it is opened. */
export async function prepare(page: Page, { motif, table }: Reached, wanted: Partial<Preferences>): Promise<void> {
  await prefer(page, { ...motif.wanted, ...wanted });
  const { eyes = 'first' } = motif;
  if (table && eyes !== 'stranger')
    await holdSeats(page, table, eyes === 'shared' ? table.people : table.people.slice(0, 1));
}

/** Opens the motif in a page that is prepared; `ready` is seen and whatever has to be done is done. */
export async function open(page: Page, { motif, url, table, scene, board }: Reached): Promise<void> {
  const path = table ? (motif.at?.(table) ?? `/t/${table.id}#${table.code}`) : (motif.path ?? '/');
  // An address that differs in its last part alone would not load the page anew.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await page.goto(url + path);
  await page
    .getByTestId(motif.ready ?? 'brand')
    .first()
    .waitFor();
  await settled(page);
  if (!motif.then || !scene || !board) return;
  await motif.then(page, scene, board);
  await settled(page);
}

/** Letters are there, and whatever measures its room has measured it. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  });
  await page.waitForTimeout(250);
}

export function leave({ others }: Reached): void {
  for (const player of others) player.close();
}
