import type { Table } from '../protocol';
import { changeSeat } from '../seats';
import type { TableModel } from '../table/table.svelte';

export function openSeats(table: Table): number {
  return table.seats.filter((seat) => seat.holder === 'open').length;
}

/** Nobody to wait for: every seat is a bot's or is held at this device. */
export function startsByItself(table: Table, ours: ReadonlySet<number>): boolean {
  if (table.status !== 'open') return false;
  return table.seats.every((seat, i) => seat.holder === 'bot' || (seat.holder === 'person' && ours.has(i)));
}

/** All of this device's seats have given their share in the luck. */
export function sharesGiven(table: Table, ours: ReadonlySet<number>): boolean {
  return [...ours].every((seat) => table.seats[seat]?.nonce_given);
}

export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const asked = new WeakSet<TableModel>();

/** Gives a seat's share in the luck, once; remembered first, to be found in the record later. */
export async function giveShare(model: TableModel): Promise<void> {
  const { held, scene, you } = model;
  if (!held || you === null || scene?.table.status !== 'open') return;
  if (scene.table.seats[you]?.nonce_given || asked.has(model)) return;
  asked.add(model);
  held.nonce ??= newNonce();
  changeSeat(held.table, held.token, { nonce: held.nonce });
  // A cut line is no answer: the next scene asks again, with the same share.
  if ((await model.wish({ type: 'nonce', nonce: held.nonce })) === null) asked.delete(model);
}
