import { PROTOCOL, type Hello, type Message, type Reply, type Wish } from './index';

/** The little of a WebSocket that is used, so that tests can bring their own. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface World {
  connect(): Wire;
  now(): number;
  later(ms: number, then: () => void): () => void;
  random(): number;
}

export type Phase = 'connecting' | 'open' | 'waiting' | 'refused' | 'closed';

export interface Link {
  phase: Phase;
  /** Since when nothing is heard; null while all is well. */
  lostSince: number | null;
  tries: number;
  /** The server said that it comes back at once (restart, hand-over). */
  resuming: boolean;
}

/** What is heard on a line besides replies, and replies; tables and campaigns have words of their own. */
interface Answered {
  type: 'reply';
  id: string;
  answer: string;
}
export interface Ears<Told = Exclude<Message, Reply>> {
  hello(): Hello;
  message(message: Told): void;
  link(link: Link): void;
}

/** With which message a line is welcomed, and which wishes may be sent again after a cut. */
export interface Manner {
  welcome: string;
  again(type: string): boolean;
  /** `waiting` settles a wish: what becomes of it is told by scenes, maybe on another day. */
  waits?: true;
}
const OF_TABLES: Manner = { welcome: 'scene', again: (type) => type === 'step' };

interface Waiting<Asked, Replied> {
  wish: Asked & { id: string };
  resolve(reply: Replied): void;
  reject(reason: Lost): void;
  /** The first answer has come: people are being asked, and that takes its time. */
  asked?: boolean;
}

/** The line was cut before the answer, and the wish is not one that may be sent again. */
export class Lost extends Error {}

/** No such seat or no watching, or the table is put aside: coming again would not help. */
const REFUSED = [4403, 4500];
const RESUMING = [1001, 1012];
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
/** A line on which a wish gets no answer for so long is dead, whatever the browser thinks. */
const PATIENCE = 12000;

export function pauseBefore(tries: number, random: number): number {
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.max(0, tries - 1));
  return pause * (0.75 + 0.5 * random);
}

/**
 * One line to one table. Cut lines are taken up again; a step that was on its way is sent once more
 * with the same id, which the server grants only once.
 */
export class Line<
  Asked extends { type: string } = Wish,
  Told extends { type?: string | undefined } = Exclude<Message, Reply>,
  Replied extends Answered = Reply,
> {
  #wire: Wire | null = null;
  #waiting = new Map<string, Waiting<Asked, Replied>>();
  #link: Link = { phase: 'connecting', lostSince: null, tries: 0, resuming: false };
  #cancelRetry: (() => void) | null = null;
  #cancelPatience: (() => void) | null = null;
  #count = 0;
  readonly #name: string;

  constructor(
    private readonly world: World,
    private readonly ears: Ears<Told>,
    private readonly manner: Manner = OF_TABLES,
  ) {
    this.#name = Math.floor(world.random() * 1e9).toString(36);
  }

  get link(): Link {
    return this.#link;
  }

  open(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#drop();
    this.#change({ phase: 'connecting', tries: this.#link.tries + 1 });
    const wire = this.world.connect();
    this.#wire = wire;
    wire.onopen = () => wire.send(JSON.stringify(this.ears.hello()));
    wire.onmessage = (event) => this.#hear(wire, event.data);
    wire.onclose = (event) => this.#cut(wire, event.code);
  }

  close(): void {
    this.#cancelRetry?.();
    this.#cancelPatience?.();
    this.#drop();
    this.#change({ phase: 'closed' });
    this.#giveUp();
  }

  /** Now, not after the pause: the person asked, or the network is back. */
  retry(): void {
    if (this.#link.phase === 'waiting') this.open();
  }

  ask(wish: Asked): Promise<Replied> {
    const named = { ...wish, id: `${this.#name}.${++this.#count}` };
    return new Promise((resolve, reject) => {
      if (this.#link.phase === 'refused' || this.#link.phase === 'closed') return reject(new Lost());
      if (!this.manner.again(wish.type) && this.#link.phase !== 'open') return reject(new Lost());
      this.#waiting.set(named.id, { wish: named, resolve, reject });
      if (this.#link.phase === 'open') this.#send(named);
    });
  }

  #send(wish: Asked & { id: string }): void {
    this.#wire?.send(JSON.stringify(wish));
    this.#cancelPatience ??= this.world.later(PATIENCE, () => {
      this.#cancelPatience = null;
      if (this.#unanswered() && this.#wire) this.#cut(this.#wire, 1006);
    });
  }

  #unanswered(): boolean {
    return [...this.#waiting.values()].some((one) => !one.asked);
  }

  #hear(wire: Wire, text: string): void {
    if (wire !== this.#wire) return;
    const message = JSON.parse(text) as { type?: string; id?: string };
    if (message.type === 'reply') return this.#answer(message as Replied);
    if (message.type === this.manner.welcome && this.#link.phase !== 'open') this.#welcomed();
    if (message.type === 'fault' && message.id) this.#fault(message.id);
    this.ears.message(message as Told);
  }

  #answer(reply: Replied): void {
    const one = this.#waiting.get(reply.id);
    this.#cancelPatience?.();
    this.#cancelPatience = null;
    // At tables `waiting` is the first of two answers; the second one settles it.
    if (one && reply.answer === 'waiting') one.asked = true;
    if (reply.answer === 'waiting' && !this.manner.waits) return;
    one?.resolve(reply);
    this.#waiting.delete(reply.id);
  }

  #fault(id: string): void {
    this.#waiting.get(id)?.reject(new Lost());
    this.#waiting.delete(id);
  }

  #welcomed(): void {
    this.#change({ phase: 'open', lostSince: null, tries: 0, resuming: false });
    for (const { wish } of this.#waiting.values()) this.#send(wish);
  }

  #cut(wire: Wire, code: number): void {
    if (wire !== this.#wire) return;
    this.#drop();
    this.#cancelPatience?.();
    this.#cancelPatience = null;
    this.#giveUpAllButSteps();
    if (REFUSED.includes(code)) {
      this.#change({ phase: 'refused' });
      return this.#giveUp();
    }
    const lostSince = this.#link.lostSince ?? this.world.now();
    const resuming = this.#link.resuming || RESUMING.includes(code);
    this.#change({ phase: 'waiting', lostSince, resuming });
    const pause = pauseBefore(this.#link.tries, this.world.random());
    this.#cancelRetry = this.world.later(pause, () => this.open());
  }

  #giveUpAllButSteps(): void {
    for (const [id, one] of this.#waiting) {
      if (this.manner.again(one.wish.type)) continue;
      one.reject(new Lost());
      this.#waiting.delete(id);
    }
  }

  #giveUp(): void {
    for (const one of this.#waiting.values()) one.reject(new Lost());
    this.#waiting.clear();
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  #change(change: Partial<Link>): void {
    this.#link = { ...this.#link, ...change };
    this.ears.link(this.#link);
  }
}

export function browserWorld(url: string): World {
  return {
    connect: () => new WebSocket(url) as unknown as Wire,
    now: () => Date.now(),
    later: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
  };
}

export function helloOf(token: string | null, code: string, known: number): Hello {
  return {
    type: 'hello',
    protocol: PROTOCOL,
    ...(token ? { token } : {}),
    ...(code ? { code } : {}),
    known,
  };
}
