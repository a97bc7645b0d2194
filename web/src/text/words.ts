import { fold } from '../i18n/fold';
import { textsIn, type Texts } from '../i18n/index.svelte';
import type { Thing, Verb } from '../i18n/terms';
import { LANGUAGE_CODES } from '../base/languages';
import type { Board, Colour } from '../protocol';

/** The words of a line, as they are typed. */
function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^a-z0-9*+]+/)
    .filter((word) => word !== '');
}

/** Reads words from the front of a line; names may be several words long. */
export class Words {
  #rest: string[];
  constructor(line: string) {
    this.#rest = wordsOf(line);
  }
  get empty(): boolean {
    return this.#rest.length === 0;
  }
  get rest(): string {
    return this.#rest.join(' ');
  }
  next(): string {
    return this.#rest.shift() ?? '';
  }
  number(): number | null {
    return /^\d+$/.test(this.#rest[0] ?? '') ? Number(this.#rest.shift()) : null;
  }
  /** The longest of the names that the line goes on with; a beginning will do if it is the only one. */
  name<T>(names: readonly (readonly [string, T])[]): T | null {
    const folded = names.map(([name, value]) => [wordsOf(name), value] as const);
    const whole = folded
      .filter(([parts]) => parts.every((part, i) => this.#rest[i] === part))
      .sort((a, b) => b[0].length - a[0].length)[0];
    if (whole) return this.#take(whole[0].length, whole[1]);
    const word = this.#rest[0] ?? '';
    const begun = word.length < 3 ? [] : folded.filter(([parts]) => parts[0]?.startsWith(word));
    const values = new Set(begun.map(([, value]) => value));
    return values.size === 1 && begun[0] ? this.#take(1, begun[0][1]) : null;
  }
  #take<T>(words: number, value: T): T {
    this.#rest.splice(0, words);
    return value;
  }
}

export function cityNames(board: Board): [string, string][] {
  return board.nodes.flatMap((node) => Object.values(node.name).map((name): [string, string] => [name, node.id]));
}

/** The usual one of several words. */
export function usual(words: string): string {
  return words.split(', ')[0] ?? words;
}

/** Whether a typed word is one of these, folded; `*` is any ending. */
function isOneOf(word: string, known: string): boolean {
  return fold(known)
    .split(', ')
    .some((one) => (one.endsWith('*') ? word.startsWith(one.slice(0, -1)) : word === one));
}

/** What a typed word means, in any language. */
function meaning<T extends string>(
  word: string,
  known: (texts: Texts['text']) => Record<T, string>,
  among: readonly T[],
): T | null {
  const tables = LANGUAGE_CODES.map((code) => known(textsIn(code).text));
  return among.find((one) => tables.some((table) => isOneOf(word, table[one]))) ?? null;
}

export function verbOf(word: string): Verb | null {
  return meaning(word, (texts) => texts.verbs, Object.keys(textsIn('en').text.verbs) as Verb[]);
}

export function isThing(word: string, thing: Thing): boolean {
  return meaning(word, (texts) => texts.things, [thing]) !== null;
}

const COLOURS: (Colour | 'loco')[] = [
  'red',
  'blue',
  'green',
  'yellow',
  'black',
  'white',
  'orange',
  'purple',
  'grey',
  'loco',
];

export function colourOf(word: string): Colour | 'loco' | null {
  return meaning<Colour | 'loco'>(word, (texts) => texts.things, COLOURS);
}

/** All colours named in a text, for "4 blue" or "2 zielone i koło". */
export function coloursIn(text: string): Set<Colour | 'loco'> {
  const found = wordsOf(text).map(colourOf);
  return new Set(found.filter((one): one is Colour | 'loco' => one !== null));
}
