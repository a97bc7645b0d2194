import type { Text } from '../protocol';
import { LANGUAGE_CODES } from '../base/languages';

/** A name as the server gives it: in Polish perhaps another one, in all other languages the English one. */
export function named(english: string, polish = english): Text {
  const names = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, english])) as Text;
  return { ...names, pl: polish };
}
