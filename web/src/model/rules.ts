import { longTerm, readJson, writeJson } from '../base/storage';
import type { PieceOf } from '../protocol';
import type { LogEntry } from './chronicle.svelte';

// Rules that a campaign has added: each is new until it has been used once before this device's eyes.

const keyOf = (campaign: string) => `wagonaut.rules.${campaign}`;

/** Facts name a module by its place, "module:3", which is also the number in its id. */
function numberOf(id: string): string {
  return id.split('-').at(-1) ?? id;
}

export function usedIn(log: readonly LogEntry[]): string[] {
  const sources = log.flatMap(({ facts }) =>
    facts.flatMap((fact) => ('source' in fact && fact.source.startsWith('module:') ? [fact.source.slice(7)] : [])),
  );
  return [...new Set(sources)];
}

export function usedRules(campaign: string): string[] {
  return readJson<string[]>(longTerm, keyOf(campaign), []);
}

export function noteUsed(campaign: string, log: readonly LogEntry[]): void {
  const before = usedRules(campaign);
  const all = [...new Set([...before, ...usedIn(log)])];
  if (all.length > before.length) writeJson(longTerm, keyOf(campaign), all);
}

/** Those of them that nobody has used yet. */
export function freshRules(
  rules: readonly PieceOf<'module'>[],
  campaign: string,
  log: readonly LogEntry[],
): ReadonlySet<string> {
  const used = new Set([...usedRules(campaign), ...usedIn(log)]);
  return new Set(rules.filter(({ what }) => !used.has(numberOf(what))).map(({ what }) => what));
}
