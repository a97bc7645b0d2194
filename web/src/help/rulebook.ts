import type { Language } from '../base/languages';
import type { Board } from '../protocol';
import { numbersOf, type Numbers } from './numbers';
import { bookId, planOf, rulesOf, type BookId, type ParagraphId, type SectionId } from '../words/outline';

export interface Paragraph {
  /** Where a "why not?" scrolls to. */
  id: string;
  /** Ids of the rules specification. */
  rules: string[];
  /** Lines; those that begin with "- " form a list, and **this** is stressed. */
  text: string;
}

export interface Section {
  id: string;
  title: string;
  paragraphs: Paragraph[];
}

export interface Rulebook {
  edition: BookId;
  sections: Section[];
}

export type Texts = Partial<Record<ParagraphId, string>>;
export type Titles = Record<SectionId, string>;

// One language and one edition are fetched, the common part with them.
interface Own {
  texts: Texts;
  titles?: Partial<Titles>;
  numbers?: (of: Numbers) => string;
}
const COMMON = import.meta.glob<{ titles: Titles; texts: Texts }>('./*/common.ts');
const OWN = import.meta.glob<Own>(['./*/*.ts', '!./*/common.ts']);

/**
 * The rulebook of an edition; without one of its own the general rules, with the numbers of the board if that is known.
 * What the board of a table does not play by is left out.
 */
export async function loadRulebook(edition: string, language: Language, board: Board | null = null): Promise<Rulebook> {
  const id = bookId(edition);
  const [common, own] = await Promise.all([COMMON[`./${language}/common.ts`]?.(), OWN[`./${language}/${id}.ts`]?.()]);
  if (!common || !own) throw new Error(`no rulebook of ${id} in ${language}`);
  const numbers = board && own.numbers ? { numbers: own.numbers(numbersOf(board, language)) } : {};
  const texts: Texts = { ...common.texts, ...own.texts, ...numbers };
  if (board?.edition === edition && !mixes(board)) delete texts.draw_mixes;
  return assemble(id, { ...common.titles, ...own.titles }, texts);
}

/** Older rules, and tables without the flush, do not have the exception of G-15. */
function mixes({ market }: Board): boolean {
  return market.flush_at > 0 && market.flush_mixes;
}

/** Not on every board. */
const OPTIONAL: ReadonlySet<ParagraphId> = new Set<ParagraphId>(['numbers', 'draw_mixes']);

function assemble(edition: BookId, titles: Titles, texts: Texts): Rulebook {
  const sections = planOf(edition).map(({ id, paragraphs }) => ({
    id,
    title: titles[id],
    paragraphs: paragraphs
      .filter((paragraph) => !OPTIONAL.has(paragraph) || texts[paragraph])
      .map((paragraph) => ({
        id: paragraph,
        rules: rulesOf(paragraph, edition),
        text: texts[paragraph] ?? '',
      })),
  }));
  return { edition, sections };
}
