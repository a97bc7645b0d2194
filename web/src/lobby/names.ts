import { NAMELESS } from '../base/languages';

export type NameFault = 'empty' | 'long' | 'signs' | 'same';

const LONGEST = 30;
const MOST_BYTES = 60;
/** Signs that records part their lines with. */
const RECORD_SIGNS = ['·', ' -> ', ' / '];
/** Control characters, and those that turn writing round or cannot be seen. */
const UNSEEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

/** As it will be sent: nobody sees the spaces round a name. */
export function trimName(typed: string): string {
  return typed.trim().replace(/ {2,}/g, ' ');
}

/** What is wrong with a name as the protocol has it; null when nothing is. */
export function nameFault(typed: string, taken: readonly string[] = []): NameFault | null {
  const name = trimName(typed);
  if (name === '') return 'empty';
  if (Array.from(name).length > LONGEST || new TextEncoder().encode(name).length > MOST_BYTES) return 'long';
  if (UNSEEN.test(name) || RECORD_SIGNS.some((sign) => name.includes(sign))) return 'signs';
  return taken.includes(name) ? 'same' : null;
}

/** What those are called who gave no name: many people, of whom nothing can be counted together. */
export function nameless(name: string): boolean {
  return Object.values(NAMELESS).some(
    (standard) =>
      name === standard || (name.startsWith(`${standard} `) && /^\d+$/.test(name.slice(standard.length + 1))),
  );
}

/** The name itself, or with a number behind it if it is taken. */
export function freeName(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted;
  let number = 2;
  while (taken.includes(`${wanted} ${number}`)) number++;
  return `${wanted} ${number}`;
}
