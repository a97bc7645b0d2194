import { untrack } from 'svelte';
import type { Focus, Trail } from '../board/look';
import { pace, type Speed } from '../base/preferences.svelte';
import type { Seat } from '../protocol';
import type { TableModel } from '../model/table.svelte';
import { ceremony, type Step, type TicketStep } from './ceremony';

/** At speed 0 nothing goes on by itself. */
const BEAT: Record<Speed, number> = { 0: 0, 1: 900, 2: 300 };
/** A map traces a path lane by lane at this pace; the count beside it keeps step. */
const LANE_BEAT = 90;
/** Lanes' worth of time to look at one path before the next one is traced. */
const REST = 8;

/** Plays the steps of a ceremony, each for its time. The map reads `focus` and `trail` from here. */
export class Stage {
  steps = $state.raw<Step[]>([]);
  index = $state(0);
  /** Beats since the first of the longest trails began to be traced. */
  beats = $state(0);
  #lanes: string[] = [];
  /** A ticket somebody wants to see once more, when all has been shown. */
  look = $state.raw<TicketStep | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get step(): Step | null {
    return this.steps[this.index] ?? null;
  }
  get done(): boolean {
    return this.steps.length > 0 && this.index === this.steps.length - 1;
  }

  readonly focus = $derived(focusOf(this.look ?? this.step));
  // Kept as long as it stays the same, so that the map is not drawn anew at every beat.
  readonly trail = $derived(this.look ? pathOf(this.look) : this.#traces ? this.#tracedTrail() : pathOf(this.step));
  /** What stands back while a path is shown. */
  readonly faded = $derived(this.#others(this.trail));

  /** Begins; who wants no motion, or came when all was over, sees the table at once. */
  play(steps: Step[], lanes: string[], atOnce: boolean): void {
    this.steps = steps;
    this.#lanes = lanes;
    this.#enter(atOnce || pace() === 0 ? steps.length - 1 : 0);
  }

  next(): void {
    if (this.index < this.steps.length - 1) this.#enter(this.index + 1);
  }

  skip(): void {
    this.#enter(this.steps.length - 1);
  }

  again(): void {
    this.#enter(0);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** After a stop: the step that was shown is shown anew. */
  resume(): void {
    if (this.steps.length > 0) this.#enter(this.index);
  }

  #enter(index: number): void {
    clearTimeout(this.#timer);
    this.index = index;
    this.look = null;
    this.beats = pace() === 0 ? this.#length() : 0;
    if (this.#traces) this.#trace();
    else if (!this.done) this.#goOn();
  }

  #goOn(): void {
    const beat = BEAT[pace()];
    const { step } = this;
    // A long path needs its time; the winner is looked at a little longer.
    const traced = step?.kind === 'ticket' && beat === BEAT[1] ? (step.lanes.length + REST) * LANE_BEAT : 0;
    const time = Math.max(traced, step?.kind === 'winner' ? 3 * beat : beat);
    if (beat > 0) this.#timer = setTimeout(() => this.next(), time);
  }

  #trace(): void {
    if (this.beats >= this.#length()) return this.#goOn();
    this.#timer = setTimeout(() => {
      this.beats += 1;
      this.#trace();
    }, LANE_BEAT);
  }

  #others(trail: Trail | null): ReadonlySet<string> | undefined {
    return trail ? new Set(this.#lanes.filter((lane) => !trail.lanes.includes(lane))) : undefined;
  }

  /** Whether the step is a bonus for paths, which are traced on the map. */
  get #traces(): boolean {
    return this.#holders().length > 0;
  }

  #holders(): Trail[] {
    return this.step?.kind === 'bonus' ? this.step.rows.filter((row) => row.points !== 0 && row.lanes.length > 0) : [];
  }

  #length(): number {
    return this.#holders().reduce((n, holder) => n + holder.lanes.length + REST, 0);
  }

  #tracedTrail(): Trail | null {
    let { beats } = this;
    for (const holder of this.#holders()) {
      beats -= holder.lanes.length + REST;
      if (beats < 0) return holder;
    }
    return this.#holders().at(-1) ?? null;
  }

  /** How many lanes of this seat's trail have been traced. */
  tracedOf(seat: Seat): number {
    let { beats } = this;
    for (const holder of this.#holders()) {
      if (holder.seat === seat) return Math.max(0, Math.min(beats, holder.lanes.length));
      beats -= holder.lanes.length + REST;
    }
    return 0;
  }
}

function focusOf(step: Step | TicketStep | null): Focus | null {
  if (step?.kind === 'ticket') return { cities: step.cities, own: [], open: [] };
  return step?.kind === 'harbour' ? { cities: [step.node], own: [], open: [] } : null;
}

function pathOf(step: Step | TicketStep | null): Trail | null {
  return step?.kind === 'ticket' && step.complete ? { lanes: step.lanes, seat: step.seat } : null;
}

const STAGES = new WeakMap<TableModel, Stage>();

/** The one stage of a table, for its map as well as for the words beside it. */
export function stageOf(table: TableModel): Stage {
  let stage = STAGES.get(table);
  if (!stage) STAGES.set(table, (stage = new Stage()));
  return stage;
}

/** Begins when everything is there, once for each table; after a pause it goes on. */
export function begin(table: TableModel): () => void {
  const stage = stageOf(table);
  const { board, scene } = table;
  untrack(() => {
    if (stage.steps.length > 0) return stage.resume();
    if (!board || !scene?.standings) return;
    stage.play(
      ceremony(board, scene.standings, scene.tie),
      board.lanes.map((lane) => lane.id),
      table.late || table.you === null,
    );
  });
  return () => stage.stop();
}
