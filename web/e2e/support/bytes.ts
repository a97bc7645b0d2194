// What a page fetches, by kind, as it is sent with gzip.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

/** What a table may be made of, packed with gzip; fonts are packed as they are. */
export const BUDGET = {
  /** Scripts, styles and the page itself, until the table is usable. */
  code: 165_000,
  /** All letters that Polish needs. */
  fonts: 54_000,
  cards: 6_000,
  /** Of one edition: its board and its poster. */
  art: 60_000,
};

export type Kind = 'code' | 'fonts' | 'card art' | 'guide' | 'board' | 'other art';

const CARDS = /\/cards-[^/]*\.svg$/;
const GUIDE = /\/(Guide|Bubble|Rulebook|Differences)-[^/]*\.(js|css)$/;

function kindOf(path: string): Kind {
  if (path.startsWith('/drawings/')) return 'board';
  if (path.endsWith('.woff2')) return 'fonts';
  if (CARDS.test(path)) return 'card art';
  if (GUIDE.test(path)) return 'guide';
  return /\.(svg|png|webp)$/.test(path) ? 'other art' : 'code';
}

/** Everything but the answers of the server that a page asks for from now on. */
export function listen(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !pathname.startsWith('/api/')) paths.add(pathname);
  });
  return paths;
}

/** As it lies packed in the folder of the client. */
function packed(web: string, path: string): number {
  const file = join(web, path === '/' ? '/index.html' : path.startsWith('/t/') ? '/t.html' : path);
  const found = existsSync(`${file}.gz`) ? `${file}.gz` : file;
  return existsSync(found) ? statSync(found).size : 0;
}

/** As the server packs it itself. */
export async function sent(url: string, path: string): Promise<number> {
  const answer = await fetch(new URL(path, url), { headers: { 'Accept-Encoding': 'gzip' } });
  return Number(answer.headers.get('content-length'));
}

export async function bytesByKind(
  { url, web }: { url: string; web: string },
  paths: Iterable<string>,
): Promise<Record<Kind, number>> {
  const sums: Record<Kind, number> = { code: 0, fonts: 0, 'card art': 0, guide: 0, board: 0, 'other art': 0 };
  for (const path of paths) {
    const kind = kindOf(path);
    sums[kind] += kind === 'board' ? await sent(url, path) : packed(web, path);
  }
  return sums;
}

/** The poster of an edition is part of its art, but of no table page. */
export function posterBytes(web: string, edition: string): number {
  const assets = join(web, 'assets');
  const poster = new RegExp(`^${edition}-[^.]*\\.svg\\.gz$`);
  const found = readdirSync(assets).find((file) => poster.test(file));
  return found ? statSync(join(assets, found)).size : 0;
}
