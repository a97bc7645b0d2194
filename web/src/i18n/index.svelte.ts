import type { Text } from '../protocol';
import { preferences } from '../preferences.svelte';
import { en, type Texts } from './en';
import { pl } from './pl';
import type { Language } from './languages';
import { plural, type Forms } from './plural';

export type { Forms, Language, Texts };

const TEXTS: Record<Language, Texts> = { en, pl };

export function textsIn(language: Language): Texts {
  return TEXTS[language];
}

/** The texts in the language of the person; read inside markup or $derived, it follows a switch. */
export function t(): Texts {
  return TEXTS[preferences.language];
}

/** A name that the server gives in every language. */
export function say(text: Text): string {
  return text[preferences.language];
}

export function count(n: number, forms: Forms): string {
  return plural(preferences.language, n, forms);
}
