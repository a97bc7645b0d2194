import { cardInWords, cardsInWords } from '../words/cards';
import { paymentInWords } from '../words/payments';
import { effectOptions, optionName } from '../model/effect';
import { textsIn, type Language } from '../i18n/index.svelte';
import { laneName, nodeName, ticketNameById } from '../words/names';
import type { Board, Cards, Choices, Lane, Outlook, View } from '../protocol';
import type { Thing, Verb } from '../i18n/terms';
import { usual } from './words';

/** Turns the table into words; the text board shows them as tables and reads them out on demand. */
export class Scribe {
  constructor(
    readonly board: Board,
    readonly view: View,
    readonly names: string[],
    readonly language: Language,
  ) {}

  get #t() {
    return textsIn(this.language).text;
  }

  lane(id: string): string {
    return laneName(this.board, id, this.language);
  }
  city(id: string): string {
    return nodeName(this.board, id, this.language);
  }
  ticket(id: string): string {
    return ticketNameById(this.board, id, this.language);
  }
  cards(cards: Cards): string {
    return cardsInWords(cards, this.board, this.language);
  }
  /** With all that a claim takes besides cards. */
  payment({ lane, pay }: { lane: string; pay: Cards }): string {
    return paymentInWords(pay, this.view.choices?.prices?.[lane], this.board, this.language);
  }
  hand(): { name: string; n: number }[] {
    return this.board.sorts
      .map((sort) => ({ name: sort.name[this.language], n: this.view.own?.hand[sort.code] ?? 0 }))
      .filter((row) => row.n > 0);
  }
  slot(code: string | null): string {
    return code === null ? this.#t.empty_slot : cardInWords(code, this.board, this.language);
  }
  colour(lane: Lane): string {
    const name = textsIn(this.language).cards.routeColour[lane.colour];
    return lane.tunnel ? `${name}, ${this.#t.tunnel}` : name;
  }
  owner(lane: string): string {
    const seat = this.view.seats.findIndex((one) => one.lanes.includes(lane));
    return seat < 0 ? this.#t.free : (this.names[seat] ?? String(seat + 1));
  }
  state(outlook: Outlook | undefined): string {
    if (!outlook) return '';
    if (outlook.complete) return this.#t.connected;
    return outlook.missing === null ? this.#t.impossible : this.#t.needs(outlook.missing);
  }
  outlook(ticket: string): Outlook | undefined {
    return this.view.own?.outlook.find((one) => one.ticket === ticket);
  }
  value(ticket: string): string {
    const one = this.board.tickets.find((t) => t.id === ticket);
    if (!one) return '';
    if ('tour' in one) return `${one.in_order} / ${one.any_order} / −${one.penalty}`;
    return one.links.map((link) => link.points).join(' / ');
  }

  routesOf(node: string): string[] {
    return this.board.lanes.filter((lane) => lane.a === node || lane.b === node).map((lane) => this.routeLine(lane));
  }
  routesBy(seat: number): string[] {
    const lanes = this.view.seats[seat]?.lanes ?? [];
    return lanes.map((id) => this.lane(id));
  }
  routeLine(lane: Lane): string {
    return this.#t.route_line(this.lane(lane.id), lane.length, this.colour(lane), this.owner(lane.id));
  }
  /** A ticket with the lanes that are missing. */
  way(ticket: string): string {
    const outlook = this.outlook(ticket);
    const own = new Set(this.view.seats.flatMap((seat) => seat.lanes));
    const open = (outlook?.lanes ?? []).filter((lane) => !own.has(lane)).map((lane) => this.lane(lane));
    return [`${this.ticket(ticket)} (${this.value(ticket)}): ${this.state(outlook)}`, ...open].join('; ');
  }
  options(options: { lane: string; pay: Cards }[]): string {
    const lanes = new Set(options.map((one) => one.lane));
    const colour = (id: string) => this.board.lanes.find((lane) => lane.id === id)?.colour ?? 'grey';
    const name = (one: { lane: string; pay: Cards }) =>
      lanes.size < 2
        ? this.payment(one)
        : `${textsIn(this.language).cards.routeColour[colour(one.lane)]}: ${this.payment(one)}`;
    return options.map((one, i) => this.#t.numbered(i + 1, name(one))).join('; ');
  }
  claims(lane: string, payments: Cards[]): string {
    return payments.map((pay, i) => this.#t.numbered(i + 1, this.payment({ lane, pay }))).join('; ');
  }
  payments(payments: Cards[]): string {
    return payments.map((cards, i) => this.#t.numbered(i + 1, this.cards(cards))).join('; ');
  }

  /** Commands that would be granted now, as they are typed. */
  can(choices: Choices | null): string[] {
    if (choices === null) return [];
    const decks = (ids: string[] = [], verb: Verb) => ids.map((id) => `${this.#verb(verb)} ${this.#deck(id)}`.trim());
    return [
      ...(choices.slots ?? []).map((slot) => `${this.#verb('take')} ${slot + 1}`),
      ...decks(choices.blind, 'draw'),
      ...decks(choices.refill, 'refill'),
      ...(choices.draw_tickets ? [`${this.#verb('draw')} ${this.#thing('tickets')}`] : []),
      ...(choices.keep
        ? [
            `${this.#verb('keep')} ${choices.keep.offer
              .slice(0, choices.keep.least)
              .map((_, i) => i + 1)
              .join(' ')}`,
          ]
        : []),
      ...(choices.tolls ?? []).map((_, i) => `${this.#verb('pay')} ${i + 1}`),
      ...(choices.withdraw ? [this.#verb('withdraw')] : []),
      ...effectOptions(choices).map(
        (option, i) =>
          `${this.#verb('choose')} ${this.#t.numbered(i + 1, optionName(option, this.view.ask, this.board, this.language))}`,
      ),
      ...this.#acceptances(choices),
      ...(choices.decline ? [this.#verb('no')] : []),
      ...(choices.fleet ? [`${this.#verb('fleet')} ${choices.fleet[Math.floor(choices.fleet.length / 2)] ?? ''}`] : []),
      ...new Set(Object.keys(choices.claims ?? {}).map((id) => this.#claim(id, this.#verb('claim')))),
      ...Object.keys(choices.harbours ?? {}).map((id) => `${this.#verb('harbour')} ${this.city(id)}`),
      ...(['trains', 'ships'] as const).flatMap((kind) => {
        const [least] = choices.exchange?.[kind] ?? [];
        if (least === undefined) return [];
        return [`${this.#verb('exchange')} ${least} ${this.#thing(kind === 'trains' ? 'wagons' : 'ships')}`];
      }),
    ];
  }

  #acceptances({ effect }: Choices): string[] {
    if (!effect || 'options' in effect) return [];
    if ('accept' in effect) return [this.#verb('yes')];
    return effect.payments.map((cards, i) => `${this.#verb('yes')} ${this.#t.numbered(i + 1, this.cards(cards))}`);
  }

  #claim(id: string, verb: string): string {
    const lane = this.board.lanes.find((one) => one.id === id);
    return lane ? `${verb} ${this.city(lane.a)} ${this.city(lane.b)}` : verb;
  }

  #deck(id: string): string {
    if (this.board.decks.length < 2) return '';
    const kind = this.board.decks.find((deck) => deck.id === id)?.kind;
    return this.#thing(kind === 'sea' ? 'ships' : 'wagons');
  }

  /** The words that are usual for it. */
  #verb(verb: Verb): string {
    return usual(this.#t.verbs[verb]);
  }
  #thing(thing: Thing): string {
    return usual(this.#t.things[thing]);
  }
}
