import { splitCards } from '../words/codes';
import type { Board } from '../protocol';
import type { GameRecord } from '../model/record';

// From the key to the first cards, as docs/fair.md says.

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const ROUNDS: [number, number, number, number][] = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];

/** The words of the ChaCha20 key stream, one after another. */
export function* keyStream(key: Uint8Array): Generator<number, never> {
  const bytes = new DataView(key.buffer, key.byteOffset, key.byteLength);
  const words = Array.from({ length: 8 }, (_, i) => bytes.getUint32(4 * i, true));
  for (let block = 0; ; block++) {
    const start = Uint32Array.from([...CONSTANTS, ...words, block, Math.floor(block / 2 ** 32), 0, 0]);
    const state = start.slice();
    for (let round = 0; round < 10; round++) for (const places of ROUNDS) quarter(state, ...places);
    for (const [i, word] of state.entries()) yield (word + (start[i] ?? 0)) >>> 0;
  }
}

function quarter(s: Uint32Array, a: number, b: number, c: number, d: number): void {
  const mix = (x: number, y: number, z: number, by: number) => {
    s[x] = (s[x] ?? 0) + (s[y] ?? 0);
    const turned = (s[z] ?? 0) ^ (s[x] ?? 0);
    s[z] = (turned << by) | (turned >>> (32 - by));
  };
  mix(a, b, d, 16);
  mix(c, d, b, 12);
  mix(a, b, d, 8);
  mix(c, d, b, 7);
}

/** A number below n, every one equally likely. */
export function below(n: number, words: Generator<number, never>): number {
  const least = (2 ** 32 - n) % n;
  for (;;) {
    const product = BigInt(words.next().value) * BigInt(n);
    if (Number(product & 0xffffffffn) >= least) return Number(product >> 32n);
  }
}

export interface DealCheck {
  fits: boolean;
  cards: number;
  tickets: number;
}

/** Whether the deal of the record is the one that this key makes. */
export function checkDeal(key: Uint8Array, record: GameRecord, board: Board): DealCheck | null {
  if (!record.deal) return null;
  const { named, luck } = record.deal;
  const words = keyStream(key);
  const cards = splitCards(luck.cards);
  const first = named !== null || luck.first === below(record.players.length, words);
  const fits = first && cardsFit(cards, board, words) && ticketsFit(luck.tickets, board, words);
  return { fits, cards: cards.length, tickets: luck.tickets.length };
}

/** A pile is how many cards of each sort it holds; the card that came says which pile was asked. */
function cardsFit(cards: string[], board: Board, words: Generator<number, never>): boolean {
  const left = new Map(board.sorts.map((sort) => [sort.code, sort.count]));
  for (const card of cards) {
    const deck = board.sorts.find((sort) => sort.code === card)?.deck;
    const sorts = board.sorts.filter((sort) => sort.deck === deck);
    let k = below(sorts.reduce((n, sort) => n + (left.get(sort.code) ?? 0), 0) || 1, words);
    const drawn = sorts.find((sort) => (k -= left.get(sort.code) ?? 0) < 0);
    if (drawn?.code !== card) return false;
    left.set(card, (left.get(card) ?? 0) - 1);
  }
  return true;
}

function ticketsFit(tickets: string[], board: Board, words: Generator<number, never>): boolean {
  const left = board.tickets.map((ticket) => ticket.id);
  return tickets.every((ticket) => left.splice(below(left.length || 1, words), 1)[0] === ticket);
}
