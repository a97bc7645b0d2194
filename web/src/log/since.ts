import { preferences } from '../base/preferences.svelte';
import type { LogEntry, TableModel } from '../model/table.svelte';
import type { Fact } from '../protocol';
import { deedsOf, type Context, type Deed } from '../words/sentences';

/** What the others have done since this seat did something last, oldest first. */
export function sinceYours(log: readonly LogEntry[], ctx: Context): Deed[] {
  const steps = log.filter((entry) => entry.act === 'played' && !entry.struck);
  const last = steps.findLastIndex((entry) => entry.seat === ctx.you);
  if (ctx.you === null || last < 0) return [];
  const facts = steps.slice(last + 1).flatMap((entry) => entry.facts);
  return deedsOf(facts.filter(isOutcome), ctx).filter((deed) => deed.seat !== ctx.you);

  /** How many tickets somebody looked through is said by how many were kept. */
  function isOutcome(fact: Fact): boolean {
    if (fact.kind !== 'tickets_offered') return true;
    return !facts.some((other) => other.kind === 'tickets_kept' && other.seat === fact.seat);
  }
}

/** The same at a table, in the reader's language. */
export function newsAt({ board, log, names, you }: TableModel): Deed[] {
  return board ? sinceYours(log, { board, names, you, language: preferences.language }) : [];
}
