import type { Drawing } from '../boards';
import type { Board, Place, Ticket } from '../protocol';

type Point = [number, number];
type Box = [number, number, number, number];

/** The land of a board as one path, and the box around it. */
export interface Land {
  path: string;
  box: Box;
}

const lands = new WeakMap<Drawing, Land>();

/** The outline that comes with a drawing; else its own country or all its land; else the line around its cities. */
export function landOf(drawing: Drawing): Land {
  const known = lands.get(drawing);
  if (known) return known;
  const land = drawing.outline ? { path: drawing.outline, box: drawing.viewBox } : drawnLand(drawing);
  lands.set(drawing, land);
  return land;
}

/** Of the size of a stamp: islands and bays that would be dots are left out. */
function drawnLand(drawing: Drawing): Land {
  const look = (name: string) => drawing.ground.find((one) => one.look === name)?.shape;
  const shape = drawing.shapes[look('home') ?? look('land') ?? -1];
  const [, , width, height] = drawing.viewBox;
  const least = Math.max(width, height) / 60;
  const rings = ringsOf(shape?.['d'] ?? '').map((ring) => thinned(ring, least));
  const large = rings.filter((ring) => ring.length > 3);
  const cities = drawing.cities.map(({ x, y }): Point => [x, y]);
  const shown = large.length > 0 ? large : [hullOf(cities)];
  return { path: shown.map((ring) => `M${ring.join('L')}Z`).join(''), box: boxAround([...shown.flat(), ...cities]) };
}

/** The corners of a path of straight lines, as the drawings have them: M x y l dx dy … z. */
export function ringsOf(path: string): Point[][] {
  if (/[^\dMLlz\s,.-]/.test(path)) return [];
  return (path.match(/M[^M]+/g) ?? []).map((part) => {
    let at: Point = [0, 0];
    return (part.match(/[MLl][^MLlz]*/g) ?? []).flatMap((run) => {
      const numbers = (run.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
      return Array.from({ length: numbers.length / 2 }, (_, i): Point => {
        const [x = 0, y = 0] = numbers.slice(2 * i);
        at = run.startsWith('l') ? [at[0] + x, at[1] + y] : [x, y];
        return at;
      });
    });
  });
}

/** Without corners that lie closer to the one before than so much. */
function thinned(ring: Point[], least: number): Point[] {
  const kept: Point[] = [];
  for (const point of ring) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= least) kept.push(point);
  }
  return kept;
}

function boxAround(points: Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

/** The corners of the smallest convex shape that holds all points. */
export function hullOf(points: Point[]): Point[] {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (order: Point[]): Point[] => {
    const corners: Point[] = [];
    for (const point of order) {
      while (turnsRight(corners.at(-2), corners.at(-1), point)) corners.pop();
      corners.push(point);
    }
    return corners.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** Whether the corner in the middle lies inside; the first ones never do. */
function turnsRight(a: Point | undefined, b: Point | undefined, [cx, cy]: Point): boolean {
  if (!a || !b) return false;
  return (b[0] - a[0]) * (cy - a[1]) - (b[1] - a[1]) * (cx - a[0]) <= 0;
}

export interface Journey {
  stops: Point[];
  line: string;
}

/** Where a ticket goes on the drawing: its stops, and the line through them. */
export function journeyOf(ticket: Ticket, board: Board, drawing: Drawing): Journey {
  const at = new Map(drawing.cities.map(({ id, x, y }): [string, Point] => [id, [x, y]]));
  if ('tour' in ticket) {
    const stops = ticket.tour.map((id) => at.get(id)).filter((one) => one !== undefined);
    return { stops, line: `M${stops.join('L')}` };
  }
  const [link] = ticket.links;
  const from = link && middleOf(link.from, board, at);
  const to = link && middleOf(link.to, board, at);
  if (!from || !to) return { stops: [], line: '' };
  return ticket.links.length > 1 ? { stops: [from], line: '' } : { stops: [from, to], line: arc(from, to) };
}

/** A country is in the middle of its cities. */
function middleOf(place: Place, board: Board, at: ReadonlyMap<string, Point>): Point | null {
  const nodes = 'node' in place ? [place.node] : (board.countries[place.country]?.nodes ?? []);
  const points = nodes.map((id) => at.get(id)).filter((one) => one !== undefined);
  if (points.length === 0) return null;
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  return [mean(0), mean(1)];
}

/** A slightly bent line, as on a timetable's map. */
function arc([ax, ay]: Point, [bx, by]: Point): string {
  const [mx, my] = [(ax + bx) / 2 - (by - ay) * 0.1, (ay + by) / 2 + (bx - ax) * 0.1];
  return `M${ax} ${ay}Q${mx} ${my} ${bx} ${by}`;
}
