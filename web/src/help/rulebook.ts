import type { Language } from '../i18n/plural';
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
const COMMON = {
  en: () => import('./en/common'),
  pl: () => import('./pl/common'),
};
const OWN: Record<Language, Record<EditionId, () => Promise<{ texts: Texts }>>> = {
  en: {
    usa: () => import('./en/usa'),
    nordic: () => import('./en/nordic'),
    switzerland: () => import('./en/switzerland'),
    world: () => import('./en/world'),
  },
  pl: {
    usa: () => import('./pl/usa'),
    nordic: () => import('./pl/nordic'),
    switzerland: () => import('./pl/switzerland'),
    world: () => import('./pl/world'),
  },
};

export async function loadRulebook(edition: string, language: Language): Promise<Rulebook> {
  const id = editionId(edition);
  const [common, own] = await Promise.all([COMMON[language](), OWN[language][id]()]);
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
