import type { Fact, Happening } from '../protocol';

export interface LogEntry {
  version: number;
  seat: number | null;
  act: Happening['act'];
  facts: Fact[];
  /** A step that was taken back: it has happened, but it no longer stands. */
  struck?: true;
}

const LONGEST_LOG = 2000;

/** What has happened at a table, as far as it was told to this page. */
export class Chronicle {
  log = $state.raw<LogEntry[]>([]);
  /** The last thing that other seats did: lanes to be flagged until this seat acts. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());

  record(happened: Happening[], you: number | null): void {
    const last = this.log.at(-1)?.version ?? -1;
    const newer = happened.filter((one) => one.version > last);
    if (newer.length === 0) return;
    this.log = strike([...this.log, ...newer.map(entryOf)], newer).slice(-LONGEST_LOG);
    this.#flag(newer, you);
  }

  /** This seat has acted: what the others did before is no news any more. */
  settle(): void {
    this.fresh = new Set();
  }

  #flag(newer: Happening[], you: number | null): void {
    const fresh = new Set(this.fresh);
    for (const { facts, undone } of newer) {
      for (const lane of this.#claimedAt(undone ?? [])) fresh.delete(lane);
      for (const fact of facts) {
        if (fact.kind !== 'lane_claimed') continue;
        if (fact.seat === you) fresh.clear();
        else fresh.add(fact.lane);
      }
    }
    this.fresh = fresh;
  }

  #claimedAt(versions: number[]): string[] {
    const facts = this.log.flatMap((entry) => (versions.includes(entry.version) ? entry.facts : []));
    return facts.flatMap((fact) => (fact.kind === 'lane_claimed' ? [fact.lane] : []));
  }
}

/** The log with the steps marked that were taken back just now. */
function strike(log: LogEntry[], newer: Happening[]): LogEntry[] {
  const undone = new Set(newer.flatMap((one) => one.undone ?? []));
  return undone.size === 0 ? log : log.map((entry) => (undone.has(entry.version) ? { ...entry, struck: true } : entry));
}

function entryOf(one: Happening): LogEntry {
  return { version: one.version, seat: one.seat ?? null, act: one.act, facts: one.facts };
}
