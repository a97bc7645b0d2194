import { api, ApiError } from '../protocol/api';
import type { Focus } from '../board/look';
import { drawingOf, type Drawing } from '../boards';
import { ticketCities } from '../end/ceremony';
import { preferences } from '../base/preferences.svelte';
import { replayPath } from '../base/route.svelte';
import type { Board, Game, Own, ReplayStep, Seat, Story } from '../protocol';
import { boardTrouble, type BoardTrouble } from '../model/drawn.svelte';
import { momentsOf, type Moment } from './moments';
import { unfold } from './steps';

const BEAT = { 0: 900, 1: 900, 2: 350 };

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
  /** What these eyes see could not be fetched. */
  missed = $state(false);

  /** All steps as they are seen through each pair of eyes, once they have been asked for. */
  #seen = new Map<Seat | null, ReplayStep[]>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    /** Of which it is a chapter. */
    readonly campaign: string | null = null,
  ) {}

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
      const game = await api.game(this.id, this.campaign);
      if (!game.replays) {
        await this.#tell(game);
        return;
      }
      const eyes = seat !== null && seat < game.players.length ? seat : null;
      const [board, steps] = await Promise.all([api.boardOfGame(this.id, this.campaign), this.#fetch(eyes)]);
      this.moments = momentsOf(steps, board);
      this.eyes = eyes;
      this.drawing = await this.#draw(board);
      if (this.drawing === null) return;
      this.board = board;
      this.game = game;
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.code : 'offline';
      return;
    }
    this.go(step ?? 0);
  }

  async #fetch(eyes: Seat | null): Promise<ReplayStep[]> {
    const steps = unfold(await api.replay(this.id, eyes, this.campaign));
    this.#seen.set(eyes, steps);
    return steps;
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

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
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
    const step = `step=${this.step}${seat}`;
    return `${replayPath(this.id, this.campaign)}${this.campaign === null ? '?' : '&'}${step}`;
  }

  /** Its rules are gone; words for what was kept may still be here. */
  async #tell(game: Game): Promise<void> {
    const story = await api.story(this.id, this.campaign);
    const { edition } = game.summary;
    const board = (options: Record<string, string>): Promise<Board | null> =>
      story.words === null ? Promise.resolve(null) : api.board(edition, game.players.length, options, story.words);
    this.board = await board(game.options)
      .catch(() => board({}))
      .catch(() => null);
    this.game = game;
    this.story = story;
  }

  #show(): void {
    this.missed = false;
    const steps = this.#seen.get(this.eyes);
    if (steps) this.shown = steps[this.step] ?? null;
    else void this.#lookThrough(this.eyes);
  }

  async #lookThrough(eyes: Seat | null): Promise<void> {
    try {
      await this.#fetch(eyes);
      if (eyes === this.eyes) this.#show();
    } catch {
      if (eyes !== this.eyes) return;
      this.missed = true;
      this.pause();
    }
  }

  #beat(): void {
    this.#timer = setTimeout(() => {
      // A slow line holds the play back instead of skipping steps.
      if (this.shown?.step === this.step) this.go(this.step + 1);
      if (this.step >= this.steps) this.playing = false;
      else this.#beat();
    }, BEAT[preferences.speed]);
  }
}
