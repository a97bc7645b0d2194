import { router, tablePath } from '../route.svelte';
import { holdSeat, seatsAt, type HeldSeat } from '../seats';
import { TableModel } from './table.svelte';

/**
 * The seats of this device at one table. Usually one; with several people at one device each has a
 * line of its own, and the screen changes hands behind a curtain.
 */
export class Seats {
  readonly models: TableModel[];
  #shown = $state(0);
  /** Behind the curtain: somebody else is to look now. */
  #covered = $state(false);

  constructor(
    readonly table: string,
    code: string,
    held: HeldSeat[],
  ) {
    this.models =
      held.length === 0
        ? [new TableModel(table, null, code)]
        : held.map((seat) => new TableModel(table, seat, code));
    this.#covered = held.length > 1;
  }

  get shared(): boolean {
    return this.models.length > 1;
  }

  get shown(): TableModel {
    return this.models[this.#next()] ?? this.models[0]!;
  }

  /** Who is to take the device; null when the right person has it. */
  get handOver(): { name: string } | null {
    if (!this.shared || this.shown.scene?.table.status !== 'running') return null;
    const next = this.#next();
    if (next === this.#shown && !this.#covered) return null;
    return { name: this.models[next]?.held?.name ?? '' };
  }

  /** The person at the device says: it is me. */
  take(): void {
    this.#shown = this.#next();
    this.#covered = false;
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
      if (held) holdSeat({ table: next, token: held.token, code: '', name: held.name, edition: held.edition, at: Date.now() });
    }
    if (this.models.some((model) => model.held)) router.go(tablePath(next, ''));
  }

  /** The one that is asked; while nobody is, the screen stays where it was. */
  #next(): number {
    const now = this.models[this.#shown];
    if (!this.shared || now?.moving || now?.asked) return this.#shown;
    const asked = this.models.findIndex((model) => model.asked);
    return asked < 0 ? this.#shown : asked;
  }
}
