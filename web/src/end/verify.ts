import type { Board, Fairness } from '../protocol';
import { parseRecord } from '../replay/record';
import { checkDeal } from './deal';

/** What this device kept from before the deal. */
export interface Kept {
  commitment?: string;
  /** Of everybody who played on it. */
  nonces: string[];
}

export type CheckKind = 'seed' | 'promise' | 'nonce' | 'deal';
export interface Check {
  kind: CheckKind;
  /** `unknown`: there is nothing here to compare with. */
  result: 'fits' | 'differs' | 'unknown';
  cards?: number;
  tickets?: number;
}

type Sha256 = (bytes: Uint8Array) => Uint8Array;

/** crypto.subtle is missing on plain http, so SHA-256 comes from a library, fetched when wanted. */
async function loadSha256(): Promise<Sha256> {
  return (await import('@noble/hashes/sha2.js')).sha256;
}

export function commitmentText(fair: Fairness): string {
  return `wagonaut deal 1\n${fair.game}\n${fair.seed}\n`;
}

export function keyText(fair: Fairness): string {
  const nonces = fair.nonces.map((nonce) => `${nonce.length} ${nonce}\n`);
  return `wagonaut luck 1\n${fair.game}\n${fair.seed}\n${nonces.join('')}`;
}

export async function verify(
  table: string, fair: Fairness, kept: Kept, record: string | null, board: Board | null,
): Promise<Check[]> {
  const sha256 = await loadSha256();
  const hash = (text: string) => sha256(new TextEncoder().encode(text));
  const promised = hexOf(hash(commitmentText(fair))) === fair.commitment && fair.game === table;
  return [
    check('seed', promised),
    check('promise', kept.commitment === undefined ? null : kept.commitment === fair.commitment),
    check('nonce', kept.nonces.length === 0 ? null : kept.nonces.every((one) => fair.nonces.includes(one))),
    dealCheck(hash(keyText(fair)), record, board),
  ];
}

function check(kind: CheckKind, fits: boolean | null): Check {
  return { kind, result: fits === null ? 'unknown' : fits ? 'fits' : 'differs' };
}

function dealCheck(key: Uint8Array, text: string | null, board: Board | null): Check {
  const record = text === null ? null : parseRecord(text);
  const deal = record && board ? checkDeal(key, record, board) : null;
  if (!deal) return check('deal', null);
  return { ...check('deal', deal.fits), cards: deal.cards, tickets: deal.tickets };
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
