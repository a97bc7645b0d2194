/** A campaign's file as this device keeps it: ids and choices, no word of the box. */
export interface Backup {
  campaign: string;
  name: string;
  /** How many chapters are told in it. */
  chapters: number;
  at: number;
  text: string;
  /** How long the log was, how often it had gone back, and the table of the last chapter told; unknown of old files. */
  entries?: number;
  branches?: number;
  table?: string;
}

/** Where a campaign stands that is told now. */
export interface Stand {
  chapters: number;
  entries: number;
  branches: number;
  /** Of the last chapter, while it is spoken of. */
  table: string | null;
}

/** What keeps backups; the browser's own store, or a test's. */
export interface BackupKeeper {
  all(): Promise<Backup[]>;
  put(backup: Backup): Promise<void>;
  drop(backup: Backup): Promise<void>;
}

/** Of each campaign so many are kept. */
export const KEPT = 3;

/** Newest first. */
export function backupsOf(all: readonly Backup[], campaign: string): Backup[] {
  return all.filter((one) => one.campaign === campaign).sort((a, b) => b.at - a.at || b.chapters - a.chapters);
}

/** The newest backup of every campaign, newest first. */
export function newestBackups(all: readonly Backup[]): Backup[] {
  const campaigns = [...new Set(all.map((one) => one.campaign))];
  return campaigns.flatMap((campaign) => backupsOf(all, campaign).slice(0, 1)).sort((a, b) => b.at - a.at);
}

/**
 * Has this file all chapters of the campaign as it stands now? A log only grows, except when an older file has brought
 * its campaign back; and the chapters may be others than those that were played before it went back.
 */
export function tells(backup: Backup, stand: Stand): boolean {
  const { chapters, branches, entries = Infinity, table } = backup;
  const same = stand.table === null || stand.table === table;
  return chapters === stand.chapters && branches === stand.branches && entries <= stand.entries && same;
}

/** Keeps a backup and lets the oldest of its campaign go, in this order: one too many is better than one too few. */
export async function keepBackup(keeper: BackupKeeper, backup: Backup): Promise<void> {
  await keeper.put(backup);
  for (const old of backupsOf(await keeper.all(), backup.campaign).slice(KEPT)) await keeper.drop(old);
}

const DATABASE = 'wagonaut.backups';
const STORE = 'backup';

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });
}

/** Durable only when the change is complete, not when the request is answered. */
function complete(change: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = () => reject(change.error ?? new Error('the browser keeps nothing'));
  });
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: ['campaign', 'chapters'] });
  return answered(request);
}

async function change(work: (store: IDBObjectStore) => void): Promise<void> {
  const database = await opened();
  try {
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
    work(transaction.objectStore(STORE));
    await complete(transaction);
  } finally {
    database.close();
  }
}

/** The store of this browser; each call fails where the browser allows none. */
export const browserBackups: BackupKeeper = {
  async all() {
    const database = await opened();
    try {
      return (await answered(database.transaction(STORE).objectStore(STORE).getAll())) as Backup[];
    } finally {
      database.close();
    }
  },
  put: (backup) => change((store) => void store.put(backup)),
  drop: ({ campaign, chapters }) => change((store) => void store.delete([campaign, chapters])),
};

let asked = false;

/** Asks the browser once to keep what it keeps for us when it runs out of room. */
export async function askToPersist(): Promise<void> {
  if (asked || typeof navigator === 'undefined' || !('storage' in navigator)) return;
  asked = true;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Not every browser knows this; the backup is there all the same.
  }
}
