import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import subsetFont from 'subset-font';
import type { HtmlTagDescriptor, Plugin } from 'vite';

// The two typefaces of the house, cut to the letters that the client writes: whole they are half as large
// again. `import 'virtual:fonts.css'` is their style sheet. What was cut is kept in build/fonts.

/** The letters of Latin-1 and the signs of our sentences; other letters of people's names come from the machine's own fonts. */
const LATIN = `${letters(0x20, 0x7e)}\u00a0§°·«»${letters(0xc0, 0xff)}–—‘’“”„…−→↓œ`;
const POLISH = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻđ';

interface Cut {
  part: 'latin' | 'latin-ext';
  letters: string;
  range: string;
}

const CUTS: Cut[] = [
  {
    part: 'latin',
    letters: LATIN,
    range: 'U+0020-00FF, U+0153, U+2013-2014, U+2018-201E, U+2026, U+2192-2193, U+2212',
  },
  {
    part: 'latin-ext',
    letters: POLISH,
    range: 'U+0104-0107, U+0111, U+0118-0119, U+0141-0144, U+015A-015B, U+0179-017C',
  },
];

interface Face {
  family: string;
  file: string;
  weight: 500 | 700 | 900;
  /** Asked for with the page: it stands in the first thing that is seen. */
  first: boolean;
}

const FACES: Face[] = [
  { family: 'Besley', file: 'besley', weight: 900, first: true },
  { family: 'Sofia Sans Semi Condensed', file: 'sofia-sans-semi-condensed', weight: 500, first: false },
  { family: 'Sofia Sans Semi Condensed', file: 'sofia-sans-semi-condensed', weight: 700, first: true },
];

const FOLDER = join(import.meta.dirname, '../build/fonts');
const MODULE = 'virtual:fonts.css';
const require = createRequire(import.meta.url);

function letters(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
}

/** The file of one face with these letters alone; made once. */
async function cutFile({ file, weight }: Face, { part, letters: kept }: Cut): Promise<string> {
  const whole = readFileSync(require.resolve(`@fontsource/${file}/files/${file}-${part}-${weight}-normal.woff2`));
  const mark = createHash('sha256').update(whole).update(kept).digest('hex').slice(0, 8);
  const path = join(FOLDER, `${file}-${part}-${weight}-${mark}.woff2`);
  if (!existsSync(path)) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(path, await subsetFont(whole, kept, { targetFormat: 'woff2' }));
  }
  return path;
}

async function ruleOf(face: Face, cut: Cut): Promise<string> {
  return `@font-face {
  font-family: '${face.family}';
  font-weight: ${face.weight};
  font-display: swap;
  src: url('${await cutFile(face, cut)}') format('woff2');
  unicode-range: ${cut.range};
}
`;
}

/** Whether this file of the bundle is wanted with the page itself. */
function isFirst(name: string): boolean {
  return FACES.some(({ file, weight, first }) => first && name.includes(`${file}-latin-${weight}-`));
}

export function fonts(): Plugin {
  return {
    name: 'fonts',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      const rules = FACES.flatMap((face) => CUTS.map(async (cut) => ruleOf(face, cut)));
      return (await Promise.all(rules)).join('');
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }): HtmlTagDescriptor[] =>
        Object.keys(bundle)
          .filter(isFirst)
          .map((name) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${name}` },
          })),
    },
  };
}
