import { api, ApiError, socketPath } from '../api';
import { loadDrawing, type Drawing } from '../boards';
import { preferences } from '../preferences.svelte';
import type {
  Answer, Board, ChatLine, Choices, Fact, Happening, Message, Refusal, Reply, Scene, SeatView, View, Wish,
} from '../protocol';
import { changeSeat, dropSeat, type HeldSeat } from '../seats';
import { browserWorld, helloOf, Line, Lost, type Link, type World } from '../socket';
import { readJson, shortTerm, writeJson } from '../storage';
import { Showing, type Director } from './showing.svelte';
import { complete, moveOf, NOTHING, stillOffered, type Selection } from './select';

/** Something to tell the person; it stays until the next one or until it is dismissed. */
export interface Notice {
  kind: 'stale' | 'refused' | 'answer' | 'error' | 'second_device';
  answer?: Answer;
  refusal?: Refusal;
  detail?: string;
  /** The move that was refused, so that the words can name it. */
  move?: string;
  /** Counts up, so that the same notice said twice is heard twice. */
  serial: number;
}

export interface LogEntry {
  version: number;
  seat: number | null;
  event: Happening['event'];
  facts: Fact[];
}

const LONGEST_LOG = 2000;

/**
 * One table as one seat of this device sees it. Every scene replaces the view as a whole; what
 * happened only moves pieces and writes the log.
 */
export class TableModel {
  readonly id: string;
  readonly held: HeldSeat | null;
  readonly code: string;

  /** What is on the screen. */
  scene = $state.raw<Scene | null>(null);
  board = $state.raw<Board | null>(null);
  drawing = $state.raw<Drawing | null>(null);
  link = $state.raw<Link>({ phase: 'connecting', lostSince: null, tries: 0, resuming: false });
  selection = $state.raw<Selection>(NOTHING);
  /** The move that is on its way to the server. */
  pending = $state.raw<string | null>(null);
  notice = $state.raw<Notice | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The last thing that other seats did: lanes to be flagged until this seat acts. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** Lanes this person has marked for a plan; nobody else knows. */
  marks = $state.raw<ReadonlySet<string>>(new Set());
  /** A ticket or a city that is looked at. */
  focus = $state.raw<{ ticket: string } | { node: string } | null>(null);
  /** Why the table cannot be shown: `no_such_table`, `refused`, `no_board`. */
  trouble = $state.raw<string | null>(null);
  /** The game was over when this page was opened. */
  late = false;

  #line: Line;
  #showing = new Showing((scene) => this.#show(scene));
  #known = 0;
  #reaching: { version: number; reached: () => void } | null = null;
  #serial = 0;
  #boardKey = '';
  #whys = new Map<string, Promise<Refusal | null>>();

  constructor(id: string, held: HeldSeat | null, code: string, world: World = browserWorld(socketPath(id))) {
    this.id = id;
    this.held = held;
    this.code = code;
    this.marks = new Set(readJson<string[]>(shortTerm, this.#key('marks'), []));
    this.#line = new Line(world, {
      hello: () => helloOf(held?.token ?? null, code || (held?.code ?? ''), this.#known),
      message: (message) => this.#hear(message),
      link: (link) => this.#linked(link),
    });
  }

  open(): void {
    this.#line.open();
    // The drawing comes beside the first scene, not after it; a map has the name of its edition.
    if (this.held?.edition) void loadDrawing(this.held.edition).catch(() => undefined);
  }

  close(): void {
    this.#showing.skip();
    this.#line.close();
  }

  retry(): void {
    this.#line.retry();
  }

  // --- what the parts of the table read ----------------------------------------------------------

  /** Pieces are moving; what is on the screen is not yet the newest scene. */
  get moving(): boolean {
    return this.#showing.moving;
  }
  set director(director: Director | null) {
    this.#showing.director = director;
  }
  get view(): View | null {
    return this.scene?.view ?? null;
  }
  get you(): number | null {
    return this.scene?.you ?? null;
  }
  get mine(): SeatView | null {
    return this.you === null ? null : (this.view?.seats[this.you] ?? null);
  }
  /** What may be done now; nothing while pieces move, a move is on its way or the line is cut. */
  get choices(): Choices | null {
    return this.moving || this.pending !== null ? null : (this.view?.choices ?? null);
  }
  get names(): string[] {
    return this.scene?.table.seats.map((seat) => seat.name) ?? [];
  }
  get asked(): boolean {
    return this.you !== null && (this.view?.ask.waiting.includes(this.you) ?? false);
  }
  get ready(): boolean {
    return complete(this.selection, this.choices);
  }

  // --- touching ----------------------------------------------------------------------------------

  select(selection: Selection): void {
    this.selection = selection;
    writeJson(shortTerm, this.#key('selection'), selection);
  }

  cancel(): void {
    this.select(NOTHING);
  }

  mark(lane: string): void {
    const marks = new Set(this.marks);
    if (!marks.delete(lane)) marks.add(lane);
    this.marks = marks;
    writeJson(shortTerm, this.#key('marks'), [...marks]);
  }

  clearMarks(): void {
    this.marks = new Set();
    writeJson(shortTerm, this.#key('marks'), []);
  }

  dismiss(): void {
    this.notice = null;
  }

  /** Shows the newest scene at once. */
  skip(): void {
    this.#showing.skip();
  }

  // --- acting ------------------------------------------------------------------------------------

  /** Sends what is selected, if it is ready. */
  async confirm(): Promise<boolean> {
    const move = moveOf(this.selection);
    if (move === null || !this.ready) return false;
    const both = this.selection.kind === 'blind' && this.selection.both ? this.selection.deck : null;
    const done = await this.play(move);
    if (done && both !== null) await this.#drawAgain(both);
    return done;
  }

  /** Sends any move; true when it was granted. */
  async play(move: string): Promise<boolean> {
    if (this.pending !== null || this.scene === null) return false;
    this.pending = move;
    this.notice = null;
    try {
      const reply = await this.#line.ask({ type: 'step', version: this.scene.table.version, move });
      if (!this.#settle(reply, move)) return false;
      // The reply comes before its scene; until then the old choices are not to be seen again.
      await this.#reach(reply.version);
      return true;
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      this.#tell({ kind: 'error' });
      return false;
    } finally {
      this.pending = null;
    }
  }

  /** Any wish but a step; what goes wrong is told as a notice. */
  async wish(wish: Wish): Promise<Reply | null> {
    try {
      const reply = await this.#line.ask(wish);
      if (reply.answer !== 'granted') this.#tell({ kind: 'answer', answer: reply.answer, ...detailOf(reply) });
      return reply;
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      this.#tell({ kind: 'error' });
      return null;
    }
  }

  undo(): Promise<Reply | null> {
    return this.wish({ type: 'undo', version: this.scene?.table.version ?? 0 });
  }

  /** Why this move would be refused now; null when it would be granted or nobody can tell. */
  why(move: string): Promise<Refusal | null> {
    const key = `${this.scene?.table.version ?? 0} ${move}`;
    let answer = this.#whys.get(key);
    if (!answer) {
      answer = this.#line.ask({ type: 'judge', move }).then(
        (reply) => reply.refusal ?? null,
        () => {
          this.#whys.delete(key);
          return null;
        },
      );
      this.#whys.set(key, answer);
    }
    return answer;
  }

  /** Whether a mix of one's own would be granted. */
  async judge(move: string): Promise<Reply | null> {
    try {
      return await this.#line.ask({ type: 'judge', move });
    } catch {
      return null;
    }
  }

  // --- hearing -----------------------------------------------------------------------------------

  #hear(message: Exclude<Message, Reply>): void {
    if (message.type === 'scene') this.#arrive(message);
    else if (message.type === 'chat') this.chat = [...this.chat, message].slice(-200);
    else if (message.type === undefined) this.#turnedAway(message.error.code);
  }

  /** A browser does not tell why a line was not opened; a table that is not there never will be. */
  #linked(link: Link): void {
    this.link = link;
    if (link.phase !== 'waiting' || this.scene !== null) return;
    api.summary(this.id).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 404) return;
      this.trouble = error.code;
      this.#line.close();
    });
  }

  #turnedAway(code: string): void {
    this.trouble = code;
    if (this.held && code === 'no_such_seat') dropSeat(this.id, this.held.token);
  }

  #reach(version: number): Promise<void> {
    return new Promise((reached) => {
      this.#reaching = { version, reached };
      this.#arrived();
    });
  }

  #arrived(): void {
    if (this.#known < (this.#reaching?.version ?? Infinity)) return;
    this.#reaching?.reached();
    this.#reaching = null;
  }

  #arrive(scene: Scene): void {
    this.#take(scene);
    this.#arrived();
  }

  #take(scene: Scene): void {
    const first = this.scene === null;
    this.trouble = null;
    this.#known = scene.table.version;
    this.#whys.clear();
    this.#loadBoard(scene);
    if (first) this.#meet(scene);
    this.#showing.take(scene, first || scene.gap);
  }

  #show(scene: Scene): void {
    const devices = this.scene?.devices ?? 1;
    this.scene = scene;
    if (scene.devices > devices) this.#tell({ kind: 'second_device' });
    if (!stillOffered(this.selection, scene.view?.choices ?? null)) this.select(NOTHING);
    if (this.held && scene.view === null) this.#rememberPromise(scene);
    this.#record(scene.happened);
  }

  #record(happened: Happening[]): void {
    const last = this.log.at(-1)?.version ?? -1;
    const newer = happened.filter((one) => one.version > last);
    if (newer.length === 0) return;
    this.log = [...this.log, ...newer.map(entryOf)].slice(-LONGEST_LOG);
    this.#flag(newer);
  }

  #flag(newer: Happening[]): void {
    const fresh = new Set(this.fresh);
    for (const { facts } of newer) {
      for (const fact of facts) {
        if (fact.kind !== 'lane_claimed') continue;
        if (fact.seat === this.you) fresh.clear();
        else fresh.add(fact.lane);
      }
    }
    this.fresh = fresh;
  }

  /** The first scene of this page: an unfinished selection is taken up again. */
  #meet(scene: Scene): void {
    this.late = scene.table.status === 'finished';
    const kept = readJson<Selection>(shortTerm, this.#key('selection'), NOTHING);
    if (stillOffered(kept, scene.view?.choices ?? null)) this.selection = kept;
    if (this.held) changeSeat(this.id, this.held.token, { at: Date.now() });
  }

  #rememberPromise(scene: Scene): void {
    if (this.held && scene.table.commitment && !this.held.commitment) {
      this.held.commitment = scene.table.commitment;
      changeSeat(this.id, this.held.token, { commitment: scene.table.commitment });
    }
  }

  #loadBoard(scene: Scene): void {
    const { edition, options } = scene.table.settings;
    const key = JSON.stringify([edition, scene.table.seats.length, options]);
    if (key === this.#boardKey) return;
    this.#boardKey = key;
    void this.#fetchBoard(edition, scene.table.seats.length, options);
  }

  async #fetchBoard(edition: string, seats: number, options: Record<string, string>): Promise<void> {
    try {
      // A table that is not full yet may be shown with fewer seats than the game allows.
      const board = await api.board(edition, Math.max(2, seats), options);
      this.drawing = await loadDrawing(board.map);
      this.board = board;
    } catch (error) {
      this.#boardKey = '';
      this.trouble = error instanceof ApiError ? error.code : 'no_board';
    }
  }

  // --- answers -----------------------------------------------------------------------------------

  #settle(reply: Reply, move: string): boolean {
    if (reply.answer === 'granted') {
      this.select(NOTHING);
      this.fresh = new Set();
      return true;
    }
    if (reply.answer === 'stale') this.#tell({ kind: 'stale', move });
    else if (reply.refusal) this.#tell({ kind: 'refused', refusal: reply.refusal, move });
    else this.#tell({ kind: 'answer', answer: reply.answer, move, ...detailOf(reply) });
    return false;
  }

  /** "Two from the deck" is two moves; the second one waits for the scene the first one led to. */
  async #drawAgain(deck: string): Promise<void> {
    const settled = () => !this.moving && this.asked && this.view?.ask.kind === 'pick_card';
    for (let i = 0; i < 100 && !settled(); i++) await new Promise((next) => setTimeout(next, 30));
    if (settled() && this.view?.choices?.blind?.includes(deck)) await this.play(`blind ${deck}`);
  }

  #tell(notice: Omit<Notice, 'serial'>): void {
    this.notice = { ...notice, serial: ++this.#serial };
  }

  #key(what: string): string {
    return `wagonaut.${what}.${this.id}.${this.held?.token.slice(0, 8) ?? 'watch'}`;
  }
}

function entryOf(one: Happening): LogEntry {
  return { version: one.version, seat: one.seat ?? null, event: one.event, facts: one.facts };
}

function detailOf(reply: Reply): { detail?: string } {
  return reply.detail === undefined ? {} : { detail: reply.detail };
}

/** Whether this kind of action needs no confirming, as the person wished. */
export function atOnce(selection: Selection): boolean {
  const { draw, claim, tickets } = preferences.atOnce;
  if (selection.kind === 'slot' || selection.kind === 'blind' || selection.kind === 'refill') return draw;
  if (selection.kind === 'lane') return claim;
  return selection.kind === 'tickets' ? tickets : false;
}
