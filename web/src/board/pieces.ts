import { WAGON_PATTERN } from '../theme/glyphs';
import { PIECE_PAINT, PLAYER_PAINT, WHITE, type PlayerColour } from '../theme/palette';
import { LIGHT, round, type Space } from '../theme/shapes';
import type { Point } from './geometry';

// Plastic pieces, as tools/draw/art/pieces.py draws the single one. The light comes from the top left of the screen
// however a lane is turned, so wagons are worked out one by one; a lane is a handful of paths whatever its length.

/** A roof is raised and a base lowered: a little car seen from the south. */
const LIFT = 1.4;
const DROP = 2;
const SHADOW: Point = { x: 2.2, y: 2.6 };
/** How far an edge has to look towards it to be lit. */
const FACING = 0.25;
const COUPLER = 2.2;

/** The corners of a car round 0, 0, clockwise on the screen. */
function carOutline(u: number, v: number, inset: number): Point[] {
  const r = Math.max(0.6, Math.min(3.6 - inset * 0.6, v));
  const q = r * 0.3;
  const half: Point[] = [
    { x: u - r, y: -v },
    { x: u - q, y: q - v },
    { x: u, y: r - v },
    { x: u, y: v - r },
    { x: u - q, y: v - q },
    { x: u - r, y: v },
  ];
  return [...half, ...half.map(({ x, y }) => ({ x: -x, y: -y }))];
}

/** The corners of a hull: its bow looks along the lane. */
function shipOutline(u: number, v: number): Point[] {
  const bow: Point[] = [
    { x: u - 1.5 * v, y: -v },
    { x: u - 0.7 * v, y: -0.72 * v },
    { x: u, y: 0 },
    { x: u - 0.7 * v, y: 0.72 * v },
    { x: u - 1.5 * v, y: v },
  ];
  const stern: Point[] = [
    { x: 0.9 * v - u, y: v },
    { x: 0.25 * v - u, y: 0.72 * v },
    { x: -u, y: 0 },
    { x: 0.25 * v - u, y: -0.72 * v },
    { x: 0.9 * v - u, y: -v },
  ];
  return [...bow, ...stern];
}

/** A piece on its space, seen from above, smaller by `inset` on every side and moved down by `down`. */
export function outline(space: Space, width: number, inset: number, down: number, ship: boolean): Point[] {
  const u = space.length / 2 - inset;
  const v = width / 2 - inset;
  const angle = (space.turn * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const corners = ship ? shipOutline(u, v) : carOutline(u, v, inset);
  return corners.map(({ x, y }) => ({ x: space.x + x * cos - y * sin, y: space.y + x * sin + y * cos + down }));
}

/** The convex hull (Andrew's chain): roof and base seen together. */
export function hull(corners: readonly Point[]): Point[] {
  const sorted = [...corners].sort((p, q) => p.x - q.x || p.y - q.y);
  return [...chain(sorted), ...chain(sorted.reverse())];
}

function chain(way: readonly Point[]): Point[] {
  const out: Point[] = [];
  for (const p of way) {
    for (let [a, b] = out.slice(-2); a && b && turnOf(a, b, p) <= 0; [a, b] = out.slice(-2)) out.pop();
    out.push(p);
  }
  return out.slice(0, -1);
}

const turnOf = (a: Point, b: Point, p: Point) => (b.x - a.x) * (p.y - b.y) - (b.y - a.y) * (p.x - b.x);

/** The edges of an outline that look to the light. */
export function litEdges(corners: readonly Point[]): string {
  let d = '';
  let pen: Point | null = null;
  for (const [i, from] of corners.entries()) {
    const to = corners[(i + 1) % corners.length] ?? from;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const facing = ((to.y - from.y) * LIGHT.x - (to.x - from.x) * LIGHT.y) / length;
    if (facing <= FACING) continue;
    d += `${pen === from ? '' : `M${at(from)}`}L${at(to)}`;
    pen = to;
  }
  return d;
}

const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
const closed = (corners: readonly Point[]) => `M${corners.map(at).join('L')}Z`;
const line = (from: Point, to: Point) => `M${at(from)}L${at(to)}`;

/** A piece that stands on end looks longer by its height: the gap between pieces is kept. */
function foreshortened(space: Space): Space {
  return { ...space, length: space.length - Math.abs(Math.sin((space.turn * Math.PI) / 180)) * (LIFT + DROP) };
}

/** What one space gives to each path of its lane. */
function partsOf(space: Space, width: number, roofInset: number, ship: boolean) {
  const shape = (inset: number, down: number) => outline(space, width, inset, down, ship);
  const solid = (inset: number) => hull([...shape(inset, -LIFT), ...shape(inset, DROP)]);
  const body = solid(0);
  return {
    shade: closed(body.map(({ x, y }) => ({ x: x + SHADOW.x, y: y + SHADOW.y }))),
    case: closed(body),
    wall: closed(solid(1.6)),
    roof: closed(shape(roofInset, -LIFT)),
    shine: litEdges(shape(roofInset + 1.3, -LIFT)),
    ...(ship ? { couplers: '', wheels: '', ends: '' } : underframe(space, width)),
  };
}

/** Couplers, the wheels that look out below, and the boards at both ends of the roof. */
function underframe(space: Space, width: number) {
  const angle = (space.turn * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const place = (u: number, v: number, down: number): Point => ({
    x: space.x + u * cos - v * sin,
    y: space.y + u * sin + v * cos + down,
  });
  const half = space.length / 2;
  const rim = width / 2 - 2.6;
  const board = (u: number) => line(place(u, -rim, -LIFT), place(u, rim, -LIFT));
  const below = (cos > 0 ? 1 : -1) * (width / 2);
  const wheel = (u: number) => `M${at(place(u, below, DROP - 0.2))}h.01`;
  // On a steep lane the wheels are behind the wagon.
  const axles = Math.abs(sin) < 0.8 ? [-0.71, -0.39, 0.39, 0.71] : [];
  return {
    couplers: line(place(-half - COUPLER, 0, 0), place(half + COUPLER, 0, 0)),
    wheels: axles.map((u) => wheel(u * half)).join(''),
    ends: board(4.6 - half) + board(half - 4.6),
  };
}

/** A train or a row of ships on these spaces: eight paths, and the pattern of its owner on each roof. */
export function trainMarkup(places: readonly Space[], owner: PlayerColour, rail: number, ship: boolean): string {
  if (places.length === 0) return '';
  const { fill } = PLAYER_PAINT[owner];
  const { wall, roof, lit, rim = WHITE, inset } = PIECE_PAINT[owner];
  const spaces = places.map(foreshortened);
  const parts = spaces.map((space) => partsOf(space, rail + (ship ? 2.5 : 1.8), inset, ship));
  const path = (name: string, part: keyof (typeof parts)[number], more = '') => {
    const d = parts.map((one) => one[part]).join('');
    return d === '' ? '' : `<path class="m-${name}"${more} d="${d}"/>`;
  };
  return (
    path('train-shade', 'shade') +
    path('coupler', 'couplers') +
    path('wheel', 'wheels') +
    path('casing', 'case') +
    path('wall', 'wall', ` fill="${wall}"`) +
    path('roof', 'roof', ` fill="${roof ?? fill}" stroke="${rim}"`) +
    path('roof-end', 'ends') +
    path('shine', 'shine', ` stroke="${lit}"`) +
    patterns(spaces, owner)
  );
}

function patterns(spaces: readonly Space[], owner: PlayerColour): string {
  const { d, stroke } = WAGON_PATTERN[owner];
  const { mark, line: width = stroke ?? 0 } = PIECE_PAINT[owner];
  const paint = width > 0 ? `fill="none" stroke="${mark}" stroke-width="${width}"` : `fill="${mark}"`;
  const pattern = ({ x, y, turn }: Space) =>
    `<path transform="translate(${round(x)} ${round(y - LIFT)})rotate(${turn})" d="${d}"/>`;
  return `<g ${paint}>${spaces.map(pattern).join('')}</g>`;
}
