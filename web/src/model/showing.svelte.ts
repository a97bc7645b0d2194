import { pace } from '../base/preferences.svelte';
import type { Happening, Scene } from '../protocol';

/** Moves pieces on the screen from one scene to the next; ends early when `skipped` says so. */
export type Director = (happenings: Happening[], next: Scene, skipped: () => boolean) => Promise<void>;

/** More than this waiting to be shown is not shown piece by piece. */
const LONGEST_QUEUE = 12;
/** The pieces of one scene move for some seconds at most. */
const LONGEST_SCENE = 10_000;

/** Shows scenes in the order they came, with the pieces moving in between. */
export class Showing {
  moving = $state(false);
  director: Director | null = null;
  #queue: Scene[] = [];
  #skip = false;

  constructor(private readonly show: (scene: Scene) => void) {}

  /** `atOnce`: there is nothing to move, as on the first look or after a gap. */
  take(scene: Scene, atOnce: boolean): void {
    const still = atOnce || this.#calm();
    if (still && !this.moving) return this.show(scene);
    this.#queue.push(scene);
    if (still || this.#queue.length > LONGEST_QUEUE) this.#skip = true;
    void this.#pump();
  }

  /** Everything that waits is shown at once. */
  skip(): void {
    this.#skip = true;
  }

  /** Nothing would be seen moving: at speed 0, in a hidden tab, or before there is a stage. */
  #calm(): boolean {
    return pace() === 0 || document.hidden || this.director === null;
  }

  /** Moves the pieces, but never for ever: whatever hangs or breaks must not take the game away. */
  async #move(director: Director, next: Scene): Promise<void> {
    let late = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const bound = new Promise<void>((over) => {
      timer = setTimeout(() => {
        late = true;
        over();
      }, LONGEST_SCENE);
    });
    try {
      await Promise.race([director(next.happened, next, () => late || this.#skip), bound]);
    } catch (fault) {
      reportError(fault);
    } finally {
      clearTimeout(timer);
    }
  }

  async #pump(): Promise<void> {
    if (this.moving) return;
    this.moving = true;
    this.#skip = false;
    const skipped = () => this.#skip;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
        if (this.director && !skipped()) await this.#move(this.director, next);
        this.show(next);
      }
    } finally {
      this.moving = false;
    }
  }
}
