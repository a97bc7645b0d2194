import type { TableModel } from '../model/table.svelte';
import type { TableUi } from '../model/ui.svelte';
import { decisionOf, forced } from './decision';

/** One step back: first from what is selected, then from the list behind it. */
export function stepBack(table: TableModel, ui: TableUi): void {
  const { selection } = table;
  ui.mixing = null;
  if (selection.kind === 'keep') return table.select({ kind: 'keep', tickets: [] });
  if (selection.kind === 'lane' && selection.codes) return table.select({ kind: 'colour', codes: selection.codes });
  if (selection.kind === 'none' || selection.kind === 'harbour' || selection.kind === 'exchange') ui.close();
  if (forced(decisionOf(table, ui))) return;
  table.cancel();
}
