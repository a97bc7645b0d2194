import type { View } from '../protocol';
import type { Selection } from '../model/select';
import type { Sheet } from '../model/ui.svelte';
import { PANELS, type Kind, type Now, type Shown } from './panels';

/** What is due beside the map. `waiting`: this seat has answered, others have not. */
export type Decision =
  | { kind: 'keep'; waiting: boolean }
  | { kind: 'fleet'; waiting: boolean }
  | { kind: 'refill' }
  | { kind: 'tunnel' }
  /** A card asks. */
  | { kind: 'effect' }
  | { kind: 'pay'; lane: string }
  /** `codes`: only lanes that these cards of the hand can pay. */
  | { kind: 'claims'; node: string | null; codes: string[] | null }
  | { kind: 'draw_tickets' }
  | { kind: 'harbour' }
  | { kind: 'exchange' }
  /** A card is selected; the commit block says enough. */
  | { kind: 'draw' };

/** The little of a table that decides which panel is due. */
export interface Asked {
  view: View | null;
  you: number | null;
  selection: Selection;
}
export interface Opened {
  sheet: Sheet | null;
}

/** The row of a decision; its functions take decisions of any kind, and are only given those of their own. */
interface AnyRow {
  asked?: (view: View) => Decision | null;
  touched?: (selection: Selection) => Decision | null;
  opened?: (sheet: Sheet) => Decision | null;
  key?: (decision: Decision) => string;
  title: (decision: Decision, now: Now) => string;
  show: ((decision: Decision, now: Now) => Shown | null) | null;
}
const rowOf = (kind: Kind): AnyRow => PANELS[kind] as unknown as AnyRow;

/** Answers go before what is touched, and that before the list it was picked from. */
export function decisionOf({ view, you, selection }: Asked, { sheet }: Opened): Decision | null {
  if (view === null || view.ask.kind === 'game_over') return null;
  const asked = you === null ? null : first((row) => row.asked?.(view));
  return asked ?? first((row) => row.touched?.(selection)) ?? (sheet && first((row) => row.opened?.(sheet)));
}

function first(due: (row: AnyRow) => Decision | null | undefined): Decision | null {
  for (const kind of Object.keys(PANELS) as Kind[]) {
    const decision = due(rowOf(kind));
    if (decision) return decision;
  }
  return null;
}

/** Whether it wants the dock or the sheet; a card to be drawn is seen in the market. */
export function docked(decision: Decision | null): decision is Exclude<Decision, { kind: 'draw' }> {
  return decision !== null && rowOf(decision.kind).show !== null;
}

/** Answers that cannot be put off: the panel has no door but its answer. */
export function forced(decision: Decision | null): boolean {
  return decision !== null && rowOf(decision.kind).asked !== undefined;
}

/** The same panel as before, as far as the focus is concerned. */
export function keyOf(decision: Decision | null): string {
  if (decision === null) return '';
  const key = rowOf(decision.kind).key?.(decision);
  return key === undefined ? decision.kind : `${decision.kind} ${key}`;
}

export function titleOf(decision: Decision, now: Now): string {
  return rowOf(decision.kind).title(decision, now);
}

/** The panel of a decision, with what it is given beside the table. */
export function shownFor(decision: Decision, now: Now): Shown | null {
  return rowOf(decision.kind).show?.(decision, now) ?? null;
}
