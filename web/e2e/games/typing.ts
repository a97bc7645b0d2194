import { expect } from '@playwright/test';

import type { Language } from '../../src/base/languages';
import { TWO } from './brisk';
import type { Hands, Seat } from './drive';

interface Words {
  slot: string;
  blind: string;
  tickets: string;
  keep: string;
  pay: string;
  withdraw: string;
  claim: string;
  done: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    slot: 'take',
    blind: 'draw',
    tickets: 'draw tickets',
    keep: 'keep',
    pay: 'pay',
    withdraw: 'withdraw',
    claim: 'claim',
    done: 'Done.',
  },
  pl: {
    slot: 'weź',
    blind: 'dobierz',
    tickets: 'dobierz bilety',
    keep: 'zachowaj',
    pay: 'dopłać',
    withdraw: 'zrezygnuj',
    claim: 'połącz',
    done: 'Zrobione.',
  },
};

/** Commands in the text board, and what it answers. */
export class Typist implements Hands {
  /** How often a claim had to be said more precisely. */
  asked = 0;

  constructor(private readonly language: Language) {}

  get #words(): Words {
    return WORDS[this.language];
  }

  async perform(seat: Seat, move: string): Promise<number> {
    const [verb = '', ...words] = move.split(' ');
    if (verb === 'claim') await this.#claim(seat, words[0] ?? '');
    else await this.#say(seat, this.#line(seat, verb, words));
    if (verb !== TWO) return 1;
    // One card at a time: the second one is its own command.
    await expect.poll(() => seat.scene.view?.ask.kind).toBe('pick_card');
    await expect.poll(() => this.#offers(seat)).toContain(this.#words.blind);
    await this.#say(seat, this.#words.blind);
    return 2;
  }

  #line(seat: Seat, verb: string, words: string[]): string {
    const { slot, blind, tickets, keep, pay, withdraw } = this.#words;
    const [word = ''] = words;
    const { choices } = seat.view;
    switch (verb) {
      case 'slot':
        return `${slot} ${Number(word) + 1}`;
      case 'blind':
      case TWO:
        return blind;
      case 'tickets':
        return tickets;
      case 'withdraw':
        return withdraw;
      case 'pay':
        return `${pay} ${(choices?.tolls?.indexOf(word) ?? 0) + 1}`;
      case 'keep':
        return `${keep} ${words.map((ticket) => (choices?.keep?.offer.indexOf(ticket) ?? 0) + 1).join(' ')}`;
      default:
        throw new Error(`no words for ${verb}`);
    }
  }

  /** The cities; if that is not enough, the board says so and a number settles it. */
  async #claim(seat: Seat, id: string): Promise<void> {
    const { board, page } = seat;
    const lane = board.lanes.find((one) => one.id === id);
    const name = (node: string) => board.nodes.find((one) => one.id === node)?.name[this.language] ?? node;
    const line = `${this.#words.claim} ${name(lane?.a ?? '')} ${name(lane?.b ?? '')}`;
    await expect.poll(() => this.#offers(seat)).toContain(line);
    const payments = this.#payments(seat, id);
    const only = payments.length === 1;
    await this.#say(seat, line, only);
    if (only) return;
    this.asked++;
    await expect(page.getByTestId('text-answer')).not.toHaveText(this.#words.done);
    await this.#say(seat, `${line} ${payments.indexOf(id) + 1}`);
  }

  /** The lane of every payment between the two cities, in the order in which they are counted. */
  #payments(seat: Seat, id: string): string[] {
    const { lanes } = seat.board;
    const wanted = lanes.find((one) => one.id === id);
    const ends = [wanted?.a, wanted?.b];
    return lanes
      .filter(({ a, b }) => ends.includes(a) && ends.includes(b))
      .flatMap((lane) => (seat.view.choices?.claims?.[lane.id] ?? []).map(() => lane.id));
  }

  async #offers(seat: Seat): Promise<string[]> {
    return seat.page.locator('[data-test^=can-]').allTextContents();
  }

  async #say(seat: Seat, line: string, moves = true): Promise<void> {
    const { page } = seat;
    const before = seat.sent;
    await expect(page.getByTestId('can-0')).toBeVisible();
    await page.getByTestId('command').fill(line);
    await page.keyboard.press('Enter');
    if (moves) await seat.until(() => seat.sent > before, `"${line}" to be sent`);
    if (moves) await expect(page.getByTestId('text-answer')).toHaveText(this.#words.done);
  }
}
