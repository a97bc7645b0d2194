// A page of a campaign, taken through a chapter: its seat is played over the protocol, the page looks on.
import { expect, type Page } from '@playwright/test';

import type { HeldSeat } from '../../src/base/seats';
import { Player } from './player';

/** What the device holds of this kind, the newest last. */
export async function held<T>(page: Page, key: string): Promise<T> {
  const all = await page.evaluate((name) => localStorage.getItem(name) ?? '[]', key);
  return (JSON.parse(all) as T[]).at(-1)!;
}

/** Plays the seat of this device over the protocol; the page looks on. */
export async function playOn(page: Page, url: string, chapter: 'begun' | 'over'): Promise<void> {
  const seat = await held<HeldSeat>(page, 'wagonaut.seats');
  const table = { id: seat.table, code: seat.code, edition: seat.edition, people: [] };
  const player = await Player.connect(url, table, { seat: 0, name: seat.name, token: seat.token });
  await player.play(
    (scene) => scene.table.status === 'finished' || (chapter === 'begun' && (scene.view?.turn ?? 0) > 0),
  );
  player.close();
}

/** Goes on by one station; a question that is this company's is answered first. */
export async function goOn(page: Page): Promise<string | null> {
  const closing = page.getByTestId('closing');
  const station = await closing.getAttribute('data-station');
  const question = page.getByTestId('question').getByRole('radio');
  const more = page.getByTestId('page-on');
  if (station === 'story' && (await more.count()) > 0 && (await more.textContent()) === 'Next page') await more.click();
  else if ((await question.count()) > 0) {
    await question.first().check();
    await page.getByTestId('choose').click();
    await expect(page.getByTestId('question')).toContainText('For ever: ');
    await page.getByTestId('sure').click();
    await expect(page.getByTestId('sure')).toHaveCount(0);
  } else if (station === 'next') await page.getByTestId('end-done').click();
  else await page.getByTestId('station-on').click();
  return station;
}
