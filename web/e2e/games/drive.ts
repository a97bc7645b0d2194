import type { Page, WebSocket } from '@playwright/test';

import type { Board, Message, Reply, Scene, View, Wish } from '../../src/protocol';
import { seeded, type Chooser } from '../support/choosing';
import type { Pane } from '../support/pane';

/** Who sits at a page, and what is to be seen from there. */
export interface Sitting {
  readonly page: Pane;
  readonly view: View;
  readonly board: Board;
}

/** How a seat carries out a move on its page: with a pointer, by keys, in words. */
export interface Hands<At extends Sitting = Seat> {
  /** Returns how many steps the server is to grant. */
  perform(seat: At, move: string): Promise<number>;
}

const PATIENCE_MS = 30_000;

/**
 * A person at a page. It hears what the server tells the page, to know what there is to do and when;
 * whatever it does, it does on the page.
 */
export class Seat {
  #scene: Scene | null = null;
  /** Moves that were sent, by the id of their wish. */
  #steps = new Map<string, string>();
  #replies: Reply[] = [];
  #answered = 0;
  #wake: () => void = () => {};
  #random: () => number;
  /** The board of the table; to be set before playing. */
  board!: Board;

  constructor(
    readonly page: Page,
    readonly seat: number,
  ) {
    this.#random = seeded(100 + seat);
    page.on('websocket', (socket) => this.#listen(socket));
  }

  get scene(): Scene {
    if (!this.#scene) throw new Error(`seat ${this.seat} has seen nothing yet`);
    return this.#scene;
  }

  get view(): View {
    if (!this.scene.view) throw new Error(`seat ${this.seat}: not dealt yet`);
    return this.scene.view;
  }

  /** How many moves the page has sent. */
  get sent(): number {
    return this.#steps.size;
  }

  #listen(socket: WebSocket): void {
    let mine = false;
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as Message;
      if (message.type === 'scene') mine = message.you === this.seat;
      if (!mine) return;
      if (message.type === 'scene') this.#scene = message;
      else if (message.type === 'reply' && this.#steps.has(message.id)) this.#replies.push(message);
      this.#wake();
    });
    socket.on('framesent', ({ payload }) => {
      const wish = JSON.parse(String(payload)) as Wish & { id: string };
      if (mine && wish.type === 'step') this.#steps.set(wish.id, wish.move);
      this.#wake();
    });
  }

  async until(condition: () => boolean, what: string): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while (!condition()) {
      const left = end - Date.now();
      if (left <= 0) throw new Error(`seat ${this.seat} waits in vain for ${what}`);
      await new Promise<void>((wake) => {
        // What is waited for may also be told to another seat.
        const timer = setTimeout(wake, Math.min(left, 200));
        this.#wake = () => {
          clearTimeout(timer);
          wake();
        };
      });
    }
  }

  get over(): boolean {
    return this.#scene?.table.status === 'finished';
  }

  /** Whether this seat is asked something that it has not answered yet. */
  get due(): boolean {
    const scene = this.#scene;
    return scene?.view?.choices != null && scene.table.version >= this.#answered;
  }

  /** The scene in which this seat is asked something new, or the last one of the game. */
  async asked(): Promise<Scene> {
    await this.until(() => this.over || this.due, 'its turn');
    return this.scene;
  }

  async act(hands: Hands, move: string): Promise<void> {
    const before = this.#replies.length;
    const steps = await hands.perform(this, move);
    await this.until(() => this.#replies.length >= before + steps, `the answer to "${move}"`);
    for (const { id, answer, refusal } of this.#replies.slice(before)) {
      const sent = this.#steps.get(id) ?? '';
      if (answer !== 'granted') throw new Error(`"${sent}" was answered: ${answer} ${refusal?.code ?? ''}`);
      if (!meant(move, sent)) throw new Error(`"${move}" was meant, "${sent}" was sent`);
    }
    this.#answered = this.#replies.at(-1)?.version ?? 0;
  }

  /** Plays to the end; `look` is called before each move. */
  async play(hands: Hands, choose: Chooser, look: (scene: Scene) => Promise<void> = async () => {}): Promise<Scene> {
    for (;;) {
      const scene = await this.asked();
      if (this.over) return scene;
      await look(scene);
      await this.act(hands, choose(this.view, this.board, this.#random));
    }
  }
}

/** Whether the page sent what was wanted; how a lane or a harbour is paid for is its own proposal. */
function meant(move: string, sent: string): boolean {
  const [verb, ...words] = move.replace(/^two /, 'blind ').split(' ');
  const [sentVerb, ...sentWords] = sent.split(' ');
  const paid = verb === 'claim' || verb === 'harbour';
  const told = (all: string[]) => (paid ? all.slice(0, 1) : [...all].sort()).join(' ');
  return verb === sentVerb && told(words) === told(sentWords);
}
