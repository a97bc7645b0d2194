import type { Drawing } from '../boards';

/** Of a map, in parts of a hundred: where a new part lies, and from which side it comes. */
export interface Slide {
  top: number;
  right: number;
  bottom: number;
  left: number;
  /** In parts of the map's own size. */
  dx: number;
  dy: number;
}

const ROUND = 70;

/** A region is laid against the board from the side on which it lies; null where none of its cities is drawn. */
export function slideOf(drawing: Drawing, cities: readonly string[]): Slide | null {
  const wanted = new Set(cities);
  const found = drawing.cities.filter(({ id }) => wanted.has(id));
  if (found.length === 0) return null;
  const [x, y, w, h] = drawing.viewBox;
  const within = (n: number) => Math.min(100, Math.max(0, n * 100));
  const xs = found.map((city) => city.x - x);
  const ys = found.map((city) => city.y - y);
  const left = within((Math.min(...xs) - ROUND) / w);
  const right = within(1 - (Math.max(...xs) + ROUND) / w);
  const top = within((Math.min(...ys) - ROUND) / h);
  const bottom = within(1 - (Math.max(...ys) + ROUND) / h);
  // The nearest edge is where it comes from.
  const nearest = Math.min(left, right, top, bottom);
  const dx = nearest === left ? -40 : nearest === right ? 40 : 0;
  const dy = dx !== 0 ? 0 : nearest === top ? -40 : 40;
  return { top, right, bottom, left, dx, dy };
}
