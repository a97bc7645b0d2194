export interface Spot {
  x: number;
  y: number;
}

const SAMPLES = 40;

/** A way from one point to another, straight or bent to one side, measured along itself. */
export class Curve {
  readonly spots: Spot[];
  #far: number[] = [0];

  /** `bend`: how far its middle lies aside, in parts of the distance; `aside`: moved to the side as a whole. */
  constructor(
    private readonly from: Spot,
    private readonly to: Spot,
    private readonly bend: number,
    private readonly aside = 0,
  ) {
    this.spots = Array.from({ length: SAMPLES + 1 }, (_, i) => this.#point(i / SAMPLES));
    for (const [i, spot] of this.spots.slice(1).entries()) {
      const before = this.spots[i] ?? spot;
      this.#far.push((this.#far[i] ?? 0) + Math.hypot(spot.x - before.x, spot.y - before.y));
    }
  }

  get length(): number {
    return this.#far.at(-1) ?? 0;
  }

  /** The same way, so far to its right. */
  beside(aside: number): Curve {
    return new Curve(this.from, this.to, this.bend, this.aside + aside);
  }

  /** The point so far from the beginning, and where the way leads there, in degrees. */
  at(far: number): Spot & { turn: number } {
    const next = this.#far.findIndex((reached) => reached >= far);
    const i = Math.max(1, next < 0 ? SAMPLES : next);
    const [p, q] = [this.spots[i - 1] ?? this.from, this.spots[i] ?? this.to];
    const [low, high] = [this.#far[i - 1] ?? 0, this.#far[i] ?? 0];
    const t = high > low ? (far - low) / (high - low) : 0;
    const turn = (Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI;
    return { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t, turn };
  }

  /** A stretch of it as the path of an SVG. */
  path(first: number, last: number): string {
    const [p, m, q] = [this.at(first), this.at((first + last) / 2), this.at(last)];
    const n = (value: number) => String(Math.round(value * 10) / 10);
    return `M${n(p.x)} ${n(p.y)} Q${n(2 * m.x - (p.x + q.x) / 2)} ${n(2 * m.y - (p.y + q.y) / 2)} ${n(q.x)} ${n(q.y)}`;
  }

  #point(t: number): Spot {
    const { from, to } = this;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const distance = Math.hypot(dx, dy) || 1;
    // A parabola over the straight line; its normal carries what runs beside it.
    const lift = 4 * t * (1 - t) * this.bend;
    const slope = 4 * (1 - 2 * t) * this.bend;
    const [ux, uy] = [dx + -dy * slope, dy + dx * slope];
    const size = Math.hypot(ux, uy) || distance;
    return {
      x: from.x + dx * t - dy * lift - (uy / size) * this.aside,
      y: from.y + dy * t + dx * lift + (ux / size) * this.aside,
    };
  }
}
