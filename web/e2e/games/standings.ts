import { expect } from '@playwright/test';

import type { Game, Scene } from '../../src/protocol';
import type { Pane } from '../support/pane';
import { ask } from '../support/tables';

interface Players {
  scores: number[];
  active: number[];
}

/** What the panels of the players say. */
export async function shownPlayers(page: Pane): Promise<Players> {
  return page.evaluate(() => {
    const panels = [...document.querySelectorAll('[data-region=players] [data-test^=player-]')];
    // With a real minus, and perhaps in dollars.
    const score = (panel: Element) =>
      Number(panel.querySelector('.score .unseen')?.textContent.replace('−', '-').replace(/[$\s]/g, ''));
    return {
      scores: panels.map(score),
      active: panels.flatMap((panel, seat) => (panel.classList.contains('active') ? [seat] : [])),
    };
  }, undefined);
}

/** All windows show the scores and the turn of this scene. */
export async function expectAgreement(scene: Scene, pages: Pane[]): Promise<void> {
  const { view } = scene;
  // While everybody chooses at the same time, the windows are asked at different moments.
  if (!view || view.turn === 0) return;
  const wanted = { scores: view.seats.map((seat) => seat.score), active: view.ask.waiting };
  for (const page of pages) await expect.poll(() => shownPlayers(page), { intervals: [30, 60, 120] }).toEqual(wanted);
}

/** The table at the end, row by row, and the words about who has won. */
function shownStandings(page: Pane): Promise<{ rows: string[]; winner: string }> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('[data-test=score-table] tbody tr')].map((row) => {
      const place = row.querySelector('.place')?.textContent;
      const name = row.querySelector('a, .name')?.textContent;
      const total = row.querySelector('td.strong')?.textContent.replace('\u2212', '-').replace(/[$\s]/g, '');
      return `${place} ${name}: ${total}`;
    });
    return { rows, winner: document.querySelector('[data-test=winner]')?.textContent ?? '' };
  }, undefined);
}

/** The table at the end has the standings that the server keeps, the best first. */
export async function expectStandings(url: string, table: string, pages: Pane[]): Promise<void> {
  const game = await ask<Game>(url, `/api/games/${table}`);
  const standings = [...(game.standings ?? [])].sort((a, b) => a.place - b.place || a.seat - b.seat);
  const wanted = standings.map(({ seat, place, total }) => `${place}. ${game.players[seat]}: ${total}`);
  for (const page of pages) {
    await expect.poll(async () => (await shownStandings(page)).rows).toEqual(wanted);
    expect((await shownStandings(page)).winner).toContain(String(standings[0]?.total));
  }
}
