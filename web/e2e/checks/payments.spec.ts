// Every way to pay, on the page: hands are filled over the protocol, then the page pays.
import type { Page } from '@playwright/test';

import { splitCards } from '../../src/words/codes';
import type { Board, Choices, LinkTicket, View } from '../../src/protocol';
import { expect, hoarding, test, type Chooser } from '../support/test';
import { choosePayment, claim, offers, openLane, openMix, payment, type Offer } from './pay';
import { collecting, deed, idle, more, reach, sitBeside, takeOver, type Reached } from './reach';
import { Watch } from './watch';

type Act<Paid> = (page: Page, offer: Offer, board: Board) => Promise<Paid>;

interface Way {
  name: string;
  fits(offer: Offer, board: Board, view: View): boolean;
  /** On the page, up to and with the confirming; the plain way if there is nothing special. */
  act?: Act<Offer> | Act<void>;
  mine?: Chooser;
}

const plain = (pay: string) => !pay.includes('*');
const pips = (pay: string, board: Board) =>
  splitCards(pay).reduce((sum, card) => sum + (board.sorts.find(({ code }) => code === card)?.pips ?? 1), 0);
const wheels = collecting((sort) => (sort.loco ? 1 : 0));
const sorted = (pay: string) => splitCards(pay).sort().join('');

/** Pays in all these ways, in the order in which the hand allows them. */
async function payInAllWays(page: Page, url: string, edition: string, ways: Way[]): Promise<void> {
  test.setTimeout(180_000);
  const found = (view: View, board: Board, way: Way) =>
    offers(view, board).find((offer) => way.fits(offer, board, view));
  const left = new Set(ways);
  const chooser = () => [...left].find((way) => way.mine)?.mine ?? hoarding;
  const any = (view: View, board: Board) => [...left].some((way) => found(view, board, way));
  const reached = await reach(url, { edition }, any, chooser());
  const { own, rival, board } = reached;
  const watch = new Watch(page);
  await sitBeside(page, reached);
  while (left.size > 0) {
    const view = await more(reached, any, chooser()).catch((error: unknown) => {
      throw new Error(`never paid: ${[...left].map(({ name }) => name).join(', ')}`, { cause: error });
    });
    await watch.caughtUp(own.scene);
    const way = [...left].find((one) => found(view, board, one));
    const offer = way && found(view, board, way);
    if (!way || !offer) throw new Error('nothing to pay');
    await test.step(`${way.name}: ${offer.lane.id} ${offer.pay}`, () => payIn(page, reached, way, offer));
    left.delete(way);
    await own.waitFor((scene) => scene.table.version >= rival.scene.table.version);
  }
}

async function payIn(page: Page, reached: Reached, way: Way, offer: Offer): Promise<void> {
  let paid = offer;
  const facts = await deed(reached, async () => {
    if (way.act) paid = (await way.act(page, offer, reached.board)) ?? offer;
    else await claim(page, offer);
  });
  const claimed = facts.find((fact) => fact.kind === 'lane_claimed');
  expect(claimed).toMatchObject({ seat: 0, lane: paid.lane.id, points: paid.lane.points });
  expect(sorted(claimed?.cards ?? '')).toBe(sorted(paid.pay));
  // On the map it is solid now, and the hand is smaller.
  await expect(page.getByTestId(`lane-${paid.lane.id}`)).toHaveClass(/m-lane/);
}

async function pickOther(page: Page, { lane, pay }: Offer, board: Board): Promise<Offer> {
  const other = board.lanes.find(({ id }) => id === lane.mates?.[0]);
  if (!other) throw new Error('no other lane');
  await openLane(page, other.id);
  await expect(page.getByTestId(`pick-${other.id}`)).toHaveAttribute('aria-checked', 'true');
  await page.getByTestId(`pick-${lane.id}`).click();
  await payment(page, pay).click();
  await page.getByTestId('confirm').click();
  return { lane, pay };
}

/** One card less, one wheel more; on the way the mix is refused and says why. */
async function mixOwn(page: Page, { lane, pay }: Offer): Promise<Offer> {
  await openMix(page, lane.id, pay);
  const verdict = page.getByTestId('mix-verdict');
  await expect(verdict).toContainText('This pays the route');
  await page.getByTestId(`mix-minus-${pay[0]}`).click();
  await expect(verdict.getByTestId('why-not')).toContainText('not the right number of cards');
  await expect(page.getByTestId('confirm')).toHaveAttribute('aria-disabled', 'true');
  await page.getByTestId('mix-plus-*').click();
  await expect(verdict).toContainText('This pays the route');
  await page.getByTestId('confirm').click();
  return { lane, pay: `${pay.slice(1)}*` };
}

/** The menu keeps wheels back where it can, so they are put together one by one. */
async function allWheels(page: Page, { lane, pay }: Offer): Promise<Offer> {
  await openMix(page, lane.id, pay);
  for (const card of splitCards(pay)) {
    await page.getByTestId(`mix-minus-${card}`).click();
    await page.getByTestId('mix-plus-*').click();
  }
  await expect(page.getByTestId('mix-verdict')).toContainText('This pays the route');
  await page.getByTestId('confirm').click();
  return { lane, pay: '*'.repeat(lane.length) };
}

async function refuseMix(page: Page, { lane, pay }: Offer): Promise<void> {
  await openMix(page, lane.id, pay);
  await expect(page.getByTestId('mix-verdict')).toContainText('This pays the route');
  const other = await page
    .locator('[data-test^=mix-plus-]')
    .evaluateAll(
      (all, own) =>
        all.map((one) => one.getAttribute('data-test')?.slice(9) ?? '').find((code) => code !== own && code !== '*'),
      pay[0],
    );
  await page.getByTestId(`mix-minus-${pay[0]}`).click();
  await page.getByTestId(`mix-plus-${other}`).click();
  await expect(page.getByTestId('mix-verdict').getByTestId('why-not')).toContainText('same colour');
  await page.getByTestId('mix-toggle').click();
  await payment(page, pay).click();
  await page.getByTestId('confirm').click();
}

test('usa: coloured, grey, with wheels, wheels alone, another lane, a mix', async ({ page, url }) => {
  await payInAllWays(page, url, 'usa', [
    {
      name: 'wheels alone',
      fits: ({ lane, pay }, _board, view) => lane.length > 1 && plain(pay) && (view.own?.hand['*'] ?? 0) >= lane.length,
      act: allWheels,
      mine: wheels,
    },
    { name: 'with wheels', fits: ({ pay }) => pay.includes('*') && /[A-Z]/.test(pay), mine: wheels },
    {
      name: 'another lane of a double route',
      fits: ({ lane, pay }, _board, view) =>
        plain(pay) && lane.mates?.length === 1 && view.choices?.claims?.[lane.mates[0] ?? ''] !== undefined,
      act: pickOther,
    },
    {
      name: "a mix of one's own",
      fits: ({ lane, pay }, _board, view) => lane.length > 1 && plain(pay) && (view.own?.hand['*'] ?? 0) > 0,
      act: mixOwn,
      mine: wheels,
    },
    {
      name: 'a mix that does not pay',
      fits: ({ lane, pay }, _board, view) =>
        lane.colour === 'grey' &&
        lane.length > 1 &&
        plain(pay) &&
        Object.keys(view.own?.hand ?? {}).filter((code) => code !== '*').length > 1,
      act: refuseMix,
    },
    { name: 'coloured', fits: ({ lane, pay }) => lane.colour !== 'grey' && plain(pay) && lane.length > 2 },
    { name: 'grey', fits: ({ lane, pay }) => lane.colour === 'grey' && plain(pay) && lane.length > 2 },
  ]);
});

test('nordic: ferries with a wheel and with three cards for it, the longest lane with four for one @long', async ({
  page,
  url,
}) => {
  await payInAllWays(page, url, 'nordic', [
    { name: 'three cards for a wheel', fits: ({ lane, pay }) => (lane.symbols ?? 0) > 0 && pay.length > lane.length },
    {
      name: 'ferry with a wheel',
      fits: ({ lane, pay }) => (lane.symbols ?? 0) > 0 && pay.includes('*') && pay.length === lane.length,
      mine: wheels,
    },
    {
      name: 'four cards for one',
      fits: ({ lane, pay }) => lane.swap_rate !== undefined && !lane.symbols && pay.length > lane.length,
      async act(page, offer) {
        await choosePayment(page, offer.lane.id, offer.pay);
        await expect(page.getByTestId('meter')).toContainText(/\d \+ \d×4 = 9\/9/);
        await page.getByTestId('confirm').click();
      },
    },
    {
      name: 'coloured',
      fits: ({ lane, pay }) => !lane.tunnel && !lane.symbols && lane.colour !== 'grey' && plain(pay) && lane.length > 1,
    },
  ]);
});

test('switzerland: wheels in a tunnel only', async ({ page, url }) => {
  const withoutWheels = (view: View, board: Board) =>
    offers(view, board).find(
      ({ lane, pay }) => !lane.tunnel && lane.length > 1 && plain(pay) && (view.own?.hand['*'] ?? 0) > 0,
    );
  const reached = await reach(
    url,
    { edition: 'switzerland' },
    (view, board) => withoutWheels(view, board) !== undefined,
    wheels,
  );
  const offer = withoutWheels(reached.view, reached.board);
  if (!offer) throw new Error('nothing to pay');
  await takeOver(page, reached);
  await openLane(page, offer.lane.id);
  await expect(page.getByTestId('decision-pay')).toContainText('No locomotives here');
  expect(
    await page
      .locator('[data-test^=payment-]')
      .evaluateAll((all) => all.filter((one) => one.getAttribute('data-cards')?.includes('*')).length),
  ).toBe(0);
  // Nor does a mix of one's own begin with any.
  await page.getByTestId('mix-toggle').click();
  await expect(page.getByTestId('mix-verdict')).toContainText('This pays the route');
  await expect(page.getByTestId(`mix-minus-${offer.pay[0]}`)).toBeVisible();
  await expect(page.getByTestId('mix-plus-*')).toHaveCount(0);
  await page.getByTestId('mix-toggle').click();
  await payment(page, offer.pay).click();
  const facts = await deed(reached, () => page.getByTestId('confirm').click());
  expect(facts).toContainEqual({
    kind: 'lane_claimed',
    seat: 0,
    lane: offer.lane.id,
    cards: offer.pay,
    points: offer.lane.points,
  });
});

const countries = (board: Board, { keep }: Choices) =>
  board.tickets.filter(
    (ticket): ticket is LinkTicket =>
      'links' in ticket && ticket.links.length > 1 && (keep?.offer.includes(ticket.id) ?? false),
  );

test('switzerland: a ticket to several countries shows them all @long', async ({ page, url }) => {
  const reached = await reach(
    url,
    { edition: 'switzerland' },
    (view, board, choices) => view.turn > 0 && countries(board, choices).length > 0,
    idle,
  );
  const [ticket] = countries(reached.board, reached.view.choices ?? {});
  if (!ticket) throw new Error('no such ticket');
  await takeOver(page, reached);
  const row = page.getByTestId(`keep-${ticket.id}`);
  await expect(row.locator('.targets > span')).toHaveCount(ticket.links.length);
  for (const { points } of ticket.links) await expect(row.locator('.targets')).toContainText(String(points));
  await row.click();
  const facts = await deed(reached, () => page.getByTestId('confirm').click());
  expect(facts).toContainEqual({ kind: 'tickets_kept', seat: 0, count: 1 });
  await expect(page.getByTestId(`own-ticket-${ticket.id}`)).toBeVisible();
});

test('world: by rail and by sea, double ships, waste, rough ground @long', async ({ page, url }) => {
  const sea = (offer: Offer) => offer.lane.kind === 'sea';
  await payInAllWays(page, url, 'world', [
    { name: 'by rail', fits: ({ lane, pay }) => lane.kind === 'rail' && !lane.doubled && plain(pay) },
    {
      name: 'with double ships',
      fits: (offer, board) =>
        sea(offer) && splitCards(offer.pay).length < offer.lane.length && pips(offer.pay, board) === offer.lane.length,
    },
    {
      name: 'a ship is wasted',
      fits: (offer, board) => sea(offer) && pips(offer.pay, board) > offer.lane.length,
      async act(page, offer) {
        await choosePayment(page, offer.lane.id, offer.pay);
        await expect(page.getByTestId('meter')).toContainText('1 ship wasted');
        await page.getByTestId('confirm').click();
      },
    },
    { name: 'rough ground', fits: ({ lane }) => lane.doubled !== undefined },
  ]);
});
