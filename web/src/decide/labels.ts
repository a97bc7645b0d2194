import { lookOf } from '../words/cards';
import { textsIn } from '../i18n/index.svelte';
import type { Language } from '../base/languages';
import type { Board, Choices, View } from '../protocol';
import { splitCards } from '../words/codes';
import type { Selection } from '../model/select';
import { answerInWords } from '../model/effect';
import { laneOf, ownerOf } from './lanes';
import { sortOf } from '../model/payments';

/** What the commit block knows of the table. */
export interface Commitment {
  board: Board;
  view: View;
  selection: Selection;
  /** What may be done at this moment; null while pieces move or it is somebody else's turn. */
  choices: Choices | null;
  asked: boolean;
}

const ANSWERS: Selection['kind'][] = ['keep', 'refill', 'toll', 'withdraw', 'fleet', 'choose', 'accept', 'decline'];

/** The name of the act that confirming would do; null when nothing is to be confirmed. */
export function actName({ board, view, selection, asked }: Commitment, language: Language): string | null {
  const words = textsIn(language).decide.do;
  // An answer that nobody waits for any more, because a bot gave it or the game is over.
  if (!asked && (ANSWERS.includes(selection.kind) || view.ask.kind === 'game_over')) return null;
  switch (selection.kind) {
    case 'none':
    case 'colour':
      return null;
    case 'lane':
      // Somebody's lane is only looked at.
      if (ownerOf(view, selection.lane) !== null) return null;
      return laneOf(board, selection.lane)?.tunnel ? words.tunnel : words.claim;
    case 'slot':
      return takeName(board, view.market[selection.slot] ?? null, language);
    case 'blind':
      return selection.both ? words.blind_two : words.blind_one;
    case 'tickets':
      return words.tickets(ticketsOffered(board, view));
    case 'keep':
      return selection.tickets.length === 0 ? words.keep_none : words.keep(selection.tickets.length);
    case 'refill':
      return words.refill(deckWord(board, selection.deck, language));
    case 'toll':
      return words.toll(splitCards(selection.pay).length);
    case 'withdraw':
      return words.withdraw;
    case 'fleet':
      return words.fleet(selection.trains, board.pieces.fleet - selection.trains);
    case 'harbour':
      return words.harbour;
    case 'exchange':
      return selection.count === 0 ? words.exchange_none : words.exchange(selection.count);
    case 'choose':
      return words.choose(answerInWords(selection, view, board, language) ?? '');
    case 'accept':
    case 'decline':
      return answerInWords(selection, view, board, language);
  }
}

function takeName(board: Board, code: string | null, language: Language): string {
  const sort = code === null ? undefined : sortOf(board, code);
  return textsIn(language).decide.do.take(sort ? textsIn(language).cards.oneTaken(lookOf(sort, board)) : '');
}

export function deckWord(board: Board, id: string, language: Language): string {
  const deck = board.decks.find((one) => one.id === id);
  return deck ? textsIn(language).decide.refill_deck[deck.kind] : id;
}

export function ticketsOffered(board: Board, view: View): number {
  return Math.min(board.later_offer.offer, view.ticket_pile.unseen + view.ticket_pile.under.length);
}

/** What is still missing before the act can be confirmed. */
export function stillMissing(now: Commitment, language: Language): string {
  const { selection, choices, asked } = now;
  const words = textsIn(language).decide.need;
  if (!asked) return words.turn;
  if (choices === null) return words.moving;
  switch (selection.kind) {
    case 'keep': {
      const least = choices.keep?.least ?? 0;
      return selection.tickets.length === 0 ? words.keep(least) : words.keep_more(least - selection.tickets.length);
    }
    case 'lane':
      if (!choices.claims?.[selection.lane]) return words.lane;
      return selection.own ? words.mix : words.payment;
    case 'harbour':
      return selection.node === null ? words.node : words.payment;
    case 'exchange':
      return words.count;
    default:
      return words.lane;
  }
}
