import { api, ApiError } from '../api';
import type { Focus } from '../board/look';
import { drawingOf, type Drawing } from '../boards';
import { ticketCities } from '../end/ceremony';
import { preferences } from '../preferences.svelte';
import type { Board, Game, Own, ReplayStep, Seat, Story } from '../protocol';
import { boardTrouble, type BoardTrouble } from '../table/drawn.svelte';
import { firstStep, momentsOf, type Moment } from './moments';
import { parseRecord } from './record';
import { Steps } from './steps';

const BEAT = { 0: 900, 1: 900, 2: 350 };
/** How many steps are fetched ahead while playing. */
const AHEAD = 3;

/** A finished game, looked at step by step. */
export class Replay {
  game = $state.raw<Game | null>(null);
  board = $state.raw<Board | null>(null);
  drawing = $state.raw<Drawing | null>(null);
  moments = $state.raw<Moment[]>([]);
  /** The step that is wanted; what is on the screen is `shown`. */
  step = $state(0);
  /** Through whose eyes; null shows all hands. */
  eyes = $state<Seat | null>(null);
  shown = $state.raw<ReplayStep | null>(null);
  playing = $state(false);
  /** A ticket whose way is shown on the map. */
  ticket = $state.raw<{ seat: Seat; ticket: string } | null>(null);
  /** A game that cannot be played again, as it was kept. */
  story = $state.raw<Story | null>(null);
  /** Why there is nothing to see, a code of the server. */
  trouble = $state<string | null>(null);
  /** Why its board cannot be drawn. */
  noBoard = $state.raw<BoardTrouble | null>(null);
  /** The step that is wanted could not be fetched. */
  missed = $state(false);

  #steps: Steps;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #chasing = false;
  #closed = false;

  constructor(readonly id: string) {
    this.#steps = new Steps((step, seat) => api.replay(id, step, seat ?? undefined));
  }

  get steps(): number {
    return this.game?.steps ?? 0;
  }
  get names(): string[] {
    return this.game?.players ?? [];
  }

  /** Fetches what does not change, then the step asked for (the first one if none was). */
  async open(step: number | null, seat: Seat | null): Promise<void> {
    this.trouble = null;
    this.noBoard = null;
    try {
      const game = await api.game(this.id);
      if (!game.replays) return await this.#tell(game);
      const board = await api.boardOfGame(this.id);
      this.drawing = await this.#draw(board);
      if (this.drawing === null) return;
      this.board = board;
      this.game = game;
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.code : 'offline';
      return;
    }
    this.eyes = seat !== null && seat < this.names.length ? seat : null;
    this.go(step ?? 0);
    await this.#findMoments();
  }

  async #draw(board: Board): Promise<Drawing | null> {
    try {
      return await drawingOf(board);
    } catch (error) {
      this.noBoard = boardTrouble(error);
      return null;
    }
  }

  close(): void {
    this.#closed = true;
    this.playing = false;
    clearTimeout(this.#timer);
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(step, this.steps));
    this.#show();
  }

  /** By hand: whoever steps wants to look, not to play on. */
  leap(step: number): void {
    this.pause();
    this.go(step);
  }

  see(seat: Seat | null): void {
    this.eyes = seat;
    this.ticket = null;
    this.#show();
  }

  play(): void {
    if (this.playing) return;
    if (this.step >= this.steps) this.go(0);
    this.playing = true;
    this.#beat();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  look(seat: Seat, ticket: string): void {
    const same = this.ticket?.seat === seat && this.ticket.ticket === ticket;
    this.ticket = same ? null : { seat, ticket };
  }

  /** The hand of a seat, if these eyes see it. */
  hand(seat: Seat): Own | null {
    if (!this.shown) return null;
    if (this.shown.hands) return this.shown.hands[seat] ?? null;
    return seat === this.eyes ? this.shown.view.own : null;
  }

  /** What the map shows of the ticket that is looked at. */
  get focus(): Focus | null {
    if (!this.ticket || !this.board || !this.shown) return null;
    const { seat, ticket } = this.ticket;
    const lanes = this.hand(seat)?.outlook.find((one) => one.ticket === ticket)?.lanes ?? [];
    const mine = new Set(this.shown.view.seats[seat]?.lanes);
    return {
      cities: ticketCities(this.board, ticket),
      own: lanes.filter((lane) => mine.has(lane)),
      open: lanes.filter((lane) => !mine.has(lane)),
    };
  }

  /** Lanes claimed by the step on the screen. */
  get fresh(): ReadonlySet<string> {
    return new Set((this.shown?.facts ?? []).flatMap((fact) => (fact.kind === 'lane_claimed' ? [fact.lane] : [])));
  }

  /** Where to find this step again. */
  get path(): string {
    const seat = this.eyes === null ? '' : `&seat=${this.eyes}`;
    return `/replay/${encodeURIComponent(this.id)}?step=${this.step}${seat}`;
  }

  /** Its rules are gone; words for what was kept may still be here. */
  async #tell(game: Game): Promise<void> {
    const story = await api.story(this.id);
    const { edition } = game.summary;
    const board = (options: Record<string, string>): Promise<Board | null> =>
      story.words === null ? Promise.resolve(null) : api.board(edition, game.players.length, options, story.words);
    this.board = await board(game.options).catch(() => board({})).catch(() => null);
    this.game = game;
    this.story = story;
  }

  #show(): void {
    this.missed = false;
    const found = this.#steps.get(this.step, this.eyes);
    if (found) this.shown = found;
    else void this.#chase();
  }

  /** One request after another towards the wanted step, however fast the slider runs. */
  async #chase(): Promise<void> {
    if (this.#chasing) return;
    this.#chasing = true;
    try {
      for (;;) {
        const { step, eyes } = this;
        this.shown = await this.#steps.load(step, eyes);
        if (this.#closed || (step === this.step && eyes === this.eyes)) return;
      }
    } catch {
      this.missed = true;
      this.pause();
    } finally {
      this.#chasing = false;
    }
  }

  #beat(): void {
    for (let ahead = 1; ahead <= AHEAD && this.step + ahead <= this.steps; ahead++) {
      this.#steps.load(this.step + ahead, this.eyes).catch(() => undefined);
    }
    this.#timer = setTimeout(() => {
      // A slow line holds the play back instead of skipping steps.
      if (this.shown?.step === this.step) this.go(this.step + 1);
      if (this.step >= this.steps) this.playing = false;
      else this.#beat();
    }, BEAT[preferences.speed]);
  }

  /** The record tells most of it at once; where the last round began only the game knows. */
  async #findMoments(): Promise<void> {
    try {
      const record = parseRecord(await api.record(this.id));
      if (!record || !this.board || this.#closed) return;
      this.moments = momentsOf(record, this.board);
      const found = await firstStep(this.steps, async (step) => {
        if (this.#closed) throw new Error('closed');
        return (await this.#steps.load(step, null)).view.last_round !== null;
      });
      if (found !== null && !this.#closed) this.#addLastRound(found);
    } catch {
      // Moments are a help; the replay works without them.
    }
  }

  #addLastRound(step: number): void {
    const moment: Moment = { step, kind: 'last_round', seat: null, fact: null };
    const behind = this.moments.filter((one) => one.step > step || one.kind === 'end');
    const before = this.moments.filter((one) => !behind.includes(one));
    this.moments = [...before, moment, ...behind];
  }
}
