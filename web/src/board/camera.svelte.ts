import { reducedMotion } from '../base/preferences.svelte';
import {
  between,
  clampEye,
  eyeFor,
  fitEye,
  fitScale,
  freePart,
  isWhole,
  NO_INSET,
  openEye,
  toMap,
  wrapEye,
  zoomAt,
  type Eye,
  type Inset,
  type Opening,
  type Size,
} from './eye';
import type { Box, Point } from './geometry';

const GLIDE_MS = 320;
const SETTLE_MS = 160;

function sameInset(a: Inset, b: Inset): boolean {
  return a.top === b.top && a.right === b.right && a.bottom === b.bottom && a.left === b.left;
}

function sameBox(a: Box | null, b: Box | null): boolean {
  return a === b || (a !== null && b !== null && a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h);
}

/** A board whose edges are one, and how much of the other edge is repeated beside each. */
interface Round {
  board: Box;
  ghost: number;
}

/** The one moving thing of the map: nothing else is drawn anew while it moves. */
export class Camera {
  eye = $state.raw<Eye>({ k: 0.5, x: 0, y: 0 });
  /** True while a gesture or a glide lasts. */
  moving = $state(false);
  /** The scale when it last stood still: signs are sized and gathered for it. */
  rest = $state(0);
  /** Where it last stood still. */
  standing = $state.raw<Eye>({ k: 0.5, x: 0, y: 0 });
  opening: Opening = { aim: null, apart: 0, all: false };
  inset: Inset = NO_INSET;

  #size: Size = { w: 0, h: 0 };
  readonly #board: Box;
  readonly #frame: Box;
  readonly #round: Round | null;
  /** The place the map returns to when the window changes; null once somebody has moved it. */
  #home: 'open' | 'fit' | null = 'open';
  #seen = NO_INSET;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #glide = 0;

  constructor(board: Box, frame: Box, round: Round | null) {
    this.#board = board;
    this.#frame = frame;
    this.#round = round;
  }

  resize(size: Size): void {
    const same =
      size.w === this.#size.w && size.h === this.#size.h && (!this.#home || sameInset(this.inset, this.#seen));
    if (size.w < 1 || size.h < 1 || same) return;
    this.#seen = this.inset;
    const middle = toMap(this.eye, { x: this.#size.w / 2, y: this.#size.h / 2 });
    this.#size = size;
    const kept = { k: this.eye.k, x: size.w / 2 - middle.x * this.eye.k, y: size.h / 2 - middle.y * this.eye.k };
    this.#stop();
    this.eye = this.#home ? this.#homeEye(this.#home) : this.#bound(kept);
    this.#rest();
  }

  /** What is looked at first, as long as nobody has moved the map; then it is brought into sight. */
  open(opening: Opening): void {
    const { aim, all } = this.opening;
    const same = sameBox(aim, opening.aim) && all === opening.all;
    this.opening = opening;
    if (this.#size.w < 1 || same) return;
    if (this.#home === 'open') this.#glideTo(this.#homeEye('open'), () => (this.#home = 'open'));
    else if (opening.all && opening.aim) this.show(opening.aim);
  }

  #homeEye(home: 'open' | 'fit'): Eye {
    const eye =
      home === 'fit'
        ? fitEye(this.#board, this.#size, this.inset)
        : openEye(this.#board, this.#size, this.inset, this.opening);
    return clampEye(eye, this.#board, this.#frame, this.#size, this.inset);
  }

  #rest(): void {
    this.rest = this.eye.k;
    this.standing = this.eye;
  }

  /** A drag: pieces of the map follow the finger. */
  pan(dx: number, dy: number): void {
    this.#move({ ...this.eye, x: this.eye.x + dx, y: this.eye.y + dy });
  }

  zoom(factor: number, at: Point = this.#middle()): void {
    this.#move(zoomAt(this.eye, factor, at, this.#least()));
    this.settleSoon();
  }

  pinch(factor: number, at: Point, dx: number, dy: number): void {
    const panned = { ...this.eye, x: this.eye.x + dx, y: this.eye.y + dy };
    this.#move(zoomAt(panned, factor, at, this.#least()));
  }

  zoomSmoothly(factor: number, at: Point = this.#middle()): void {
    this.#glideTo(this.#bound(zoomAt(this.eye, factor, at, this.#least())));
  }

  fit(): void {
    this.#glideTo(this.#homeEye('fit'), () => (this.#home = 'fit'));
  }

  show(box: Box): void {
    const target = eyeFor(box, this.eye, this.#size, this.inset);
    const to = clampEye(target, this.#board, this.#frame, this.#size, this.inset);
    // What is in view already must not unfit a map that fits.
    if (to.k !== this.eye.k || to.x !== this.eye.x || to.y !== this.eye.y) this.#glideTo(to);
  }

  centre(at: Point, k: number): void {
    const scale = Math.max(k, this.eye.k);
    this.#glideTo(this.#bound({ k: scale, x: this.#size.w / 2 - at.x * scale, y: this.#size.h / 2 - at.y * scale }));
  }

  mapPoint(at: Point): Point {
    return toMap(this.eye, at);
  }

  /** The middle of the window, on the map. */
  get sight(): Point {
    return toMap(this.eye, this.#middle());
  }

  settle(): void {
    clearTimeout(this.#timer);
    this.moving = false;
    this.#rest();
  }

  settleSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.settle(), SETTLE_MS);
  }

  stop(): void {
    this.#stop();
    clearTimeout(this.#timer);
  }

  #least(): number {
    return fitScale(this.#board, freePart(this.#size, this.inset));
  }

  #middle(): Point {
    return { x: this.#size.w / 2, y: this.#size.h / 2 };
  }

  #bound(eye: Eye): Eye {
    const round = this.#round ? wrapEye(eye, this.#round.board, this.#round.ghost, this.#size) : eye;
    return clampEye(round, this.#board, this.#frame, this.#size, this.inset);
  }

  #move(eye: Eye): void {
    this.#stop();
    clearTimeout(this.#timer);
    this.moving = true;
    this.eye = this.#bound(eye);
    this.#home = isWhole(this.eye.k, this.#board, this.#size, this.inset) ? 'fit' : null;
  }

  #stop(): void {
    cancelAnimationFrame(this.#glide);
    this.#glide = 0;
  }

  #glideTo(to: Eye, then?: () => void): void {
    this.#stop();
    const from = this.eye;
    const begin = performance.now();
    const end = () => {
      this.eye = to;
      this.#home = null;
      then?.();
      this.settle();
    };
    if (reducedMotion() || (from.k === to.k && from.x === to.x && from.y === to.y)) return end();
    this.moving = true;
    const frame = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - begin) / GLIDE_MS));
      if (t >= 1) return end();
      this.eye = between(from, to, t * t * (3 - 2 * t));
      this.#glide = requestAnimationFrame(frame);
    };
    this.#glide = requestAnimationFrame(frame);
  }
}
