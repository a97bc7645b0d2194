import { longTerm, readJson, writeJson } from './storage';

/** What the cards hang on besides the nonces, as it was shown to us; written once for a promise. */
export interface DealNote {
  commitment: string;
  /** The hashes of all seats; a bot has none. */
  shares: (string | null)[];
  terms: DealTerms;
}

/** What is played, and who begins if the table names somebody: else luck is asked one number more. */
export interface DealTerms {
  edition: string;
  rules: number;
  /** Those that are not the standard of the edition. */
  options: Record<string, string>;
  first: number | null;
  /** Of a campaign: its id, and the entry that opened the game. */
  campaign: string | null;
}

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
  /** What was shown here when our nonce was told, for each promise. */
  notes?: DealNote[];
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

/** What was noted for a promise, by whichever page of this seat told its nonce. */
export function noteOf(held: HeldSeat, commitment: string): DealNote | null {
  const kept = seatsAt(held.table).find((seat) => seat.token === held.token);
  const notes = [...(kept?.notes ?? []), ...(held.notes ?? [])];
  return notes.find((note) => note.commitment === commitment) ?? null;
}

/** What was noted first stays, whatever is shown later. */
export function noteDeal(held: HeldSeat, note: DealNote): void {
  if (noteOf(held, note.commitment)) return;
  const kept = seatsAt(held.table).find((seat) => seat.token === held.token);
  held.notes = [...((kept ?? held).notes ?? []), note];
  changeSeat(held.table, held.token, { notes: held.notes });
}

export function dropSeat(table: string, token: string): void {
  writeJson(
    longTerm,
    KEY,
    heldSeats().filter((one) => one.table !== table || one.token !== token),
  );
}
