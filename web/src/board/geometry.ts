import type { Drawing, DrawnCity, DrawnLane } from '../boards';
import type { Board, Lane } from '../protocol';
import type { Space } from '../theme/shapes';

export interface Point {
  x: number;
  y: number;
}
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Sign extends Space {
  /** Which of the spaces. */
  index: number;
}

/** A lane as it lies on the map. */
export interface Track {
  lane: Lane;
  /** From `lane.a` to `lane.b`. */
  spaces: Space[];
  /** The centre line, in two pieces when the lane runs over the edge of the map. */
  lines: string[];
  /** Thin lines from the cities to the ends. */
  leads: string;
  pill: Point;
  /** The sign of a free lane, inside one of its spaces. */
  sign: Point;
  wraps: boolean;
  /** Wheels and plates of rough ground: a space each, the sign moved out from under the pill. */
  wheels: Sign[];
  plates: Sign[];
  /** What the pill hides, so that it has to say it. */
  hidden: 'wheel' | 'plate' | null;
}

/** How much of the other edge is repeated beside a map whose edges are one. */
const GHOST = 0.12;
/** A sign nearer than this to the pill is covered by it; at this distance it stands clear. */
const COVERED = 21;
const CLEAR = 31;
/** Signs of neighbouring lanes nearer than this lie on each other. */
const SIGNS_APART = 25;
/** How near the end of a space a sign may stand. */
const SIGN_ROOM = 9;

/** Each lane with its drawing. */
export function placeLanes(board: Board, drawing: Drawing): Map<string, Track> {
  const drawn = new Map(drawing.lanes.map((lane) => [lane.id, lane]));
  const cities = new Map(drawing.cities.map((city) => [city.id, city]));
  const tracks = new Map<string, Track>();
  for (const lane of board.lanes) {
    const found = drawn.get(lane.id);
    if (found) tracks.set(lane.id, placeLane(lane, found, cities));
  }
  placeSigns([...tracks.values()]);
  return tracks;
}

/** Each sign as near to the middle of its lane as the signs beside it allow. */
function placeSigns(tracks: readonly Track[]): void {
  const taken: Point[] = [];
  for (const track of tracks) {
    const places = signPlaces(track);
    track.sign = places.find((p) => taken.every((q) => distance(p, q) >= SIGNS_APART)) ?? places[0] ?? track.pill;
    taken.push(track.sign);
  }
}

/** Where the sign of a lane may stand: in a space without a wheel or a plate, if there is one. */
function signPlaces({ spaces, pill, wheels, plates }: Track): Point[] {
  const used = new Set([...wheels, ...plates].map(({ index }) => index));
  const free = spaces.filter((_, i) => !used.has(i));
  const places = (free.length > 0 ? free : spaces).flatMap((space) => {
    const by = Math.max(0, space.length / 2 - SIGN_ROOM);
    return free.length > 0 ? [space, along(space, by), along(space, -by)] : [along(space, by), along(space, -by)];
  });
  const clear = (p: Point) => Math.min(CLEAR, ...[...wheels, ...plates].map((sign) => distance(p, sign)));
  return places.sort((p, q) => (free.length > 0 ? distance(p, pill) - distance(q, pill) : clear(q) - clear(p)));
}

function along(space: Space, by: number): Point {
  const angle = (space.turn * Math.PI) / 180;
  return { x: space.x + by * Math.cos(angle), y: space.y + by * Math.sin(angle) };
}

function placeLane(lane: Lane, drawn: DrawnLane, cities: Map<string, DrawnCity>): Track {
  const spaces = spacesInOrder(lane, drawn);
  const wheels = awayFrom(drawn.pill, spaces, lane.symbols ?? 0);
  const plates = awayFrom(drawn.pill, spaces, lane.doubled ?? 0);
  const covered = (signs: Sign[]) => signs.some((sign) => distance(sign, drawn.pill) < COVERED);
  return {
    lane,
    spaces,
    lines: drawn.parts.map((part) => part.path),
    leads: leadsOf(drawn, cities),
    pill: drawn.pill,
    sign: drawn.pill,
    wraps: drawn.parts.length > 1,
    wheels,
    plates,
    hidden: covered(wheels) ? 'wheel' : covered(plates) ? 'plate' : null,
  };
}

/** Both parts of a lane over the edge run towards the edge, so the second is turned round. */
export function spacesInOrder(lane: Pick<Lane, 'a'>, drawn: DrawnLane): Space[] {
  const parts = drawn.parts.map((part) => ({
    from: part.from,
    spaces: part.spaces.map(([x, y, turn]): Space => ({ x, y, turn, length: part.space })),
  }));
  const first = parts.find((part) => part.from === lane.a);
  const rest = parts.filter((part) => part !== first).flatMap((part) => part.spaces.toReversed());
  return [...(first?.spaces ?? []), ...rest];
}

/** Signs for the `n` spaces that a pill hides least, in order. */
function awayFrom(pill: Point, spaces: Space[], n: number): Sign[] {
  return spaces
    .map((space, index) => ({ ...space, index }))
    .sort((s, t) => distance(t, pill) - distance(s, pill) || s.index - t.index)
    .slice(0, n)
    .sort((s, t) => s.index - t.index)
    .map((sign) => pushed(sign, pill));
}

/** Moved along its space, away from the pill, when they are close. */
function pushed(sign: Sign, pill: Point): Sign {
  const far = distance(sign, pill);
  const by = Math.min(CLEAR - far, sign.length / 2 - 9);
  if (by <= 0 || far < 1) return sign;
  const angle = (sign.turn * Math.PI) / 180;
  const way = Math.sign((sign.x - pill.x) * Math.cos(angle) + (sign.y - pill.y) * Math.sin(angle)) || 1;
  return { ...sign, x: sign.x + way * by * Math.cos(angle), y: sign.y + way * by * Math.sin(angle) };
}

function leadsOf(drawn: DrawnLane, cities: Map<string, DrawnCity>): string {
  return drawn.parts
    .flatMap((part) => {
      const v = (part.path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
      const ends: [string | undefined, number, number][] = [
        [part.from, v[0] ?? 0, v[1] ?? 0],
        [part.to, v.at(-2) ?? 0, v.at(-1) ?? 0],
      ];
      return ends.map(([id, x, y]) => {
        const city = id === undefined ? undefined : cities.get(id);
        return city ? `M${city.x} ${city.y}L${x} ${y}` : '';
      });
    })
    .join('');
}

export function distance(p: Point, q: Point): number {
  return Math.hypot(p.x - q.x, p.y - q.y);
}

/** How wide the frame round a board is. */
export const FRAME = 30;

export function grown({ x, y, w, h }: Box, across: number, down: number): Box {
  return { x: x - across, y: y - down, w: w + 2 * across, h: h + 2 * down };
}

/** What two boxes share; nothing where they do not touch. */
export function meet(p: Box, q: Box): Box {
  const x = Math.max(p.x, q.x);
  const y = Math.max(p.y, q.y);
  const w = Math.min(p.x + p.w, q.x + q.w) - x;
  const h = Math.min(p.y + p.h, q.y + q.h) - y;
  return { x, y, w: Math.max(0, w), h: Math.max(0, h) };
}

export function boardBox(drawing: Drawing): Box {
  const [x, y, w, h] = drawing.viewBox;
  return { x, y, w, h };
}

/** The width of the strip that is shown again beyond each edge; 0 when the edges are not joined. */
export function ghostWidth(drawing: Drawing): number {
  return drawing.arrows.length ? Math.round(drawing.viewBox[2] * GHOST) : 0;
}

/** What can be seen at all: the board and its ghost strips. */
export function frameBox(drawing: Drawing): Box {
  const box = boardBox(drawing);
  const ghost = ghostWidth(drawing);
  return { x: box.x - ghost, y: box.y, w: box.w + 2 * ghost, h: box.h };
}

/** What is seen again beyond an edge: the things near the other edge, moved by the width of the board. */
export interface Strip {
  id: 'left' | 'right';
  x: number;
  shift: number;
  holds: (p: Point) => boolean;
  tracks: Map<string, Track>;
}

export function ghostStrips(drawing: Drawing, tracks: Map<string, Track>): Strip[] {
  const ghost = ghostWidth(drawing);
  if (ghost === 0) return [];
  const { x, w } = boardBox(drawing);
  // A little more, for what only reaches in.
  const reach = ghost + 30;
  const strip = (id: Strip['id'], from: number, shift: number, holds: Strip['holds']): Strip => {
    const near = [...tracks].filter(([, track]) => holds(track.pill) || track.spaces.some(holds));
    return { id, x: from, shift, holds, tracks: new Map(near) };
  };
  return [strip('left', x - ghost, -w, (p) => p.x > x + w - reach), strip('right', x + w, w, (p) => p.x < x + reach)];
}

/** Breaks a name at the space or hyphen nearest to its middle. */
export function splitName(name: string): string[] {
  let best = -1;
  for (let i = 2; i < name.length - 2; i++) {
    if (name[i] !== ' ' && name[i] !== '-') continue;
    if (best < 0 || Math.abs(i - name.length / 2) < Math.abs(best - name.length / 2)) best = i;
  }
  if (best < 0) return [name];
  return [name.slice(0, name[best] === '-' ? best + 1 : best), name.slice(best + 1)];
}

/** The box round lanes and cities; a lane over the edge is taken as it lies beyond the left one. */
export function boxOf(ids: readonly string[], tracks: Map<string, Track>, drawing: Drawing): Box | null {
  const points: Point[] = [];
  for (const id of ids) {
    const city = drawing.cities.find((c) => c.id === id);
    if (city) points.push(city);
    const track = tracks.get(id);
    if (!track) continue;
    const middle = drawing.viewBox[0] + drawing.viewBox[2] / 2;
    for (const s of track.spaces) {
      points.push(track.wraps && s.x > middle ? { x: s.x - drawing.viewBox[2], y: s.y } : s);
    }
  }
  return boxRound(points);
}

export function boxRound(points: readonly Point[]): Box | null {
  if (points.length === 0) return null;
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}
