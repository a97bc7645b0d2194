import { longTerm, readJson, writeJson } from './storage';

/** A seat that this device holds. Whoever has the token has the seat, so it stays here. */
export interface HeldSeat {
  table: string;
  token: string;
  code: string;
  name: string;
  edition: string;
  /** When it was taken or last looked at. */
  at: number;
  /** What the server promised before the deal, and our own share in the luck. */
  commitment?: string;
  nonce?: string;
}

const KEY = 'wagonaut.seats';
/** As many as POST /api/my reads. */
const MOST = 100;

export function heldSeats(): HeldSeat[] {
  return readJson<HeldSeat[]>(longTerm, KEY, []);
}

/** The seats of one table; more than one when several people share this device. */
export function seatsAt(table: string): HeldSeat[] {
  return heldSeats().filter((seat) => seat.table === table);
}

export function holdSeat(seat: HeldSeat): void {
  const others = heldSeats().filter((one) => one.token !== seat.token || one.table !== seat.table);
  const newest = [...others, seat].sort((a, b) => b.at - a.at).slice(0, MOST);
  writeJson(longTerm, KEY, newest.sort((a, b) => a.at - b.at));
}

export function changeSeat(table: string, token: string, change: Partial<HeldSeat>): void {
  const seats = heldSeats().map((one) =>
    one.table === table && one.token === token ? { ...one, ...change } : one,
  );
  writeJson(longTerm, KEY, seats);
}

export function dropSeat(table: string, token: string): void {
  writeJson(longTerm, KEY, heldSeats().filter((one) => one.table !== table || one.token !== token));
}
