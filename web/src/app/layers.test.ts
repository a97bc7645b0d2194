import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The rooms of the client, from the ground up. A room knows rooms of the layers below it, and no other:
 * not its neighbours, so that there can be no ring. Samples are for tests alone, of every room.
 * docs/architecture.md says what is in them.
 */
const LAYERS = [
  ['base'],
  ['protocol'],
  ['theme', 'i18n', 'boards'],
  ['samples'],
  ['words'],
  ['model'],
  ['parts', 'cards'],
  ['board', 'tickets', 'log', 'motion', 'lobby', 'help'],
  ['decide', 'end'],
  ['text'],
  ['replay', 'table'],
  ['campaign'],
  ['app'],
];
const FLOOR = new Map(LAYERS.flatMap((rooms, floor) => rooms.map((room) => [room, floor])));

interface Source {
  /** Below src. */
  path: string;
  text: string;
}

interface Import {
  line: number;
  room: string;
}

const roomOf = (path: string) => path.split('/')[0] ?? '';
const isTest = (path: string) => path.endsWith('.test.ts');

/** Static, dynamic and type imports alike; what is not in src has no room. */
function importsOf({ path, text }: Source): Import[] {
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]/g)].flatMap((found) => {
    const target = join(dirname(path), found[1] ?? '');
    const line = text.slice(0, found.index).split('\n').length;
    return target.startsWith('..') ? [] : [{ line, room: roomOf(target) }];
  });
}

function lawful(path: string, known: string): boolean {
  const room = roomOf(path);
  if (room === known) return true;
  if (known === 'samples') return isTest(path);
  return (FLOOR.get(known) ?? Infinity) < (FLOOR.get(room) ?? -1);
}

function objections(sources: Source[]): string[] {
  return sources.flatMap((source) =>
    importsOf(source)
      .filter(({ room }) => !lawful(source.path, room))
      .map(({ line, room }) => `src/${source.path}:${line} may not know ${room}`),
  );
}

function sources(): Source[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join('src', path), 'utf8') }));
}

describe('the rooms of the client', () => {
  it('are all on the plan, and all of the plan is built', () => {
    const built = readdirSync('src');
    expect(built.sort()).toEqual([...FLOOR.keys()].sort());
  });

  it('know only what lies below them', () => {
    const all = sources();
    expect(all.flatMap(importsOf).length).toBeGreaterThan(1000);
    expect(objections(all)).toEqual([]);
  });
});

describe('the plan', () => {
  const told = (path: string, text: string) => objections([{ path, text }]);

  it('forbids the way up and the way to a neighbour, and names the line', () => {
    const up =
      "<script>\n  import { t } from '../i18n/index.svelte';\n  import X from '../decide/X.svelte';\n</script>";
    expect(told('board/Y.svelte', up)).toEqual(['src/board/Y.svelte:3 may not know decide']);
    expect(told('lobby/y.ts', "import { x } from '../help/x';")).toEqual(['src/lobby/y.ts:1 may not know help']);
    expect(told('help/en/y.ts', "import type {\n  X,\n} from '../../app/x';")).toHaveLength(1);
  });

  it('forbids what is fetched later, what is passed on, and what stands outside of all rooms', () => {
    expect(told('model/y.ts', "void import('../table/X.svelte');")).toHaveLength(1);
    expect(told('model/y.ts', "export { x } from '../cards/x';")).toHaveLength(1);
    const loose = '../loose';
    expect(told('model/y.ts', `import '${loose}';`)).toHaveLength(1);
  });

  it('keeps samples for tests, whichever room they are of', () => {
    const text = "import { tinyBoard } from '../samples/tiny';";
    expect(told('words/y.ts', text)).toHaveLength(1);
    expect(told('words/y.test.ts', text)).toEqual([]);
    expect(told('boards/y.test.ts', text)).toEqual([]);
  });

  it('allows the way down and the own room', () => {
    expect(told('table/y.ts', "import { x } from './x';\nimport { z } from '../base/z';")).toEqual([]);
  });
});
