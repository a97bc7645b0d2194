import type { Drawing } from '../boards';
import type { Language } from '../base/languages';
import { ordersOn } from '../model/orders';
import type { Board, View } from '../protocol';
import { BADGE_GLYPH } from '../theme/glyphs';
import { INK, PLAYER_PAINT, seatColour, type PlayerColour } from '../theme/palette';
import type { Crowd } from './crowd';
import type { Point, Track } from './geometry';
import { quote, type Part } from './parts';
import { signPath } from './rail';

// What cards that do things have put on the map. Which things there are is the box's secret until they are opened, so
// they have no drawings here: a plate with the beginning of its name, in the colour of whoever it belongs to.

/** How things look of which a campaign has pictures: an address for each, or null. */
export interface TokenArt {
  owned: (owner: PlayerColour, used: boolean) => string | null;
  stock: () => string | null;
  token: (token: string) => string | null;
}

/** One thing that lies in a city. */
export interface CityThing {
  city: string;
  /** Its id, of a kind that the view names. */
  token?: string;
  /** Of whoever has put it there; null for one that anybody may take, or of a company that is away. */
  owner: PlayerColour | null;
  /** Its name; empty where only its owner is known. */
  name: string;
  count: number;
  /** It has done what it does in this game. */
  used: boolean;
  /** Names of open orders that name this city: tickets which anybody may fulfil. */
  orders?: string;
}
/** One kind of thing on a lane. */
export interface LaneThing {
  lane: string;
  token: string;
  name: string;
}

const nameOf = (board: Board, token: string, language: Language) =>
  board.tokens?.find((one) => one.id === token)?.name[language] ?? '';

export function cityThings(board: Board, view: View | null, language: Language): CityThing[] {
  const things: CityThing[] = [];
  for (const [city, { owner, used = false, stock = 0 }] of Object.entries(view?.cities ?? {})) {
    if (owner !== undefined) {
      const colour = owner === null ? null : seatColour(board, owner);
      things.push({ city, owner: colour, name: '', count: 1, used });
    }
    if (stock > 0) things.push({ city, owner: null, name: '', count: stock, used: false });
  }
  if (view?.path) {
    const { at, token } = view.path;
    things.push({ city: at, token, owner: null, name: nameOf(board, token, language), count: 1, used: false });
  }
  return [...things, ...orderThings(board, view, language)];
}

function orderThings(board: Board, view: View | null, language: Language): CityThing[] {
  const named = new Map<string, string[]>();
  for (const { name, cities, by } of ordersOn(board, view, language))
    for (const city of by === null ? cities : []) named.set(city, [...(named.get(city) ?? []), name]);
  return [...named].map(([city, names]) => {
    const orders = names.join('; ');
    return { city, owner: null, name: orders, count: names.length, used: false, orders };
  });
}

export function laneThings(board: Board, view: View | null, language: Language): LaneThing[] {
  return Object.entries(view?.lane_tokens ?? {}).flatMap(([token, lanes]) =>
    lanes.map((lane) => ({ lane, token, name: nameOf(board, token, language) })),
  );
}

/** A free lane that a card lets nobody claim looks like one that is closed. */
export function closedLanes(view: View): ReadonlySet<string> {
  return new Set([...view.closed, ...(view.shut ?? [])]);
}

/** Lanes that have got another colour in this game are drawn in it. */
export function painted(board: Board, view: View | null): Board {
  const paint = view?.painted;
  if (!paint || Object.keys(paint).length === 0) return board;
  return { ...board, lanes: board.lanes.map((lane) => ({ ...lane, colour: paint[lane.id] ?? lane.colour })) };
}

/** Round a city, in turn: where a plate may lie. */
const ROUND: Point[] = [
  { x: 0.72, y: -0.7 },
  { x: -0.72, y: -0.7 },
  { x: 0.72, y: 0.7 },
  { x: -0.72, y: 0.7 },
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
];
const AWAY = [27, 40];
/** Half of a plate, in units of the map. */
const HALF = 13;
/** Plates are never smaller on the screen than this. */
const LEAST = 18;

export const plateGrow = (scale: number) => Math.max(1, LEAST / (2 * HALF * scale));

interface Placed extends CityThing, Point {}

/** Each thing beside its city, where it covers least; what was put first keeps its place. */
export function placeThings(things: readonly CityThing[], drawing: Drawing, taken: Crowd, grow: number): Placed[] {
  const cities = new Map(drawing.cities.map((city) => [city.id, city]));
  const used: Point[] = [];
  return things.flatMap((thing) => {
    const city = cities.get(thing.city);
    if (!city) return [];
    const places = AWAY.flatMap((away) =>
      ROUND.map(({ x, y }) => ({ x: city.x + x * away * Math.sqrt(grow), y: city.y + y * away * Math.sqrt(grow) })),
    );
    const side = 2 * HALF * grow;
    const cost = (at: Point) =>
      taken.covered({ x: at.x - side / 2, y: at.y - side / 2, w: side, h: side }) +
      used.filter((other) => Math.hypot(other.x - at.x, other.y - at.y) < side).length * side * side;
    const best = places.reduce((one, at) => (cost(at) < cost(one) ? at : one));
    used.push(best);
    return [{ ...thing, ...best }];
  });
}

/** The beginning of a name is its sign, until it is read in full. */
const initial = (name: string) => Array.from(name)[0]?.toUpperCase() ?? '';

function plate(fill: string, dimmed: boolean): string {
  return (
    `<g${dimmed ? ' opacity=".55"' : ''}><path class="m-token-key" d="M-8 -13H8L13 -8V8L8 13H-8L-13 8V-8Z"/>` +
    `<path class="m-token" d="M-8 -13H8L13 -8V8L8 13H-8L-13 8V-8Z" fill="${fill}"/>`
  );
}

const TICKET = 'M-9 -6.5H9V-2.2A2.2 2.2 0 0 0 9 2.2V6.5H-9V2.2A2.2 2.2 0 0 0 -9 -2.2Z';

function face({ owner, name, count, orders }: CityThing): string {
  if (orders !== undefined) {
    const sign = count > 1 ? `<text class="m-order-sign" y="4" text-anchor="middle">${count}</text>` : '';
    return `<path class="m-order" d="${TICKET}"/>${sign}`;
  }
  if (owner !== null)
    return `<g transform="translate(-9.6 -9.6) scale(.8)">${signPath(BADGE_GLYPH[owner], PLAYER_PAINT[owner].ink)}</g>`;
  const word = count > 1 || name === '' ? String(count) : initial(name);
  return `<text class="m-token-sign" y="5.4" text-anchor="middle">${quote(word)}</text>`;
}

/** Drawings have more room round them than plates, and need not grow as much to be told apart. */
const DRAWN = 44;
const drawnGrow = (grow: number) => Math.max(1, 0.75 * grow);

function drawn(address: string, count: number): string {
  const half = DRAWN / 2;
  const many =
    count > 1
      ? `<circle class="m-token" cx="13" cy="12" r="8.5" fill="#fff3c4"/><text class="m-token-sign m-token-count" x="13" y="16" text-anchor="middle">${count}</text>`
      : '';
  return `<image href="${quote(address)}" x="${-half}" y="${-half}" width="${DRAWN}" height="${DRAWN}"/>${many}`;
}

function artOf(thing: CityThing, art: TokenArt | null): string | null {
  if (thing.orders !== undefined) return null;
  if (thing.token !== undefined) return art?.token(thing.token) ?? null;
  return (thing.owner === null ? art?.stock() : art?.owned(thing.owner, thing.used)) ?? null;
}

/** For the map's key. */
export const ORDER_PLATE = `${plate('#fff3c4', false)}<path class="m-order" d="${TICKET}"/></g>`;

export function thingPart(thing: Placed, grow: number, title: string, art: TokenArt | null = null): Part {
  const address = artOf(thing, art);
  const id = `${thing.city} ${thing.owner ?? thing.name} ${thing.count}`;
  const size = address === null ? grow : drawnGrow(grow);
  const at = `<g class="m-thing" data-test="thing-${thing.city}" transform="translate(${thing.x} ${thing.y}) scale(${size})"><title>${quote(title)}</title>`;
  if (address !== null) return { id, markup: `${at}${drawn(address, thing.count)}</g>` };
  const fill = thing.owner === null ? '#fff3c4' : PLAYER_PAINT[thing.owner].fill;
  const rays = thing.owner !== null && !thing.used;
  const markup =
    at +
    (rays
      ? '<path class="m-token-rays" d="M0 -20V-16M0 16V20M-20 0H-16M16 0H20M-14 -14L-12 -12M14 -14L12 -12"/>'
      : '') +
    `${plate(fill, thing.used)}${face(thing)}</g></g>`;
  return { id, markup };
}

/** A plate at the middle of a lane, beside its sign. */
export function laneThingPart(
  { lane, token, name }: LaneThing,
  track: Track,
  grow: number,
  at: number,
  title = name,
  art: TokenArt | null = null,
): Part {
  const address = art?.token(token) ?? null;
  const { x, y } = track.pill;
  const up = 16 + 20 * at;
  const markup =
    `<g class="m-thing" data-test="thing-${lane}" transform="translate(${x} ${y - up * grow}) scale(${grow * 0.8})"><title>${quote(title)}</title>` +
    (address === null
      ? `${plate('#f4f1ea', false)}<text class="m-token-sign" y="5.4" text-anchor="middle" fill="${INK}">${quote(initial(name))}</text></g></g>`
      : `${drawn(address, 1)}</g>`);
  return { id: `${lane} ${name}`, markup };
}

/** What is seen of lanes that leave a board of which a part is closed: spaces that lead nowhere yet. */
export function stubPaths({ stubs = [], rail }: Drawing): string {
  return stubs
    .flatMap(({ space, spaces }) =>
      spaces.map(([x, y, turn]) => {
        const angle = (turn * Math.PI) / 180;
        const corner = (u: number, v: number) =>
          `${(x + u * Math.cos(angle) - v * Math.sin(angle)).toFixed(1)} ${(y + u * Math.sin(angle) + v * Math.cos(angle)).toFixed(1)}`;
        const u = space / 2 - 2;
        const v = rail / 2 - 2;
        return `M${corner(-u, -v)}L${corner(u, -v)}L${corner(u, v)}L${corner(-u, v)}Z`;
      }),
    )
    .join('');
}
