import { ApiError } from '../api';
import type { ReplayStep, Seat } from '../protocol';

export type Fetch = (step: number, seat: Seat | null) => Promise<ReplayStep>;

/** Milliseconds between requests: far below what the server allows to one address. */
const GAP = 60;
/** Enough for going back and forth; a long game is not kept whole. */
const MOST = 200;
const TRIES = 4;
const PAUSE = 1000;

/** The steps of one replay as they are fetched: each once, not too many at once, the latest kept. */
export class Steps {
  #kept = new Map<string, ReplayStep>();
  #coming = new Map<string, Promise<ReplayStep>>();
  #free = 0;

  constructor(
    private readonly fetch: Fetch,
    private readonly gap = GAP,
    private readonly most = MOST,
  ) {}

  get size(): number {
    return this.#kept.size;
  }

  /** What is at hand; asking for it keeps it longer. */
  get(step: number, seat: Seat | null): ReplayStep | undefined {
    const key = keyOf(step, seat);
    const found = this.#kept.get(key);
    if (found) {
      this.#kept.delete(key);
      this.#kept.set(key, found);
    }
    return found;
  }

  load(step: number, seat: Seat | null): Promise<ReplayStep> {
    const found = this.get(step, seat);
    if (found) return Promise.resolve(found);
    const key = keyOf(step, seat);
    let coming = this.#coming.get(key);
    if (!coming) {
      coming = this.#fetch(step, seat).finally(() => this.#coming.delete(key));
      this.#coming.set(key, coming);
    }
    return coming;
  }

  async #fetch(step: number, seat: Seat | null): Promise<ReplayStep> {
    await this.#turn();
    const got = await this.#patiently(step, seat);
    this.#kept.set(keyOf(step, seat), got);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.most) break;
      this.#kept.delete(oldest);
    }
    return got;
  }

  /** Who asks too often is told so by the server, and waits. */
  async #patiently(step: number, seat: Seat | null): Promise<ReplayStep> {
    for (let i = 1; ; i++) {
      try {
        return await this.fetch(step, seat);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 429 || i === TRIES) throw error;
        await sleep(PAUSE);
      }
    }
  }

  async #turn(): Promise<void> {
    const now = Date.now();
    const wait = this.#free - now;
    this.#free = Math.max(now, this.#free) + this.gap;
    if (wait > 0) await sleep(wait);
  }
}

function keyOf(step: number, seat: Seat | null): string {
  return `${step} ${seat ?? ''}`;
}

function sleep(time: number): Promise<void> {
  return new Promise((done) => setTimeout(done, time));
}
