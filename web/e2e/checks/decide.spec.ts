// What is decided beside the map: what was touched is what is meant, and the map stays of use.
import type { Page } from '@playwright/test';

import type { Board, Cards, View } from '../../src/protocol';
import { citiesOf } from '../../src/tickets/places';
import { DEVICES, expect, expectAccessible, hoarding, sensible, test, type Chooser } from '../support/test';
import { offers } from './pay';
import { deed, reach, sitBeside, takeOver, type Until } from './reach';

interface Touch {
  lane: string;
  pay: Cards;
  code: string;
}

/** A grey lane that two colours pay, and the one of them that is not proposed by itself. */
function lessLiked(view: View, board: Board): Touch | undefined {
  const hand = view.own?.hand ?? {};
  for (const [lane, menu] of Object.entries(view.choices?.claims ?? {})) {
    const plain = menu.filter((pay) => !pay.includes('*'));
    const [pay] = plain.sort((a, b) => (hand[a[0] ?? ''] ?? 0) - (hand[b[0] ?? ''] ?? 0));
    const grey = board.lanes.some(({ id, colour, mates }) => id === lane && colour === 'grey' && !mates);
    if (grey && plain.length > 1 && pay) return { lane, pay, code: pay[0] ?? '' };
  }
  return undefined;
}

const twoColours: Until = (view, board) => lessLiked(view, board) !== undefined;

function stackOf(board: Board, code: string): string {
  const sort = board.sorts.find((one) => one.code === code);
  return `hand-${sort?.colour}-${sort?.deck}`;
}

test('a colour touched in the hand is the colour paid', async ({ page, url }) => {
  const reached = await reach(url, { edition: 'usa' }, twoColours);
  const touch = lessLiked(reached.view, reached.board);
  if (!touch) throw new Error('no such lane');
  const colour = reached.board.sorts.find(({ code }) => code === touch.code)?.colour ?? '';
  await takeOver(page, reached);

  await test.step('the list shows it, row by row', async () => {
    await page.getByTestId(stackOf(reached.board, touch.code)).click();
    const rows = page.locator('[data-test^=claim-row-]');
    await expect(rows.first()).toBeVisible();
    for (const row of await rows.all()) await expect(row.locator('.hint')).toContainText(colour);
  });

  await test.step('a row opens with it, and with nothing else until that is asked for', async () => {
    await page.getByTestId(`claim-row-${touch.lane}`).click();
    await expect(page.getByTestId('payment-0')).toHaveAttribute('data-cards', new RegExp(touch.code));
    await expect(page.getByTestId('payment-0')).toHaveAttribute('aria-checked', 'true');
    for (const row of await page.locator('[data-test^=payment-]').all())
      await expect(row).toHaveAttribute('data-cards', new RegExp(touch.code));
    await page.getByTestId('all-payments').click();
    await expect(page.getByTestId('payment-1')).toBeVisible();
    await expect(page.locator('[data-test^=payment-][aria-checked=true]')).toHaveAttribute(
      'data-cards',
      new RegExp(touch.code),
    );
  });

  await test.step('with claims at once, the map pays it unseen', async () => {
    await page.getByTestId('cancel').click();
    await page.evaluate(() => {
      const key = 'wagonaut.preferences';
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      localStorage.setItem(key, JSON.stringify({ ...kept, atOnce: { draw: false, claim: true, tickets: false } }));
    });
    await page.reload();
    const facts = await deed(reached, async () => {
      await page.getByTestId(stackOf(reached.board, touch.code)).click();
      await page.getByTestId(`lane-${touch.lane}`).first().click();
    });
    const claimed = facts.find((fact) => fact.kind === 'lane_claimed');
    expect(claimed?.lane).toBe(touch.lane);
    expect(claimed?.cards).toContain(touch.code);
  });
});

interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** What of the map nothing covers. */
async function freeMap(page: Page): Promise<Box> {
  return page.evaluate(() => {
    const map = document.querySelector('[data-region=map]')?.getBoundingClientRect();
    const dock = document.querySelector('[data-test=dock]')?.getBoundingClientRect();
    if (!map || !dock) throw new Error('no map or no sheet');
    const guide = document.querySelector('[data-test=guide]')?.getBoundingClientRect();
    const { left, right, bottom } = map;
    return {
      top: guide?.bottom ?? map.top,
      left,
      right,
      bottom: dock.left < right && dock.top < bottom ? dock.top : bottom,
    };
  });
}

/** The middles of these things of the map lie where they can be seen. */
async function expectInSight(page: Page, tests: string[]): Promise<void> {
  await expect(async () => {
    const free = await freeMap(page);
    expect(free.bottom - free.top).toBeGreaterThan(110);
    const lost: string[] = [];
    for (const test of tests) {
      const box = await page.getByTestId(test).first().boundingBox();
      if (!box) throw new Error(`${test} is not drawn`);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const seen = x >= free.left && x <= free.right && y >= free.top && y <= free.bottom;
      if (!seen) lost.push(`${test} at ${x}, ${y}`);
    }
    expect(lost).toEqual([]);
  }).toPass({ timeout: 10_000 });
}

function citiesOffered(view: View, board: Board): string[] {
  const offer = view.own?.offer ?? [];
  const offered = board.tickets.filter(({ id }) => offer.includes(id));
  return [...new Set(offered.flatMap((ticket) => citiesOf(ticket, board)))].map((city) => `city-${city}`);
}

test.describe('on a phone', () => {
  test.use(DEVICES.phone);

  for (const edition of ['usa', 'world']) {
    test(`all offered tickets are seen at once, with the map (${edition})`, async ({ page, url }) => {
      const reached = await reach(url, { edition }, (_view, _board, choices) => choices.keep !== undefined);
      await takeOver(page, reached, { guide: 'on', language: 'pl' });
      for (const { id } of reached.board.tickets.filter((one) => reached.view.own?.offer.includes(one.id)))
        await expect(page.getByTestId(`keep-${id}`)).toBeInViewport({ ratio: 1 });
      const free = await freeMap(page);
      expect(free.bottom - free.top).toBeGreaterThan(120);
      const guide = await page.locator('.t-guide').boundingBox();
      expect(guide?.height ?? 0).toBeLessThan(120);
      await expectInSight(page, citiesOffered(reached.view, reached.board));
    });
  }

  test('the map moves to new tickets and to a chosen route', async ({ page, url }) => {
    const reached = await reach(url, { edition: 'usa' }, twoColours);
    await sitBeside(page, reached, { guide: 'on' });
    await expect(page.getByTestId('guide')).toBeVisible();
    const lanes = Object.keys(reached.view.choices?.claims ?? {});

    for (const size of [DEVICES.phone.viewport, { width: 320, height: 568 }]) {
      await page.setViewportSize(size);
      for (const lane of [lanes[0], lanes.at(-1)]) {
        await page.getByTestId('claimable').click();
        await page.getByTestId(`claim-row-${lane}`).click();
        await expectInSight(page, [`lane-${lane}`]);
        await page.getByTestId('dock-close').click();
      }
    }
    await page.setViewportSize(DEVICES.phone.viewport);
    for (let i = 0; i < 4; i++) await page.getByTestId('map-in').click();
    await reached.own.step('tickets');
    const { view } = await reached.own.waitFor((scene) => (scene.view?.own?.offer.length ?? 0) > 0);
    if (!view) throw new Error('no tickets');
    await expect(page.getByTestId('decision-keep')).toBeVisible();
    await expectInSight(page, citiesOffered(view, reached.board));
  });
});

test('what is different here is said once, before the first tickets, and stands in the rules', async ({
  page,
  url,
}) => {
  const reached = await reach(url, { edition: 'nordic' }, (_view, _board, choices) => choices.keep !== undefined);
  await takeOver(page, reached, { met: [], language: 'pl' });
  const cards = page.getByTestId('different');
  await expect(cards.locator('li')).toHaveCount(3);
  await expect(page.getByTestId('different-close')).toBeFocused();
  await expectAccessible(page, '[data-test=different]');
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(0);
  await page.reload();
  await expect(page.getByTestId('decision-keep')).toBeVisible();
  await expect(cards).toHaveCount(0);
  await page.goto(`${url}/#/rules/nordic`);
  await expect(page.getByTestId('differences').locator('li')).toHaveCount(3);
});

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 657 },
  { width: 1024, height: 768 },
  DEVICES.phone.viewport,
  { width: 844, height: 390 },
  { width: 320, height: 568 },
];

/** What of the table these lie on. */
function lyingOver(page: Page, notes: string, things: string): Promise<string[]> {
  return page.evaluate(
    ([over, under]) => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map((one) => ({ one, box: one.getBoundingClientRect() }));
      return boxes(over).flatMap(({ one: note, box: p }) =>
        boxes(under)
          .filter(({ one, box: q }) => {
            const w = Math.min(p.right, q.right) - Math.max(p.left, q.left);
            const h = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
            return w > 1 && h > 1 && !note.contains(one) && !one.contains(note);
          })
          .map(({ one }) => `${note.className} over ${one.getAttribute('data-region') ?? one.textContent}`),
      );
    },
    [notes, things] as const,
  );
}

test('what happened since my last turn is told, and lies on nothing', async ({ page, url }) => {
  // Olek has had a turn.
  const reached = await reach(url, { edition: 'usa' }, (...at) => at[0].turn > 1 && twoColours(...at));
  await sitBeside(page, reached);
  const line = page.getByTestId('since-line');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // Either the log stands beside the map, or the line below it tells the same.
    await expect(line.or(page.locator('[data-region=log]'))).toContainText('Olek');
    expect(await lyingOver(page, '[data-test=since-line]', '[data-region]'), `${size.width}`).toEqual([]);
  }
  await page.setViewportSize(DEVICES.phone.viewport);
  await line.click();
  await expect(page.getByTestId('since')).toContainText('Olek');
  await page.getByTestId('dock-close').click();
  await expect(page.getByTestId('since')).toHaveCount(0);
});

test('the newspaper in force lies on nothing, unfolded or not', async ({ page, url }) => {
  const reached = await reach(url, { edition: 'legacy', bots: 1 }, (view) => view.event?.active != null, sensible);
  await takeOver(page, reached);
  const note = page.getByTestId('event');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const open of [true, false]) {
      await note.evaluate((details: HTMLDetailsElement, on) => (details.open = on), open);
      await expect(note.locator('p').first()).toBeVisible({ visible: open });
      const under = await lyingOver(page, '[data-test=event]', '[data-region]');
      expect(under, `${size.width}, ${open ? 'unfolded' : 'folded'}`).toEqual([]);
    }
  }
});

test('a route that somebody has is looked at, and nothing is wrong with that', async ({ page, url }) => {
  const theirs = (view: View) => view.seats[1]?.lanes[0];
  const reached = await reach(url, { edition: 'usa' }, (view) => theirs(view) !== undefined, hoarding, sensible);
  await takeOver(page, reached);
  const lane = reached.board.lanes.find(({ id }) => id === theirs(reached.view));
  await page.getByTestId(`city-${lane?.a}`).click();
  await page.getByTestId(`grey-row-${lane?.id}`).click();
  await expect(page.getByTestId('owned')).toHaveText(/Olek has this route/);
  await expect(page.getByTestId('why-not')).toHaveCount(0);
  await expect(page.getByTestId('confirm')).toHaveCount(0);
});

test('the payment sheet tells what the claim will bring, step by step', async ({ page, url }) => {
  /** A lane in the colour of the own company, which pays for it (L-54). */
  const paying = (view: View, board: Board) =>
    Object.keys(view.choices?.claims ?? {}).find((id) =>
      board.lanes.some((lane) => lane.id === id && lane.colour === view.seats[0]?.company),
    );
  const reached = await reach(url, { edition: 'legacy' }, (view, board) => paying(view, board) !== undefined);
  await takeOver(page, reached);
  await page.getByTestId('claimable').click();
  await page.getByTestId(`claim-row-${paying(reached.view, reached.board)}`).click();
  await expect(page.getByTestId('ahead').locator('li').first()).toContainText(/Step 3:3.*\+\$2/);
  await page.setViewportSize(DEVICES.phone.viewport);
  await expect(page.getByTestId('ahead')).toBeVisible();
  await expectAccessible(page);
});

test('chances of a tunnel are told at a table that allows it, and only there', async ({ page, url }) => {
  const tunnel = (view: View, board: Board) =>
    Object.keys(view.choices?.claims ?? {}).find((id) => board.lanes.some((lane) => lane.id === id && lane.tunnel));
  for (const aids of ['odds', 'public'] as const) {
    const reached = await reach(url, { edition: 'switzerland', aids }, (view, board) => !!tunnel(view, board));
    await takeOver(page, reached);
    await page.getByTestId('claimable').click();
    await page.getByTestId(`claim-row-${tunnel(reached.view, reached.board)}`).click();
    await expect(page.getByTestId('payment-0')).toBeVisible();
    const odds = page.getByTestId('toll-odds').locator('li');
    if (aids === 'odds') await expect(odds).toHaveText([/^\+0 +\d+ %$/, /^\+1/, /^\+2/, /^\+3 +\d+ %$/]);
    else await expect(odds).toHaveCount(0);
  }
});

/** Claims what leads to ports, then hoards. */
const seafaring: Chooser = (view, board, random) => {
  const ports = new Set(board.nodes.filter((node) => node.port).map((node) => node.id));
  const landed = (view.seats[view.active]?.lanes.length ?? 0) > 1;
  const way = landed ? undefined : offers(view, board).find(({ lane }) => ports.has(lane.a) || ports.has(lane.b));
  return way ? `claim ${way.lane.id} ${way.pay}` : hoarding(view, board, random);
};

test('harbours are offered by what they may bring', async ({ page, url }) => {
  const several = (view: View) => Object.keys(view.choices?.harbours ?? {}).length > 1;
  const reached = await reach(url, { edition: 'world' }, several, seafaring);
  await takeOver(page, reached);
  await page.keyboard.press('h');
  const rows = page.locator('[data-test^=harbour-]');
  await expect(rows.first()).toBeVisible();
  await expect(rows.first()).toContainText(/of your tickets/);
  const worths = (await rows.locator('.worth b').allTextContents()).map((text) => Number(text.replace('−', '-')));
  expect(worths).toEqual([...worths].sort((a, b) => b - a));
});
