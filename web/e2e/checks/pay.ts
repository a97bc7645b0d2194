import type { Locator, Page } from '@playwright/test';

import { tollHand } from '../../src/decide/tunnel';
import type { Board, Cards, Lane, View } from '../../src/protocol';
import { lanesById } from '../support/choosing';

export interface Offer {
  lane: Lane;
  pay: Cards;
}

/** Everything on the menu that can be claimed. */
export function offers(view: View, board: Board): Offer[] {
  const lanes = lanesById(board);
  return Object.entries(view.choices?.claims ?? {}).flatMap(([id, payments]) => {
    const lane = lanes.get(id);
    return lane ? payments.map((pay) => ({ lane, pay })) : [];
  });
}

/** A tunnel after whose payment there are cards for the dearest toll. */
export function safeTunnel(view: View, board: Board): Offer | undefined {
  const hand = view.own?.hand ?? {};
  return offers(view, board).find(({ lane, pay }) => {
    if (!lane.tunnel || /^\*+$/.test(pay)) return false;
    const tunnel = { lane: lane.id, matches: 3, set_aside: pay, revealed: '' };
    const fitting = Object.values(tollHand(tunnel, hand, board)).reduce((sum, n) => sum + n, 0);
    return fitting - pay.length >= 3;
  });
}

/** Opens the payments of a lane through the list, which is there on every screen. */
export async function openLane(page: Page, lane: string): Promise<void> {
  await page.getByTestId('claimable').click();
  await page.getByTestId(`claim-row-${lane}`).click();
}

export function payment(page: Page, pay: Cards): Locator {
  return page.locator(`[data-test^=payment-][data-cards="${pay}"]`);
}

/** Chooses a payment, which is still to be confirmed. */
export async function choosePayment(page: Page, lane: string, pay: Cards): Promise<void> {
  await openLane(page, lane);
  await payment(page, pay).click();
}

/** Begins a mix of one's own with the cards of this payment. */
export async function openMix(page: Page, lane: string, pay: Cards): Promise<void> {
  await choosePayment(page, lane, pay);
  await page.getByTestId('mix-toggle').click();
}

export async function claim(page: Page, { lane, pay }: Offer): Promise<void> {
  await choosePayment(page, lane.id, pay);
  await page.getByTestId('confirm').click();
}
