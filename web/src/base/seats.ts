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
  /** The seat it was bound to when its nonce was chosen, and for which promise. */
  bound?: { commitment: string; seat: number };
  /** The hashes of all seats as they stood before we told our nonce. */
  shares?: (string | null)[];
  /** Promises of starts that came to nothing. */
  broken?: string[];
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

/** Whether this device goes from hand to hand at a table. */
export function isShared(table: string): boolean {
  return seatsAt(table).length > 1;
}

export function holdSeat(seat: HeldSeat): void {
  const others = heldSeats().filter((one) => one.token !== seat.token || one.table !== seat.table);
  const newest = [...others, seat].sort((a, b) => b.at - a.at).slice(0, MOST);
  writeJson(
    longTerm,
    KEY,
    newest.sort((a, b) => a.at - b.at),
  );
}

export function changeSeat(table: string, token: string, change: Partial<HeldSeat>): void {
  const seats = heldSeats().map((one) => (one.table === table && one.token === token ? { ...one, ...change } : one));
  writeJson(longTerm, KEY, seats);
}

export function dropSeat(table: string, token: string): void {
  writeJson(
    longTerm,
    KEY,
    heldSeats().filter((one) => one.table !== table || one.token !== token),
  );
}
