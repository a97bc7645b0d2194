import { textsIn } from '../i18n/index.svelte';
import type { Language } from '../base/languages';
import type { Board, Cards, Lane } from '../protocol';
import { locosIn } from '../model/payments';
import { paymentOf, splitCards } from '../words/codes';

/** What is special about paying for a lane, a sentence each. */
export function laneNotes(lane: Lane, board: Board, language: Language): string[] {
  const words = textsIn(language).decide;
  const notes: string[] = [];
  const rate = lane.swap_rate ?? 0;
  if (lane.tunnel) notes.push(words.tunnel_note);
  if (lane.symbols) notes.push(rate > 1 ? words.ferry_note(lane.symbols, rate) : words.ferry_plain(lane.symbols));
  else if (rate > 1) notes.push(words.swap_note(rate));
  if (board.decks.length > 1) notes.push(lane.kind === 'sea' ? words.sea_note : words.rail_note);
  if (lane.doubled) notes.push(words.rough_note(lane.doubled));
  if (!lane.locos && rate === 0) notes.push(words.no_locos);
  return notes;
}

/** Locomotives alone make a tunnel cheaper; said where such a payment is offered. */
export function onlyLocos(pay: Cards, board: Board): boolean {
  const { cards } = paymentOf(pay);
  return cards !== '' && locosIn(cards, board) === splitCards(cards).length;
}
