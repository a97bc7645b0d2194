import { api, ApiError, socketPath } from '../protocol/api';
import type { Drawing } from '../boards';
import type {
  Board,
  ChatLine,
  Choices,
  Fact,
  MapMark,
  Message,
  Refusal,
  Reply,
  Scene,
  SeatView,
  View,
  Wish,
} from '../protocol';
import { campaigns } from '../protocol/campaigns';
import { changeSeat, dropSeat, type HeldSeat } from '../base/seats';
import { browserWorld, helloOf, Line, Lost, type Link, type World } from '../protocol/socket';
import { readJson, shortTerm, writeJson } from '../base/storage';
import { Arrival } from './arrival';
import { Book } from './book.svelte';
import { withPieces } from './pieces';
import { Chronicle, type LogEntry } from './chronicle.svelte';
import { Drawn, type BoardTrouble } from './drawn.svelte';
import { Plan } from './plan.svelte';
import { complete, moveOf, NOTHING, stillOffered, type Selection } from './select';
import { Showing, type Director } from './showing.svelte';
import { answerOf, noticeOf, type Notice } from './told';
import { Whys } from './whys';

export { atOnce } from './select';
export type { LogEntry, Notice };

/** What may name something of the box for the first time. */
const OPENING: ReadonlySet<Fact['kind']> = new Set([
  'story_read',
  'postcard_drawn',
  'postcard_shown',
  'item_gained',
  'event_added',
  'event_turned',
  'order_turned',
]);

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
  link = $state.raw<Link>({ phase: 'connecting', lostSince: null, tries: 0, resuming: false });
  selection = $state.raw<Selection>(NOTHING);
  /** The move that is on its way to the server. */
  pending = $state.raw<string | null>(null);
  notice = $state.raw<Notice | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** A ticket, a city or a place of the face-up cards that is looked at. */
  focus = $state.raw<{ ticket: string } | { node: string } | { slot: number } | null>(null);
  /** Why the table cannot be shown: `no_such_table`, `table_aside`, `refused`, `no_board`. */
  trouble = $state.raw<string | null>(null);
  /** The game was over when this page was opened. */
  late = false;

  #line: Line;
  #showing = new Showing((scene) => this.#show(scene));
  #arrival = new Arrival();
  #serial = 0;
  #drawn: Drawn;
  #book = $state.raw<Book | null>(null);
  /** What earlier games of the campaign have left on the map. */
  memory = $state.raw<readonly MapMark[]>([]);
  #chronicle = new Chronicle();
  #plan: Plan;
  #whys = new Whys((wish) => this.#line.ask(wish));

  #worded = $derived.by(() => {
    const { board } = this.#drawn;
    return board && this.#book ? withPieces(board, this.#book.all) : board;
  });

  constructor(id: string, held: HeldSeat | null, code: string, world: World = browserWorld(socketPath(id))) {
    this.id = id;
    this.held = held;
    this.code = code;
    const pass = { token: held?.token ?? null, code: code || (held?.code ?? '') };
    this.#drawn = new Drawn(() => api.boardOfTable(id, pass));
    this.#plan = new Plan(this.#key('marks'));
    this.#line = new Line(world, {
      hello: () => helloOf(pass.token, pass.code, this.#arrival.known),
      message: (message) => this.#hear(message),
      link: (link) => this.#linked(link),
    });
  }

  open(): void {
    this.#line.open();
    this.#drawn.expect();
  }

  close(): void {
    this.#showing.skip();
    this.#line.close();
  }

  retry(): void {
    this.#line.retry();
  }

  /** Fetches the board once more. */
  retryBoard(): void {
    if (this.scene) this.#drawn.need(this.scene.table);
  }

  // --- what the parts of the table read ----------------------------------------------------------

  /** Pieces are moving; what is on the screen is not yet the newest scene. */
  get moving(): boolean {
    return this.#showing.moving;
  }
  set director(director: Director | null) {
    this.#showing.director = director;
  }
  /** With the words of what has been opened since it was fetched. */
  get board(): Board | null {
    return this.#worded;
  }
  /** Of a chapter of a campaign: what this company may know of the box. */
  get book(): Book | null {
    return this.#book;
  }
  get drawing(): Drawing | null {
    return this.#drawn.drawing;
  }
  /** Why there is no board to play on. */
  get noBoard(): BoardTrouble | null {
    return this.board === null ? this.#drawn.trouble : null;
  }
  get log(): LogEntry[] {
    return this.#chronicle.log;
  }
  /** Lanes that other seats have claimed since this one acted. */
  get fresh(): ReadonlySet<string> {
    return this.#chronicle.fresh;
  }
  /** Lanes this person has marked for a plan; nobody else knows. */
  get marks(): ReadonlySet<string> {
    return this.#plan.marks;
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
    this.#plan.mark(lane);
  }

  clearMarks(): void {
    this.#plan.clear();
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
      await this.#arrival.reach(reply.version);
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
      if (reply.answer !== 'granted') this.#tell(answerOf(reply));
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
    return this.#whys.why(move);
  }

  /** Whether a mix of one's own would be granted. */
  judge(move: string): Promise<Reply | null> {
    return this.#whys.judge(move);
  }

  // --- hearing -----------------------------------------------------------------------------------

  #hear(message: Exclude<Message, Reply>): void {
    if (message.type === 'scene') this.#take(message);
    else if (message.type === 'chat') this.chat = [...this.chat, message].slice(-200);
    else if (message.type === 'goodbye' && message.reason === 'aside') this.#turnedAway('table_aside');
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

  #take(scene: Scene): void {
    const first = this.scene === null;
    this.trouble = null;
    this.#whys.forget();
    this.#drawn.need(scene.table);
    this.#read(scene);
    if (first) this.#meet(scene);
    this.#showing.take(scene, first || scene.gap);
    this.#arrival.arrive(scene.table.version);
  }

  /** A chapter's cards may open what nobody has read before; the book then has the words. */
  #read({ table, happened }: Scene): void {
    const { campaign } = table.settings;
    if (!campaign || campaign.evening || this.held === null) return;
    if (this.#book === null) {
      this.#book = Book.of(campaign.id, this.held.token);
      this.#book.look();
      campaigns.chronicle(campaign.id, this.held.token).then(
        ({ marks, called = {} }) => {
          this.memory = marks;
          if (this.#book) this.#book.called = new Map(Object.entries(called));
        },
        // The map is there without it; who put what there stands in the campaign's chronicle.
        () => undefined,
      );
    } else if (happened.some(({ facts }) => facts.some(({ kind }) => OPENING.has(kind)))) this.#book.look();
  }

  #show(scene: Scene): void {
    const devices = this.scene?.devices ?? 1;
    this.scene = scene;
    if (scene.devices > devices) this.#tell({ kind: 'second_device' });
    if (!stillOffered(this.selection, scene.view?.choices ?? null)) this.select(NOTHING);
    if (this.held && scene.view === null) this.#rememberPromise(scene);
    this.#chronicle.record(scene.happened, scene.you);
  }

  /** The first scene of this page: an unfinished selection is taken up again. */
  #meet(scene: Scene): void {
    this.late = scene.table.status === 'finished';
    const kept = readJson<Selection>(shortTerm, this.#key('selection'), NOTHING);
    if (stillOffered(kept, scene.view?.choices ?? null)) this.selection = kept;
    if (this.held) changeSeat(this.id, this.held.token, { at: Date.now() });
  }

  #rememberPromise(scene: Scene): void {
    const { commitment } = scene.table;
    if (!this.held || !commitment || this.held.commitment === commitment) return;
    const before = this.held.commitment;
    const change = { commitment, ...(before ? { broken: [...(this.held.broken ?? []), before] } : {}) };
    Object.assign(this.held, change);
    changeSeat(this.id, this.held.token, change);
  }

  // --- answers -----------------------------------------------------------------------------------

  #settle(reply: Reply, move: string): boolean {
    if (reply.answer === 'granted') {
      this.select(NOTHING);
      this.#chronicle.settle();
      return true;
    }
    this.#tell(noticeOf(reply, move));
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
