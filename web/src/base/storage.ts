/** What the browser lets us keep; a blocked store loses nothing but memory. */
export interface Keeper {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

function usable(open: () => Keeper): Keeper | null {
  try {
    const keeper = open();
    keeper.setItem('wagonaut.try', '1');
    keeper.removeItem('wagonaut.try');
    return keeper;
  } catch {
    return null;
  }
}

class MemoryKeeper implements Keeper {
  #values = new Map<string, string>();
  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#values.set(key, value);
  }
  removeItem(key: string): void {
    this.#values.delete(key);
  }
}

const local = usable(() => localStorage);
const session = usable(() => sessionStorage);

/** False when the browser keeps nothing: seats are then lost with the page, and we say so. */
export const storageWorks = local !== null;
export const longTerm: Keeper = local ?? new MemoryKeeper();
export const shortTerm: Keeper = session ?? new MemoryKeeper();

export function readJson<T>(keeper: Keeper, key: string, fallback: T): T {
  try {
    const text = keeper.getItem(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function writeJson(keeper: Keeper, key: string, value: unknown): void {
  try {
    keeper.setItem(key, JSON.stringify(value));
  } catch {
    // A full store must not stop the game.
  }
}
