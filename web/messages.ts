import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module';
import { parse, type Token } from '@messageformat/parser';
import type { Plugin } from 'vite';

// What is said of the game, in files that the terminal reads as well: data/texts, a file a language.
// `import facts from 'virtual:texts/facts'` is a group of them, by language, as functions: they are
// compiled when the client is built, so no reader of messages is sent to anybody.

const FOLDER = join(import.meta.dirname, '../data/texts');
const PREFIX = 'virtual:texts/';

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

export function compiled(group: Record<string, Group>): string {
  return compileModule(new MessageFormat(Object.keys(group)), group);
}

function read(): Record<string, File> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json')).sort();
  return Object.fromEntries(files.map((name) => [basename(name, '.json'), JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as File]));
}

function moduleOf(name: string): string {
  const group = Object.fromEntries(Object.entries(read()).map(([language, file]) => [language, file[name] ?? {}]));
  for (const [language, mine] of Object.entries(group))
    for (const other of Object.values(group)) {
      const fault = difference(name, mine, other);
      if (fault !== null) throw new Error(`data/texts/${language}.json: ${fault}`);
    }
  return compiled(group);
}

export function messages(): Plugin {
  return {
    name: 'messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      for (const name of readdirSync(FOLDER)) this.addWatchFile(join(FOLDER, name));
      return moduleOf(id.slice(PREFIX.length + 1));
    },
  };
}
