import type { Board, CardCounts, CardSort } from '../protocol';

/** Cards of one colour from one deck; in the boxes with two decks there are several sorts of them. */
export interface Stack {
  key: string;
  codes: string[];
  cards: { sort: CardSort; count: number }[];
  total: number;
}

/** The hand in the order of the box: colours first, what serves as any colour last. */
export function stacksOf(hand: CardCounts, board: Board): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const sort of board.sorts) {
    const count = hand[sort.code] ?? 0;
    if (count === 0) continue;
    const key = sort.loco ? 'loco' : `${sort.colour}-${sort.deck}`;
    const stack = stacks.get(key) ?? { key, codes: [], cards: [], total: 0 };
    stack.codes.push(sort.code);
    stack.cards.push({ sort, count });
    stack.total += count;
    stacks.set(key, stack);
  }
  return [...stacks.values()].sort((a, b) => Number(a.key === 'loco') - Number(b.key === 'loco'));
}

/** Between stacks, and between the sorts of one. */
const GAP = 8;
const SLIT = 2;
const LEAST = 44;
const SHAPE = 80 / 112;

/** The size of the cards, so that all stacks stand side by side if they can. */
export function cardSize(stacks: Stack[], room: number, high: number): { width: number; height: number } {
  const cards = stacks.reduce((sum, stack) => sum + stack.cards.length, 0);
  const gaps = GAP * Math.max(0, stacks.length - 1) + SLIT * (cards - stacks.length);
  const fits = cards === 0 ? 80 : (room - gaps) / cards;
  const width = Math.round(Math.max(LEAST, Math.min(fits, high * SHAPE)));
  // Narrow cards stay tall: the row is as high as it is anyway.
  return { width, height: Math.round(Math.min(high, width * 1.7)) };
}

export function handCount(hand: CardCounts): number {
  return Object.values(hand).reduce((sum, n) => sum + n, 0);
}
