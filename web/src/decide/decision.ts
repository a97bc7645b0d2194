import type { Choices, View } from '../protocol';
import type { Selection } from '../table/select';
import type { Sheet } from '../table/ui.svelte';

/** What is due beside the map. `waiting`: this seat has answered, others have not. */
export type Decision =
  | { kind: 'keep'; waiting: boolean }
  | { kind: 'fleet'; waiting: boolean }
  | { kind: 'refill' }
  | { kind: 'tunnel' }
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

export function decisionOf(table: Asked, ui: Opened): Decision | null {
  const { view, you, selection } = table;
  if (view === null || view.ask.kind === 'game_over') return null;
  return (you === null ? null : answerDue(view)) ?? touched(selection) ?? opened(ui.sheet);
}

/** A question that nothing else can be done before. */
function answerDue(view: View): Decision | null {
  const choices: Choices = view.choices ?? {};
  const answered = view.own?.answer ?? null;
  if (view.ask.kind === 'keep_tickets') {
    if (choices.keep) return { kind: 'keep', waiting: false };
    return answered === null ? null : { kind: 'keep', waiting: true };
  }
  if (view.ask.kind === 'choose_fleet') {
    if (choices.fleet) return { kind: 'fleet', waiting: false };
    return answered === null ? null : { kind: 'fleet', waiting: true };
  }
  if (choices.refill) return { kind: 'refill' };
  return choices.tolls || choices.withdraw ? { kind: 'tunnel' } : null;
}

function touched(selection: Selection): Decision | null {
  switch (selection.kind) {
    case 'lane':
      return { kind: 'pay', lane: selection.lane };
    case 'colour':
      return { kind: 'claims', node: null, codes: selection.codes };
    case 'tickets':
      return { kind: 'draw_tickets' };
    case 'harbour':
      return { kind: 'harbour' };
    case 'exchange':
      return { kind: 'exchange' };
    case 'slot':
    case 'blind':
      return { kind: 'draw' };
    default:
      return null;
  }
}

function opened(sheet: Sheet | null): Decision | null {
  if (sheet?.kind === 'claims') return { kind: 'claims', node: sheet.node, codes: null };
  if (sheet?.kind === 'harbour' || sheet?.kind === 'exchange') return { kind: sheet.kind };
  return null;
}

/** Whether it wants the dock or the sheet; a card to be drawn is seen in the market. */
export function docked(decision: Decision | null): decision is Exclude<Decision, { kind: 'draw' }> {
  return decision !== null && decision.kind !== 'draw';
}

/** Answers that cannot be put off: the panel has no door but its answer. */
export function forced(decision: Decision | null): boolean {
  return decision !== null && ['keep', 'fleet', 'refill', 'tunnel'].includes(decision.kind);
}

/** The same panel as before, as far as the focus is concerned. */
export function keyOf(decision: Decision | null): string {
  if (decision === null) return '';
  if (decision.kind === 'claims') return `claims ${decision.node ?? ''} ${decision.codes?.join('') ?? ''}`;
  return 'waiting' in decision ? `${decision.kind} ${decision.waiting}` : decision.kind;
}
