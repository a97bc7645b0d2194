import type { Choices } from '../protocol';
import { placesAsked } from './effect';
import { selectLane } from './offers';
import { answersTo, NOTHING, paidWith, selectHarbour, toggleTicket, touchedCodes, type Selection } from './select';
import { atOnce, type TableModel } from './table.svelte';
import type { TableUi } from './ui.svelte';

// Touching things. What is not offered answers with its reason instead of staying silent.

/** Selects, and sends at once what the person wants to be asked no more. */
export function choose(table: TableModel, selection: Selection): void {
  table.select(selection);
  if (atOnce(selection, table.choices) && table.ready) void table.confirm();
}

export function chooseSlot(table: TableModel, ui: TableUi, slot: number): void {
  if (table.choices?.slots?.includes(slot)) choose(table, { kind: 'slot', slot });
  else void ui.why(table, `slot ${slot}`);
}

/** `careful`: to be confirmed in any case. */
export function chooseBlind(table: TableModel, ui: TableUi, deck: string, both: boolean, careful = false): void {
  if (!table.choices?.blind?.includes(deck)) return void ui.why(table, `blind ${deck}`);
  const selection: Selection = { kind: 'blind', deck, both: both && mayDrawTwo(table) };
  if (careful) table.select(selection);
  else choose(table, selection);
}

/** Two from the deck is only offered before the first card. */
export function mayDrawTwo(table: TableModel): boolean {
  return table.view?.ask.kind === 'choose_action';
}

/** The deck for the key: the first one, or the next one if one is selected already. */
export function nextDeck(choices: Choices | null, selection: Selection, all: string[]): string | null {
  const decks = choices?.blind ?? all;
  const now = selection.kind === 'blind' ? decks.indexOf(selection.deck) : -1;
  return decks[(now + 1) % Math.max(1, decks.length)] ?? null;
}

export function chooseTickets(table: TableModel, ui: TableUi): void {
  if (table.choices?.draw_tickets) choose(table, { kind: 'tickets' });
  else void ui.why(table, 'tickets');
}

/** A tap on a lane: a mark of the plan while planning, else the thing that is paid for. */
export function chooseLane(table: TableModel, ui: TableUi, lane: string): void {
  if (ui.planning) return table.mark(lane);
  ui.folded = false;
  if (placesAsked(table.view, table.choices).lanes.has(lane)) return table.select({ kind: 'choose', what: lane });
  if (ui.sheet !== null) ui.close();
  const { selection } = table;
  choose(table, selectLane(table, lane, selection.kind === 'colour' ? selection.codes : null));
}

export function chooseNode(table: TableModel, ui: TableUi, node: string): void {
  if (placesAsked(table.view, table.choices).cities.has(node)) {
    ui.folded = false;
    return table.select({ kind: 'choose', what: node });
  }
  const harbour = table.choices?.harbours?.[node] !== undefined;
  if (harbour && (ui.sheet?.kind === 'harbour' || table.selection.kind === 'harbour')) {
    table.select(selectHarbour(node, table.choices));
    return;
  }
  ui.folded = false;
  ui.open({ kind: 'claims', node });
}

/** A tap on a colour of the hand; a second one lets go of it. A lane that is looked at is paid with it, where it can be. */
export function chooseColour(table: TableModel, codes: string[]): void {
  const now = table.selection;
  const same = touchedCodes(now)?.join() === codes.join();
  const menu = now.kind === 'lane' ? (table.choices?.claims?.[now.lane] ?? []) : [];
  if (now.kind === 'lane' && paidWith(menu, codes).length > 0)
    table.select(selectLane(table, now.lane, same ? null : codes));
  else table.select(same ? NOTHING : { kind: 'colour', codes });
}

/** Keys 1 to 6: the nth thing of whatever is being asked. */
export function chooseNth(table: TableModel, ui: TableUi, n: number): void {
  const choices = table.choices;
  const deck = choices?.refill?.[n];
  if (deck !== undefined) return choose(table, { kind: 'refill', deck });
  const ticket = choices?.keep?.offer[n];
  if (ticket !== undefined) return table.select(toggleTicket(table.selection, ticket));
  const pay = choices?.tolls?.[n];
  if (pay !== undefined) return table.select({ kind: 'toll', pay });
  const answer = answersTo(choices)[n];
  if (answer !== undefined) return table.select(answer);
  if (choices?.refill || choices?.keep || choices?.tolls || choices?.effect || choices?.decline) return;
  if (n < (table.view?.market.length ?? 0)) chooseSlot(table, ui, n);
}

/** A door that is there only when the server offers what is behind it. */
export function openDoor(table: TableModel, ui: TableUi, kind: 'harbour' | 'exchange'): void {
  const offered = kind === 'harbour' ? table.choices?.harbours : table.choices?.exchange;
  if (offered) ui.toggle({ kind });
  else if (kind === 'exchange') void ui.why(table, exchangeTry(table));
  // Nobody has asked about the city that is tried.
  else void ui.why(table, harbourTry(table), '');
}

/** A city alone serves to ask why none is possible now, best one that is reached. */
function harbourTry(table: TableModel): string {
  const ports = table.board?.nodes.filter((node) => node.port) ?? [];
  const ends = new Set(
    table.board?.lanes.filter((lane) => table.mine?.lanes.includes(lane.id)).flatMap((lane) => [lane.a, lane.b]),
  );
  const built = new Set(table.view?.seats.flatMap((seat) => seat.harbours ?? []));
  const port = (ports.find((node) => ends.has(node.id) && !built.has(node.id)) ?? ports[0])?.id ?? '';
  return `harbour ${port}`;
}

function exchangeTry(table: TableModel): string {
  return (table.mine?.box_ships ?? 0) > 0 ? 'exchange 1 trains' : 'exchange 1 ships';
}
