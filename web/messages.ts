import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module';
import { parse, type Token } from '@messageformat/parser';
import type { Plugin } from 'vite';

// What is said of the game, in files that the terminal reads as well: data/texts, a file a language.
// `import said from 'virtual:texts/en'` is one of them, as functions by group: they are compiled when the
// client is built, so no reader of messages is sent to anybody.

/** The groups that the client says; the others are the terminal's alone. */
export const GROUPS = [
  'facts',
  'events',
  'refusals',
  'costs',
  'answers',
  'whys',
  'bots',
  'awards',
  'award_values',
] as const;

/** What is said between the games of a campaign, in `virtual:texts/campaign/en`: of what the terminal says, the part that names no command. */
export const CAMPAIGN_GROUP = 'campaign';
const BETWEEN_GAMES = /^(recap|highlight|chosen|told|ever|map|region|counted)_|^(mark|slip|seen|counted)$/;

const FOLDER = join(import.meta.dirname, '../data/texts');
const PREFIX = 'virtual:texts/';
const BETWEEN = 'campaign/';

type Group = Record<string, string>;
type File = Record<string, Group>;

/** The blanks of a message, each once. Whether the reader is meant, `me`, is grammar: a language may do without. */
export function blanksOf(message: string): string[] {
  const names = new Set<string>();
  const visit = (tokens: Token[]): void => {
    for (const token of tokens) {
      if (token.type === 'function') throw new Error(`"${token.key}" is not spoken here; there are plural and select`);
      if ('arg' in token) names.add(token.arg);
      if ('cases' in token) token.cases.forEach((one) => visit(one.tokens));
    }
  };
  visit(parse(message));
  names.delete('me');
  return [...names].sort();
}

/** What keeps a file from saying the same as another one; null if nothing does. */
export function difference(name: string, mine: Group, other: Group): string | null {
  for (const [key, message] of Object.entries(other)) {
    const own = mine[key];
    if (own === undefined) return `${name}.${key} is missing`;
    if (blanksOf(own).join() !== blanksOf(message).join()) return `${name}.${key} has other blanks`;
  }
  return null;
}

export function compiled(language: string, file: File): string {
  return compileModule(new MessageFormat(language), file);
}

function read(): Record<string, File> {
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort();
  return Object.fromEntries(
    files.map((name) => [basename(name, '.json'), JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as File]),
  );
}

/** The groups of a language as one module; it is not made while another language says more or other things. */
function moduleOf(language: string, groups: readonly string[], said: (key: string) => boolean = () => true): string {
  const files = read();
  const part = (file: File | undefined, name: string): Group =>
    Object.fromEntries(Object.entries(file?.[name] ?? {}).filter(([key]) => said(key)));
  const mine = Object.fromEntries(groups.map((name) => [name, part(files[language], name)]));
  for (const other of Object.values(files))
    for (const name of groups) {
      const fault = difference(name, mine[name] ?? {}, part(other, name));
      if (fault !== null) throw new Error(`data/texts/${language}.json: ${fault}`);
    }
  return compiled(language, mine);
}

export function messages(): Plugin {
  return {
    name: 'messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      for (const name of readdirSync(FOLDER)) this.addWatchFile(join(FOLDER, name));
      const named = id.slice(PREFIX.length + 1);
      if (!named.startsWith(BETWEEN)) return moduleOf(named, GROUPS);
      return moduleOf(named.slice(BETWEEN.length), [CAMPAIGN_GROUP], (key) => BETWEEN_GAMES.test(key));
    },
  };
}
