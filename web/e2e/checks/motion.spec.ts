// Cards fly and wagons are laid at speed 1; at speed 0, and for who wants less motion, all is there at once.
import type { Page } from '@playwright/test';

import type { Board, Outlook, View } from '../../src/protocol';
import { expect, sensible, test } from '../support/test';
import { claim, offers } from './pay';
import { deed, idle, more, reach, takeOver } from './reach';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const ready = (view: View, board: Board) =>
  view.ask.kind === 'choose_action' && longest(view, board) !== undefined && view.choices?.slots !== undefined;
const longest = (view: View, board: Board) => offers(view, board).find(({ lane }) => lane.length >= 3);

/** Counts what flies, from the first moment of the page. */
async function countFlights(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let seen = 0;
    const look = () => document.querySelector('html')?.setAttribute('data-flights', String(seen));
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) if (node instanceof Element && node.matches('.flight')) seen++;
      }
      if (document.querySelector('html')?.getAttribute('data-flights') !== String(seen)) look();
    }).observe(document, { childList: true, subtree: true });
  });
  return async () => Number(await page.locator('html').getAttribute('data-flights'));
}

const wagons = (page: Page, lane: string) =>
  page.locator(`[data-test=map] g.m-lane[data-lane="${lane}"] path[transform]`);

test('speed 1: a card flies, wagons are laid one after another, and all is as it should be', async ({ page, url }) => {
  const reached = await reach(url, { edition: 'usa' }, ready);
  const { view, board } = reached;
  const offer = longest(view, board);
  if (!offer) throw new Error('nothing to claim');
  const flights = await countFlights(page);
  await takeOver(page, reached, { speed: 1 });
  const laid = page.evaluate(
    (lane) =>
      new Promise<number[]>((done) => {
        const seen = new Set<number>();
        const look = () => {
          const n = document.querySelectorAll(`[data-test=map] g.m-lane[data-lane="${lane}"] path[transform]`).length;
          if (n > 0) seen.add(n);
          if (document.documentElement.hasAttribute('data-enough')) done([...seen]);
        };
        new MutationObserver(look).observe(document, {
          childList: true,
          subtree: true,
          attributes: true,
          attributeFilter: ['data-enough'],
        });
      }),
    offer.lane.id,
  );
  await deed(reached, () => claim(page, offer));
  await expect(wagons(page, offer.lane.id)).toHaveCount(offer.lane.length);
  await expect(page).not.toHaveTitle(/▶/);
  await page.evaluate(() => document.documentElement.setAttribute('data-enough', ''));
  expect((await laid).length).toBeGreaterThan(1);
  expect(Math.max(...(await laid))).toBe(offer.lane.length);
  expect(await flights()).toBe(0);

  // The other seat draws, and its cards fly to its panel.
  await reached.rival.play((scene) => scene.view?.active === 0, idle);
  await expect(page).toHaveTitle(/▶/);
  const before = await flights();
  const slot = view.market.findIndex((code) => code !== '*');
  await deed(reached, () => page.getByTestId(`slot-${slot + 1}`).click());
  await expect.poll(flights).toBeGreaterThan(before);
  await expect(page.getByTestId('draw-state')).toContainText('Card 2 of 2');
  await expect(page.locator('.flight')).toHaveCount(0);
});

for (const [name, speed, reducedMotion] of [
  ['speed 0', 0, 'no-preference'],
  ['less motion wanted', 1, 'reduce'],
] as const) {
  test(`${name}: everything is there at once`, async ({ page, url }) => {
    await page.emulateMedia({ reducedMotion });
    const reached = await reach(url, { edition: 'usa' }, ready);
    const offer = longest(reached.view, reached.board);
    if (!offer) throw new Error('nothing to claim');
    const flights = await countFlights(page);
    await takeOver(page, reached, { speed });
    await deed(reached, () => claim(page, offer));
    await expect(wagons(page, offer.lane.id)).toHaveCount(offer.lane.length);
    await reached.rival.play((scene) => scene.view?.active === 0, idle);
    await expect(page).toHaveTitle(/▶/);
    await page.getByTestId('blind-train-2').click();
    await reached.rival.waitFor((scene) => scene.view?.active === 1);
    await expect(page.getByTestId('status')).toContainText('Olek’s turn');
    await expect(page.getByTestId('commit')).toHaveCount(0);
    expect(await flights()).toBe(0);
  });
}

for (const [how, skip] of [
  ['Space', (page: Page) => page.keyboard.press('Space')],
  ['a tap on the status', (page: Page) => page.getByTestId('status').click()],
] as const) {
  test(`${how} shows the end at once`, async ({ page, url }) => {
    const reached = await reach(url, { edition: 'usa' }, (view) => view.ask.kind === 'choose_action' && view.turn > 0);
    const { own, rival, board } = reached;
    // It is the other seat's turn, and that seat can claim something long.
    await more(
      { own: rival, rival: own, board },
      (view, on) => view.active === 1 && view.ask.kind === 'choose_action' && longest(view, on) !== undefined,
    );
    const offer = rival.scene.view && longest(rival.scene.view, board);
    if (!offer) throw new Error('nothing to claim');
    await page.clock.install();
    await takeOver(page, reached, { speed: 1 });
    await page.clock.pauseAt(Date.now() + 60_000);
    await rival.step(`claim ${offer.lane.id} ${offer.pay}`);
    await expect(wagons(page, offer.lane.id)).toHaveCount(1);
    await page.clock.runFor(65);
    await expect(wagons(page, offer.lane.id)).toHaveCount(2);
    await skip(page);
    await page.clock.runFor(65);
    await expect(wagons(page, offer.lane.id)).toHaveCount(offer.lane.length);
    await expect(page).toHaveTitle(/▶/);
  });
}

test('a ticket that is complete is stamped, and then the others go on', async ({ page, url }) => {
  const bound = (view: View, board: Board) =>
    offers(view, board).find(({ lane }) =>
      view.own?.outlook.some(
        (one) => !one.complete && one.missing === lane.length && lanesLeft(view, one).join() === lane.id,
      ),
    );
  const reached = await reach(
    url,
    { edition: 'usa' },
    (view, board) => view.ask.kind === 'choose_action' && bound(view, board) !== undefined,
    sensible,
  );
  const last = bound(reached.view, reached.board);
  if (!last) throw new Error('no ticket can be completed');
  await takeOver(page, reached, { speed: 1 });
  // It is there for a second: whoever looks finds it.
  const stamped = page.evaluate(
    () =>
      new Promise<string>((done) => {
        new MutationObserver(() => {
          const stamp = document.querySelector('[data-test=stamped]');
          if (stamp) done(stamp.textContent);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await deed(reached, () => claim(page, last));
  expect(await stamped).toContain('Complete');
  await expect(page.getByTestId('stamped')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/▶/);
  const complete =
    reached.view.own?.outlook.filter((one) => lanesLeft(reached.view, one).join() === last.lane.id) ?? [];
  for (const { ticket } of complete) {
    await expect(page.getByTestId(`ticket-${ticket}`)).toHaveAttribute('data-state', 'done');
  }
});

/** The lanes on the way of a ticket that its holder has not got. */
function lanesLeft(view: View, { lanes }: Outlook): string[] {
  const own = new Set(view.seats[0]?.lanes);
  return lanes.filter((lane) => !own.has(lane));
}
