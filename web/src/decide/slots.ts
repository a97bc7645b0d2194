import type { Board, CardCode, Cards, CardSort, Lane } from '../protocol';
import { splitCards } from '../cards/codes';
import { sortOf } from './payments';

/** One space of a lane and the cards that pay it. */
export interface Slot {
  wants: 'loco' | 'colour' | 'pair';
  cards: CardCode[];
}

/** How far a payment goes. `value` counts spaces, `swaps` groups that stand for one card. */
export interface Meter {
  value: number;
  length: number;
  swaps: number;
  wasted: number;
}

/** Lanes whose price needs more than a count of cards get their spaces drawn. */
export function hasSlots(lane: Lane): boolean {
  return (lane.symbols ?? 0) > 0 || (lane.swap_rate ?? 0) > 1 || (lane.doubled ?? 0) > 0;
}

export function meterOf(lane: Lane, cards: Cards, board: Board): Meter {
  const codes = splitCards(cards);
  const swaps = swapsIn(lane, codes.length);
  const pips = codes.reduce((sum, code) => sum + (sortOf(board, code)?.pips ?? 1), 0);
  const value = lane.doubled ? pips - Math.min(lane.doubled, Math.floor(pips / 2)) : pips - swaps * ((lane.swap_rate ?? 1) - 1);
  const over = Math.max(0, value - lane.length);
  return { value, length: lane.length, swaps, wasted: lane.kind === 'sea' ? over : 0 };
}

/** More cards than spaces: some stand for others. */
function swapsIn(lane: Lane, total: number): number {
  const step = (lane.swap_rate ?? 1) - 1;
  const extra = total - lane.length;
  return step < 1 || extra <= 0 ? 0 : Math.min(lane.swap_max ?? 0, Math.floor(extra / step));
}

/** What pays each space, for drawing; spaces nothing is left for stay empty. */
export function slotsOf(lane: Lane, cards: Cards, board: Board): Slot[] {
  const codes = splitCards(cards);
  return lane.doubled ? pairSlots(lane, codes, board) : wheelSlots(lane, codes, board);
}

function isLoco(code: CardCode, board: Board): boolean {
  return sortOf(board, code)?.loco === true;
}

function wheelSlots(lane: Lane, codes: CardCode[], board: Board): Slot[] {
  const symbols = lane.symbols ?? 0;
  const slots: Slot[] = Array.from({ length: lane.length }, (_, i) => ({ wants: i < symbols ? 'loco' : 'colour', cards: [] }));
  const swaps = swapsIn(lane, codes.length);
  const locos = codes.filter((code) => isLoco(code, board));
  const own = suited(lane, codes.filter((code) => !isLoco(code, board)), board);
  const rest = [...own.others];
  const direct = lane.length - swaps;
  const ownUsed = own.suit.slice(0, Math.min(own.suit.length, direct - Math.min(locos.length, Math.max(0, symbols - swaps))));
  const locosUsed = lane.locos ? locos.slice(0, Math.max(0, direct - ownUsed.length)) : [];
  rest.push(...own.suit.slice(ownUsed.length), ...locos.slice(locosUsed.length));
  deal(slots, locosUsed, ownUsed, groupsOf(rest, swaps, lane.swap_rate ?? 1));
  return slots;
}

/** Locos to the spaces that want them, then groups, then the cards of the colour. */
function deal(slots: Slot[], locos: CardCode[], own: CardCode[], groups: CardCode[][]): void {
  for (const slot of slots.filter((one) => one.wants === 'loco')) {
    const loco = locos.shift();
    slot.cards = loco !== undefined ? [loco] : (groups.shift() ?? []);
  }
  const singles = [...own, ...locos];
  for (const slot of slots.filter((one) => one.wants === 'colour')) {
    const card = singles.shift();
    slot.cards = card !== undefined ? [card] : (groups.shift() ?? []);
  }
}

function groupsOf(cards: CardCode[], count: number, size: number): CardCode[][] {
  return Array.from({ length: count }, (_, i) => cards.slice(i * size, (i + 1) * size));
}

/** The cards of the lane's colour; of a grey lane, of the colour there is most of. */
function suited(lane: Lane, codes: CardCode[], board: Board): { suit: CardCode[]; others: CardCode[] } {
  const colourOf = (code: CardCode): string => sortOf(board, code)?.colour ?? 'grey';
  let colour: string = lane.colour;
  if (colour === 'grey') {
    const counts = new Map<string, number>();
    for (const code of codes) counts.set(colourOf(code), (counts.get(colourOf(code)) ?? 0) + 1);
    colour = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'grey';
  }
  return {
    suit: codes.filter((code) => colourOf(code) === colour),
    others: codes.filter((code) => colourOf(code) !== colour),
  };
}

function pairSlots(lane: Lane, codes: CardCode[], board: Board): Slot[] {
  const doubled = lane.doubled ?? 0;
  const locos = codes.filter((code) => isLoco(code, board));
  const own = suited(lane, codes.filter((code) => !isLoco(code, board)), board);
  const singles = Array.from({ length: lane.length - doubled }, () => own.suit.shift() ?? locos.shift());
  const pairs = pairsOf([...own.suit, ...own.others], locos, doubled, board);
  return [
    ...pairs.map((cards): Slot => ({ wants: 'pair', cards })),
    ...singles.map((card): Slot => ({ wants: 'colour', cards: card === undefined ? [] : [card] })),
  ];
}

function pairsOf(cards: CardCode[], locos: CardCode[], count: number, board: Board): CardCode[][] {
  const byColour = new Map<string, CardCode[]>();
  for (const code of cards) {
    const colour = sortOf(board, code)?.colour ?? 'grey';
    byColour.set(colour, [...(byColour.get(colour) ?? []), code]);
  }
  const whole: CardCode[][] = [];
  const odd: CardCode[][] = [];
  for (const alike of byColour.values()) {
    while (alike.length > 1) whole.push(alike.splice(0, 2));
    if (alike.length > 0) odd.push(alike);
  }
  for (const single of odd) single.push(...locos.splice(0, 1));
  while (locos.length > 0) odd.push(locos.splice(0, 2));
  const pairs = [...whole, ...odd];
  return Array.from({ length: count }, (_, i) => pairs[i] ?? []);
}

export function sortsOf(codes: CardCode[], board: Board): CardSort[] {
  return codes.flatMap((code) => sortOf(board, code) ?? []);
}
