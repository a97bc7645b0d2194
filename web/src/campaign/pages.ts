import { longTerm, readJson, writeJson } from '../base/storage';

// Which pages of the story were turned at this device, so that none opens twice by itself.

const MOST = 300;
const keyOf = (campaign: string) => `wagonaut.pages.${campaign}`;

export function pagesRead(campaign: string): string[] {
  return readJson<string[]>(longTerm, keyOf(campaign), []);
}

export function turnPages(campaign: string, pages: readonly string[]): string[] {
  const read = [...new Set([...pagesRead(campaign), ...pages])].slice(-MOST);
  writeJson(longTerm, keyOf(campaign), read);
  return read;
}
