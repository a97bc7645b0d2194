import type { Anchor, DrawnCity, DrawnLabel } from '../boards';
import { splitName, type Box, type Point } from './geometry';
import { Crowd, overlap } from './crowd';

// Where names of cities are written. A name belongs to the dot it is nearest to, at every scale.

/** A city whose name is written. */
export type NamedCity = DrawnCity & { label: DrawnLabel };

export function isNamed(city: DrawnCity): city is NamedCity {
  return city.label !== undefined;
}

/** The lines of a city's name. */
export function nameLines(name: string, city: NamedCity): string[] {
  return city.label.lines === 2 ? splitName(name) : [name];
}

/** Where a name stands, and the box it fills. */
export interface LabelPlace extends Point {
  id: string;
  lines: string[];
  size: number;
  anchor: Anchor;
  box: Box;
}

/** The room for names at one scale. */
export interface Room {
  /** The size of letters, and the radius of a dot, in units of the map. */
  font: number;
  dot: number;
  /** How much larger than drawn names are. */
  grow: number;
  /** No name leaves it. */
  sheet: Box;
  /** All places that a name could be taken for the name of. */
  dots: readonly (Point & { id: string })[];
  /** Lanes and their signs: a name may touch them where it must. */
  lanes: Crowd;
}

/** Nearer to its own dot than to any other by this part of the letters' size. */
const NEARER = 0.2;
/** What part of a name lanes may cover before it is rather left out, where not all have room. */
const COVERED = 0.3;
/** Parts of an em that letters take in the type of the map, rounded up. */
const NARROW = /[iljtfrI.,' -]/g;
const WIDE = /[mwMWæœÆ@]/g;
const CAPITAL = /\p{Lu}/gu;

export function textWidth(text: string): number {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return 0.52 * text.length - 0.22 * count(NARROW) + 0.28 * count(WIDE) + 0.1 * count(CAPITAL);
}

function placeAt(lines: string[], city: DrawnCity, { dx, dy, anchor }: DrawnLabel, size: number): LabelPlace {
  const w = Math.max(...lines.map(textWidth)) * size;
  const h = lines.length * size;
  const x = city.x + dx;
  const y = city.y + dy;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - w : x - w / 2;
  return { id: city.id, lines, size, anchor, x, y, box: { x: left, y: y - h / 2, w, h } };
}

/** The places a name may take: the one it was drawn for, then round its city. */
export function labelPlaces(lines: string[], city: NamedCity, room: Room): LabelPlace[] {
  const size = room.font * room.grow;
  const side = room.dot + size * 0.3;
  const up = room.dot + size * (lines.length / 2 + 0.08);
  const slant = room.dot * 0.75;
  const tilt = slant + size * (lines.length / 2 - 0.1);
  const drawn: DrawnLabel = { ...city.label, dx: city.label.dx * room.grow, dy: city.label.dy * room.grow };
  const round: DrawnLabel[] = [
    { dx: side, dy: 0, anchor: 'start' },
    { dx: -side, dy: 0, anchor: 'end' },
    { dx: 0, dy: -up, anchor: 'middle' },
    { dx: 0, dy: up, anchor: 'middle' },
    { dx: slant, dy: -tilt, anchor: 'start' },
    { dx: slant, dy: tilt, anchor: 'start' },
    { dx: -slant, dy: -tilt, anchor: 'end' },
    { dx: -slant, dy: tilt, anchor: 'end' },
  ];
  return [drawn, ...round].map((label) => placeAt(lines, city, label, size));
}

/** How far a point is from the nearest of a box. */
export function distanceTo(box: Box, p: Point): number {
  const dx = Math.max(box.x - p.x, 0, p.x - box.x - box.w);
  const dy = Math.max(box.y - p.y, 0, p.y - box.y - box.h);
  return Math.hypot(dx, dy);
}

/** Whether nobody could take it for the name of another place. */
export function isItsOwn(place: LabelPlace, city: Point, room: Room): boolean {
  const own = distanceTo(place.box, city) + NEARER * place.size;
  return room.dots.every((dot) => dot.id === place.id || distanceTo(place.box, dot) >= Math.max(own, room.dot));
}

export const inside = (box: Box, sheet: Box) =>
  box.x >= sheet.x && box.y >= sheet.y && box.x + box.w <= sheet.x + sheet.w && box.y + box.h <= sheet.y + sheet.h;

/** A name that is to be written. */
export interface Wish {
  city: NamedCity;
  lines: string[];
  /** It is written although it lies on lanes. */
  must: boolean;
}

/** The places that are its own and on the sheet. */
function possible({ city, lines }: Wish, room: Room): LabelPlace[] {
  return labelPlaces(lines, city, room).filter((place) => inside(place.box, room.sheet) && isItsOwn(place, city, room));
}

/** The place that covers least of the lanes, earlier ones before later ones; none that lies on another name. */
function bestOf(
  places: readonly LabelPlace[],
  shown: Iterable<LabelPlace>,
  lanes: Crowd,
  most: number,
): LabelPlace | null {
  const taken = [...shown].map(({ box }) => box);
  let best: LabelPlace | null = null;
  let least = most;
  for (const [i, place] of places.entries()) {
    if (taken.some((box) => overlap(box, place.box))) continue;
    const cost = lanes.covered(place.box) / (place.box.w * place.box.h) + i * 0.01;
    if (cost >= least) continue;
    best = place;
    least = cost;
  }
  return best;
}

/** Writes names, the first of them first: each beside its own city, none on another. */
export function placeNames(wishes: readonly Wish[], room: Room): LabelPlace[] {
  const shown = new Map<string, LabelPlace>();
  const options = wishes.map((wish) => ({ wish, places: possible(wish, room) }));
  // At the scale it was drawn for, what was drawn well stays; the others find their places between.
  if (room.grow === 1) {
    for (const { wish, places } of options) {
      const [first] = places;
      const drawn = first && isDrawn(first, wish.city) ? bestOf([first], shown.values(), room.lanes, Infinity) : null;
      if (drawn) shown.set(drawn.id, drawn);
    }
  }
  for (const { wish, places } of options) {
    const most = wish.must ? Infinity : COVERED;
    const place = shown.get(wish.city.id) ?? bestOf(places, shown.values(), room.lanes, most);
    if (place) shown.set(place.id, place);
  }
  return [...shown.values()];
}

const isDrawn = (place: LabelPlace, { x, y, label }: NamedCity) => place.x === x + label.dx && place.y === y + label.dy;

/** What is seen of the map while it stands still, and what lies over it. */
export interface Pane {
  window: Box;
  covers: readonly Box[];
}

/** Names that the window would cut, or something covers, stand elsewhere or go. The others do not stir. */
export function keepWhole(names: readonly LabelPlace[], wishes: readonly Wish[], room: Room, pane: Pane): LabelPlace[] {
  const cut = (box: Box) =>
    (overlap(box, pane.window) && !inside(box, pane.window)) || pane.covers.some((cover) => overlap(cover, box));
  const whole = names.filter((name) => !cut(name.box));
  const gone = new Set(names.filter((name) => cut(name.box)).map(({ id }) => id));
  for (const wish of wishes) {
    if (!gone.has(wish.city.id)) continue;
    const places = possible(wish, room).filter(({ box }) => inside(box, pane.window) && !cut(box));
    const place = bestOf(places, whole, room.lanes, wish.must ? Infinity : COVERED);
    if (place) whole.push(place);
  }
  return whole;
}
