import type { DrawnCity } from '../boards';
import type { Node } from '../protocol';
import { BADGE_GLYPH } from '../theme/glyphs';
import { CARD_PAINT, INK, PLAYER_PAINT, WHITE, type PlayerColour } from '../theme/palette';
import type { LabelPlace } from './crowd';
import type { Point, Track } from './geometry';
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

export interface PillLook extends SignLook {
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

/** The button of a free lane: its colour, its sign, its length. */
export function pillMarkup(track: Track, look: PillLook): string {
  const { lane, hidden } = track;
  const raised = look.lit || look.chosen;
  const paint = look.closed ? { fill: '#d8d4ca', ink: INK } : CARD_PAINT[lane.colour];
  const w = Math.max(36, look.target / look.grow);
  const h = Math.max(22, look.target / look.grow);
  return (
    `<g class="m-pill${look.faded ? ' m-faded' : ''}" role="button" aria-label="${quote(look.label)}" aria-pressed="${look.chosen}"` +
    ` data-lane="${lane.id}"${found(`lane-${lane.id}`, look.quiet)}${placed(track.pill, raised ? look.grow * 1.1 : look.grow)}>` +
    `<rect class="m-hit" data-hit x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}"/>` +
    (raised ? haloMarkup(look.chosen) : '') +
    `<rect class="m-pill-edge" x="-18" y="-11" width="36" height="22" rx="11" fill="${paint.fill}"/>` +
    '<rect class="m-pill-key" x="-16.4" y="-9.4" width="32.8" height="18.8" rx="9.4"/>' +
    (look.closed ? `<path d="${LOCK}" fill="${INK}" fill-rule="evenodd"/>` : glyphMarkup(lane.colour, 14, -14.5, -7)) +
    `<text class="m-pill-number" x="7.5" y="5.7" fill="${paint.ink}">${lane.length}</text>` +
    (hidden === 'wheel' ? wheelMarkup(0, 15) : hidden === 'plate' ? DOUBLED : '') +
    '</g>'
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
  count: number;
  /** The scale at which its members stand apart. */
  unfolds: number;
}

/** Several pills that cannot be hit one by one. */
export function clusterMarkup(at: Point, look: ClusterLook): string {
  return (
    `<g role="button" aria-label="${quote(look.label)}" data-cluster="${look.unfolds}" data-x="${at.x}" data-y="${at.y}"` +
    `${found('cluster', look.quiet)}${placed(at, look.grow)}>` +
    `<circle class="m-hit" data-hit r="${Math.max(12, look.target / 2 / look.grow)}"/>` +
    (look.lit ? '<circle class="m-pill-lit" r="15"/>' : '') +
    `<circle class="m-gathered" r="11"/><text class="m-gathered-text" y="5">${look.count}</text></g>`
  );
}

export interface CityLook extends SignLook {
  id: string;
  kind: Node['kind'];
  port: boolean;
  harbour: PlayerColour | null;
  ringed: boolean;
  focused: boolean;
  roving: boolean;
}

const HOUSE = 'M-11.5 11V-4.5L0 -15.5L11.5 -4.5V11Z';
const ring = (kind: string, r: number, more = '') => `<circle class="m-ring m-ring-${kind}" r="${r}"${more}/>`;

export function cityMarkup(city: DrawnCity, look: CityLook): string {
  return (
    `<g id="${look.id}" role="button" aria-label="${quote(look.label)}" data-city="${city.id}"` +
    `${found(`city-${city.id}`, look.quiet)}${placed(city, look.grow)}>` +
    `<circle class="m-hit" data-hit r="${Math.max(15, look.target / 2 / look.grow)}"/>` +
    (look.ringed ? ring('edge', 19) + ring('gold', 19) : '') +
    (look.focused ? ring('white', 17) + ring('blue', 20) + ring('blue', 14) : '') +
    (look.kind === 'crossing' ? postMarkup(city.sign ?? '') : look.harbour ? houseMarkup(look.harbour) : discMarkup(look)) +
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

function houseMarkup(owner: PlayerColour): string {
  const paint = PLAYER_PAINT[owner];
  const wall = (stroke: string, width: number) =>
    `<path d="${HOUSE}" fill="${paint.fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`;
  return `${wall(WHITE, 4.6)}${wall(INK, 2.6)}<g transform="translate(-8.6 -7.8) scale(.72)">${signPath(BADGE_GLYPH[owner], paint.ink)}</g>`;
}

function discMarkup({ kind, port }: CityLook): string {
  const junction = kind === 'junction';
  const size = junction ? 7 : 10;
  return (
    `<circle class="m-city-key" r="${size + 3}"/><circle class="m-city${junction ? ' m-junction' : ''}" r="${size}"/>` +
    (port ? '<circle class="m-port" r="4"/>' : '')
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
