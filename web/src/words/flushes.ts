import type { Fact } from '../protocol';

/** More flushes in a row than this are not told one by one. */
const MOST_TOLD = 2;
/** What lies between two flushes in a row: the new row, and a pile shuffled for it. */
const DEALING: ReadonlySet<Fact['kind']> = new Set(['card_turned', 'pile_reshuffled']);

/** Flushes of which one caused the next: where the first, the second and the last stand, and how many there are. */
export interface FlushRun {
  first: number;
  second: number;
  last: number;
  count: number;
}

/** The rows of flushes that are too long to be told one by one. */
export function longFlushes(facts: readonly Fact[]): FlushRun[] {
  const runs: FlushRun[] = [];
  let run: FlushRun | null = null;
  for (const [i, { kind }] of facts.entries()) {
    if (kind !== 'market_flushed') {
      if (!DEALING.has(kind)) run = null;
      continue;
    }
    if (run === null) runs.push((run = { first: i, second: i, last: i, count: 0 }));
    if (++run.count === 2) run.second = i;
    run.last = i;
  }
  return runs.filter(({ count }) => count > MOST_TOLD);
}

/** The facts without what lies between the first and the last flush of each long row of them. */
export function withoutMiddles(facts: readonly Fact[]): Fact[] {
  const runs = longFlushes(facts);
  return facts.filter((_, i) => !runs.some(({ second, last }) => i >= second && i < last));
}
