// Between the start and the deal: devices take part in the shuffle by themselves, and whoever does not is named.
import type { HeldSeat } from '../../src/base/seats';
import {
  expect,
  expectAccessible,
  expectNothingClipped,
  holdSeats,
  onEachDevice,
  openTable,
  Player,
  prefer,
  test,
} from '../support/test';

onEachDevice(() => {
  test('who does not tell a share is named, the host frees the chair, and the game begins', async ({ page, url }) => {
    const table = await openTable(url, { edition: 'usa', people: ['Ala', 'Bo'] });
    const bo = await Player.connect(url, table, table.people[1]);
    bo.silent = true;
    await prefer(page);
    await holdSeats(page, table, table.people.slice(0, 1));
    await page.goto(`${url}/t/${table.id}`);
    await page.getByTestId('start').click();
    await expect(page.getByTestId('waited-for')).toContainText('Waiting for Bo');
    await expectAccessible(page);
    await expectNothingClipped(page);
    expect(bo.scene.table.seats[0]?.revealed).toBe(true);
    expect(bo.scene.table.status).toBe('revealing');

    await page.getByTestId('free-1').click();
    await expect(page.getByTestId('seat-1')).toContainText('Free seat');
    await expect(page.getByTestId('failed-start')).toContainText('Bo');
    await page.getByTestId('language-pl').click();
    await expect(page.getByTestId('failed-start')).toContainText('brakowało udziału: Bo');
    await page.getByTestId('fill').click();
    await expect(page.getByTestId('decision-keep')).toBeVisible();
    bo.close();
  });
});

test('a start that is called off leaves everybody at the table', async ({ page, browser, url }) => {
  const table = await openTable(url, { edition: 'usa', people: ['Ala', 'Bo'] });
  await prefer(page);
  await holdSeats(page, table, table.people.slice(0, 1));
  await page.goto(`${url}/t/${table.id}`);
  await page.getByTestId('start').click();
  await expect(page.getByTestId('waited-for')).toContainText('Bo');
  await page.getByTestId('call-off').click();
  await expect(page.getByTestId('failed-start')).toContainText('Bo');

  // Bo comes; the next start needs nobody's hand but the host's.
  const other = await browser.newPage();
  await prefer(other, { name: 'Bo' });
  await holdSeats(other, table, table.people.slice(1));
  await other.goto(`${url}/t/${table.id}`);
  await expect(other.getByTestId('seat-1')).toContainText('Bo');
  await page.getByTestId('start').click();
  await expect(page.getByTestId('decision-keep')).toBeVisible();
  await expect(other.getByTestId('decision-keep')).toBeVisible();
  await other.close();
});

test('what a device noted before it told its share is compared with the record', async ({ page, url }) => {
  await prefer(page);
  await page.goto(url);
  await page.getByTestId('poster-switzerland').click();
  await page.getByTestId('opponents-1').check({ force: true });
  await page.getByTestId('level-random').check({ force: true });
  await page.getByTestId('solo-play').click();
  await expect(page.getByTestId('decision-keep')).toBeVisible();
  // Another device of the same seat gives the game to the bots.
  const [held] = JSON.parse(await page.evaluate(() => localStorage.getItem('wagonaut.seats') ?? '[]')) as HeldSeat[];
  if (!held) throw new Error('nobody has sat down');
  const seat = { seat: 0, name: held.name, token: held.token };
  const table = { id: held.table, code: held.code, edition: held.edition, people: [seat] };
  const other = await Player.connect(url, table, seat);
  await other.wish('resign', { level: 'random' });
  await other.waitFor((scene) => scene.table.status === 'finished');
  other.close();

  await page.goto(`${url}/t/${held.table}`);
  await page.getByTestId('end-more').click();
  await page.getByTestId('verify').click();
  for (const kind of ['seed', 'promise', 'starts', 'nonce', 'shares', 'terms', 'deal'])
    await expect(page.getByTestId(`check-${kind}`)).toHaveAttribute('data-result', 'fits');
});
