// Nobody is sent what they may not know, whatever the page would show of it.
import type { Fact, Scene } from '../../src/protocol';
import { deal, expect, playUntil, sit, test } from '../support/test';
import { Watch } from './watch';

/** Fields of facts that only the seat itself is told. */
const PRIVATE: Partial<Record<Fact['kind'], string>> = {
  hand_dealt: 'cards',
  blind_taken: 'card',
  tickets_offered: 'tickets',
  tickets_kept: 'tickets',
};

/** What a scene tells and must not tell, in words. */
function leaks(scene: Scene, you: number | null): string[] {
  const found: string[] = [];
  const { view, table } = scene;
  if (table.status === 'finished') return found;
  if (scene.you !== you) found.push(`you is ${scene.you}`);
  if (you === null && view && (view.own !== null || view.choices !== null)) found.push('own or choices');
  if (scene.standings) found.push('standings');
  for (const { facts } of scene.happened) {
    for (const fact of facts) {
      const field = PRIVATE[fact.kind];
      if (field && field in fact && 'seat' in fact && fact.seat !== you)
        found.push(`${fact.kind} of seat ${fact.seat}: ${field}`);
    }
  }
  for (const seat of view?.seats ?? []) if (seat.laid_open) found.push('tickets of a seat');
  for (const left of Object.values(view?.draw ?? {})) if (typeof left !== 'number') found.push('order of a deck');
  for (const one of view?.ticket_pile.under ?? [])
    if (one.ticket && one.by !== you) found.push('ticket under the pile');
  if (/"(seed|deck_order|hands)"/.test(JSON.stringify(scene))) found.push('seed');
  return found;
}

for (const edition of ['usa', 'world']) {
  test(`${edition}: who watches sees no hand${edition === 'usa' ? '' : ' @long'}`, async ({ page, context, url }) => {
    test.setTimeout(180_000);
    const { table, players } = await deal(url, { edition, people: ['Ala', 'Olek'], bots: 1, spectators: true });
    const watch = new Watch(page);
    await sit(page, url, table);
    const seated = await context.newPage();
    const seatWatch = new Watch(seated);
    await sit(seated, url, table, table.people[0]);
    await expect(seated.getByTestId('decision-keep')).toBeVisible();
    await expect(page.getByTestId('watching')).toBeVisible();
    await expect(page.locator('[data-test^=keep-]')).toHaveCount(0);

    await playUntil(players, (scene) => (scene.view?.turn ?? 0) >= 12);
    const nothing =
      '[data-test^=hand-], [data-test^=own-ticket-], [data-test=confirm], [data-test=claimable], [data-test=commit] button';
    await watch.caughtUp(players[0]?.scene as Scene);
    await expect(page.locator(nothing)).toHaveCount(0);
    await expect(page.locator('[data-test^=player-]')).toHaveCount(3);

    await playUntil(players, (scene) => scene.table.status === 'finished');
    await expect(page.getByTestId('end')).toBeVisible({ timeout: 90_000 });
    expect(watch.scenes.length).toBeGreaterThan(20);
    expect(watch.scenes.flatMap((scene) => leaks(scene, null))).toEqual([]);
    expect(seatWatch.scenes.flatMap((scene) => leaks(scene, 0))).toEqual([]);
    // The check itself would have found something.
    expect(seatWatch.scenes.flatMap((scene) => leaks(scene, 1)).length).toBeGreaterThan(0);
  });
}

test('a table without spectators shows nothing to strangers', async ({ page, url }) => {
  const { table } = await deal(url, { edition: 'usa', people: ['Ala'], bots: 1 });
  const watch = new Watch(page);
  await sit(page, url, table);
  await expect(page.getByTestId('trouble')).toBeVisible();
  expect(watch.scenes).toEqual([]);
});
