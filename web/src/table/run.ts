import { tick } from 'svelte';
import { chooseBlind, chooseNth, chooseTickets, nextDeck, openDoor } from '../model/act';
import { nextRegion, type Command, type Place } from './keys';
import { NOTHING } from '../model/select';
import type { TableModel } from '../model/table.svelte';
import { ownSheet, type TableUi } from '../model/ui.svelte';

// What the keys do. Which key does it is in keys.ts.

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable=true]';
const CONTROLS =
  'button, a[href], input:not([type=range]), select, textarea, summary, [role=button], [role=radio], [role=application]';

export function placeOf(target: EventTarget | null, moving: boolean): Place {
  const element = target instanceof Element ? target : null;
  return {
    typing: element?.closest(FIELDS) != null,
    control: element?.closest(CONTROLS) != null,
    selected: element?.closest('[aria-pressed=true], [aria-checked=true]') != null,
    moving,
  };
}

export function run(command: Command, table: TableModel, ui: TableUi): void {
  switch (command.name) {
    case 'nth':
      chooseNth(table, ui, command.n);
      return lead();
    case 'region':
      return goToRegion(command.back);
    case 'blind':
      return blind(table, ui, false);
    case 'blind_two':
      return blind(table, ui, true);
    case 'tickets':
      return chooseTickets(table, ui);
    case 'claims':
      return ui.toggle({ kind: 'claims', node: null });
    case 'harbour':
      return openDoor(table, ui, 'harbour');
    case 'exchange':
      return openDoor(table, ui, 'exchange');
    case 'plan':
      ui.planning = !ui.planning && table.you !== null;
      return;
    case 'log':
      return ui.toggle({ kind: 'log' });
    case 'chat':
      return ui.toggle({ kind: 'chat' });
    case 'undo':
      void table.undo();
      return;
    case 'confirm':
      void table.confirm();
      return;
    case 'cancel':
      return cancel(table, ui);
    case 'skip':
      return table.skip();
    case 'search':
      ui.searching = true;
      return;
    case 'help':
      return ui.toggle({ kind: 'keys' });
    case 'text':
      ui.textBoard = !ui.textBoard;
      return;
  }
}

/** With several decks the key goes from one to the next, so that it only selects. */
function blind(table: TableModel, ui: TableUi, both: boolean): void {
  const decks = table.board?.decks.map((one) => one.id) ?? [];
  const deck = nextDeck(table.choices, table.selection, decks);
  if (deck !== null) chooseBlind(table, ui, deck, both, decks.length > 1);
  lead();
}

/** The focus goes to what a key has chosen, so that it is seen and Enter confirms it. */
function lead(): void {
  const chosen =
    '.slot[aria-pressed=true], .blind[aria-pressed=true], [role=radio][data-rove][aria-checked=true], .choice[aria-pressed=true]';
  void tick().then(() => document.querySelector<HTMLElement>(chosen)?.focus({ preventScroll: true }));
}

/** Lets go of one thing at a time, the uppermost first. */
export function cancel(table: TableModel, ui: TableUi): void {
  if (ui.searching) ui.searching = false;
  else if (table.notice !== null || ui.reason !== null) {
    table.dismiss();
    ui.reason = null;
  } else if (ui.sheet !== null && ownSheet(ui.sheet)) ui.close();
  else if (table.selection.kind !== 'none') table.select(NOTHING);
  else if (ui.sheet !== null) ui.close();
  else ui.planning = false;
}

function goToRegion(back: boolean): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-region]')].filter(usable);
  const name = (one: HTMLElement | undefined | null) => one?.dataset['region'] ?? null;
  const now = document.activeElement?.closest<HTMLElement>('[data-region]');
  const next = nextRegion(
    all.map((one) => name(one) ?? ''),
    name(now),
    back,
  );
  const region = all.find((one) => name(one) === next);
  if (region) enter(region);
}

/** On the screen, and not behind something that has to be answered first. */
function usable(one: Element): boolean {
  return one.getClientRects().length > 0 && one.closest('[inert]') === null;
}

/** The first thing that can be used there, before what it stands in; else the region itself. */
function enter(region: HTMLElement): void {
  const things = [
    ...region.querySelectorAll<HTMLElement>('[role=application], button, a[href], input, [tabindex="0"]'),
  ].filter(usable);
  const first = things.find((one) => one.matches('[data-rove]')) ?? things[0];
  if (first) return first.focus();
  region.tabIndex = -1;
  region.focus();
}
