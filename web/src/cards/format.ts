/** How the parts of a card are laid out, in units of its own. */
export interface Format {
  width: number;
  height: number;
  wagon: { x: number; width: number };
  /** How far down the land behind the wagon goes. */
  land: number;
  roundel: { x: number; y: number; r: number };
  rail: number;
  /** From one sleeper to the next. */
  tie: number;
}

export const FORMATS = {
  hand: {
    width: 80,
    height: 112,
    wagon: { x: 3, width: 74 },
    land: 93,
    roundel: { x: 40, y: 30.5, r: 21.5 },
    rail: 97,
    tie: 6.2,
  },
  market: {
    width: 140,
    height: 76,
    wagon: { x: 34, width: 102 },
    land: 60,
    roundel: { x: 20.5, y: 21.5, r: 15.5 },
    rail: 67.4,
    tie: 6.2,
  },
  phone: {
    width: 48,
    height: 80,
    wagon: { x: 2.2, width: 43.6 },
    land: 65,
    roundel: { x: 24, y: 22.5, r: 15.5 },
    rail: 67,
    tie: 5,
  },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof FORMATS;

/** Under this radius (in pixels) a sign is better off alone. */
const SMALLEST_SIGN = 10.5;

/** The format that fills a box best, or null where only the sign has room. */
export function formatFor(width: number, height: number): FormatName | null {
  const names = Object.keys(FORMATS) as FormatName[];
  const scale = (name: FormatName) => Math.min(width / FORMATS[name].width, height / FORMATS[name].height);
  const filled = (name: FormatName) => scale(name) ** 2 * FORMATS[name].width * FORMATS[name].height;
  const best = names.reduce((one, other) => (filled(other) > filled(one) + 0.5 ? other : one));
  return scale(best) * FORMATS[best].roundel.r < SMALLEST_SIGN ? null : best;
}

/** The size of a card in a box: as large as its format allows. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const name = formatFor(width, height);
  if (name === null) return { width, height };
  const format = FORMATS[name];
  const scale = Math.min(width / format.width, height / format.height);
  return { width: Math.floor(format.width * scale), height: Math.floor(format.height * scale) };
}
