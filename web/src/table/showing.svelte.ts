import { pace } from '../preferences.svelte';
import type { Happening, Scene } from '../protocol';

/** Moves pieces on the screen from one scene to the next; ends early when `skipped` says so. */
export type Director = (happenings: Happening[], next: Scene, skipped: () => boolean) => Promise<void>;

/** More than this waiting to be shown is not shown piece by piece. */
const LONGEST_QUEUE = 12;

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

  async #pump(): Promise<void> {
    if (this.moving) return;
    this.moving = true;
    this.#skip = false;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
        if (this.director && !this.#skip) await this.director(next.happened, next, () => this.#skip);
        this.show(next);
      }
    } finally {
      this.moving = false;
    }
  }
}
