import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages } from './en/pages';

/** A file and all that it imports before it can run. */
function atOnce(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  const imports = readFileSync(path, 'utf8').matchAll(/^\s*(?:import|export)\s(?!type\b)[^;]*?from\s+'(\.[^']+)';/gm);
  for (const [, target = ''] of imports) {
    const base = join(dirname(path), target);
    const file = [base, `${base}.ts`, `${base}/index.ts`].find((one) => /\.(ts|svelte)$/.test(one) && existsSync(one));
    if (file) atOnce(file, found);
  }
  return found;
}

const GROUPS = Object.keys(pages).join('|');
const SPOKEN = new RegExp(`(?:\\bt\\(\\)|textsIn\\([^)]*\\))\\.(?:${GROUPS})\\b`);

describe('what a table shows at once', () => {
  it('says nothing out of the book of the other pages', () => {
    const files = atOnce('src/app/TablePage.svelte');
    expect(files.size).toBeGreaterThan(120);
    expect([...files].filter((path) => SPOKEN.test(readFileSync(path, 'utf8')))).toEqual([]);
    // The pattern finds what it is looking for.
    expect(SPOKEN.test(readFileSync('src/lobby/Home.svelte', 'utf8'))).toBe(true);
  });
});
