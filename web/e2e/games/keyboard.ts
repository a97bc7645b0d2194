import { expect, type Page } from '@playwright/test';

import { fold } from '../../src/i18n/fold';
import type { Language } from '../../src/base/languages';
import type { Lane } from '../../src/protocol';
import { TWO } from './brisk';
import type { Hands, Seat } from './drive';

/** Nothing but keys, as a person presses them who cannot use a pointer. */
export class Keys implements Hands {
  /** Claims from the list and from the map. */
  readonly used = { list: 0, map: 0 };
  #claims = 0;

  constructor(private readonly language: Language = 'en') {}

  async perform(seat: Seat, move: string): Promise<number> {
    const [verb = '', ...words] = move.split(' ');
    await ready(seat.page);
    await this.#select(seat, verb, words);
    await expectFocusShown(seat.page);
    await seat.page.keyboard.press('Enter');
    return verb === TWO ? 2 : 1;
  }

  async #select(seat: Seat, verb: string, words: string[]): Promise<void> {
    const { page } = seat;
    const [word = '', second = ''] = words;
    if (['slot', 'blind', TWO, 'tickets', 'claim', 'harbour', 'exchange'].includes(verb)) await leaveMap(page);
    switch (verb) {
      case 'keep':
        return this.#keep(seat, words);
      case 'fleet':
        return this.#fleet(page, Number(word));
      case 'slot':
        return chosenBy(page, String(Number(word) + 1), `slot-${Number(word) + 1}`);
      case 'blind':
        return this.#blind(page, 'd', `blind-${word}-1`);
      case TWO:
        return this.#blind(page, 'Shift+D', `blind-${word}-2`);
      case 'tickets':
        return opens(page, 't', 'decision-draw_tickets');
      case 'refill':
        return chosenBy(page, String((seat.view.choices?.refill?.indexOf(word) ?? 0) + 1), `refill-${word}`);
      case 'withdraw':
        return this.#withdraw(page);
      case 'pay':
        return this.#toll(seat, word);
      case 'claim':
        return this.#claim(seat, word);
      case 'harbour':
        return this.#harbour(page, word);
      case 'exchange':
        return this.#exchange(page, Number(word), second);
      default:
        throw new Error(`no such move: ${verb}`);
    }
  }

  /** Arrows and Space; the focus ends on one that is kept. */
  async #keep({ page }: Seat, tickets: string[]): Promise<void> {
    await expect(page.getByTestId('decision-keep')).toBeVisible();
    for (const ticket of tickets) {
      await walkTo(page, `keep-${ticket}`);
      await page.keyboard.press('Space');
    }
    await expect(page.getByTestId('confirm')).toHaveAttribute('aria-disabled', 'false');
  }

  async #fleet(page: Page, wagons: number): Promise<void> {
    const slider = page.getByTestId('fleet-input');
    await tabTo(page, 'fleet-input');
    for (let i = 0; i < 60 && Number(await slider.inputValue()) !== wagons; i++) {
      await page.keyboard.press(Number(await slider.inputValue()) < wagons ? 'ArrowRight' : 'ArrowLeft');
    }
  }

  /** The same key goes on to the next deck. */
  async #blind(page: Page, key: string, test: string): Promise<void> {
    const button = page.getByTestId(test);
    await page.keyboard.press(key);
    await expect(page.locator('.blind[aria-pressed=true]')).toBeFocused();
    if ((await button.getAttribute('aria-pressed')) !== 'true') await page.keyboard.press(key);
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }

  async #withdraw(page: Page): Promise<void> {
    const leave = page.getByTestId('withdraw');
    if ((await leave.getAttribute('aria-pressed')) === 'true') return;
    await tabTo(page, 'withdraw');
    await page.keyboard.press('Enter');
    await expect(leave).toHaveAttribute('aria-pressed', 'true');
  }

  async #toll(seat: Seat, cards: string): Promise<void> {
    const tolls = seat.view.choices?.tolls ?? [];
    await chosenBy(seat.page, String(tolls.indexOf(cards) + 1), `toll-${tolls.indexOf(cards)}`);
  }

  async #claim(seat: Seat, id: string): Promise<void> {
    const { page } = seat;
    const lane = seat.board.lanes.find((one) => one.id === id);
    const city = lane && this.#city(seat, lane);
    const byMap = this.#claims++ % 2 === 1 && city !== undefined;
    this.used[byMap ? 'map' : 'list']++;
    if (byMap) await this.#cityOnMap(page, city);
    else await opens(page, 'c', 'decision-claims');
    await walkTo(page, `claim-row-${id}`);
    await expectFocusShown(page);
    await page.keyboard.press('Enter');
    await focusIn(page, 'decision-pay');
  }

  /** An end of the lane that has a name to jump to. */
  #city({ board }: Seat, lane: Lane): { id: string; letter: string } | undefined {
    const node = board.nodes.find(({ id, kind }) => kind === 'city' && (id === lane.a || id === lane.b));
    return node && { id: node.id, letter: fold(node.name[this.language]).charAt(0) };
  }

  async #cityOnMap(page: Page, city: { id: string; letter: string }): Promise<void> {
    const map = page.getByTestId('map');
    for (let i = 0; i < 12 && !(await active(page, '[role=application]')); i++) await page.keyboard.press('F6');
    await expect(map).toBeFocused();
    const there = async () => ((await map.getAttribute('aria-activedescendant')) ?? '').endsWith(`-${city.id}`);
    for (let i = 0; i < 20 && !(await there()); i++) await page.keyboard.press(city.letter);
    await page.keyboard.press('Enter');
    await focusIn(page, 'decision-claims');
  }

  async #harbour(page: Page, node: string): Promise<void> {
    await opens(page, 'h', 'decision-harbour');
    await walkTo(page, `harbour-${node}`);
    const port = page.getByTestId(`harbour-${node}`);
    if ((await port.getAttribute('aria-checked')) !== 'true') await page.keyboard.press('Space');
    await expect(port).toHaveAttribute('aria-checked', 'true');
  }

  async #exchange(page: Page, count: number, gives: string): Promise<void> {
    await opens(page, 'x', 'decision-exchange');
    await tabTo(page, `exchange-plus-${gives}`);
    for (let i = 0; i < count; i++) await page.keyboard.press('Enter');
    for (let i = 0; i < 12 && !(await active(page, '[data-test=confirm]')); i++) await page.keyboard.press('F6');
  }
}

const active = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** It is this person's turn, and the page has taken notice. */
async function ready(page: Page): Promise<void> {
  await expect(page.locator('[data-test=status].yours')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** On the map, letters are names of cities. */
async function leaveMap(page: Page): Promise<void> {
  if (await active(page, '[role=application]')) await page.keyboard.press('F6');
}

async function chosenBy(page: Page, key: string, test: string): Promise<void> {
  await page.keyboard.press(key);
  const thing = page.getByTestId(test);
  await expect(thing).toHaveAttribute(/^(slot|blind)/.test(test) ? 'aria-pressed' : 'aria-checked', 'true');
  await expect(thing).toBeFocused();
}

async function focusIn(page: Page, test: string): Promise<void> {
  await expect(page.locator(`[data-test=${test}]:focus, [data-test=${test}] :focus`)).toBeVisible();
}

/** A key that opens a panel, which takes the focus. */
async function opens(page: Page, key: string, test: string): Promise<void> {
  await page.keyboard.press(key);
  await focusIn(page, test);
}

/** Into the list with F6, or with Tab from its search field; then with arrows within it. */
async function walkTo(page: Page, test: string): Promise<void> {
  const key = (await active(page, '[data-region=dock] *')) ? 'Tab' : 'F6';
  for (let i = 0; i < 12 && !(await active(page, '[data-region=dock] [data-rove]')); i++)
    await page.keyboard.press(key);
  const steps = await page.evaluate((wanted) => {
    const here = document.activeElement;
    // Groups of one list are walked through without a stop.
    const groups = here?.closest('div:has(> ul [data-rove])');
    const list = groups ?? here?.closest('ul, [role=group], [role=radiogroup]');
    const things = [...(list?.querySelectorAll('[data-rove]') ?? [])];
    if (!things.some((one) => one.getAttribute('data-test') === wanted))
      throw new Error(`${wanted} is in another list`);
    const now = things.findIndex((one) => one === document.activeElement);
    return things.findIndex((one) => one.getAttribute('data-test') === wanted) - now;
  }, test);
  for (let i = 0; i < Math.abs(steps); i++) await page.keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
  await expect(page.getByTestId(test)).toBeFocused();
}

/** To a control of the panel. */
async function tabTo(page: Page, test: string): Promise<void> {
  for (let i = 0; i < 12 && !(await active(page, '[data-region=dock] *')); i++) await page.keyboard.press('F6');
  for (let i = 0; i < 30 && !(await active(page, `[data-test="${test}"]`)); i++) await page.keyboard.press('Tab');
  await expect(page.getByTestId(test)).toBeFocused();
}

/** Who works with keys sees where they are: something has the focus, in sight and with a ring. */
export async function expectFocusShown(page: Page): Promise<void> {
  const fault = await page.evaluate(() => {
    const here = document.activeElement;
    if (!here || here === document.body) return 'nothing has the focus';
    const name = here.outerHTML.slice(0, 100);
    const box = here.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (box.width === 0 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `out of sight: ${name}`;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(here);
    const ring = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    return ring || boxShadow !== 'none' ? '' : `no ring: ${name}`;
  });
  expect(fault).toBe('');
}
