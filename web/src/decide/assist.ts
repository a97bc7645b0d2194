import { cardInWords, cardsInWords, lookOf } from '../words/cards';
import { paymentInWords } from '../words/payments';
import { textsIn } from '../i18n/index.svelte';
import type { Language } from '../base/languages';
import { laneName, nodeName } from '../words/names';
import type { Board, Lane, SeatView, View } from '../protocol';
import { splitCards } from '../words/codes';
import type { Selection } from '../model/select';
import { shortName } from '../tickets/words';
import { answerInWords } from '../model/effect';
import { harbourSites } from './harbours';
import { deckWord, ticketsOffered } from './labels';
import { laneOf, ticketsOver } from './lanes';
import { handAfter, handSize, sortOf } from '../model/payments';

/** What is selected, and what follows from it, a line each. */
export interface Advice {
  title: string;
  lines: string[];
}

export interface Situation {
  board: Board;
  view: View;
  mine: SeatView | null;
  selection: Selection;
}

export function adviceOn(now: Situation, language: Language): Advice | null {
  const { board, selection } = now;
  const words = textsIn(language).decide;
  switch (selection.kind) {
    case 'lane': {
      const lane = laneOf(board, selection.lane);
      return lane ? laneAdvice(now, lane, selection.pay, language) : null;
    }
    case 'slot':
      return slotAdvice(now, selection.slot, language);
    case 'blind':
      return {
        title: selection.both ? words.do.blind_two : words.do.blind_one,
        lines: selection.both ? [words.two_cards] : now.view.picks === 0 ? [words.then_second] : [],
      };
    case 'tickets':
      return {
        title: words.draw_tickets_title,
        lines: [words.draw_tickets(ticketsOffered(board, now.view), board.later_offer.keep)],
      };
    case 'keep':
      return { title: words.keep_title, lines: selection.tickets.map((ticket) => shortName(board, ticket, language)) };
    case 'refill':
      return { title: words.refill_title, lines: [deckWord(board, selection.deck, language)] };
    case 'harbour':
      return harbourAdvice(now, selection.node, selection.pay, language);
    case 'colour':
      return { title: words.claims_colour(coloursInWords(board, selection.codes, language)), lines: [] };
    default:
      return otherAdvice(now, language);
  }
}

function laneAdvice(now: Situation, lane: Lane, pay: string | null, language: Language): Advice {
  const { board, view, mine } = now;
  const words = textsIn(language).decide;
  const lines: string[] = [];
  const tickets = ticketsOver(view.own?.outlook ?? [], lane.id).map((ticket) => shortName(board, ticket, language));
  if (pay !== null) {
    const gain = lane.points === 0 ? '' : ` ${words.gain(lane.points)}.`;
    lines.push(`${words.pay(paymentInWords(pay, view.choices?.prices?.[lane.id], board, language))}${gain}`);
    lines.push(words.left_after(piecesLeft(lane, mine, language), cardsLeft(view, pay, language)));
  }
  if (tickets.length > 0) lines.push(words.joins(tickets.join('; ')));
  return { title: laneName(board, lane.id, language), lines };
}

function piecesLeft(lane: Lane, mine: SeatView | null, language: Language): string {
  const words = textsIn(language).cards;
  return lane.kind === 'sea'
    ? words.ships((mine?.ships ?? 0) - lane.length)
    : words.wagons((mine?.trains ?? 0) - lane.length);
}

function cardsLeft(view: View, pay: string, language: Language): string {
  return textsIn(language).cards.cards(handSize(handAfter(view.own?.hand ?? {}, pay)));
}

function slotAdvice({ board, view }: Situation, slot: number, language: Language): Advice | null {
  const words = textsIn(language).decide;
  const code = view.market[slot];
  if (!code) return null;
  const ends = view.last_slots.includes(slot);
  return { title: cardInWords(code, board, language), lines: [ends ? words.ends_draw : words.then_second] };
}

function harbourAdvice(
  { board, view }: Situation,
  node: string | null,
  pay: string | null,
  language: Language,
): Advice {
  const words = textsIn(language).decide;
  if (node === null) return { title: words.harbour_title, lines: [] };
  const site = harbourSites(board, view, language).find((one) => one.node === node);
  const lines = site ? [words.harbour_serves(site.tickets.length), words.harbour_worth(site.hoped, site.now)] : [];
  if (pay !== null) lines.push(words.pay(cardsInWords(pay, board, language)), words.cards_left(splitLeft(view, pay)));
  return { title: nodeName(board, node, language), lines };
}

function splitLeft(view: View, pay: string): number {
  return handSize(view.own?.hand ?? {}) - splitCards(pay).length;
}

function otherAdvice({ board, view, mine, selection }: Situation, language: Language): Advice | null {
  const words = textsIn(language).decide;
  const answer = answerInWords(selection, view, board, language);
  if (answer !== null) return { title: view.ask.source?.name[language] ?? words.effect.title, lines: [answer] };
  if (selection.kind === 'toll')
    return {
      title: words.do.toll(splitCards(selection.pay).length),
      lines: [words.pay(cardsInWords(selection.pay, board, language))],
    };
  if (selection.kind === 'withdraw') return { title: words.tunnel_give_up, lines: [words.tunnel_give_up_hint] };
  if (selection.kind === 'fleet')
    return {
      title: words.fleet_title,
      lines: [words.fleet_now(selection.trains, board.pieces.fleet - selection.trains)],
    };
  if (selection.kind !== 'exchange') return null;
  const by = selection.gives === 'trains' ? -selection.count : selection.count;
  const then = words.exchange_then((mine?.trains ?? 0) + by, (mine?.ships ?? 0) - by);
  return { title: words.exchange_title, lines: [then, words.gain(-selection.count)] };
}

/** What some sorts are called together: "white cards", "locomotives". */
export function coloursInWords(board: Board, codes: string[], language: Language): string {
  const sorts = codes.flatMap((code) => sortOf(board, code) ?? []);
  const [first] = sorts;
  if (!first) return '';
  // The anchor matters for harbours only.
  const look = { ...lookOf(first, board), anchor: false };
  const many = textsIn(language).cards.counted(2, look).replace(/^\d+ /, '');
  return look.shape === 'card' ? textsIn(language).decide.colour_cards(many) : many;
}
