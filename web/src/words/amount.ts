import { textsIn } from '../i18n/index.svelte';
import type { Language } from '../base/languages';
import type { Board } from '../protocol';

/** Is this game played for money? Then dollars stand where points do elsewhere. */
export function inDollars(board: Board | null): boolean {
  return board?.start_money !== undefined;
}

/** "12 points", or "$12" where the game is played for money. */
export function amount(n: number, board: Board | null, language: Language): string {
  return inDollars(board) ? textsIn(language).cards.money(n) : textsIn(language).cards.points(n);
}
