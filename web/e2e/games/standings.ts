import { expect, type Page } from '@playwright/test';

import type { Game, Scene } from '../../src/protocol';
import { ask } from '../support/tables';

interface Players {
  scores: number[];
  active: number[];
}

/** What the panels of the players say. */
export async function shownPlayers(page: Page): Promise<Players> {
  return page.evaluate(() => {
    const panels = [...document.querySelectorAll('[data-region=players] [data-test^=player-]')];
    return {
      scores: panels.map((panel) => Number(panel.querySelector('.score .unseen')?.textContent)),
      active: panels.flatMap((panel, seat) => (panel.classList.contains('active') ? [seat] : [])),
    };
  });
}

/** All windows show the scores and the turn of this scene. */
export async function expectAgreement(scene: Scene, pages: Page[]): Promise<void> {
  const { view } = scene;
  // While everybody chooses at the same time, the windows are asked at different moments.
  if (!view || view.turn === 0) return;
  const wanted = { scores: view.seats.map((seat) => seat.score), active: view.ask.waiting };
  for (const page of pages) await expect.poll(() => shownPlayers(page), { intervals: [30, 60, 120] }).toEqual(wanted);
}

/** The table at the end has the standings that the server keeps, the best first. */
export async function expectStandings(url: string, table: string, pages: Page[]): Promise<void> {
  const game = await ask<Game>(url, `/api/games/${table}`);
  const standings = [...(game.standings ?? [])].sort((a, b) => a.place - b.place || a.seat - b.seat);
  const wanted = standings.map(({ seat, place, total }) => `${place}. ${game.players[seat]}: ${total}`);
  for (const page of pages) {
    await expect(page.getByTestId('score-table')).toBeVisible({ timeout: 20_000 });
    const rows = page.getByTestId('score-table').locator('tbody tr');
    const shown = await rows.evaluateAll((all) =>
      all.map((row) => {
        const place = row.querySelector('.place')?.textContent;
        const name = row.querySelector('a, .name')?.textContent;
        const total = row.querySelector('td.strong')?.textContent?.replace('\u2212', '-');
        return `${place} ${name}: ${total}`;
      }),
    );
    expect(shown).toEqual(wanted);
    await expect(page.getByTestId('winner')).toContainText(String(standings[0]?.total));
  }
}
