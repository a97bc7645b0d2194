import type { Refusal } from '../protocol';
import type { TableModel } from './table.svelte';

/** What lies open beside the map. One thing at a time; the map is never covered by a box. */
export type Sheet =
  | { kind: 'claims'; node: string | null }
  | { kind: 'tickets' }
  | { kind: 'harbour' }
  | { kind: 'exchange' }
  | { kind: 'log' }
  | { kind: 'chat' }
  | { kind: 'players' }
  | { kind: 'rules'; place: string | null }
  | { kind: 'settings' }
  | { kind: 'keys' }
  | { kind: 'more' };

/** The answer to "why not?"; a null refusal says that it would be allowed after all. */
export interface Reason {
  move: string;
  refusal: Refusal | null;
}

/** What one person has open at a table; nothing of it is known to the server. */
export class TableUi {
  sheet = $state.raw<Sheet | null>(null);
  planning = $state(false);
  textBoard = $state(false);
  searching = $state(false);
  /** A decision that has to be taken, put aside to see the map. */
  folded = $state(false);
  reason = $state.raw<Reason | null>(null);
  /** The lane whose payment is put together card by card. */
  mixing = $state.raw<string | null>(null);
  /** Set by the map: brings lanes and cities into sight. */
  show: (ids: string[]) => void = () => {};
  /** Lines of the chat that were on the screen. */
  read = $state(0);
  /** Seats whose chat is not shown here; the server does not send it any more either. */
  muted = $state.raw<ReadonlySet<number>>(new Set());
  #opener: Element | null = null;

  open(sheet: Sheet): void {
    if (this.sheet === null) this.#opener = document.activeElement;
    this.sheet = sheet;
    this.reason = null;
  }
  close(): void {
    this.sheet = null;
    this.#giveBack();
  }
  toggle(sheet: Sheet): void {
    if (this.sheet?.kind === sheet.kind) this.close();
    else this.open(sheet);
  }
  /** The place of a rule in the rulebook, from any "why not?". */
  rule(place: string | null): void {
    this.open({ kind: 'rules', place });
  }

  mute(seat: number, on: boolean): void {
    const muted = new Set(this.muted);
    if (on) muted.add(seat);
    else muted.delete(seat);
    this.muted = muted;
  }

  /** Asks the server why this is not possible and shows its answer, which names what `about` is of. */
  async why(table: TableModel, move: string, about = move): Promise<void> {
    const refusal = await table.why(move);
    this.reason = { move: about, refusal };
  }

  /** Whoever opened a sheet by key or button is led back there. */
  #giveBack(): void {
    const opener = this.#opener;
    this.#opener = null;
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  }
}

/** Sheets that show something; the others are decisions and belong to the game. */
export function ownSheet(sheet: Sheet): boolean {
  return !['claims', 'harbour', 'exchange'].includes(sheet.kind);
}
