import { expect, type Page } from '@playwright/test';

import type { Fact, View } from '../../src/protocol';
import { hoarding, type Chooser } from '../support/test';
import { choosePayment, offers, payment, safeTunnel } from './pay';
import { idle, type Until } from './reach';

/** A decision of some kind, begun on the page and not yet confirmed. */
export interface Moment {
  name: string;
  edition: string;
  until: Until;
  mine?: Chooser;
  /** Selects something, and something else than what is proposed where there is a choice. */
  select(page: Page, view: View): Promise<void>;
  /** What was selected is selected. */
  selected(page: Page, view: View): Promise<void>;
  /** What it does once confirmed. */
  fact: Fact['kind'];
  /** Played every time; the others only with the long tests. */
  always?: true;
}

const pressed = (page: Page, test: string) => expect(page.getByTestId(test)).toHaveAttribute('aria-pressed', 'true');
const checked = (page: Page, test: string) => expect(page.getByTestId(test)).toHaveAttribute('aria-checked', 'true');

async function keepAll(page: Page, view: View): Promise<void> {
  for (const ticket of view.choices?.keep?.offer ?? []) await page.getByTestId(`keep-${ticket}`).click();
}
async function keptAll(page: Page, view: View): Promise<void> {
  for (const ticket of view.choices?.keep?.offer ?? []) await pressed(page, `keep-${ticket}`);
}

/** The lane with most payments, and the last of them: not the one that is proposed. */
function choice(view: View): { lane: string; pay: string } {
  const claims = Object.entries(view.choices?.claims ?? {}).sort((a, b) => b[1].length - a[1].length);
  const [lane, payments] = claims[0] ?? ['', []];
  return { lane, pay: payments.at(-1) ?? '' };
}

const severalPayments: Until = (view) => Object.values(view.choices?.claims ?? {}).some((list) => list.length > 1);

/** Enters tunnels until one asks for more. */
const mining: Chooser = (view, board, random) => {
  const tunnel = safeTunnel(view, board);
  return tunnel ? `claim ${tunnel.lane.id} ${tunnel.pay}` : hoarding(view, board, random);
};

/** Claims what leads to ports, then hoards. */
const seafaring: Chooser = (view, board, random) => {
  const ports = new Set(board.nodes.filter((node) => node.port).map((node) => node.id));
  const landed = (view.seats[view.active]?.lanes.length ?? 0) > 0;
  const way = landed ? undefined : offers(view, board).find(({ lane }) => ports.has(lane.a) || ports.has(lane.b));
  return way ? `claim ${way.lane.id} ${way.pay}` : hoarding(view, board, random);
};

function tunnel(edition: string): Moment {
  return {
    name: 'toll of a tunnel',
    edition,
    until: (_view, _board, choices) => (choices.tolls?.length ?? 0) > 0,
    mine: mining,
    async select(page, view) {
      await page.locator(`[data-test^=toll-][data-cards="${view.choices?.tolls?.at(-1)}"]`).click();
    },
    async selected(page, view) {
      const row = page.locator(`[data-test^=toll-][data-cards="${view.choices?.tolls?.at(-1)}"]`);
      await expect(row).toHaveAttribute('aria-checked', 'true');
    },
    fact: 'toll_paid',
  };
}

export const MOMENTS: Moment[] = [
  {
    name: 'first tickets',
    edition: 'usa',
    until: (view, _board, choices) => view.turn === 0 && choices.keep !== undefined,
    select: keepAll,
    selected: keptAll,
    fact: 'answer_laid',
  },
  {
    name: 'later tickets',
    edition: 'usa',
    until: (view, _board, choices) => view.turn > 0 && choices.keep !== undefined,
    mine: idle,
    select: keepAll,
    selected: keptAll,
    fact: 'tickets_kept',
  },
  {
    name: 'fleet',
    edition: 'world',
    until: (_view, _board, choices) => choices.fleet !== undefined,
    select: (page) => page.getByTestId('fleet-input').fill('13'),
    selected: (page) => expect(page.getByTestId('fleet-input')).toHaveValue('13'),
    fact: 'answer_laid',
  },
  {
    name: 'face-up card',
    edition: 'usa',
    until: (view, _board, choices) => view.ask.kind === 'choose_action' && choices.slots !== undefined,
    select: (page, view) => page.getByTestId(`slot-${(view.choices?.slots?.at(-1) ?? 0) + 1}`).click(),
    selected: (page, view) => pressed(page, `slot-${(view.choices?.slots?.at(-1) ?? 0) + 1}`),
    fact: 'slot_taken',
  },
  {
    name: 'second card',
    edition: 'usa',
    until: (view) => view.ask.kind === 'pick_card',
    select: (page) => page.getByTestId('blind-train-1').click(),
    selected: (page) => pressed(page, 'blind-train-1'),
    fact: 'blind_taken',
  },
  {
    name: 'refill',
    edition: 'world',
    until: (_view, _board, choices) => choices.refill?.length === 2,
    select: (page) => page.getByTestId('refill-ship').click(),
    selected: (page) => checked(page, 'refill-ship'),
    fact: 'card_turned',
    always: true,
  },
  {
    name: 'payment of a claim',
    edition: 'usa',
    until: severalPayments,
    async select(page, view) {
      const { lane, pay } = choice(view);
      await choosePayment(page, lane, pay);
    },
    async selected(page, view) {
      await expect(payment(page, choice(view).pay)).toHaveAttribute('aria-checked', 'true');
    },
    fact: 'lane_claimed',
    always: true,
  },
  { ...tunnel('nordic'), always: true },
  tunnel('switzerland'),
  {
    name: 'harbour',
    edition: 'world',
    until: (_view, _board, choices) => choices.harbours !== undefined,
    mine: seafaring,
    async select(page, view) {
      await page.getByTestId('act-harbour').click();
      await page.getByTestId(`harbour-${Object.keys(view.choices?.harbours ?? {}).at(-1)}`).click();
    },
    selected: (page, view) => checked(page, `harbour-${Object.keys(view.choices?.harbours ?? {}).at(-1)}`),
    fact: 'harbour_built',
  },
  {
    name: 'exchange',
    edition: 'world',
    until: (_view, _board, choices) => (choices.exchange?.ships?.length ?? 0) > 1,
    async select(page) {
      await page.getByTestId('act-exchange').click();
      await page.getByTestId('exchange-plus-ships').click();
      await page.getByTestId('exchange-plus-ships').click();
    },
    selected: (page) => expect(page.getByTestId('confirm')).toContainText('Exchange 2 pieces'),
    fact: 'pieces_exchanged',
  },
];
