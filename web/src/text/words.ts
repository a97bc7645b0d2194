import { fold } from '../i18n/fold';
import type { Board, Colour } from '../protocol';

/** The words of a line, as they are typed. */
function wordsOf(text: string): string[] {
  return fold(text).split(/[^a-z0-9*+]+/).filter((word) => word !== '');
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
  return board.nodes.flatMap((node) => [
    [node.name.en, node.id] as [string, string],
    [node.name.pl, node.id] as [string, string],
  ]);
}

/** Colours as they are typed in either language; Polish adjectives by their stem. */
const COLOURS: [Colour | 'loco', RegExp][] = [
  ['red', /^(red|czerwon\w*)$/], ['blue', /^(blue|niebiesk\w*)$/], ['green', /^(green|zielon\w*)$/],
  ['yellow', /^(yellow|zolt\w*)$/], ['black', /^(black|czarn\w*)$/], ['white', /^(white|bial\w*)$/],
  ['orange', /^(orange|pomaranczow\w*)$/], ['purple', /^(purple|fioletow\w*)$/],
  ['grey', /^(grey|gray|szar\w*)$/],
  ['loco', /^(wheels?|wilds?|locos?|locomotives?|jokers?|kol\w*|lokomotyw\w*|dzok\w*)$/],
];

export function colourOf(word: string): Colour | 'loco' | null {
  return COLOURS.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
}

/** All colours named in a text, for "4 blue" or "2 zielone i koło". */
export function coloursIn(text: string): Set<Colour | 'loco'> {
  const found = wordsOf(text).map(colourOf);
  return new Set(found.filter((one): one is Colour | 'loco' => one !== null));
}
