import { createHash } from 'node:crypto';

import type { Board, Message, Reply, Scene } from '../../src/protocol';
import { seeded, sensible, type Chooser } from './choosing';
import { openTable, type OpenedTable, type TableWish, type TakenSeat } from './tables';

type Watcher = (scene: Scene) => void;

/** A seat that is played over the protocol, without a browser. */
export class Player {
  #socket: WebSocket;
  #watchers = new Set<Watcher>();
  #replies = new Map<string, (reply: Reply) => void>();
  #wishes = 0;
  #scene: Scene | null = null;
  #random: () => number;
  #board: Board | null = null;
  #bound = '';
  #told = '';
  /** Gives no share in the luck. */
  silent = false;

  private constructor(
    private readonly url: string,
    readonly table: OpenedTable,
    private readonly token: string | undefined,
    seed: number,
  ) {
    this.#random = seeded(seed);
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table.id}/socket`);
  }

  /** Connects as this seat; without one, as a spectator. */
  static async connect(url: string, table: OpenedTable, seat?: TakenSeat): Promise<Player> {
    const player = new Player(url, table, seat?.token, seat?.seat ?? 99);
    player.#socket.addEventListener('message', (event) => player.#hear(String(event.data)));
    await new Promise((open, failed) => {
      player.#socket.addEventListener('open', open);
      player.#socket.addEventListener('error', failed);
    });
    const {
      token,
      table: { code },
    } = player;
    player.#socket.send(JSON.stringify({ type: 'hello', protocol: 2, code, ...(token ? { token } : {}) }));
    await player.#next();
    return player;
  }

  get scene(): Scene {
    if (!this.#scene) throw new Error('no scene yet');
    return this.#scene;
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as Message;
    if (message.type === 'scene') {
      this.#scene = message;
      this.#takePart(message);
      for (const watcher of [...this.#watchers]) watcher(message);
    } else if (message.type === 'reply') {
      this.#replies.get(message.id)?.(message);
      this.#replies.delete(message.id);
    }
  }

  /** The seat's share in the luck, as every client gives it by itself. */
  #takePart({ table, you }: Scene): void {
    if (you === null || this.silent || (table.status !== 'open' && table.status !== 'revealing')) return;
    const promise = `${table.commitment} ${you}`;
    const nonce = `share-of-seat-${you}`;
    if (this.#bound !== promise && !table.seats[you]?.share) {
      this.#bound = promise;
      const hash = createHash('sha256').update(`wagonaut nonce 1\n${table.id}\n${you}\n${nonce}\n`).digest('hex');
      void this.wish('share', { hash });
    }
    const all = table.seats.every(({ holder, share }) => share || holder === 'bot' || holder === 'open');
    if (table.status !== 'revealing' || !all || this.#told === promise || this.#bound !== promise) return;
    this.#told = promise;
    void this.wish('reveal', { nonce });
  }

  #next(): Promise<Scene> {
    return new Promise((show) => {
      const once = (scene: Scene) => {
        this.#watchers.delete(once);
        show(scene);
      };
      this.#watchers.add(once);
    });
  }

  wish(type: string, members: Record<string, unknown> = {}): Promise<Reply> {
    const id = `api-${Date.now()}-${this.#wishes++}`;
    return new Promise((answered) => {
      this.#replies.set(id, answered);
      this.#socket.send(JSON.stringify({ type, id, ...members }));
    });
  }

  step(move: string): Promise<Reply> {
    return this.wish('step', { version: this.scene.table.version, move });
  }

  /** That of the table, as this seat may see it. */
  async board(): Promise<Board> {
    const pass = this.token ? { Authorization: `Bearer ${this.token}` } : { 'Table-Code': this.table.code };
    const answer = await fetch(`${this.url}/api/tables/${this.table.id}/board`, { headers: pass });
    this.#board ??= (await answer.json()) as Board;
    return this.#board;
  }

  /** Plays until the condition holds, which is looked at before each move. */
  async play(until: (scene: Scene) => boolean, choose: Chooser = sensible): Promise<Scene> {
    const board = await this.board();
    let done = -1;
    for (;;) {
      const { scene } = this;
      if (until(scene)) return scene;
      if (scene.table.status === 'finished') throw new Error('the game is over, and what was waited for never came');
      const { version } = scene.table;
      if (!scene.view?.choices || version <= done) {
        await this.#after(scene);
        continue;
      }
      const reply = await this.step(choose(scene.view, board, this.#random));
      if (reply.answer === 'refused') throw new Error(`refused: ${reply.refusal?.code}`);
      // The scene of that version is still to come.
      done = reply.answer === 'granted' ? reply.version - 1 : done;
    }
  }

  /** Until there is a newer scene than this one. */
  async #after(scene: Scene): Promise<void> {
    while (this.#scene === scene) await this.#next();
  }

  /** From now on, every scene as it comes. */
  listen(watcher: Watcher): void {
    this.#watchers.add(watcher);
  }

  waitFor(condition: (scene: Scene) => boolean): Promise<Scene> {
    return new Promise((show) => {
      const watcher = (scene: Scene) => {
        if (!condition(scene)) return;
        this.#watchers.delete(watcher);
        show(scene);
      };
      this.#watchers.add(watcher);
      if (this.#scene) watcher(this.#scene);
    });
  }

  close(): void {
    this.#socket.close();
  }
}

export async function connectAll(url: string, table: OpenedTable): Promise<Player[]> {
  return Promise.all(table.people.map((seat) => Player.connect(url, table, seat)));
}

/** Deals: the host starts. */
export async function start(players: Player[]): Promise<void> {
  const reply = await players[0]?.wish('start');
  if (reply?.answer !== 'granted') throw new Error(`start: ${reply?.answer}`);
  await Promise.all(players.map((player) => player.waitFor((scene) => scene.table.status === 'running')));
}

/** A table whose people are connected and have been dealt to. */
export async function deal(url: string, wish: TableWish): Promise<{ table: OpenedTable; players: Player[] }> {
  const table = await openTable(url, wish);
  const players = await connectAll(url, table);
  await start(players);
  return { table, players };
}

/** All of them play until the condition holds for the scene of one. */
export async function playUntil(
  players: Player[],
  until: (scene: Scene, player: Player) => boolean,
  choose: Chooser = sensible,
): Promise<void> {
  let over = false;
  const games = players.map((player) =>
    player.play((scene) => {
      over ||= until(scene, player);
      return over || scene.table.status === 'finished';
    }, choose),
  );
  // The others may be waiting for a scene that does not come any more.
  const seen = games.map((game) => game.then(() => (over ? undefined : new Promise<never>(() => undefined))));
  const ended = Promise.all(games).then(() => {
    if (!over) throw new Error('the game is over, and what was waited for never came');
  });
  await Promise.race([...seen, ended]);
}
