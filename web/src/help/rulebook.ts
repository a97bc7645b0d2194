import type { Language } from '../i18n/languages';
import { editionId, planOf, rulesOf, type EditionId, type ParagraphId, type SectionId } from './outline';

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
  edition: EditionId;
  sections: Section[];
}

export type Texts = Partial<Record<ParagraphId, string>>;
export type Titles = Record<SectionId, string>;

// One language and one edition are fetched, the common part with them.
const COMMON = import.meta.glob<{ titles: Titles; texts: Texts }>('./*/common.ts');
const OWN = import.meta.glob<{ texts: Texts }>(['./*/*.ts', '!./*/common.ts']);

export async function loadRulebook(edition: string, language: Language): Promise<Rulebook> {
  const id = editionId(edition);
  const [common, own] = await Promise.all([COMMON[`./${language}/common.ts`]?.(), OWN[`./${language}/${id}.ts`]?.()]);
  if (!common || !own) throw new Error(`no rulebook of ${id} in ${language}`);
  return assemble(id, common.titles, { ...common.texts, ...own.texts });
}

function assemble(edition: EditionId, titles: Titles, texts: Texts): Rulebook {
  const sections = planOf(edition).map(({ id, paragraphs }) => ({
    id,
    title: titles[id],
    paragraphs: paragraphs.map((paragraph) => ({
      id: paragraph,
      rules: rulesOf(paragraph, edition),
      text: texts[paragraph] ?? '',
    })),
  }));
  return { edition, sections };
}
