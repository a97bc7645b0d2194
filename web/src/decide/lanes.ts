import type { Language } from '../base/languages';
import { laneName, nodeName } from '../words/names';
import type { Board, Cards, Lane, Outlook, View } from '../protocol';
import { paymentOf } from '../words/codes';
import { fold } from '../i18n/fold';
import { lanesPaidWith } from '../model/select';
import { paymentsFor, type Payer } from '../model/offers';
import { locosIn } from '../model/payments';

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
  /** The best payment. */
  pay: Cards;
  tickets: string[];
}

export interface Wanted {
  node: string | null;
  codes: string[] | null;
  search: string;
}

/** What can be claimed, as wished for; what tickets need first, then what costs no locomotive, then most points. */
export function claimRows(payer: Payer, wanted: Wanted, language: Language): ClaimRow[] {
  const { board, view } = payer;
  if (!board || !view) return [];
  const lanes = wanted.codes === null ? null : lanesPaidWith(wanted.codes, view.choices);
  const rows = Object.keys(view.choices?.claims ?? {}).flatMap((id): ClaimRow[] => {
    const lane = laneOf(board, id);
    if (!lane || !fits(board, lane, wanted, language) || lanes?.has(id) === false) return [];
    const [pay = ''] = paymentsFor(payer, id, wanted.codes);
    return [{ lane, name: laneName(board, id, language), pay, tickets: ticketsOver(view.own?.outlook ?? [], id) }];
  });
  return rows.sort(
    (a, b) =>
      b.tickets.length - a.tickets.length ||
      paymentOf(a.pay).swap - paymentOf(b.pay).swap ||
      locosIn(a.pay, board) - locosIn(b.pay, board) ||
      b.lane.points - a.lane.points ||
      a.name.localeCompare(b.name, language),
  );
}

function fits(board: Board, lane: Lane, { node, search }: Wanted, language: Language): boolean {
  if (node !== null && lane.a !== node && lane.b !== node) return false;
  const sought = fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  const names = fold(`${nodeName(board, lane.a, language)} ${nodeName(board, lane.b, language)}`);
  return sought.every((word) => names.includes(word));
}

/** The lanes of a city that cannot be claimed now: taken, closed, or too dear. */
export function greyLanes(board: Board, view: View, node: string): Lane[] {
  const claims = view.choices?.claims ?? {};
  return board.lanes.filter((lane) => (lane.a === node || lane.b === node) && !(lane.id in claims));
}
