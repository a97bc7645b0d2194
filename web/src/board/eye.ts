import type { Box, Point } from './geometry';

/** Where the map is seen from: a point p of the map is at p * k + (x, y) in the window. */
export interface Eye {
  k: number;
  x: number;
  y: number;
}
export interface Size {
  w: number;
  h: number;
}
/** Parts of the window that something covers. */
export interface Inset {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const NO_INSET: Inset = { top: 0, right: 0, bottom: 0, left: 0 };
const MAX_SCALE = 3;
/** Below this the map is an overview and nothing on it can be read. */
const LEGIBLE = 0.3;
const COMFORTABLE = 0.8;
const PAD = 50;

const clampTo = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

export function toMap(eye: Eye, p: Point): Point {
  return { x: (p.x - eye.x) / eye.k, y: (p.y - eye.y) / eye.k };
}

export function toWindow(eye: Eye, p: Point): Point {
  return { x: p.x * eye.k + eye.x, y: p.y * eye.k + eye.y };
}

export function fitScale(box: Box, size: Size): number {
  return Math.min(size.w / box.w, size.h / box.h);
}

/** The whole board in the middle of the window. */
export function fitEye(board: Box, size: Size, inset: Inset): Eye {
  const free = freePart(size, inset);
  // Above a high sheet the whole board would be a stamp: there its middle is shown.
  const scale = free.h < size.h / 2 ? Math.min(fitScale(board, size), free.w / board.w) : fitScale(board, free);
  return centreOn(board, scale, size, inset);
}

/** How a map is first looked at. */
export interface Opening {
  /** What stands in the middle; null for the whole board. */
  aim: Box | null;
  /** The scale at which most lanes can be told apart and hit. */
  apart: number;
  /** All of `aim` is to be seen, even if lanes cannot be told apart then. */
  all: boolean;
}

/**
 * The whole of a map where it can be read, else as near as lanes can be told apart: a phone shows lanes and names
 * instead of an overview.
 */
export function openEye(board: Box, size: Size, inset: Inset, { aim, apart, all }: Opening): Eye {
  const free = freePart(size, inset);
  const whole = fitScale(board, free);
  const near = Math.max(whole, apart);
  const k = aim && all ? clampTo(fitScale(padded(aim), free), whole, near) : near;
  return centreOn(aim && k > whole ? aim : board, k, size, inset);
}

const padded = (box: Box): Box => ({ x: box.x - PAD, y: box.y - PAD, w: box.w + 2 * PAD, h: box.h + 2 * PAD });

export function freePart(size: Size, inset: Inset): Size {
  return {
    w: Math.max(80, size.w - inset.left - inset.right),
    h: Math.max(80, size.h - inset.top - inset.bottom),
  };
}

function centreOn(box: Box, k: number, size: Size, inset: Inset): Eye {
  const free = freePart(size, inset);
  return {
    k,
    x: inset.left + free.w / 2 - (box.x + box.w / 2) * k,
    y: inset.top + free.h / 2 - (box.y + box.h / 2) * k,
  };
}

/** How far a map may be pulled in from an edge, so that nothing has to stay under the buttons there. */
const SLACK = 60;

/** One axis: what is smaller than the free part is centred there, the rest leaves no gap but a little slack. */
function clampAxis(at: number, k: number, frame: Stretch, board: Stretch, free: Stretch): number {
  if (frame.length * k <= free.length) return free.from + free.length / 2 - (board.from + board.length / 2) * k;
  const last = free.from + free.length - (frame.from + frame.length) * k;
  const slack = Math.min(SLACK, frame.length * k - free.length);
  return clampTo(at, last - slack, free.from - frame.from * k + slack);
}

interface Stretch {
  from: number;
  length: number;
}

/** Whether all of the board is seen at this scale. */
export function isWhole(k: number, board: Box, size: Size, inset: Inset): boolean {
  return k <= fitScale(board, freePart(size, inset)) * 1.001;
}

/**
 * Keeps scale and place in bounds. `board` is what must fit, `frame` what may be seen from nearer: with ghost strips.
 */
export function clampEye(eye: Eye, board: Box, frame: Box, size: Size, inset: Inset): Eye {
  const free = freePart(size, inset);
  const k = clampTo(eye.k, fitScale(board, free), MAX_SCALE);
  const bound = isWhole(k, board, size, inset) ? board : frame;
  const across = (box: Box): Stretch => ({ from: box.x, length: box.w });
  const down = (box: Box): Stretch => ({ from: box.y, length: box.h });
  return {
    k,
    x: clampAxis(eye.x, k, across(bound), across(board), { from: inset.left, length: free.w }),
    y: clampAxis(eye.y, k, down(bound), down(board), { from: inset.top, length: free.h }),
  };
}

/** Scales by `factor` with the point under `at` standing still. */
export function zoomAt(eye: Eye, factor: number, at: Point, least: number): Eye {
  const k = clampTo(eye.k * factor, least, MAX_SCALE);
  const real = k / eye.k;
  return { k, x: at.x - (at.x - eye.x) * real, y: at.y - (at.y - eye.y) * real };
}

/** On a map whose edges are one, goes round: only where the ghost strip fills the window meanwhile. */
export function wrapEye(eye: Eye, board: Box, ghost: number, size: Size): Eye {
  const half = size.w / 2 / eye.k;
  if (ghost === 0 || half > ghost) return eye;
  const middle = toMap(eye, { x: size.w / 2, y: 0 }).x;
  if (middle < board.x) return { ...eye, x: eye.x - board.w * eye.k };
  if (middle > board.x + board.w) return { ...eye, x: eye.x + board.w * eye.k };
  return eye;
}

/** The least move that brings the box into the free part of the window. */
export function eyeFor(box: Box, eye: Eye, size: Size, inset: Inset): Eye {
  const wide = padded(box);
  const free = freePart(size, inset);
  const most = fitScale(wide, free);
  if (eye.k > most || eye.k < LEGIBLE) {
    const k = eye.k > most ? most : Math.max(eye.k, Math.min(most, COMFORTABLE));
    return centreOn(wide, k, size, inset);
  }
  return {
    k: eye.k,
    x: clampTo(eye.x, inset.left - wide.x * eye.k, inset.left + free.w - (wide.x + wide.w) * eye.k),
    y: clampTo(eye.y, inset.top - wide.y * eye.k, inset.top + free.h - (wide.y + wide.h) * eye.k),
  };
}

/** Between two eyes, `t` from 0 to 1, with even zooming. */
export function between(from: Eye, to: Eye, t: number): Eye {
  const k = from.k * (to.k / from.k) ** t;
  // The point that both eyes show at the same place stays there; without zooming it is a straight line.
  const s = Math.abs(to.k - from.k) < 1e-6 ? t : (k - from.k) / (to.k - from.k);
  return { k, x: from.x + (to.x - from.x) * s, y: from.y + (to.y - from.y) * s };
}

/** Of the buttons that signs.ts draws. */
const PILL_HEIGHT = 22;
/** Of letters as large as the numbers on a fan. */
const FAN_SIZE = 16;
const SIGN_SIZE = 17.2;
const FLAG_FONT = 11.5;

/** How much bigger than drawn signs are shown, so that they can be read at a small scale. */
export interface Magnify {
  sign: number;
  pill: number;
  fan: number;
  label: number;
  city: number;
  flag: number;
}

export function magnify(k: number, font: number): Magnify {
  const city = clampTo(4.6 / (10 * k), 1, 1.8);
  return {
    sign: clampTo(13 / (SIGN_SIZE * k), 1, 1.9),
    pill: clampTo(14 / (PILL_HEIGHT * k), 1, 2.4),
    fan: clampTo(10 / (FAN_SIZE * k), 1, 3.4),
    label: clampTo(9 / (font * k), 1, 1.7),
    city,
    // Beyond what its city has grown.
    flag: clampTo(9 / (FLAG_FONT * k * city), 1, 1.6),
  };
}

/** From this scale on the spaces of a lane can be counted and its sign read: by who holds a phone, by who sits. */
const COUNTABLE = { finger: 0.36, mouse: 0.3 };

export function countable(k: number, pointer: keyof typeof COUNTABLE): boolean {
  return k >= COUNTABLE[pointer];
}
