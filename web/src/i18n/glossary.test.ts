import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language } from '../base/languages';

/** Words that docs/glossary.md has another word for, and why. */
const FORBIDDEN: Record<Language, [RegExp, string][]> = {
  en: [
    [/\b(?:finished|completed|done) tickets?\b/i, 'a ticket is complete'],
    [/\btickets? (?:is|are|was|were) (?:finished|completed|done)\b/i, 'a ticket is complete'],
    [/\bstamp: '(?!Complete')/, 'a ticket is complete'],
    [/\blongest (?:path|way|road)\b/i, 'longest trail'],
    [/\b(?:track|railroad)s?\b/i, 'route'],
    [/\btrain (?:piece|car)s?\b/i, 'wagon'],
    [/\bonline: '(?!online')/, 'online'],
    [/\bdraw pile\b/i, 'deck'],
  ],
  pl: [
    [/\bsztuk(?:a|i|ę|ą)?(?![\p{L}])/iu, 'wagonik, statek, zasoby'],
    [/\bpion(?:ek|k)/iu, 'wagonik, statek, zasoby'],
    [/\bpociąg/iu, 'wagonik'],
    [/(?<![\p{L}])tali(?:a|i|ę|ą|e)(?![\p{L}])/iu, 'stos'],
    [/(?<![\p{L}])ryn(?:ek|k)/iu, 'odkryte karty'],
    [/odsłon/iu, 'odkryć'],
    [/zatrzym\p{L}+ bilet/iu, 'zachować'],
    [/ukończon\p{L}* bilet|bilet\p{L}* (?:jest |są )?ukończon/iu, 'zrealizowany'],
    [/\bstamp: '(?!Zrealizowany')/, 'zrealizowany'],
    [/najdłuższ\p{L} drog/iu, 'najdłuższa trasa'],
    [/\bajent/iu, 'konduktor'],
    // Players are "ty", with a capital only where a sentence begins.
    [/[\p{Ll}\d,;:)*}] (?:Ty|Tob[ieą]+|Ci|Cię|Ciebie|Tw(?:ój|oj|oi)\p{L}*|Was|Wam|Wami|Wasz\p{L}*)(?![\p{L}])/u, 'ty'],
  ],
};

/** Where a forbidden word is right: what is understood when it is typed. */
const ALLOWED = /'zachowaj, zatrzymaj'/;

function sources(language: Language): string[] {
  const folders = [`src/i18n/${language}`, `src/help/${language}`].flatMap((folder) =>
    readdirSync(folder).map((file) => `${folder}/${file}`),
  );
  return [
    ...folders,
    ...['hints', 'different'].map((folder) => `src/help/${folder}/${language}.ts`),
    `../data/texts/${language}.json`,
  ];
}

function objections(language: Language, name: string, text: string): string[] {
  return text.split('\n').flatMap((line, i) => {
    if (/^\s*(?:\/\/|\/?\*|import )/.test(line) || ALLOWED.test(line)) return [];
    return FORBIDDEN[language].flatMap(([word, better]) => {
      const found = word.exec(line);
      return found ? [`${name}:${i + 1}: "${found[0]}", better: ${better}`] : [];
    });
  });
}

describe('the words of the glossary', () => {
  it.each(['en', 'pl'] as const)('are those that players read in %s', (language) => {
    expect(sources(language).flatMap((file) => objections(language, file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('are missed where others stand', () => {
    const text = [
      "a: '6 sztuk lub mniej',",
      "b: 'Zrezygnuj: Twoje karty',",
      "c: 'Twoja tura',",
      "stamp: 'Gotowe',",
      "d: 'osłona, sztukmistrz',",
    ].join('\n');
    expect(objections('pl', 'x', text)).toEqual([
      'x:1: "sztuk", better: wagonik, statek, zasoby',
      'x:2: ": Twoje", better: ty',
      'x:4: "stamp: \'", better: zrealizowany',
    ]);
    expect(objections('en', 'x', "online: 'here',\nb: 'two finished tickets',\nc: 'all complete'")).toHaveLength(2);
  });
});
