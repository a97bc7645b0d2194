// Somebody who has never been here, with one finger.
import { DEVICES, expect, test } from '../support/test';
import { Seat } from './drive';
import { expectFaultless, watchFaults } from './faults';
import { press } from './press';

const MOST_TAPS = 12;

test.use(DEVICES.phone);

test('from the link to the first claimed route in twelve taps, without pinching', async ({ page, url }) => {
  test.setTimeout(120_000);
  const faults = await watchFaults(page);
  const seat = new Seat(page, 0);
  let taps = 0;
  const tap = async (test: string) => {
    taps++;
    await press(page, `[data-test="${test}"]`, true);
  };
  const mine = () => seat.view.seats[0]?.lanes ?? [];

  // Nothing is known of them: what is set is what anybody gets.
  await page.goto(url);
  await tap('play-now');
  await seat.asked();
  await expect(page.getByTestId('decision-keep')).toBeVisible();
  const { offer = [], least = 0 } = seat.view.choices?.keep ?? {};
  for (const ticket of offer.slice(0, least)) await tap(`keep-${ticket}`);
  await tap('confirm');
  while (mine().length === 0) {
    expect(taps, 'taps without a route').toBeLessThan(MOST_TAPS);
    const before = seat.scene.table.version;
    await seat.until(() => seat.due && seat.view.ask.kind === 'choose_action', 'its turn');
    await expect(page.locator('[data-test=status].yours')).toBeVisible();
    if (Object.keys(seat.view.choices?.claims ?? {}).length > 0) {
      await tap('claimable');
      const rows = page.locator('[data-test^=claim-row-]');
      await expect(rows.first()).toBeVisible();
      await tap((await rows.first().getAttribute('data-test')) ?? '');
      await tap('confirm');
      await seat.until(() => mine().length > 0, 'its route');
    } else {
      await tap('blind-train-2');
      await seat.until(() => seat.scene.table.version > before && !seat.due, 'its cards');
    }
  }
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  await expect(page.locator(`.m-lane[data-lane="${mine()[0]}"] .m-roof`).first()).toBeAttached();
  expectFaultless(faults);
});
