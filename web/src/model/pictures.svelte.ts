import { SvelteMap } from 'svelte/reactivity';

import { ApiError } from '../protocol/api';
import { campaigns } from '../protocol/campaigns';

/** So many are on their way at once: a chronicle of many cards is no rush to the server. */
const AT_ONCE = 4;
const LATER = 2_000;

/**
 * Pictures of pieces by their names, each fetched once, when somebody looks. They come as text that the server has
 * checked, and are shown as images, in which nothing can act.
 */
export class Pictures {
  /** Addresses of what is there; null: there is none, and words will do. */
  #seen = new SvelteMap<string, string | null>();
  #waiting: string[] = [];
  #asked = new Set<string>();
  #underway = 0;

  constructor(private readonly fetchPicture: (name: string) => Promise<string>) {}

  /** Null while it is not there; whoever looks has it fetched. */
  address(name: string): string | null {
    this.#want(name);
    return this.#seen.get(name) ?? null;
  }

  #want(name: string): void {
    if (this.#asked.has(name)) return;
    this.#asked.add(name);
    this.#waiting.push(name);
    this.#next();
  }

  #next(): void {
    while (this.#underway < AT_ONCE) {
      const name = this.#waiting.shift();
      if (name === undefined) return;
      this.#underway++;
      void this.#fetch(name).finally(() => {
        this.#underway--;
        this.#next();
      });
    }
  }

  async #fetch(name: string): Promise<void> {
    try {
      const svg = await this.fetchPicture(name);
      this.#seen.set(name, `data:image/svg+xml,${encodeURIComponent(svg)}`);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return void this.#seen.set(name, null);
      // The line is cut or the server busy: whoever still looks asks again.
      setTimeout(() => {
        this.#asked.delete(name);
        this.#seen.delete(name);
        this.#want(name);
      }, LATER);
    }
  }
}

const open = new Map<string, Pictures>();

/** Of pieces that everybody knows, of the box with this map. */
export function openPictures(map: string): Pictures {
  const found = open.get(map) ?? new Pictures((name) => campaigns.openPicture(map, name));
  open.set(map, found);
  return found;
}
