import { preferences } from '../base/preferences.svelte';
import type { Language } from '../base/languages';
import { heldSeats } from '../base/seats';

/** The boards that are not played like the first one. */
export const DIFFERENT = ['nordic', 'switzerland', 'world', 'legacy'] as const;
export type DifferentId = (typeof DIFFERENT)[number];
export type Picture = 'loco' | 'tunnel' | 'ferry' | 'abroad' | 'ship' | 'pair' | 'harbour' | 'dollar' | 'news' | 'city';

/** Three cards of a board, in one language; fetched when somebody reads them. */
export interface Card {
  picture: Picture;
  title: string;
  text: string;
}
export type Different = Record<DifferentId, readonly Card[]>;

const CARDS = import.meta.glob<{ different: Different }>('./different/*.ts');

export function isDifferent(edition: string): edition is DifferentId {
  return (DIFFERENT as readonly string[]).includes(edition);
}

export async function cardsOf(edition: DifferentId, language: Language): Promise<readonly Card[]> {
  const found = await CARDS[`./different/${language}.ts`]?.();
  return found?.different[edition] ?? [];
}

/** Whoever has read the cards, or has sat at another table of this board, knows it. */
export function knows(edition: string, table: string): boolean {
  if (preferences.met.includes(edition)) return true;
  return heldSeats().some((seat) => seat.edition === edition && seat.table !== table);
}

export function meet(edition: string): void {
  if (!preferences.met.includes(edition)) preferences.met = [...preferences.met, edition];
}
