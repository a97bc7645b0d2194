import { FORMATS } from '../cards/format';
import type { Board, CardCounts, CardSort, Colour } from '../protocol';

/** Cards of one colour from one deck; in the boxes with two decks there are several sorts of them. */
export interface Stack {
  key: string;
  colour: Colour | 'loco';
  codes: string[];
  cards: { sort: CardSort; count: number }[];
  total: number;
}

const keyOf = (sort: CardSort) => (sort.loco ? 'loco' : `${sort.colour}-${sort.deck}`);

/** Whether a place may hold cards of several sorts. */
export function severalSorts(board: Board): boolean {
  const keys = board.sorts.filter((sort) => !sort.news).map(keyOf);
  return new Set(keys).size < keys.length;
}

/** A payment names a card that bears a mark like one that bears none. */
function plainOf(sort: CardSort, board: Board): string {
  if (!sort.mark) return sort.code;
  return board.sorts.find((one) => keyOf(one) === keyOf(sort) && !one.mark && !one.news)?.code ?? sort.code;
}

/** A place for everything a hand can hold, in the order of the box: colours first, what serves as any colour last. */
export function placesOf(hand: CardCounts, board: Board): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const sort of board.sorts) {
    if (sort.news) continue;
    const count = hand[sort.code] ?? 0;
    const key = keyOf(sort);
    const stack = stacks.get(key) ?? { key, colour: sort.loco ? 'loco' : sort.colour, codes: [], cards: [], total: 0 };
    stacks.set(key, stack);
    if (count === 0) continue;
    for (const code of [plainOf(sort, board), sort.code]) if (!stack.codes.includes(code)) stack.codes.push(code);
    stack.cards.push({ sort, count });
    stack.total += count;
  }
  return [...stacks.values()].sort((a, b) => Number(a.key === 'loco') - Number(b.key === 'loco'));
}

/** The places where there are cards. */
export function stacksOf(hand: CardCounts, board: Board): Stack[] {
  return placesOf(hand, board).filter(({ total }) => total > 0);
}

export interface Size {
  width: number;
  height: number;
}

/** Between places, and between the sorts of one. */
const GAP = 8;
const SLIT = 2;
const LEAST = 44;
/** How wide a place without cards is on a phone. */
export const SLIVER = 5;
/** How much of a card is seen above the next sort of its place, in parts of it, and in pixels at least. */
const PEEK = 0.4;
const GLIMPSE = 14;

/**
 * On a wide screen all places are of one size, whatever is in them. Where colours come in several sorts,
 * these lie over each other.
 */
export function placeSize(places: Stack[], several: boolean, room: number, high: number): Size {
  const { width, height } = FORMATS.hand;
  const tall = several ? high / (1 + PEEK) : high;
  const fits = (room - GAP * Math.max(0, places.length - 1)) / Math.max(1, places.length);
  const scale = Math.min(1, fits / width, tall / height);
  return { width: Math.floor(width * scale), height: Math.floor(height * scale) };
}

/** How far below each other the sorts of a place lie. */
export function fanStep(stack: Stack, size: Size, high: number): number {
  const steps = Math.max(1, stack.cards.length - 1);
  return Math.max(GLIMPSE, Math.min(size.height * PEEK, (high - size.height) / steps));
}

/** On a phone the cards that are there stand side by side, and what is absent is a sliver. */
export function cardSize(places: Stack[], room: number, high: number): Size {
  const cards = places.reduce((sum, { cards }) => sum + cards.length, 0);
  const absent = places.filter(({ total }) => total === 0).length;
  const present = places.length - absent;
  const gaps = GAP * Math.max(0, present - 1) + SLIT * (cards - present) + absent * (SLIVER + 4);
  const fits = cards === 0 ? 80 : (room - gaps) / cards;
  const { width, height } = FORMATS.phone;
  const wide = Math.max(LEAST, Math.min(fits, (high * width) / height));
  return { width: Math.round(wide), height: Math.round(Math.min(high, (wide * height) / width)) };
}

export function handCount(hand: CardCounts): number {
  return Object.values(hand).reduce((sum, n) => sum + n, 0);
}
