import type { Box, Point } from './geometry';

/** Pills nearer than this in the window cannot be hit one by one: by a finger, by a mouse. */
export const APART = { finger: 24, mouse: 17 };

export interface Cluster<T extends Point> extends Point {
  members: T[];
}

/** Gathers what lies nearer than `apart` pixels at scale `k`; a cluster of one stands alone. */
export function clusters<T extends Point>(pills: readonly T[], k: number, apart: number): Cluster<T>[] {
  const found: Cluster<T>[] = [];
  for (const pill of pills) {
    const host = found.find((c) => c.members.some((m) => Math.hypot(m.x - pill.x, m.y - pill.y) * k < apart));
    // Chains of neighbours would swallow half of the map: a member also stays near the middle.
    if (host && Math.hypot(host.x - pill.x, host.y - pill.y) * k < apart) {
      host.members.push(pill);
      host.x = mean(host.members.map((m) => m.x));
      host.y = mean(host.members.map((m) => m.y));
    } else {
      found.push({ x: pill.x, y: pill.y, members: [pill] });
    }
  }
  return found;
}

/** The scale at which the members of a cluster stand apart. */
export function scaleApart(members: readonly Point[]): number {
  let least = Infinity;
  for (const [i, p] of members.entries()) {
    for (const q of members.slice(i + 1)) least = Math.min(least, Math.hypot(p.x - q.x, p.y - q.y));
  }
  return least === Infinity ? 0 : (APART.finger + 2) / least;
}

/** The scale at which all but `few` (a part of 1) are at least `apart` pixels from their nearest neighbour. */
export function scaleOfMost(points: readonly Point[], apart: number, few: number): number {
  const nearest = points.map((p) =>
    Math.min(...points.filter((q) => q !== p).map((q) => Math.hypot(p.x - q.x, p.y - q.y))),
  );
  const distance = nearest.sort((a, b) => a - b)[Math.floor(points.length * few)];
  return distance ? apart / distance : 0;
}

const mean = (values: number[]) => values.reduce((sum, v) => sum + v, 0) / values.length;

export const overlap = (p: Box, q: Box) => shared(p, q) > 0;

function shared(p: Box, q: Box): number {
  const w = Math.min(p.x + p.w, q.x + q.w) - Math.max(p.x, q.x);
  const h = Math.min(p.y + p.h, q.y + q.h) - Math.max(p.y, q.y);
  return w > 0 && h > 0 ? w * h : 0;
}

const CELL = 80;

/** Many boxes, found by where they are. */
export class Crowd {
  readonly #cells = new Map<string, Box[]>();

  constructor(boxes: readonly Box[]) {
    for (const box of boxes) {
      for (const cell of cellsOf(box)) {
        const there = this.#cells.get(cell);
        if (there) there.push(box);
        else this.#cells.set(cell, [box]);
      }
    }
  }

  /** How much of a box they cover; what two of them cover counts twice. */
  covered(box: Box): number {
    const near = new Set(cellsOf(box).flatMap((cell) => this.#cells.get(cell) ?? []));
    return [...near].reduce((sum, other) => sum + shared(box, other), 0);
  }
}

function cellsOf({ x, y, w, h }: Box): string[] {
  const cells: string[] = [];
  for (let i = Math.floor(x / CELL); i <= Math.floor((x + w) / CELL); i++) {
    for (let j = Math.floor(y / CELL); j <= Math.floor((y + h) / CELL); j++) cells.push(`${i} ${j}`);
  }
  return cells;
}
