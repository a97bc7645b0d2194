import { fold } from '../i18n/fold';
import type { Point } from './geometry';

// Moving over the map by keyboard.

export type Step = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

const ANGLE: Record<Step, number> = { e: 0, se: 45, s: 90, sw: 135, w: 180, nw: -135, n: -90, ne: -45 };

/** The diagonals lie where a numeric keypad has them. */
export const STEP_OF_KEY: Record<string, Step> = {
  ArrowUp: 'n',
  ArrowDown: 's',
  ArrowLeft: 'w',
  ArrowRight: 'e',
  Home: 'nw',
  PageUp: 'ne',
  End: 'sw',
  PageDown: 'se',
};

export interface Spot extends Point {
  id: string;
}

/** The nearest city in a direction; `round` is the width of a map whose edges are one. */
export function nextSpot(spots: readonly Spot[], from: Spot, step: Step, round = 0): Spot | null {
  const angle = (ANGLE[step] * Math.PI) / 180;
  // Arrows see a quarter and a half, so that with them alone every city can be reached.
  const narrow = step.length === 1 ? Math.tan((62 * Math.PI) / 180) : 1;
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    if (spot.id === from.id) continue;
    for (const shift of round ? [-round, 0, round] : [0]) {
      const dx = spot.x + shift - from.x;
      const dy = spot.y - from.y;
      const along = dx * Math.cos(angle) + dy * Math.sin(angle);
      const across = Math.abs(dy * Math.cos(angle) - dx * Math.sin(angle));
      const cost = along + 2 * across;
      if (along > 0 && across <= along * narrow && cost < least) {
        best = spot;
        least = cost;
      }
    }
  }
  return best;
}

export function nearestSpot<T extends Point>(spots: readonly T[], to: Point): T | null {
  let best: T | null = null;
  for (const spot of spots) {
    if (!best || Math.hypot(spot.x - to.x, spot.y - to.y) < Math.hypot(best.x - to.x, best.y - to.y)) best = spot;
  }
  return best;
}

/** The next name after `current` that begins with what was typed. */
export function jump(
  names: readonly { id: string; name: string }[],
  typed: string,
  current: string | null,
): string | null {
  const wanted = fold(typed);
  const hits = names
    .filter((entry) => fold(entry.name).startsWith(wanted))
    .sort((p, q) => fold(p.name).localeCompare(fold(q.name)));
  const at = hits.findIndex((entry) => entry.id === current);
  // One letter again and again walks through the names; a longer text stays on its first hit.
  const next = typed.length > 1 && at >= 0 ? hits[at] : hits[(at + 1) % Math.max(1, hits.length)];
  return next?.id ?? null;
}

const TYPING_MS = 800;

/** Letters typed one after the other. */
export class Typing {
  #text = '';
  #time = -TYPING_MS;

  /** The name meant by one more letter; what fits no name any more begins a new one. */
  find(
    names: readonly { id: string; name: string }[],
    key: string,
    time: number,
    current: string | null,
  ): string | null {
    const text = time - this.#time < TYPING_MS ? this.#text + key : key;
    const longer = text.length > 1 ? jump(names, text, current) : null;
    this.#text = longer ? text : key;
    this.#time = time;
    return longer ?? jump(names, key, current);
  }
}
