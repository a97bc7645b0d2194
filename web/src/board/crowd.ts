import { splitName, type Box, type Point } from './geometry';
import type { Anchor, DrawnCity, DrawnLabel } from '../boards';

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

const mean = (values: number[]) => values.reduce((sum, v) => sum + v, 0) / values.length;

/** A city whose name is written. */
export type NamedCity = DrawnCity & { label: DrawnLabel };

export function isNamed(city: DrawnCity): city is NamedCity {
  return city.label !== undefined;
}

/** The lines of a city's name. */
export function nameLines(name: string, city: NamedCity): string[] {
  return city.label.lines === 2 ? splitName(name) : [name];
}

/** Where a label stands, and roughly the box it fills. */
export interface LabelPlace extends Point {
  id: string;
  lines: string[];
  size: number;
  anchor: Anchor;
  box: Box;
}

/** A label grown round its city, but never out of the board. */
export function placeLabel(lines: string[], city: NamedCity, font: number, grow: number, board: Box): LabelPlace {
  const { dx, dy, anchor } = city.label;
  const size = font * grow;
  const w = Math.max(...lines.map((line) => line.length)) * size * 0.56;
  const h = lines.length * size;
  const left = city.x + dx * grow - (anchor === 'start' ? 0 : anchor === 'end' ? w : w / 2);
  const top = city.y + dy * grow - h / 2;
  const shift = grow > 1 ? into(left, w, board.x, board.w) : 0;
  const drop = grow > 1 ? into(top, h, board.y, board.h) : 0;
  const box = { x: left + shift, y: top + drop, w, h };
  return { id: city.id, lines, size, anchor, x: city.x + dx * grow + shift, y: box.y + h / 2, box };
}

/** The places a label may take: its own, then on the sides of its city. */
export function labelPlaces(lines: string[], city: NamedCity, font: number, grow: number, board: Box): LabelPlace[] {
  const half = (lines.length / 2) * font;
  const labels: DrawnLabel[] = [
    city.label,
    { dx: 17, dy: 0, anchor: 'start' },
    { dx: -17, dy: 0, anchor: 'end' },
    { dx: 0, dy: -15 - half, anchor: 'middle' },
    { dx: 0, dy: 15 + half, anchor: 'middle' },
  ];
  return labels.map((label) => placeLabel(lines, { ...city, label }, font, grow, board));
}

/** How far a stretch must be moved to lie inside another. */
function into(from: number, length: number, low: number, span: number): number {
  return Math.max(low - from, 0) + Math.min(low + span - from - length, 0);
}

const overlap = (p: Box, q: Box) =>
  p.x < q.x + q.w && q.x < p.x + p.w && p.y < q.y + q.h && q.y < p.y + p.h;

/** For each label the first of its places that is free, if any; earlier labels win. */
export function uncrowded<T extends { box: Box }>(labels: readonly (readonly T[])[], taken: readonly Box[]): T[] {
  const shown: T[] = [];
  const free = (box: Box) => !taken.some((b) => overlap(b, box)) && !shown.some((other) => overlap(other.box, box));
  for (const places of labels) {
    const place = places.find((p) => free(p.box));
    if (place) shown.push(place);
  }
  return shown;
}
