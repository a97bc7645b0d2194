import type { DrawnCity } from '../boards';
import type { Lane, Node } from '../protocol';
import { BADGE_GLYPH } from '../theme/glyphs';
import { CARD_PAINT, INK, PIECE_PAINT, PLAYER_PAINT, type PlayerColour } from '../theme/palette';
import type { Crowd } from './crowd';
import type { Point, Track } from './geometry';
import type { Wanted } from './look';
import type { LabelPlace } from './names';
import { quote } from './parts';
import { glyphMarkup, signPath, wheelMarkup } from './rail';

/** What all signs on the map have in common. */
interface SignLook {
  label: string;
  /** Magnification, and the least size of the invisible target in units of the map. */
  grow: number;
  target: number;
  /** A mere repetition: not to be found by its name. */
  quiet: boolean;
}

export interface LaneLook extends SignLook {
  lit: boolean;
  closed: boolean;
  chosen: boolean;
  faded: boolean;
}

const LOCK = 'M-11.5 -1H-2.5V6H-11.5ZM-10 -1V-3.2A3 3 0 0 1 -4 -3.2V-1H-5.6V-3.2A1.4 1.4 0 0 0 -8.4 -3.2V-1Z';
/** "x2", drawn, not written: the name of the button says it in words. */
const DOUBLED =
  '<rect class="m-tag" x="-11" y="9" width="22" height="13" rx="3"/>' +
  '<path class="m-tag-sign" d="M-7.5 13.4l4.6 5m0-5l-4.6 5M1.2 13.6a2.9 2.7 0 0 1 5.8 .3c0 2.2-5.6 2.7-5.8 5.1h6.2"/>';

const found = (name: string, quiet: boolean) => (quiet ? '' : ` data-test="${name}"`);
const placed = (p: Point, grow: number) => ` transform="translate(${p.x} ${p.y}) scale(${grow})"`;

const button = ({ lane }: Track, name: string, look: LaneLook, at: Point, grow: number) =>
  `<g class="m-${name}${look.faded ? ' m-faded' : ''}" role="button" aria-label="${quote(look.label)}" aria-pressed="${look.chosen}"` +
  ` data-lane="${lane.id}"${found(`lane-${lane.id}`, look.quiet)}${placed(at, grow)}>`;

const hit = (w: number, h: number) =>
  `<rect class="m-hit" data-hit x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}"/>`;

const SHUT = { fill: '#d8d4ca', ink: INK };
const SIGN_RADIUS = 8.6;

/** The button of a free lane at rest: the sign of its colour in one of its spaces. Its length is seen. */
export function signMarkup(track: Track, look: LaneLook): string {
  const { colour } = track.lane;
  const { fill } = look.closed ? SHUT : CARD_PAINT[colour];
  const size = Math.max(2 * SIGN_RADIUS, look.target / look.grow);
  return (
    button(track, 'sign', look, track.sign, look.grow) +
    hit(size, size) +
    `<circle class="m-sign-edge" r="${SIGN_RADIUS}" fill="${fill}"/>` +
    (look.closed
      ? `<path d="${LOCK}" fill="${INK}" fill-rule="evenodd" transform="translate(6 -1) scale(.86)"/>`
      : glyphMarkup(colour, 11.6, -5.8, -5.8)) +
    '</g>'
  );
}

/** The button of a free lane that is too small to be read: its colour, its sign, its length. */
export function pillMarkup(track: Track, look: LaneLook): string {
  const raised = look.lit || look.chosen;
  const w = Math.max(36, look.target / look.grow);
  const h = Math.max(22, look.target / look.grow);
  return (
    button(track, 'pill', look, track.pill, raised ? look.grow * 1.1 : look.grow) +
    hit(w, h) +
    (raised ? haloMarkup(look.chosen) : '') +
    pillFace(track, look.closed) +
    '</g>'
  );
}

function pillFace({ lane, hidden }: Track, closed: boolean): string {
  const paint = closed ? SHUT : CARD_PAINT[lane.colour];
  return (
    `<rect class="m-pill-edge" x="-18" y="-11" width="36" height="22" rx="11" fill="${paint.fill}"/>` +
    '<rect class="m-pill-key" x="-16.4" y="-9.4" width="32.8" height="18.8" rx="9.4"/>' +
    (closed ? `<path d="${LOCK}" fill="${INK}" fill-rule="evenodd"/>` : glyphMarkup(lane.colour, 14, -14.5, -7)) +
    `<text class="m-pill-number" x="7.5" y="5.7" fill="${paint.ink}">${lane.length}</text>` +
    (hidden === 'wheel' ? wheelMarkup(0, 15) : hidden === 'plate' ? DOUBLED : '')
  );
}

/** Where a tag may hang, seen from the sign of its lane: above, or where nothing is covered. */
const ASIDE: Point[] = [
  { x: 0, y: -30 },
  { x: 36, y: -22 },
  { x: -36, y: -22 },
  { x: 44, y: 0 },
  { x: -44, y: 0 },
  { x: 36, y: 22 },
  { x: -36, y: 22 },
  { x: 0, y: 30 },
];
const TAG = { w: 46, h: 32 };

/** The place of a tag that covers least of what is taken: names, and the cities they belong to. */
export function tagPlace(sign: Point, grow: number, taken: Crowd): Point {
  const covered = (at: Point) => {
    const [w, h] = [TAG.w * grow, TAG.h * grow];
    return taken.covered({ x: at.x - w / 2, y: at.y - h / 2, w, h });
  };
  return ASIDE.map(({ x, y }) => ({ x: sign.x + x * grow, y: sign.y + y * grow })).reduce((best, at) =>
    covered(at) < covered(best) ? at : best,
  );
}

/** The pill of a lane that is looked at, beside it: what it describes stays in sight. */
export function tagMarkup(track: Track, at: Point, grow: number, chosen: boolean, closed: boolean): string {
  const { sign } = track;
  return (
    `<g class="m-tagged"><path class="m-tag-stem" d="M${sign.x} ${sign.y}L${at.x} ${at.y}"/>` +
    `<g${placed(at, grow)}>${haloMarkup(chosen)}${pillFace({ ...track, hidden: null }, closed)}</g></g>`
  );
}

function haloMarkup(chosen: boolean): string {
  return (
    '<rect class="m-pill-shade" x="-20" y="-9.5" width="43" height="26" rx="13"/>' +
    `<rect class="${chosen ? 'm-pill-chosen' : 'm-pill-lit'}" x="-22.5" y="-15.5" width="45" height="31" rx="15.5"/>`
  );
}

export interface ClusterLook extends SignLook {
  lit: boolean;
  lanes: readonly Pick<Lane, 'colour' | 'length'>[];
  /** The scale at which its members stand apart. */
  unfolds: number;
}

const FAN = { most: 3, wide: 13, high: 26 };
/** Drawn, not written: what is written on a button has to be its name. */
const DIGITS = [
  '',
  'M-2.2 -3.2L.6 -5V5',
  'M-2.9 -2.6C-2.7 -6 3 -6 2.9 -2.3C2.8 .2 -1.6 2.2 -3 5H3.2',
  'M-2.7 -4.2C-.6 -6 3 -5 2.6 -2.5C2.3 -.9 .8 -.4 -.6 -.4C1.4 -.4 3.2 .6 3 2.6C2.7 5.4 -1.2 5.8 -3 4.1',
  'M1.4 5V-5L-3.2 2.2H3.6',
  'M2.6 -5H-2.1L-2.6 -.7C.4 -1.8 3.2 -.4 3 2.2C2.8 5.3 -1 5.8 -3 4.2',
  'M2.2 -4.9C-1 -4.6 -3 -1.5 -3 1.8C-3 6 3 6 3 2C3 -1.4 -2 -1.6 -2.9 1.6',
  'M-3 -5H3.1L-.9 5',
  'M0 -.5C-3.4 -.8 -3.2 -5 0 -5C3.2 -5 3.4 -.8 0 -.5C-4 -.1 -3.9 5 0 5C3.9 5 4 -.1 0 -.5Z',
  'M-2.2 4.9C1 4.6 3 1.5 3 -1.8C3 -6 -3 -6 -3 -2C-3 1.4 2 1.6 2.9 -1.6',
];

/** As many as there are lanes; of more than a fan holds, each colour with each length once. */
function kindsOf(lanes: ClusterLook['lanes']): ClusterLook['lanes'] {
  if (lanes.length <= FAN.most) return lanes;
  const kinds = new Map(lanes.map(({ colour, length }) => [`${colour} ${length}`, { colour, length }]));
  return [...kinds.values()];
}

/**
 * Lanes that cannot be hit one by one: a fan with a card for each of their colours and lengths. A number stands only on
 * the colour whose length it is; that there are more is a plus.
 */
export function clusterMarkup(at: Point, look: ClusterLook): string {
  const kinds = kindsOf(look.lanes);
  const cards = kinds.slice(0, FAN.most);
  const half = (FAN.wide * cards.length) / 2;
  const place = (i: number) => {
    const from = i - (cards.length - 1) / 2;
    return `translate(${from * FAN.wide} ${Math.abs(from) * 1.5}) rotate(${from * 7})`;
  };
  return (
    `<g role="button" aria-label="${quote(look.label)}" data-cluster="${look.unfolds}" data-x="${at.x}" data-y="${at.y}"` +
    `${found('cluster', look.quiet)}${placed(at, look.grow)}>` +
    `<circle class="m-hit" data-hit r="${Math.max(FAN.high / 2, look.target / 2 / look.grow)}"/>` +
    cards.map((card, i) => `<g transform="${place(i)}">${cardMarkup(card, look.lit)}</g>`).join('') +
    (look.lanes.length > cards.length
      ? `<g transform="translate(${half} ${-FAN.high / 2})"><circle class="m-more" r="5"/><path class="m-more-sign" d="M-2.6 0H2.6M0 -2.6V2.6"/></g>`
      : '') +
    '</g>'
  );
}

function cardMarkup({ colour, length }: ClusterLook['lanes'][number], lit: boolean): string {
  const { fill, ink } = CARD_PAINT[colour];
  const shape = `x="${-FAN.wide / 2}" y="${-FAN.high / 2}" width="${FAN.wide}" height="${FAN.high}" rx="2.6"`;
  return (
    `<rect class="m-fan${lit ? ' m-fan-lit' : ''}" ${shape}/><rect class="m-fan-face" ${shape} fill="${fill}"/>` +
    glyphMarkup(colour, 10, -5, -11.6) +
    `<path class="m-fan-number" data-length="${length}" transform="translate(0 5.6)" stroke="${ink}" d="${DIGITS[length] ?? ''}"/>`
  );
}

export interface CityLook extends SignLook {
  id: string;
  kind: Node['kind'];
  port: boolean;
  large: boolean;
  harbour: PlayerColour | null;
  ringed: boolean;
  focused: boolean;
  roving: boolean;
  /** Tickets of mine that name this city. */
  wanted: Wanted | null;
  /** Of the flag: its magnification beyond that of its city, and on which sides its name leaves room. */
  flag: { grow: number; right: boolean; up: boolean };
}

const ring = (kind: string, r: number, more = '') => `<circle class="m-ring m-ring-${kind}" r="${r}"${more}/>`;

export function cityMarkup(city: DrawnCity, look: CityLook): string {
  return (
    `<g id="${look.id}" role="button" aria-label="${quote(look.label)}" data-city="${city.id}"` +
    `${found(`city-${city.id}`, look.quiet)}${placed(city, look.grow)}>` +
    `<circle class="m-hit" data-hit r="${Math.max(15, look.target / 2 / look.grow)}"/>` +
    (look.wanted ? wantedMarkup(look.wanted) : '') +
    (look.ringed ? ring('edge', 21) + ring('gold', 21) : '') +
    (look.focused ? ring('white', 17) + ring('blue', 20) + ring('blue', 14) : '') +
    (look.kind === 'crossing'
      ? postMarkup(city.sign ?? '')
      : look.harbour
        ? houseMarkup(look.harbour)
        : discMarkup(look)) +
    (look.wanted && look.kind !== 'crossing' ? flagMarkup(look.wanted, look.flag) : '') +
    (look.roving ? ring('white', 24) + ring('blue', 24, ' stroke-dasharray="12 4"') : '') +
    '</g>'
  );
}

function postMarkup(sign: string): string {
  return (
    '<rect class="m-border-post" x="-10" y="-10" width="20" height="20" rx="5"/>' +
    `<text class="m-border-letter" y="4.7">${quote(sign)}</text>`
  );
}

/** A quay house with a light on its roof and the badge of its owner. */
function houseMarkup(owner: PlayerColour): string {
  const paint = PLAYER_PAINT[owner];
  const { wall, lit } = PIECE_PAINT[owner];
  const house = 'M-13 12V-4L-3 -13V-19H3V-13L13 -4V12Z';
  return (
    '<ellipse class="m-train-shade" cx="3" cy="13" rx="16" ry="5"/>' +
    `<path class="m-house-key" d="${house}"/><path class="m-house" d="${house}"/>` +
    `<path d="M-12 11V-3.5L0 -13L12 -3.5V11Z" fill="${paint.fill}"/>` +
    `<path d="M0 -13L12 -3.5V11H8V-1.5Z" fill="${wall}"/>` +
    `<path d="M-12 -3.5L0 -13L3 -10.6L-9 -.8Z" fill="${lit}"/>` +
    '<path class="m-lamp" d="M-2.6 -18.2H2.6V-13.2H-2.6Z"/>' +
    `<g transform="translate(-9.5 -7.5) scale(.72)">${signPath(BADGE_GLYPH[owner], paint.ink)}</g>`
  );
}

/** A star on its disc, as maps mark great cities. */
const LARGE =
  '<path class="m-large" d="M0 -6.4L1.9 -2.2 6.4 -1.8 3 1.2 4 5.6 0 3.2 -4 5.6 -3 1.2 -6.4 -1.8 -1.9 -2.2Z"/>';

function discMarkup({ kind, port, large, wanted }: CityLook): string {
  const junction = kind === 'junction';
  const r = junction ? 7.4 : 10;
  const face = wanted?.done ? ` fill="${PLAYER_PAINT[wanted.colour].fill}"` : ' fill="#fffdf6"';
  return (
    `<ellipse class="m-city-shade" cx="1.6" cy="2.6" rx="${r + 3}" ry="${r + 2}"/>` +
    `<circle class="m-city-key" r="${r + 3}"/><circle class="m-city-edge" r="${r + 1.6}"/>` +
    `<circle class="m-city-brass" r="${r - 0.6}"/><circle class="m-city" r="${r - 2.4}"${face}/>` +
    (port ? '<circle class="m-port" r="4"/>' : '') +
    (large ? LARGE : '')
  );
}

/** For the map's key. */
export const LARGE_DISC = `<circle class="m-city-edge" r="11.6"/><circle class="m-city-brass" r="9.4"/><circle class="m-city" r="7.6" fill="#fffdf6"/>${LARGE}`;

/** A ring of my colour round a city of my tickets; its disc is full once they are all done. */
function wantedMarkup({ colour }: Wanted): string {
  return ring('key', 16.4) + ring('ink', 16.4) + ring('mine', 16.4, ` stroke="${PLAYER_PAINT[colour].fill}"`);
}

const TICKET = 'M-9 -6.5H9V-2.2A2.2 2.2 0 0 0 9 2.2V6.5H-9V2.2A2.2 2.2 0 0 0 -9 -2.2Z';

/** A small ticket at the ring: how many of mine name the city. */
function flagMarkup({ colour, tickets, done }: Wanted, { grow, right, up }: CityLook['flag']): string {
  const x = (9 + 7 * grow) * (right ? 1 : -1);
  const y = (10 + 5 * grow) * (up ? -1 : 1);
  const paint = done ? PLAYER_PAINT[colour] : { fill: '#fff8e4', ink: INK };
  return (
    `<g transform="translate(${x} ${y}) scale(${grow})"><path class="m-flag" d="${TICKET}" fill="${paint.fill}"/>` +
    (done
      ? `<path d="M-3.8 .2L-1 3L4 -3" fill="none" stroke="${paint.ink}" stroke-width="2.2"/>`
      : `<text class="m-flag-number" y="3.9" fill="${paint.ink}">${tickets}</text>`) +
    '</g>'
  );
}

/** The name of a city. */
export function labelMarkup(name: LabelPlace): string {
  const line = (text: string, i: number) =>
    `<text x="${name.x}" y="${name.y + name.size * (0.35 + (i - (name.lines.length - 1) / 2) * 0.98)}">${quote(text)}</text>`;
  return (
    `<g class="m-label" data-city="${name.id}" aria-hidden="true" font-size="${name.size}" text-anchor="${name.anchor}">` +
    `${name.lines.map(line).join('')}</g>`
  );
}
