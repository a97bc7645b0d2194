// The line breaks, the page is loaded again, the server restarts: nothing that was chosen is lost,
// and nothing is done twice.
import { CAREFUL, deal, expect, Line, Player, sit, test } from '../support/test';
import { MOMENTS } from './moments';
import { openMix } from './pay';
import { deed, historySince, reach, takeOver } from './reach';

for (const moment of MOMENTS) {
  const { name, edition } = moment;
  test(`${name} in ${edition}: survives${moment.always ? '' : ' @long'}`, async ({ page, ownServer }) => {
    test.setTimeout(180_000);
    const reached = await reach(ownServer.url, { edition }, moment.until, moment.mine);
    const { version } = reached.own.scene.table;
    const line = await Line.lay(page);
    await takeOver(page, reached, CAREFUL);
    await moment.select(page, reached.view);
    await moment.selected(page, reached.view);

    await page.reload();
    await moment.selected(page, reached.view);

    // As a power cut would do it. The other seat comes back, too.
    await ownServer.restart();
    const [, other] = reached.table.people;
    const rival = await Player.connect(ownServer.url, reached.table, other);
    await expect.poll(() => rival.scene.table.seats[0]?.present).toBe(true);
    await moment.selected(page, reached.view);

    // Confirmed while nobody hears it: sent when there is a line again, and done once.
    await line.cut();
    await page.getByTestId('confirm').click();
    await expect(page.getByTestId('confirm')).toHaveAttribute('aria-busy', 'true');
    line.mend();
    await rival.waitFor((scene) => scene.happened.some(({ act, seat }) => act === 'played' && seat === 0));
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const played = (await historySince({ ...reached, rival }, version)).filter(({ act }) => act === 'played');
    expect(played.filter(({ seat }) => seat === 0)).toHaveLength(1);
    expect(played[0]?.facts.map(({ kind }) => kind)).toContain(moment.fact);
    await expect(page.getByTestId('notice')).toHaveCount(0);
  });
}

test("a mix of one's own survives @long", async ({ page, ownServer }) => {
  const reached = await reach(ownServer.url, { edition: 'usa' }, (view) => {
    return (
      Object.values(view.choices?.claims ?? {}).some(([first]) => (first?.length ?? 0) > 1 && !first?.includes('*')) &&
      (view.own?.hand['*'] ?? 0) > 0
    );
  });
  const claims = Object.entries(reached.view.choices?.claims ?? {});
  const [lane = '', payments] = claims.find(([, [first]]) => (first?.length ?? 0) > 1 && !first?.includes('*')) ?? [];
  const pay = payments?.[0] ?? '';
  await takeOver(page, reached);
  await openMix(page, lane, pay);
  await page.getByTestId(`mix-minus-${pay[0]}`).click();
  await page.getByTestId('mix-plus-*').click();
  await expect(page.getByTestId('mix-verdict')).toContainText('This pays the route');
  await page.reload();
  await expect(page.getByTestId('mix-verdict')).toContainText('This pays the route');
  const facts = await deed(reached, () => page.getByTestId('confirm').click());
  const claimed = facts.find((fact) => fact.kind === 'lane_claimed');
  expect(claimed?.lane).toBe(lane);
  expect(Array.from(claimed?.cards ?? '').sort()).toEqual(Array.from(`${pay.slice(1)}*`).sort());
});

test('says nothing, then a little, then all', async ({ page, browser, url }) => {
  const reached = await reach(url, { edition: 'usa' }, (view) => view.turn > 0 && view.ask.kind === 'choose_action');
  const line = await Line.lay(page);
  await page.clock.install();
  await takeOver(page, reached, CAREFUL);
  await page.getByTestId('slot-1').click();
  const bar = page.getByTestId('link-bar');
  const panel = page.getByTestId('link-panel');
  await page.clock.pauseAt(Date.now() + 60_000);
  await line.cut(4000);
  await page.clock.runFor(2_500);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(bar).toHaveText('Reconnecting…');
  // The table can be read meanwhile, and what was chosen stays chosen.
  await expect(page.getByTestId('slot-1')).toHaveAttribute('aria-pressed', 'true');
  await page.clock.runFor(10_000);
  await expect(panel).toHaveCount(0);
  await page.clock.runFor(2_500);
  await expect(bar).toHaveCount(0);
  // Its link is the seat: nobody reads it over a shoulder, and another device plays on with it.
  const secret = reached.seat.token;
  expect(await page.content()).not.toContain(secret);
  await page.getByTestId('link-device').click();
  await expect(panel).toContainText('show it to nobody else');
  const link = (await panel.getByRole('link').getAttribute('href')) ?? '';
  expect(link).toContain(`/t/${reached.table.id}#`);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.locator('[data-test^=hand-]').first()).toBeVisible();
  await context.close();
  line.mend();
  await page.getByTestId('link-retry').click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByTestId('slot-1')).toHaveAttribute('aria-pressed', 'true');
  const facts = await deed(reached, () => page.getByTestId('confirm').click());
  expect(facts.map(({ kind }) => kind)).toContain('slot_taken');
});

test('a restart is told as one', async ({ page, url }) => {
  const reached = await reach(url, { edition: 'usa' }, (view) => view.turn > 0);
  const line = await Line.lay(page);
  await page.clock.install();
  await takeOver(page, reached);
  await page.clock.pauseAt(Date.now() + 60_000);
  await line.cut();
  await page.clock.runFor(1_500);
  await expect(page.getByTestId('link-bar')).toHaveText('Resuming the game…');
  line.mend();
  await page.clock.runFor(8_000);
  await expect(page.getByTestId('link-bar')).toHaveCount(0);
});

test('what another device did first makes a move stale', async ({ page, url }) => {
  const reached = await reach(url, { edition: 'usa' }, (view) => view.turn > 0 && view.ask.kind === 'choose_action');
  const { table, seat } = reached;
  const line = await Line.lay(page);
  await takeOver(page, reached);
  await page.getByTestId('draw-tickets').click();
  await line.cut();
  await page.getByTestId('confirm').click();
  const other = await Player.connect(url, table, seat);
  await other.step('blind train');
  line.mend();
  await expect(page.getByTestId('notice')).toContainText('The table has changed');
  // The other card is still to be drawn, and no tickets are.
  await expect(page.getByTestId('draw-state')).toContainText('Card 2 of 2');
  await other.waitFor((scene) => scene.view?.ask.kind === 'pick_card');
  expect(other.scene.view?.own?.offer).toEqual([]);
  other.close();
});

test('a second device is told on both, and both may act', async ({ page, browser, url }) => {
  const { table, players } = await deal(url, { edition: 'usa', people: ['Ala', 'Olek'] });
  players[0]?.close();
  const context = await browser.newContext();
  const second = await context.newPage();
  await sit(page, url, table, table.people[0]);
  await expect(page.getByTestId('decision-keep')).toBeVisible();
  await expect(page.getByTestId('notice')).toHaveCount(0);
  await sit(second, url, table, table.people[0]);
  for (const one of [page, second]) await expect(one.getByTestId('notice')).toContainText('another device');
  const offer = players[1]?.scene.view ? await second.locator('[data-test^=keep-]').all() : [];
  for (const ticket of offer) await ticket.click();
  await second.getByTestId('confirm').click();
  for (const one of [page, second]) await expect(one.getByTestId('decision-keep')).toContainText('Your choice is made');
  await context.close();
});
