import type { Board, View } from '../protocol';
import type { TableModel } from '../model/table.svelte';
import type { TableUi } from '../model/ui.svelte';

/** What a panel is given. */
export interface PanelProps {
  table: TableModel;
  ui: TableUi;
  board: Board;
  view: View;
}

/** Set while arrow keys walk through a list: walking selects, but never sends. */
let walking = false;
export function isWalking(): boolean {
  return walking;
}

type Press = KeyboardEvent & { currentTarget: HTMLElement };
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrow keys, Home and End move within the things marked `data-rove`; a radio is chosen on the way. */
export function rove(event: Press): void {
  const things = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-rove]')];
  const now = things.findIndex((one) => one === document.activeElement);
  if (now < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
  const step = STEPS[event.key];
  const next =
    event.key === 'Home'
      ? things[0]
      : event.key === 'End'
        ? things.at(-1)
        : step === undefined
          ? undefined
          : things[(now + step + things.length) % things.length];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
  if (next.getAttribute('role') !== 'radio') return;
  walking = true;
  next.click();
  walking = false;
}

/** The place of Tab in a radio group: the chosen one, else the first. */
export function tabIndexOf(chosen: boolean, anyChosen: boolean, first: boolean): 0 | -1 {
  return chosen || (!anyChosen && first) ? 0 : -1;
}
