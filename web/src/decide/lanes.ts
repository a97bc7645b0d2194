import type { Language } from '../i18n/languages';
import { laneName, nodeName } from '../log/names';
import type { Board, Cards, Choices, Lane, Outlook, View } from '../protocol';
import { splitCards } from '../cards/codes';
import { fold } from '../i18n/fold';

export function laneOf(board: Board, id: string): Lane | undefined {
  return board.lanes.find((lane) => lane.id === id);
}

export function ownerOf(view: View, lane: string): number | null {
  const seat = view.seats.findIndex((one) => one.lanes.includes(lane));
  return seat < 0 ? null : seat;
}

/** The lanes of its group, itself included, in the order of the board. */
export function groupOf(board: Board, lane: Lane): Lane[] {
  const mates = new Set([lane.id, ...(lane.mates ?? [])]);
  return board.lanes.filter((one) => mates.has(one.id));
}

/** Tickets whose way leads over this lane. */
export function ticketsOver(outlooks: readonly Outlook[], lane: string): string[] {
  return outlooks.filter((one) => !one.complete && one.lanes.includes(lane)).map((one) => one.ticket);
}

export interface ClaimRow {
  lane: Lane;
  name: string;
  payments: Cards[];
  tickets: string[];
}

export interface Wanted {
  node: string | null;
  codes: string[] | null;
  search: string;
}

/** What can be claimed, as wished for; what tickets need first, then most points. */
export function claimRows(board: Board, choices: Choices | null, outlooks: readonly Outlook[], wanted: Wanted, language: Language): ClaimRow[] {
  const rows = Object.entries(choices?.claims ?? {}).flatMap(([id, payments]): ClaimRow[] => {
    const lane = laneOf(board, id);
    if (!lane || !fits(board, lane, wanted, language) || !payable(payments, wanted.codes)) return [];
    return [{ lane, name: laneName(board, id, language), payments, tickets: ticketsOver(outlooks, id) }];
  });
  return rows.sort(
    (a, b) => b.tickets.length - a.tickets.length || b.lane.points - a.lane.points || a.name.localeCompare(b.name, language),
  );
}

function payable(payments: Cards[], codes: string[] | null): boolean {
  return codes === null || payments.some((cards) => splitCards(cards).some((code) => codes.includes(code)));
}

function fits(board: Board, lane: Lane, { node, search }: Wanted, language: Language): boolean {
  if (node !== null && lane.a !== node && lane.b !== node) return false;
  const sought = fold(search).split(/\s+/).filter((word) => word !== '');
  const names = fold(`${nodeName(board, lane.a, language)} ${nodeName(board, lane.b, language)}`);
  return sought.every((word) => names.includes(word));
}

/** The lanes of a city that cannot be claimed now: taken, closed, or too dear. */
export function greyLanes(board: Board, view: View, node: string): Lane[] {
  const claims = view.choices?.claims ?? {};
  return board.lanes.filter((lane) => (lane.a === node || lane.b === node) && !(lane.id in claims));
}
