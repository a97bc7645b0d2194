import type { CardCode, Cards } from '../protocol';

// Cards as the protocol writes them: codes one after another; and payments, which are cards with what goes with them.

export function splitCards(cards: Cards): CardCode[] {
  return cards.match(/[A-Z*][a-z0-9]?/g) ?? [];
}

export function countCards(cards: Cards): Map<CardCode, number> {
  const counts = new Map<CardCode, number>();
  for (const card of splitCards(cards)) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

export function joinCards(counts: Iterable<[CardCode, number]>): Cards {
  return [...counts].map(([code, n]) => code.repeat(n)).join('');
}

/** What a claim is paid with, where cards may change the price (C-0.2). */
export interface Payment {
  cards: Cards;
  /** A further card of any kind; empty for none. */
  plus: CardCode;
  /** So many cards are replaced with dollars. */
  swap: number;
  /** Changes that are wished for, as bits. */
  using: number;
}

const EXTRAS = /^(\S*)(?: plus (\S+))?(?: swap (\d+))?(?: using (\d+))?$/;

export function paymentOf(text: Cards): Payment {
  const [, cards = '', plus = '', swap = '0', using = '0'] = EXTRAS.exec(text.trim()) ?? [undefined, text];
  return { cards, plus, swap: Number(swap), using: Number(using) };
}

export function paymentText({ cards, plus, swap, using }: Payment): Cards {
  const parts = [cards, plus && `plus ${plus}`, swap > 0 && `swap ${swap}`, using > 0 && `using ${using}`];
  return parts.filter(Boolean).join(' ');
}
