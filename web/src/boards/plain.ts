import type { Board, Lane } from '../protocol';
import { Curve, type Spot } from './curve';
import { Undrawable, type DrawnCity, type DrawnLane, type Drawing } from './drawing';
import { placeNames } from './naming';

// A board without a drawing: lanes run straight from city to city, side by side where there are
// several, and bend only where they would run over another city or along another lane.

const RAIL = 15;
const FONT = 24;
const SPACE = { least: 24, usual: 40, most: 56 };
const GAP = 4;
/** From the middle of one lane to that of the one beside it. */
const BESIDE = 21;
/** What lanes leave free round the middle of a city. */
const CITY = 22;
const MARGIN = { x: 130, y: 70 };
/** So near to the edge of the board no lane runs. */
const EDGE = 30;
/** The background reaches a little beyond the board. */
const RIM = 30;
const PILL = { w: 40, h: 25 };
const BENDS = [0, 0.12, -0.12, 0.22, -0.22, 0.34, -0.34, 0.5, -0.5];
/** Only so far does one crowded corner stretch the whole map. */
const STRETCH = 2;

/** All lanes between two cities. */
interface Bundle {
  a: string;
  b: string;
  lanes: Lane[];
}

type Places = Map<string, Spot>;

const apart = (p: Spot, q: Spot) => Math.hypot(p.x - q.x, p.y - q.y);
const round = (value: number) => Math.round(value * 10) / 10;
const placeOf = (places: Places, id: string): Spot => places.get(id) ?? { x: 0, y: 0 };

export function plainDrawing(board: Board): Drawing {
  const bundles = bundlesOf(board.lanes);
  const rough: Places = new Map(board.nodes.map(({ id, x, y }) => [id, { x, y }]));
  checkPlaces(rough);
  const { places, viewBox } = spread(rough, scaleFor(bundles, rough));
  const curves = curvesOf(bundles, places, viewBox);
  const lanes = lay(bundles, curves);
  const cities: DrawnCity[] = board.nodes.map(({ id }) => ({ id, ...placeOf(places, id) }));
  placeNames(board, cities, lanes, FONT, viewBox);
  const [x, y, w, h] = viewBox;
  const ground = { x: `${x - RIM}`, y: `${y - RIM}`, width: `${w + 2 * RIM}`, height: `${h + 2 * RIM}` };
  return {
    viewBox,
    rail: RAIL,
    font: FONT,
    cities,
    lanes,
    arrows: [],
    countries: [],
    shapes: [{ tag: 'rect', ...ground }],
    ground: [{ look: 'land', shape: 0 }],
  };
}

function bundlesOf(lanes: readonly Lane[]): Bundle[] {
  const found = new Map<string, Bundle>();
  for (const lane of lanes) {
    const key = [lane.a, lane.b].sort().join(' ');
    const bundle = found.get(key) ?? { a: lane.a, b: lane.b, lanes: [] };
    bundle.lanes.push(lane);
    found.set(key, bundle);
  }
  return [...found.values()];
}

function checkPlaces(places: Places): void {
  const seen = new Map<string, string>();
  for (const [id, { x, y }] of places) {
    const other = seen.get(`${x} ${y}`);
    if (other !== undefined) throw new Undrawable(`${other} and ${id} lie at one place`);
    seen.set(`${x} ${y}`, id);
  }
}

/** How much larger than its coordinates a map is drawn, so that most lanes have room for their spaces. */
function scaleFor(bundles: readonly Bundle[], places: Places): number {
  const needs = (space: number) =>
    bundles.map(({ a, b, lanes }) => {
      const length = Math.max(...lanes.map((lane) => lane.length));
      return (length * (space + GAP) + 2 * CITY) / apart(placeOf(places, a), placeOf(places, b));
    });
  const usual = needs(SPACE.usual).sort((p, q) => p - q)[Math.floor(bundles.length * 0.8)] ?? 1;
  const all = [...places.values()];
  const tight = all.flatMap((p, i) => all.slice(i + 1).map((q) => (3 * CITY) / apart(p, q)));
  return Math.max(usual, Math.min(Math.max(...needs(SPACE.least), ...tight), usual * STRETCH));
}

function spread(rough: Places, scale: number): { places: Places; viewBox: Drawing['viewBox'] } {
  const xs = [...rough.values()].map((p) => p.x);
  const ys = [...rough.values()].map((p) => p.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const at = ({ x, y }: Spot): Spot => ({
    x: round((x - left) * scale + MARGIN.x),
    y: round((y - top) * scale + MARGIN.y),
  });
  const end = at({ x: Math.max(...xs), y: Math.max(...ys) });
  return {
    places: new Map([...rough].map(([id, spot]) => [id, at(spot)])),
    viewBox: [0, 0, Math.ceil(end.x + MARGIN.x), Math.ceil(end.y + MARGIN.y)],
  };
}

/** The middle of each bundle; short ones choose first and stay straight. */
function curvesOf(bundles: readonly Bundle[], places: Places, view: Drawing['viewBox']): Map<Bundle, Curve> {
  const length = ({ a, b }: Bundle) => apart(placeOf(places, a), placeOf(places, b));
  const chosen = new Map<Bundle, Curve>();
  const taken: { bundle: Bundle; spots: Spot[] }[] = [];
  for (const bundle of [...bundles].sort((p, q) => length(p) - length(q))) {
    const curves = BENDS.map((bend) => new Curve(placeOf(places, bundle.a), placeOf(places, bundle.b), bend));
    const costs = curves.map((curve, i) => crowding(curve, bundle, places, taken) + outside(curve, view) + i * 0.4);
    const best = curves[costs.indexOf(Math.min(...costs))];
    if (!best) continue;
    chosen.set(bundle, best);
    taken.push({ bundle, spots: best.spots });
  }
  return chosen;
}

/** What leaves the board is lost. */
function outside(curve: Curve, [left, top, w, h]: Drawing['viewBox']): number {
  const out = ({ x, y }: Spot) => x < left + EDGE || y < top + EDGE || x > left + w - EDGE || y > top + h - EDGE;
  return 1000 * curve.spots.filter(out).length;
}

/** How badly a way runs over other cities and along other lanes; crossing one is cheap. */
function crowding(
  curve: Curve,
  { a, b, lanes }: Bundle,
  places: Places,
  taken: { bundle: Bundle; spots: Spot[] }[],
): number {
  const half = (lanes.length * BESIDE) / 2;
  let cost = 0;
  for (const [id, place] of places) {
    if (id === a || id === b) continue;
    for (const spot of curve.spots) if (apart(spot, place) < CITY + half) cost += 10;
  }
  const ends = [placeOf(places, a), placeOf(places, b)];
  const clear = curve.spots.filter((spot) => ends.every((end) => apart(spot, end) > 2 * CITY));
  for (const { bundle, spots } of taken) {
    const near = half + (bundle.lanes.length * BESIDE) / 2;
    for (const spot of clear) if (spots.some((other) => apart(spot, other) < near)) cost += 1;
  }
  return cost;
}

function lay(bundles: readonly Bundle[], curves: Map<Bundle, Curve>): DrawnLane[] {
  const pills: Spot[] = [];
  return bundles.flatMap((bundle) => {
    const curve = curves.get(bundle);
    if (!curve) return [];
    const middle = (bundle.lanes.length - 1) / 2;
    return bundle.lanes.map((lane, i) => {
      const side = i - middle;
      const part = partOf(bundle, lane, curve.beside(side * BESIDE));
      const pill = placePill(curve.beside(side * BESIDE), curve, side, pills);
      pills.push(pill);
      return { id: lane.id, pill, parts: [part] };
    });
  });
}

function partOf({ a, b }: Bundle, { length }: Lane, way: Curve): DrawnLane['parts'][number] {
  const room = way.length - 2 * CITY - GAP * (length - 1);
  const space = Math.max(8, Math.min(SPACE.most, room / length));
  const first = (way.length - length * space - (length - 1) * GAP) / 2;
  const spaces = Array.from({ length }, (_, i): [number, number, number] => {
    const { x, y, turn } = way.at(first + i * (space + GAP) + space / 2);
    return [round(x), round(y), round(turn)];
  });
  return { from: a, to: b, path: way.path(first, way.length - first), space: round(space), spaces };
}

/** Near the middle of its lane, where it covers no other pill; beside a lane that is too short for that. */
function placePill(way: Curve, curve: Curve, side: number, pills: readonly Spot[]): Spot {
  const wanted = way.length / 2 + side * PILL.w;
  const reach = Math.max(0, way.length / 2 - CITY - PILL.h / 2);
  const along = Array.from({ length: 9 }, (_, i) => way.length / 2 + ((i - 4) / 4) * reach);
  const ways = along.sort((p, q) => Math.abs(p - wanted) - Math.abs(q - wanted)).map((far) => way.at(far));
  const out = curve.beside(side * (BESIDE + PILL.h));
  const free = (p: Spot) => pills.every((q) => Math.abs(p.x - q.x) >= PILL.w || Math.abs(p.y - q.y) >= PILL.h);
  const place = [...ways, out.at(out.length / 2)].find(free) ?? way.at(way.length / 2);
  return { x: round(place.x), y: round(place.y) };
}
