import type { Board, Fairness } from '../protocol';
import type { DealNote, DealTerms } from '../base/seats';
import { parseRecord, type GameRecord } from '../model/record';
import { hexOf, loadSha256, shareText } from '../base/sha256';
import { checkDeal } from './deal';

/** What this device kept from before the deal. */
export interface Kept {
  commitment?: string;
  /** Of everybody who played on it. */
  nonces: string[];
  /** What was shown here when a nonce was told. */
  notes?: DealNote[];
  /** All promises that were seen here, also those of starts that came to nothing. */
  promises?: string[];
}

export type CheckKind = 'seed' | 'promise' | 'starts' | 'nonce' | 'shares' | 'terms' | 'deal';
export interface Check {
  kind: CheckKind;
  /** `unknown`: there is nothing here to compare with. */
  result: 'fits' | 'differs' | 'unknown';
  cards?: number;
  tickets?: number;
}

export function commitmentText(fair: Fairness): string {
  return `wagonaut deal 1\n${fair.game}\n${fair.seed}\n`;
}

export function keyText(fair: Fairness): string {
  const nonces = fair.nonces.map((nonce) => `${nonce.length} ${nonce}\n`);
  return `wagonaut luck 1\n${fair.game}\n${fair.seed}\n${nonces.join('')}`;
}

export async function verify(
  table: string,
  fair: Fairness,
  kept: Kept,
  record: string | null,
  board: Board | null,
): Promise<Check[]> {
  const hash = await loadSha256();
  const told = record === null ? null : parseRecord(record);
  const promised = hexOf(hash(commitmentText(fair))) === fair.commitment && fair.game === table;
  return [
    check('seed', promised),
    check('promise', kept.commitment === undefined ? null : kept.commitment === fair.commitment),
    check('starts', startsFit(fair, kept)),
    check('nonce', kept.nonces.length === 0 ? null : kept.nonces.every((one) => fair.nonces.includes(one))),
    check('shares', sharesFit(table, fair, kept, hash)),
    check('terms', termsFit(told, notesOf(fair, kept))),
    dealCheck(hash(keyText(fair)), told, board),
  ];
}

function check(kind: CheckKind, fits: boolean | null): Check {
  return { kind, result: fits === null ? 'unknown' : fits ? 'fits' : 'differs' };
}

/** Every start that was seen here is told of: the last one was dealt, the others came to nothing. */
function startsFit(fair: Fairness, { promises = [] }: Kept): boolean | null {
  if (promises.length === 0) return null;
  const told = [...fair.failed.map((one) => one.commitment), fair.commitment];
  return promises.every((one) => told.includes(one));
}

/** Every nonce is the one its seat was bound to, as it was seen here before; bots have none. */
function sharesFit(table: string, fair: Fairness, kept: Kept, hash: (text: string) => Uint8Array): boolean | null {
  const { shares, nonces } = fair;
  if (shares === null) return null;
  const bound = (nonce: string, seat: number) => (nonce === '' ? '' : hexOf(hash(shareText(table, seat, nonce))));
  const told = shares.length === nonces.length && nonces.every((nonce, seat) => bound(nonce, seat) === shares[seat]);
  return told && notesOf(fair, kept).every((note) => sameShares(note, shares));
}

/** What was noted here for the promise of the start that was dealt. */
function notesOf(fair: Fairness, { notes = [] }: Kept): DealNote[] {
  return notes.filter((note) => note.commitment === fair.commitment);
}

/** Also of the same seats: one bot more at the end would change the cards. */
function sameShares(note: DealNote, shares: string[]): boolean {
  return note.shares.length === shares.length && shares.every((share, seat) => (note.shares[seat] ?? '') === share);
}

/** The game is the one that was shown here, and the table named who begins only if it did so before. */
function termsFit(record: GameRecord | null, notes: DealNote[]): boolean | null {
  if (!record || notes.length === 0) return null;
  const { edition, rules, options, campaign, deal } = record;
  const first = deal?.named ?? null;
  const sameOptions = (noted: DealTerms['options']) =>
    Object.keys(noted).length === Object.keys(options).length &&
    Object.entries(noted).every(([id, choice]) => options[id] === choice);
  return notes.every(
    ({ terms, shares }) =>
      terms.edition === edition &&
      terms.rules === rules &&
      terms.first === first &&
      terms.campaign === campaign &&
      shares.length === record.players.length &&
      sameOptions(terms.options),
  );
}

function dealCheck(key: Uint8Array, record: GameRecord | null, board: Board | null): Check {
  const deal = record && board ? checkDeal(key, record, board) : null;
  if (!deal) return check('deal', null);
  return { ...check('deal', deal.fits), cards: deal.cards, tickets: deal.tickets };
}
