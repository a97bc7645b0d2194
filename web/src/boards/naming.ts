import type { Board } from '../protocol';
import type { DrawnCity, DrawnLabel, DrawnLane, Drawing } from './drawing';

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A letter's width and a line's height, in parts of the font. */
const LETTER = 0.62;
const LINE = 1;
/** Names longer than this stand in two lines, if they have two words. */
const LONG = 13;

const box = (x: number, y: number, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h });

function shared(p: Box, q: Box): number {
  const w = Math.min(p.x + p.w, q.x + q.w) - Math.max(p.x, q.x);
  const h = Math.min(p.y + p.h, q.y + q.h) - Math.max(p.y, q.y);
  return w > 0 && h > 0 ? w * h : 0;
}

function labelsFor(lines: number, font: number): DrawnLabel[] {
  const up = 15 + (lines / 2) * font;
  const label = (dx: number, dy: number, anchor: DrawnLabel['anchor']): DrawnLabel => ({
    dx,
    dy,
    anchor,
    ...(lines > 1 ? { lines } : {}),
  });
  return [
    label(18, 0, 'start'),
    label(-18, 0, 'end'),
    label(0, -up, 'middle'),
    label(0, up, 'middle'),
    label(12, -up + 6, 'start'),
    label(12, up - 6, 'start'),
    label(-12, -up + 6, 'end'),
    label(-12, up - 6, 'end'),
  ];
}

function boxOf(city: DrawnCity, { dx, dy, anchor }: DrawnLabel, w: number, h: number): Box {
  const left = anchor === 'start' ? 0 : anchor === 'end' ? w : w / 2;
  return { x: city.x + dx - left, y: city.y + dy - h / 2, w, h };
}

/** Gives each city the label that covers least of lanes, cities and other names, and none of the frame. */
export function placeNames(
  board: Board,
  cities: DrawnCity[],
  lanes: readonly DrawnLane[],
  font: number,
  view: Drawing['viewBox'],
): void {
  const taken = [
    ...cities.map((city) => box(city.x, city.y, 26, 26)),
    ...lanes.map(({ pill }) => box(pill.x, pill.y, 40, 26)),
    ...lanes.flatMap(({ parts }) => parts.flatMap((part) => part.spaces.map(([x, y]) => box(x, y, 28, 28)))),
  ];
  const [x, y, w, h] = view;
  for (const city of cities) {
    const names = Object.values<string>(board.nodes.find((node) => node.id === city.id)?.name ?? {});
    const letters = Math.max(1, ...names.map((name) => name.length));
    const lines = letters > LONG && names.every((name) => /[ -]/.test(name)) ? 2 : 1;
    const size = { w: (letters / lines) * font * LETTER * (lines > 1 ? 1.2 : 1), h: lines * font * LINE };
    const cost = (label: DrawnLabel) => {
      const own = boxOf(city, label, size.w, size.h);
      const outside = own.w * own.h - shared(own, { x, y, w, h });
      return outside * 5 + taken.reduce((sum, other) => sum + shared(own, other), 0);
    };
    const labels = labelsFor(lines, font).map((label) => ({ label, cost: cost(label) }));
    const best = labels.reduce((p, q) => (q.cost < p.cost ? q : p));
    city.label = best.label;
    taken.push(boxOf(city, best.label, size.w, size.h));
  }
}
