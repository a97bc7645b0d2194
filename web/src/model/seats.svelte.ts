import { router, tablePath } from '../base/route.svelte';
import { holdSeat, seatsAt, type HeldSeat } from '../base/seats';
import type { CardCode } from '../protocol';
import { TableModel, type LogEntry } from './table.svelte';

/** The cards this seat has taken from a deck after `since`, in the order they came. */
export function drawnUnseen(log: LogEntry[], you: number | null, since: number): CardCode[] {
  const facts = log.flatMap((entry) => (entry.version > since && !entry.struck ? entry.facts : []));
  return facts.flatMap((fact) =>
    fact.kind === 'blind_taken' && fact.seat === you && fact.card !== undefined ? [fact.card] : [],
  );
}

/**
 * The seats of this device at one table. Usually one; with several people at one device each has a
 * line of its own, and the screen changes hands behind a curtain.
 */
export class Seats {
  readonly models: [TableModel, ...TableModel[]];
  #shown = $state(0);
  /** Behind the curtain: somebody else is to look now. */
  #covered = $state(false);
  /** Up to here the person at the device has seen what happened. */
  #since = $state(0);

  constructor(
    readonly table: string,
    code: string,
    held: HeldSeat[],
  ) {
    const [first = null, ...others] = held;
    const modelOf = (seat: HeldSeat | null) => new TableModel(table, seat, code);
    this.models = [modelOf(first), ...others.map(modelOf)];
    this.#covered = held.length > 1;
  }

  get shared(): boolean {
    return this.models.length > 1;
  }

  get shown(): TableModel {
    return this.models[this.#next()] ?? this.models[0];
  }

  /** Who is to take the device; null when the right person has it. */
  get handOver(): { name: string; table: TableModel } | null {
    if (!this.shared || this.shown.scene?.table.status !== 'running') return null;
    const next = this.#next();
    if (next === this.#shown && !this.#covered) return null;
    const table = this.models[next] ?? this.models[0];
    return { name: table.held?.name ?? '', table };
  }

  /**
   * What the person at the device took from a deck in the turn that is over. The curtain waits until they have
   * looked at it: nobody else may see it, and it would be covered in the moment it lands.
   */
  get drawn(): CardCode[] {
    const now = this.models[this.#shown];
    if (!now || this.#covered || now.scene?.table.status !== 'running' || this.#asked() === this.#shown) return [];
    return drawnUnseen(now.log, now.you, this.#since);
  }

  /** Who is asked next. */
  get nextName(): string {
    return this.models[this.#asked()]?.held?.name ?? '';
  }

  /** The person at the device has looked, and hands it over. */
  pass(): void {
    this.#since = this.#newest();
  }

  /** The person at the device says: it is me. */
  take(): void {
    this.#shown = this.#asked();
    this.#covered = false;
    this.#since = this.#newest();
  }

  open(): void {
    for (const model of this.models) model.open();
  }

  close(): void {
    for (const model of this.models) model.close();
  }

  followRematch(): void {
    const next = this.shown.scene?.table.next_table;
    if (!next || seatsAt(next).length > 0) return;
    for (const { held } of this.models) {
      if (held)
        holdSeat({ table: next, token: held.token, code: '', name: held.name, edition: held.edition, at: Date.now() });
    }
    if (this.models.some((model) => model.held)) router.go(tablePath(next, ''));
  }

  #newest(): number {
    return this.models[this.#shown]?.log.at(-1)?.version ?? 0;
  }

  #next(): number {
    return this.drawn.length > 0 ? this.#shown : this.#asked();
  }

  /** The one that is asked; while nobody is, the screen stays where it was. */
  #asked(): number {
    const now = this.models[this.#shown];
    if (!this.shared || now?.moving || now?.asked) return this.#shown;
    const asked = this.models.findIndex((model) => model.asked);
    return asked < 0 ? this.#shown : asked;
  }
}
