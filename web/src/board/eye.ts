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
/** A whole map at a smaller scale than this is opened larger. */
const LEGIBLE_WHOLE = 0.35;
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

/**
 * How a map is opened: the whole of it where that can be read, else as much as fills the window, so
 * that a phone shows lanes and names instead of an overview with empty bands.
 */
export function openEye(board: Box, size: Size, inset: Inset): Eye {
  const free = freePart(size, inset);
  const whole = fitScale(board, free);
  const filled = Math.max(free.w / board.w, free.h / board.h);
  return centreOn(board, whole < LEGIBLE_WHOLE ? Math.min(filled, whole * 2) : whole, size, inset);
}

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

/** One axis: what is smaller than the free part is centred there, the rest leaves no gap inside it. */
function clampAxis(at: number, k: number, frame: Stretch, board: Stretch, free: Stretch): number {
  if (frame.length * k <= free.length) return free.from + free.length / 2 - (board.from + board.length / 2) * k;
  return clampTo(at, free.from + free.length - (frame.from + frame.length) * k, free.from - frame.from * k);
}

interface Stretch {
  from: number;
  length: number;
}

/** Keeps scale and place in bounds. `frame` is what may be seen (with ghost strips), `board` what must fit. */
export function clampEye(eye: Eye, board: Box, frame: Box, size: Size, inset: Inset): Eye {
  const free = freePart(size, inset);
  const k = clampTo(eye.k, fitScale(board, free), MAX_SCALE);
  const across = (box: Box): Stretch => ({ from: box.x, length: box.w });
  const down = (box: Box): Stretch => ({ from: box.y, length: box.h });
  return {
    k,
    x: clampAxis(eye.x, k, across(frame), across(board), { from: inset.left, length: free.w }),
    y: clampAxis(eye.y, k, down(frame), down(board), { from: inset.top, length: free.h }),
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
  const wide: Box = { x: box.x - PAD, y: box.y - PAD, w: box.w + 2 * PAD, h: box.h + 2 * PAD };
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

/** How much bigger than drawn signs are shown, so that they can be read at a small scale. */
export interface Magnify {
  pill: number;
  label: number;
  city: number;
}

export function magnify(k: number, font: number): Magnify {
  return {
    pill: clampTo(14 / (PILL_HEIGHT * k), 1, 2.4),
    label: clampTo(9 / (font * k), 1, 1.7),
    city: clampTo(4.6 / (10 * k), 1, 1.8),
  };
}
