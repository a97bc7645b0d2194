// A sheet of its own is not scoped as a component's is: each of its names carries the letter of its room, or another
// room's element of that name would wear it too.
import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const ROOMS = { board: /^\.(board|m-)/, table: /^\.t-/ };

/** The first class of every selector: what follows it is inside, what stands in brackets is a further condition. */
function firstClasses(css: string): string[] {
  const bare = css.replace(/\/\*.*?\*\//gs, '').replace(/:[\w-]+\([^()]*(\([^()]*\)[^()]*)*\)/g, '');
  return [...bare.matchAll(/(?<=^|[{},])\s*(\.[\w-]+)[^{},;]*(?=[{,])/gs)].map((found) => found[1] ?? '');
}

test.each(Object.entries(ROOMS))('every name in the sheets of %s is its own', (room, own) => {
  const folder = new URL(`../${room}/`, import.meta.url);
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  expect(sheets).not.toEqual([]);
  const classes = sheets.flatMap((name) => firstClasses(readFileSync(new URL(name, folder), 'utf8')));
  expect(classes.length).toBeGreaterThan(20);
  expect(classes.filter((name) => !own.test(name))).toEqual([]);
});
