import { CARD_GLYPH, type Glyph } from '../theme/glyphs';
import { CARD_PAINT, type PlayerColour } from '../theme/palette';
import { boxes, hatch, pressed, sleepers, upright, waves, type Space } from '../theme/shapes';
import type { Sign, Track } from './geometry';
import { quote } from './parts';
import { trainMarkup } from './pieces';

export interface RailState {
  width: number;
  owner: PlayerColour | null;
  /** How many of the spaces have their wagons, while these are being laid. */
  filled?: number;
  closed: boolean;
}
/** How a lane's rail looks just now. */
export interface RailLook extends RailState {
  faded: boolean;
  /** Of a claimed lane; a free one is told by its pill. */
  label: string | null;
  /** A mere repetition: not to be found by its name. */
  quiet: boolean;
}

/** A filled sign, or one of lines. */
export function signPath({ d, stroke }: Glyph, ink: string, more = ''): string {
  return stroke
    ? `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${stroke}"${more}/>`
    : `<path d="${d}" fill="${ink}"${more}/>`;
}

/** The sign of a colour in a box of `size` at a place. */
export function glyphMarkup(colour: keyof typeof CARD_GLYPH, size: number, x: number, y: number, under = ''): string {
  const { ink } = CARD_PAINT[colour];
  const more = (sign: Glyph) =>
    sign.stroke ? ' stroke-linecap="round" stroke-linejoin="round"' : ' fill-rule="evenodd"';
  const signs = CARD_GLYPH[colour].map((sign) => signPath(sign, ink, more(sign))).join('');
  return `<g transform="translate(${x} ${y}) scale(${size / 24})">${under}${signs}</g>`;
}

/** The wheel that a ferry asks for. */
export function wheelMarkup(x: number, y: number): string {
  return glyphMarkup('loco', 18, x - 9, y - 9, `<circle cx="12" cy="12" r="10.7" fill="${CARD_PAINT.loco.fill}"/>`);
}

export function railMarkup(track: Track, look: RailLook): string {
  const { id } = track.lane;
  const told = look.label === null ? ' role="presentation"' : ` role="button" aria-label="${quote(look.label)}"`;
  const test = look.label === null || look.quiet ? '' : ` data-test="lane-${id}"`;
  return `<g class="m-lane${look.faded ? ' m-faded' : ''}"${told} data-lane="${id}"${test}>${railBody(track, look)}</g>`;
}

const BODIES = new WeakMap<Track, { state: string; body: string }>();

/** Its spaces, free ones hollow, the others with their wagons or ships. Few lanes change from one scene to the next. */
export function railBody(track: Track, state: RailState): string {
  const { width, owner, filled, closed } = state;
  const key = [width, owner, filled, closed].join(' ');
  const known = BODIES.get(track);
  if (known?.state === key) return known.body;
  const body = drawBody(track, state);
  BODIES.set(track, { state: key, body });
  return body;
}

function drawBody(track: Track, { width, owner, filled = Infinity, closed }: RailState): string {
  const laid = owner ? filled : 0;
  const free = track.spaces.slice(laid);
  const rail = free.length === 0 ? '' : closed ? shutRail(free, width) : freeRail(track, free, laid, width);
  if (!owner) return rail;
  const train = (spaces: Space[]) => trainMarkup(spaces, owner, width, track.lane.kind === 'sea');
  const last = laid < Infinity ? track.spaces[laid - 1] : undefined;
  if (!last) return rail + train(track.spaces.slice(0, laid));
  // While a train is being laid, its last wagon rolls up along the lane and couples.
  return `${rail}${train(track.spaces.slice(0, laid - 1))}<g transform="rotate(${last.turn})"><g class="m-rolling"><g transform="rotate(${-last.turn})">${train([last])}</g></g></g>`;
}

function shutRail(free: Space[], width: number): string {
  return (
    `<path class="m-key" d="${boxes(free, width, -0.9, 4.2)}"/>` +
    `<path class="m-shut" d="${boxes(free, width, 0.6, 3.5)}"/>` +
    `<path class="m-hatch" d="${hatch(free, width)}"/>`
  );
}

function freeRail({ lane, plates, wheels }: Track, free: Space[], laid: number, width: number): string {
  const water = lane.kind === 'sea' || (lane.symbols ?? 0) > 0;
  const dashes = lane.colour === 'grey' ? ' stroke-dasharray="7 3"' : '';
  // On the water a space has round ends, so that it is told from one on land before its waves are seen.
  const round = water ? width / 2 : 4;
  const seen = (sign: Sign) => sign.index >= laid;
  return (
    `<path class="m-casing" d="${boxes(free, width, 0, round)}"/>` +
    `<path class="m-hollow" stroke="${CARD_PAINT[lane.colour].fill}"${dashes} d="${boxes(free, width, 2.7, round - 1)}"/>` +
    `<path class="m-pressed" d="${pressed(free, width, 4.6)}"/>` +
    (water ? `<path class="m-waves" d="${waves(free)}"/>` : '') +
    plates
      .filter(seen)
      .map((sign) => `<text class="m-plate" transform="${upright(sign)}" y="4.4">x2</text>`)
      .join('') +
    (lane.tunnel ? `<path class="m-sleepers" d="${sleepers(free, width)}"/>` : '') +
    wheels
      .filter(seen)
      .map((sign) => wheelMarkup(sign.x, sign.y))
      .join('')
  );
}
