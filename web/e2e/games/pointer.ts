import { expect } from '@playwright/test';

import { stacksOf } from '../../src/table/hand';
import { splitCards } from '../../src/words/codes';
import { attribute, seen, type Pane } from '../support/pane';
import { TWO } from './brisk';
import type { Hands, Sitting } from './drive';
import { lastHit, press } from './press';

const DRAWN = ['slot', 'blind', TWO, 'refill'];

export type Door = 'map' | 'hand' | 'list';

/** Mouse or finger. Claims go through the three doors in turn. */
export class Pointer implements Hands<Sitting> {
  readonly used: Record<Door, number> = { map: 0, hand: 0, list: 0 };
  #claims = 0;

  /** A phone may be small without being touched: not every engine lends its fingers to a test. */
  constructor(
    private readonly touch: boolean,
    private readonly phone = touch,
  ) {}

  /** How many claims were made; the first one tries the map. */
  get claims(): number {
    return this.#claims;
  }

  async perform(seat: Sitting, move: string): Promise<number> {
    const [verb = '', ...words] = move.split(' ');
    await this.#select(seat, verb, words);
    // One tap draws; everything else is confirmed.
    if (!DRAWN.includes(verb)) await this.#press(seat.page, 'confirm');
    return verb === TWO ? 2 : 1;
  }

  async #press(page: Pane, test: string): Promise<void> {
    await press(page, `[data-test="${test}"]`, this.touch);
  }

  async #select(seat: Sitting, verb: string, words: string[]): Promise<void> {
    const [word = '', second = ''] = words;
    const touch = (test: string) => this.#press(seat.page, test);
    switch (verb) {
      case 'keep':
        return this.#keep(seat.page, words);
      case 'fleet':
        return touch('fleet-recommended');
      case 'slot':
        return touch(`slot-${Number(word) + 1}`);
      case 'blind':
        return touch(`blind-${word}-1`);
      case TWO:
        return touch(`blind-${word}-2`);
      case 'tickets':
        return touch('draw-tickets');
      case 'refill':
        return touch(`refill-${word}`);
      case 'withdraw':
        return touch('withdraw');
      case 'pay':
        return press(seat.page, `[data-test^=toll-][data-cards="${word}"]`, this.touch);
      case 'choose':
        return touch(`option-${word}`);
      case 'yes':
        return word ? press(seat.page, `[data-test^=payment-][data-cards="${word}"]`, this.touch) : touch('accept');
      case 'no':
        return touch('decline');
      case 'claim':
        return this.#claim(seat, word);
      case 'harbour':
        return this.#harbour(seat.page, word);
      case 'exchange':
        return this.#exchange(seat.page, Number(word), second);
      default:
        throw new Error(`no such move: ${verb}`);
    }
  }

  async #keep(page: Pane, tickets: string[]): Promise<void> {
    const greyed = () => attribute(page, '[data-test=confirm]', 'aria-disabled');
    await expect.poll(greyed).toBe('true');
    for (const ticket of tickets) await this.#press(page, `keep-${ticket}`);
    await expect.poll(greyed).toBe('false');
  }

  async #claim(seat: Sitting, lane: string): Promise<void> {
    const doors: Door[] = ['map', 'hand', 'list'];
    const first = this.#claims++ % doors.length;
    let door = doors[first] ?? 'list';
    // At the size of a phone not every pill stands alone; the list is the same door.
    if (door === 'map' && !(await reachable(seat.page, lane))) door = 'list';
    this.used[door]++;
    if (door === 'map') await this.#press(seat.page, `lane-${lane}`);
    else await this.#fromList(seat, lane, door);
    const hit = await lastHit(seat.page);
    await expect.poll(() => seen(seat.page, '[data-test=decision-pay]'), { message: hit }).toBe(1);
  }

  async #fromList(seat: Sitting, lane: string, door: Door): Promise<void> {
    const { page } = seat;
    await this.#press(page, door === 'hand' ? `hand-${stackFor(seat, lane)}` : 'claimable');
    await this.#press(page, `claim-row-${lane}`);
  }

  async #harbour(page: Pane, node: string): Promise<void> {
    await this.#open(page, 'harbour');
    await this.#press(page, `harbour-${node}`);
  }

  async #exchange(page: Pane, count: number, gives: string): Promise<void> {
    await this.#open(page, 'exchange');
    for (let i = 0; i < count; i++) await this.#press(page, `exchange-plus-${gives}`);
  }

  /** On a phone the rarer actions are in the menu. */
  async #open(page: Pane, what: 'harbour' | 'exchange'): Promise<void> {
    if (this.phone) await this.#press(page, 'more');
    await this.#press(page, `${this.phone ? 'more' : 'act'}-${what}`);
  }
}

/** A colour of the hand that can pay for the lane. */
function stackFor(seat: Sitting, lane: string): string {
  const [card] = splitCards(seat.view.choices?.claims?.[lane]?.[0] ?? '');
  const stack = stacksOf(seat.view.own?.hand ?? {}, seat.board).find(({ codes }) => card && codes.includes(card));
  if (!stack) throw new Error(`nothing in the hand pays for ${lane}`);
  return stack.key;
}

/** Whether the pill of the lane is what a finger would hit there. */
async function reachable(page: Pane, lane: string): Promise<boolean> {
  return page.evaluate((id) => {
    const pill = document.querySelector(`[data-test="lane-${id}"]`);
    if (!pill) return false;
    const { left, top, width, height } = pill.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && pill.contains(hit);
  }, lane);
}
