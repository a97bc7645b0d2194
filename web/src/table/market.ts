import { fitted } from '../cards/format';
import type { Board, CardCode, Choices } from '../protocol';

/** How the market is laid out in the room it has. */
export interface MarketPlan {
  /** One below the other; on a phone side by side, or in two rows: the cards, and the piles below them. */
  shape: 'tall' | 'row' | 'rows';
  columns: number;
  gap: number;
  card: { width: number; height: number };
  deck: { width: number; height: number };
}

const GAP = 6;
const TIGHT = 4;
/** What a finger needs. */
const TARGET = 44;
/** The padding of the market, on both sides. */
const EDGES = 12;

export function marketPlan(w: number, h: number, slots: number, decks: number): MarketPlan {
  if (h >= w) return inColumn(w, h, slots, decks);
  const row = inRow(w, h, slots, decks);
  const roomy = h >= EDGES + 2 * TARGET + TIGHT;
  return row.card.width < TARGET && roomy ? inRows(w, slots, decks) : row;
}

function inRow(w: number, h: number, slots: number, decks: number): MarketPlan {
  const things = slots + decks + 1;
  const gap = things > 7 ? TIGHT : GAP;
  const width = Math.floor(Math.max(24, Math.min(64, share(w - EDGES - 2, things, gap))));
  const height = Math.max(48, h - EDGES);
  return { shape: 'row', columns: slots, gap, card: fitted(width, height), deck: { width, height } };
}

function inRows(w: number, slots: number, decks: number): MarketPlan {
  const inner = w - EDGES;
  const card = Math.floor(share(inner, slots, TIGHT));
  // A deck has two buttons beside it; the tickets take what is left.
  const deck = Math.floor(1.1 * share(inner, decks + 1, TIGHT));
  return {
    shape: 'rows',
    columns: slots,
    gap: TIGHT,
    card: { width: card, height: TARGET },
    deck: { width: deck, height: TARGET },
  };
}

/** How wide one of so many things side by side may be. */
function share(w: number, things: number, gap: number): number {
  return (w - gap * (things - 1)) / things;
}

/** Room for the keys beside the cards, for the title, for what is written on the piles, for the words below, and for two more buttons. */
const KEYS = 26;
const TITLE = 30;
const LABELS = 72;
const WORDS = 40;
const DOORS = 44;

/** One below the other; more than five in two columns. With two decks there are ports and exchanges below them. */
function inColumn(w: number, h: number, slots: number, decks: number): MarketPlan {
  const columns = slots > 5 ? 2 : 1;
  const rows = Math.ceil(slots / columns);
  const inner = w - 24;
  const free = h - TITLE - LABELS - WORDS - (decks > 1 ? DOORS : 0) - 16;
  const deckHeight = Math.floor(Math.max(48, Math.min(92, free * 0.18)));
  const cell = (free - deckHeight - GAP * (rows + 1)) / rows;
  return {
    shape: 'tall',
    columns,
    gap: GAP,
    card: fitted(columns > 1 ? share(inner, columns, GAP) : Math.min(WIDEST, inner - KEYS), Math.max(40, cell)),
    deck: { width: Math.floor(Math.min(104, share(inner, decks + 1, GAP))), height: deckHeight },
  };
}
const WIDEST = 168;

/** Whether the locos that lie face up may be taken now; null where there is none to speak of. */
export function locosOffered(
  board: Board | null,
  market: readonly (CardCode | null)[],
  choices: Choices | null,
): boolean | null {
  const wild = new Set(board?.sorts.filter((sort) => sort.loco).map((sort) => sort.code));
  const slots = market.flatMap((code, slot) => (code !== null && wild.has(code) ? [slot] : []));
  return slots.length === 0 ? null : slots.some((slot) => choices?.slots?.includes(slot));
}
