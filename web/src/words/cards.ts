import { textsIn } from '../i18n/index.svelte';
import type { CardLook, CardShape } from '../i18n/terms';
import type { Language } from '../base/languages';
import { countCards } from './codes';
import type { Board, CardCode, CardCounts, Cards, CardSort } from '../protocol';

export function lookOf(sort: CardSort, board: Board): CardLook {
  return { shape: shapeOf(sort, board), colour: sort.colour, anchor: sort.anchor === true };
}

function shapeOf(sort: CardSort, board: Board): CardShape {
  const single = board.decks.length < 2;
  if (sort.loco) return single ? 'loco' : 'wild';
  if (single) return 'card';
  const deck = board.decks.find((d) => d.id === sort.deck);
  if (deck?.kind !== 'sea') return 'wagon';
  return sort.pips > 1 ? 'double_ship' : 'ship';
}

/** "a red card", "lokomotywa". */
export function cardInWords(code: CardCode, board: Board, language: Language): string {
  const sort = board.sorts.find((s) => s.code === code);
  return sort ? textsIn(language).cards.one(lookOf(sort, board)) : code;
}

/** "a face-up red card", "odkryta lokomotywa". */
export function faceUpInWords(code: CardCode, board: Board, language: Language): string {
  const sort = board.sorts.find((s) => s.code === code);
  return sort ? textsIn(language).cards.faceUp(lookOf(sort, board)) : code;
}

/**
 * "3 red and 1 locomotive", "3 czerwone i 1 lokomotywa", in the order of the box. `anchors: false`
 * leaves out the harbour symbol where it does not matter, as on lanes.
 */
export function cardsInWords(
  cards: Cards | CardCounts,
  board: Board,
  language: Language,
  { anchors = true }: { anchors?: boolean } = {},
): string {
  const counts: CardCounts = typeof cards === 'string' ? Object.fromEntries(countCards(cards)) : cards;
  const groups = new Map<string, { n: number; look: CardLook }>();
  for (const sort of board.sorts) {
    const n = counts[sort.code] ?? 0;
    if (n === 0) continue;
    const look = lookOf(sort, board);
    if (!anchors) look.anchor = false;
    const key = `${look.shape} ${look.colour} ${look.anchor}`;
    const group = groups.get(key);
    if (group) group.n += n;
    else groups.set(key, { n, look });
  }
  const words = textsIn(language).cards;
  return words.listed([...groups.values()].map(({ n, look }) => words.counted(n, look)));
}
