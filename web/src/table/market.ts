/** How the market is laid out in the room it has. */
export interface MarketPlan {
  /** Side by side, as on a phone; else one below the other. */
  row: boolean;
  columns: number;
  gap: number;
  card: { width: number; height: number };
  deck: { width: number; height: number };
}

const GAP = 6;

export function marketPlan(w: number, h: number, slots: number, decks: number): MarketPlan {
  return h < w ? inRow(w, h, slots, decks) : inColumn(w, h, slots, decks);
}

function inRow(w: number, h: number, slots: number, decks: number): MarketPlan {
  const things = slots + decks + 1;
  const gap = things > 7 ? 4 : GAP;
  const width = Math.floor(Math.max(24, Math.min(64, (w - 14 - gap * (things - 1)) / things)));
  const height = Math.max(48, Math.min(h - 12, Math.round(width * 1.8)));
  return { row: true, columns: slots, gap, card: { width, height }, deck: { width, height } };
}

/** Room for the keys beside the cards, for the title, the buttons of the decks and the words below. */
const KEYS = 26;
const TITLE = 26;
const BUTTONS = 34;
const WORDS = 58;

function inColumn(w: number, h: number, slots: number, decks: number): MarketPlan {
  const columns = slots > 5 ? 2 : 1;
  const rows = Math.ceil(slots / columns);
  const piles = decks + 1;
  const inner = w - 20;
  const deckWidth = Math.floor(Math.min(64, (inner - GAP * (piles - 1)) / piles));
  const free = h - TITLE - BUTTONS - WORDS - 16;
  const deckHeight = Math.floor(Math.max(40, Math.min(92, free * 0.2)));
  const cardHeight = Math.floor(Math.max(34, Math.min(76, (free - deckHeight - GAP * (rows + 1)) / rows)));
  const cardWidth = columns === 2 ? Math.min(92, (inner - GAP) / 2) : Math.min(140, inner - KEYS);
  return {
    row: false,
    columns,
    gap: GAP,
    card: { width: Math.floor(cardWidth), height: cardHeight },
    deck: { width: deckWidth, height: deckHeight },
  };
}
