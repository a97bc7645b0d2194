import type { CardCode, Cards } from '../protocol';

// Cards as the protocol writes them: codes one after another.

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
