import type { Text } from '../protocol';
import { preferences } from '../base/preferences.svelte';
import type { Campaigns } from './en/campaigns';
import type { Pages } from './en/pages';
import type { Play } from './en/play';
import type { Language } from '../base/languages';
import { plural, type Forms } from './plural';

export type { Forms, Language };

/** Every text of the client. */
export type Texts = Play & Pages & Campaigns;

/** A language is three books: nobody who sits down at a table waits for what other pages say, nor for a campaign. */
type Book = 'play' | 'pages' | 'campaigns';
const BOOKS: Record<Language, Record<Book, () => Promise<Partial<Texts>>>> = {
  en: {
    play: async () => (await import('./en/play')).play,
    pages: async () => (await import('./en/pages')).pages,
    campaigns: async () => (await import('./en/campaigns')).campaigns,
  },
  pl: {
    play: async () => (await import('./pl/play')).play,
    pages: async () => (await import('./pl/pages')).pages,
    campaigns: async () => (await import('./pl/campaigns')).campaigns,
  },
};

const learnt: Partial<Record<Language, Partial<Texts>>> = {};
/** The books that are read in this language are read in the next one as well. */
const read = new Set<Book>();

/** Fetches what is said at a table, or beside it. A book has to be learnt before anything of it is said. */
export async function learn(language: Language, ...books: Book[]): Promise<void> {
  for (const book of books) read.add(book);
  const texts = await Promise.all(books.map((book) => BOOKS[language][book]()));
  learnt[language] = Object.assign({}, learnt[language], ...texts) as Partial<Texts>;
}

/** What shows a page beside the table, with the words for it. */
export async function withPages<Page>(page: Promise<Page>): Promise<Page> {
  const [fetched] = await Promise.all([page, learn(preferences.language, 'pages')]);
  return fetched;
}

/** What shows a part of a campaign, with the words for it. */
export async function withCampaign<Page>(page: Promise<Page>): Promise<Page> {
  const [fetched] = await Promise.all([page, learn(preferences.language, 'pages', 'campaigns')]);
  return fetched;
}

/** Speaks another language from now on; when it cannot be fetched, the same as before. */
export async function speak(language: Language): Promise<void> {
  await learn(language, ...read);
  preferences.language = language;
}

export function textsIn(language: Language): Texts {
  const texts = learnt[language];
  if (!texts) throw new Error(`nobody has learnt ${language}`);
  return texts as Texts;
}

/** The texts in the language of the person; read inside markup or $derived, it follows a switch. */
export function t(): Texts {
  return textsIn(preferences.language);
}

/** A name that the server gives in every language. */
export function say(text: Text): string {
  return text[preferences.language];
}

export function count(n: number, forms: Forms): string {
  return plural(preferences.language, n, forms);
}
