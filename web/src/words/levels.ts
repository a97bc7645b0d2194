import { say } from '../i18n/index.svelte';
import type { Choice } from '../protocol';

/** The bots of the house, the weakest first: one star for each step. */
const LADDER = ['random', 'greedy', 'ticket_greedy', 'planner', 'search'];

/** Strong enough to be worth beating, weak enough to be beaten. */
export const STANDARD_LEVEL = 'ticket_greedy';

/** From 1 to 5; 0 for a program, of which nobody knows how strong it is. */
export function starsOf(level: string): number {
  return LADDER.indexOf(level) + 1;
}

/** "★★★", or nothing. */
export function starSigns(level: string): string {
  return '★'.repeat(starsOf(level));
}

/** "Agent ★★★": names alone have no order. */
export function levelWords(bot: Choice): string {
  return `${say(bot.name)} ${starSigns(bot.id)}`.trimEnd();
}
