import type { Language } from '../base/languages';
import { say, textsIn } from '../i18n/index.svelte';
import type { MapMark } from '../protocol';
import type { Book } from './book.svelte';

/** What earlier games have put on the map, who did it and when, by its lane or city. */
export function remembered(
  marks: readonly MapMark[],
  book: Book | null,
  language: Language,
): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  if (!book) return found;
  const { board } = textsIn(language);
  for (const mark of marks) {
    const place = mark.city ?? mark.lane;
    if (place === undefined) continue;
    const company = book.name('company', mark.company);
    const token = mark.token === undefined ? null : book.find('token', mark.token);
    const words =
      mark.colour !== undefined
        ? board.painted_by(board.short_colour[mark.colour], company, mark.year)
        : board.put_by(token ? say(token.name) : (mark.token ?? ''), company, mark.year);
    found.set(place, [...(found.get(place) ?? []), words]);
  }
  return found;
}
