import { expect, type Page } from '@playwright/test';

import type { Preferences } from '../../src/base/preferences.svelte';
import type { Board, CardSort, Choices, Fact, Happening, Message, Scene, View } from '../../src/protocol';
import type { TableWish } from '../support/tables';
import {
  deal,
  hoarding,
  playUntil,
  sit,
  type Chooser,
  type OpenedTable,
  type Player,
  type TakenSeat,
} from '../support/test';

/** What a test waits for, when its seat is asked. */
export type Until = (view: View, board: Board, choices: Choices) => boolean;

/** A game of two that was played over the protocol up to a certain moment. */
export interface Reached {
  url: string;
  table: OpenedTable;
  board: Board;
  seat: TakenSeat;
  /** A device of the seat that the page takes, and the other seat. */
  own: Player;
  rival: Player;
}

/** Changes as little as it can: looks through the tickets. */
export const idle: Chooser = (view, board, random) =>
  view.choices?.draw_tickets ? 'tickets' : hoarding(view, board, random);

/** Takes the cards it likes when they lie open, and blind ones otherwise. */
export function collecting(likes: (sort: CardSort) => number): Chooser {
  return (view, board, random) => {
    const { slots = [], blind = [] } = view.choices ?? {};
    const liking = (slot: number) => {
      const sort = board.sorts.find(({ code }) => code === view.market[slot]);
      return sort ? likes(sort) : 0;
    };
    const [best] = [...slots].sort((a, b) => liking(b) - liking(a));
    if (best !== undefined && (liking(best) > 0 || blind.length === 0)) return `slot ${best}`;
    const deck = blind[Math.floor(random() * blind.length)];
    return deck === undefined ? hoarding(view, board, random) : `blind ${deck}`;
  };
}

/** Who is asked for more than first tickets is the active seat. */
function bySeat(mine: Chooser, others: Chooser): Chooser {
  return (view, board, random) => (view.active === 0 ? mine : others)(view, board, random);
}

/** Plays on until the seat of the page is asked something that fits. */
export async function more(
  reached: Pick<Reached, 'own' | 'rival' | 'board'>,
  until: Until,
  mine: Chooser = hoarding,
  others: Chooser = idle,
): Promise<View> {
  const { own, rival, board } = reached;
  const fits = ({ view }: Scene) => view?.choices != null && until(view, board, view.choices);
  await playUntil([own, rival], (scene, player) => player === own && fits(scene), bySeat(mine, others));
  if (!own.scene.view) throw new Error('not dealt');
  await rival.waitFor((scene) => scene.table.version >= own.scene.table.version);
  return own.scene.view;
}

/** Luck ended a game before what was waited for had come up. */
export function isOver(fault: unknown): boolean {
  return fault instanceof Error && fault.message.startsWith('the game is over');
}

const GAMES = 5;

/** Deals until a game comes to that moment. */
export async function reach(
  url: string,
  wish: TableWish,
  until: Until,
  mine: Chooser = hoarding,
  others: Chooser = idle,
): Promise<Reached & { view: View }> {
  for (let game = 1; ; game++) {
    try {
      return await reachInOne(url, wish, until, mine, others);
    } catch (fault) {
      if (game === GAMES || !isOver(fault)) throw fault;
    }
  }
}

async function reachInOne(
  url: string,
  wish: TableWish,
  until: Until,
  mine: Chooser,
  others: Chooser,
): Promise<Reached & { view: View }> {
  const { table, players } = await deal(url, { people: ['Ala', 'Olek'], ...wish });
  const [seat] = table.people;
  const [own, rival] = players;
  if (!seat || !own || !rival) throw new Error('two people are needed');
  const board = await own.board();
  const view = await more({ own, rival, board }, until, mine, others);
  return { url, table, board, seat, own, rival, view };
}

/** The page is a second device of the seat. */
export async function sitBeside(page: Page, reached: Reached, wanted: Partial<Preferences> = {}): Promise<void> {
  await sit(page, reached.url, reached.table, reached.seat, wanted);
  await expect(page.getByTestId('table')).toBeVisible();
}

/** The page takes the seat, and the other device is laid aside. */
export async function takeOver(page: Page, reached: Reached, wanted: Partial<Preferences> = {}): Promise<void> {
  reached.own.close();
  await sitBeside(page, reached, wanted);
}

/** Does something on the page and waits until the other seat has seen it. */
export async function deed(reached: Reached, act: () => Promise<void>): Promise<Fact[]> {
  const { rival } = reached;
  const { version } = rival.scene.table;
  const seen = rival.waitFor((scene) => scene.table.version > version);
  await act();
  return (await seen).happened.filter((one) => one.version > version).flatMap(({ facts }) => facts);
}

/** All that has happened since, as the server tells it to a seat. */
export async function historySince(reached: Reached, version: number): Promise<Happening[]> {
  const { url, table, rival } = reached;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table.id}/socket`);
  const scene = await new Promise<Scene>((told, failed) => {
    const { token } = table.people[1] ?? { token: '' };
    socket.addEventListener('open', () =>
      socket.send(JSON.stringify({ type: 'hello', protocol: 2, token, known: version })),
    );
    socket.addEventListener('message', (event) => {
      const message = JSON.parse(String(event.data)) as Message;
      if (message.type === 'scene') told(message);
    });
    socket.addEventListener('error', failed);
  });
  socket.close();
  expect(scene.table.version).toBeGreaterThanOrEqual(rival.scene.table.version);
  return scene.happened;
}
