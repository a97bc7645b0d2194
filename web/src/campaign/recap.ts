import { t } from '../i18n/index.svelte';
import type { RecapLine } from '../protocol';
import { counted, type Told } from './told';

/** The three chapters of a recap. */
export type RecapPart = 'last' | 'changed' | 'tonight';

const PART: Record<RecapLine['kind'], RecapPart> = {
  winner: 'last',
  last: 'last',
  swing: 'last',
  found: 'last',
  chose: 'last',
  regions: 'changed',
  rules_on: 'changed',
  rules_off: 'changed',
  events_in: 'changed',
  events_out: 'changed',
  retired: 'changed',
  painted: 'changed',
  lane_tokens: 'changed',
  city_tokens: 'changed',
  tonight: 'tonight',
  begins: 'tonight',
  new_rules: 'tonight',
  own: 'tonight',
  length: 'tonight',
};

/** What kind of piece the things of a line are. */
function thingsOf({ kind, things = [] }: RecapLine, { book }: Told): string {
  const of =
    kind === 'found'
      ? 'item'
      : kind === 'chose' || kind === 'regions'
        ? 'region'
        : kind.startsWith('events')
          ? 'event'
          : 'module';
  return counted(things.map((what) => book.name(of, what)));
}

/** A line of the recap as a sentence; null for what this client has no words for. */
export function recapSentence(line: RecapLine, told: Told): string | null {
  const { between, cards } = t();
  const key = `recap_${line.kind === 'begins' && line.company === undefined ? 'begins_nobody' : line.kind}`;
  const message = (between as Record<string, ((blanks: Record<string, string | number>) => string) | undefined>)[key];
  if (!message) return null;
  const n = line.n ?? 0;
  return message({
    company: line.company === undefined ? '' : told.book.name('company', line.company),
    n: line.kind === 'swing' ? cards.money(Math.abs(n)) : n,
    way: n > 0 ? 'more' : 'less',
    year: n,
    trains: line.trains ?? 0,
    thing: line.what === undefined ? '' : told.book.name('token', line.what),
    things: thingsOf(line, told),
  });
}

/** What a line speaks of first. */
function pictureOf(line: RecapLine, { book }: Told): string | null {
  const first = line.things?.[0] ?? '';
  switch (line.kind) {
    case 'found':
      return book.picture('item', first);
    case 'chose':
    case 'regions':
      return book.picture('region', first);
    case 'events_in':
    case 'events_out':
      return book.picture('event', first);
    case 'city_tokens':
    case 'lane_tokens':
      return book.find('token', line.what ?? '')?.pictures?.[0] ?? null;
    default:
      return line.company === undefined ? null : book.picture('company', line.company, 'crest');
  }
}

/** The recap by its chapters, in sentences; a chapter with nothing to say is left out. */
export function recapParts(lines: readonly RecapLine[], told: Told): { part: RecapPart; sentences: string[] }[] {
  const parts: RecapPart[] = ['last', 'changed', 'tonight'];
  return parts.flatMap((part) => {
    const sentences = lines
      .filter((line) => PART[line.kind] === part)
      .map((line) => recapSentence(line, told))
      .filter((sentence) => sentence !== null);
    return sentences.length > 0 ? [{ part, sentences }] : [];
  });
}

/** What stands beside a sentence, where there is a picture of what it speaks of. */
export function recapPictures(lines: readonly RecapLine[], told: Told): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap((line) => {
      const sentence = recapSentence(line, told);
      const picture = pictureOf(line, told);
      return sentence === null || picture === null ? [] : [[sentence, picture] as const];
    }),
  );
}
