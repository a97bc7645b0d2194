import type { Answer, Scene, Seat, Settings, Table, TableSeat, Wish } from '../protocol';
import { changeSeat, noteDeal, noteOf, type DealNote, type DealTerms, type HeldSeat } from '../base/seats';
import { hexOf, loadSha256, shareText } from '../base/sha256';
import { catalog } from '../model/catalog.svelte';
import type { TableModel } from '../model/table.svelte';

export function openSeats(table: Table): number {
  return table.seats.filter((seat) => seat.holder === 'open').length;
}

/**
 * Nobody to wait for: every seat is a bot's or is held at this device. At a chapter of a campaign all have said that
 * they are here, so that it is enough if they are.
 */
export function startsByItself(table: Table, ours: ReadonlySet<number>): boolean {
  if (table.status !== 'open' && table.status !== 'revealing') return false;
  const chapter = table.settings.campaign?.evening === false;
  const here = ({ holder, present }: TableSeat, i: number) =>
    holder === 'person' && (ours.has(i) || (chapter && present));
  return table.seats.every((seat, i) => seat.holder === 'bot' || here(seat, i));
}

/** Bots have no share in the luck. */
const hasShare = ({ holder }: TableSeat) => holder === 'person' || holder === 'program';

/** The seats whose share the deal waits for: first for the hashes of all, then for what is behind them. */
export function awaited(table: Table): number[] {
  const seats = table.seats.flatMap((seat, i) => (hasShare(seat) ? [{ seat, i }] : []));
  const unbound = seats.filter(({ seat }) => !seat.share);
  const missing = unbound.length > 0 ? unbound : seats.filter(({ seat }) => !seat.revealed);
  return missing.map(({ i }) => i);
}

const allBound = (table: Table) => table.seats.every((seat) => !hasShare(seat) || seat.share);

/** What this device is to do now about its share of a seat. */
export type Part = 'bind' | 'reveal' | 'wait' | 'lost' | 'cheated';

/** What of this table is compared later with what was dealt. */
function dealNote(table: Table): DealNote {
  const shares = table.seats.map((seat) => seat.share ?? null);
  return { commitment: table.commitment, shares, terms: dealTerms(table.settings) };
}

/** As a record tells them: it names no option that is as usual, and of a campaign's game which one it is. */
function dealTerms({ edition, rules, options, first, campaign }: Settings): DealTerms {
  const card = catalog.editions.find((one) => one.id === edition);
  const usual = (id: string, choice: string) => card?.options.find((one) => one.id === id)?.standard === choice;
  const unusual = campaign ? [] : Object.entries(options).filter((option) => !usual(...option));
  return {
    edition,
    rules,
    options: Object.fromEntries(unusual.sort(([a], [b]) => (a < b ? -1 : 1))),
    first: first ?? null,
    campaign: campaign ? `${campaign.id} entry ${campaign.entry}` : null,
  };
}

/** Who told a nonce is shown the same table until the deal; another may have been chosen by that nonce. */
function partAfter(note: DealNote, table: Table): Part | null {
  if (JSON.stringify(note) === JSON.stringify(dealNote(table))) return null;
  return table.status === 'revealing' && allBound(table) ? 'cheated' : 'wait';
}

export function partOf(table: Table, seat: number, hash: string, devices: number): Part {
  const own = table.seats[seat];
  if (!own || own.revealed) return 'wait';
  if (!own.share) return 'bind';
  if (own.share !== hash) {
    // Another device of this seat may know the nonce; if none is there, nobody does any more.
    if (table.status === 'open' && devices === 1) return 'bind';
    return table.status === 'revealing' ? 'lost' : 'wait';
  }
  return table.status === 'revealing' && allBound(table) ? 'reveal' : 'wait';
}

export function newNonce(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)));
}

/**
 * The nonce of a seat, kept before anybody hears of it. Each promise of the server gets another one: what was told
 * for a start that came to nothing is no secret any more.
 */
function nonceFor(held: HeldSeat, commitment: string, seat: number): string {
  const { bound, nonce } = held;
  if (nonce && bound?.commitment === commitment && bound.seat === seat) return nonce;
  const change = { nonce: newNonce(), bound: { commitment, seat } };
  Object.assign(held, change);
  changeSeat(held.table, held.token, change);
  return change.nonce;
}

/** Answers after which the same is asked again, and after how many milliseconds. */
const AGAIN: Answer[] = ['unavailable', 'busy', 'too_fast'];
const RETRY = 1000;

const busy = new WeakSet<TableModel>();

/** Does a seat's part in the luck, one thing after another; what it came to. */
export async function takePart(model: TableModel): Promise<Part> {
  const { held, scene, you } = model;
  if (!held || you === null || !scene || scene.view !== null || busy.has(model)) return 'wait';
  if (scene.table.status !== 'open' && scene.table.status !== 'revealing') return 'wait';
  busy.add(model);
  const part = await playPart(model, held, scene, you).finally(() => busy.delete(model));
  // What came meanwhile has been passed over.
  return model.scene === scene ? part : takePart(model);
}

async function playPart(model: TableModel, held: HeldSeat, scene: Scene, you: Seat): Promise<Part> {
  const { table, devices } = scene;
  if (!(await knowsUsualOptions(table))) return again(model);
  const note = noteOf(held, table.commitment);
  const odd = note && partAfter(note, table);
  if (odd) return odd;
  const nonce = nonceFor(held, table.commitment, you);
  const sha256 = await loadSha256();
  const hash = hexOf(sha256(shareText(table.id, you, nonce)));
  const part = partOf(table, you, hash, devices);
  // If that cannot be compared later, nothing is told.
  if (part === 'reveal') noteDeal(held, dealNote(table));
  const wish: Wish | null =
    part === 'bind' ? { type: 'share', hash } : part === 'reveal' ? { type: 'reveal', nonce } : null;
  const reply = wish && (await model.wish(wish));
  return reply && AGAIN.includes(reply.answer) ? again(model, part) : part;
}

/** Options are noted as what they are, or nothing is told. */
async function knowsUsualOptions({ settings }: Table): Promise<boolean> {
  if (settings.campaign || Object.keys(settings.options).length === 0) return true;
  return catalog.load().then(
    () => true,
    () => false,
  );
}

function again(model: TableModel, part: Part = 'wait'): Part {
  setTimeout(() => void takePart(model), RETRY);
  return part;
}
