import type { Board, CardCode, CardCounts, Cards, CardSort, Outlook } from '../protocol';
import { countCards, joinCards, paymentOf, splitCards } from '../words/codes';

// How payments are drawn and put in order. Whether one is lawful is for the server to say.

export function sortOf(board: Board, code: CardCode): CardSort | undefined {
  return board.sorts.find((sort) => sort.code === code);
}

export function locosIn(cards: Cards, board: Board): number {
  return splitCards(cards).filter((code) => sortOf(board, code)?.loco).length;
}

/** What stays in the hand. */
export function handAfter(hand: CardCounts, cards: Cards): CardCounts {
  const rest: CardCounts = { ...hand };
  for (const [code, n] of countCards(cards)) rest[code] = (rest[code] ?? 0) - n;
  return Object.fromEntries(Object.entries(rest).filter(([, n]) => n > 0));
}

export function handSize(hand: CardCounts): number {
  return Object.values(hand).reduce((sum, n) => sum + n, 0);
}

/** Of what stays, the sorts that were paid with. */
export function restOfPaid(hand: CardCounts, cards: Cards, board: Board): CardCounts {
  const colours = new Set(splitCards(cards).map((code) => colourKey(sortOf(board, code))));
  const rest = handAfter(hand, cards);
  return Object.fromEntries(Object.entries(rest).filter(([code]) => colours.has(colourKey(sortOf(board, code)))));
}

function colourKey(sort: CardSort | undefined): string {
  if (!sort) return '';
  return sort.loco ? 'loco' : `${sort.colour} ${sort.deck}`;
}

/** Colours that lanes of unfinished tickets still ask for. */
export function wantedColours(board: Board, outlooks: Outlook[], own: readonly string[]): Set<string> {
  const wanted = new Set<string>();
  const held = new Set(own);
  const open = new Set(outlooks.filter((one) => !one.complete).flatMap((one) => one.lanes));
  for (const lane of board.lanes) {
    if (open.has(lane.id) && !held.has(lane.id) && lane.colour !== 'grey') wanted.add(lane.colour);
  }
  return wanted;
}

/** Best first: no dollars for cards, nothing asked of the office, fewest locos, no pips wasted, a colour no ticket needs, the one held most. */
export function ranked(
  payments: readonly Cards[],
  hand: CardCounts,
  board: Board,
  wanted: ReadonlySet<string> = new Set(),
): Cards[] {
  const rank = (cards: Cards): number[] => {
    const rest = restOfPaid(hand, cards, board);
    const colours = splitCards(cards).map((code) => sortOf(board, code)?.colour ?? 'grey');
    const { swap, using } = paymentOf(cards);
    return [
      swap,
      using,
      locosIn(cards, board),
      pipsOf(cards, board),
      colours.some((colour) => wanted.has(colour)) ? 1 : 0,
      -handSize(rest),
    ];
  };
  const rows = payments.map((cards, i) => ({ cards, i, key: rank(cards) }));
  rows.sort((a, b) => compare(a.key, b.key) || a.i - b.i);
  return rows.map((row) => row.cards);
}

function compare(a: number[], b: number[]): number {
  for (let i = 0; i < a.length; i++) {
    const less = (a[i] ?? 0) - (b[i] ?? 0);
    if (less !== 0) return less;
  }
  return 0;
}

export function pipsOf(cards: Cards, board: Board): number {
  return splitCards(cards).reduce((sum, code) => sum + (sortOf(board, code)?.pips ?? 1), 0);
}

/** The sorts of the hand to put a payment together from, of those that fit, in the order of the box. */
export function mixable(fitting: readonly CardCode[], hand: CardCounts, board: Board): CardSort[] {
  return board.sorts.filter((sort) => (hand[sort.code] ?? 0) > 0 && fitting.includes(sort.code));
}

export function withCard(
  mix: ReadonlyMap<CardCode, number>,
  code: CardCode,
  step: 1 | -1,
  most: number,
): Map<CardCode, number> {
  const n = Math.min(most, Math.max(0, (mix.get(code) ?? 0) + step));
  const next = new Map(mix);
  if (n === 0) next.delete(code);
  else next.set(code, n);
  return next;
}

/** A mix as cards, in the order of the box. */
export function mixText(mix: ReadonlyMap<CardCode, number>, board: Board): Cards {
  return joinCards(board.sorts.map((sort): [string, number] => [sort.code, mix.get(sort.code) ?? 0]));
}
