import type { Look } from './look';
import Postcard from './Postcard.svelte';
import { drawnAlone } from './poster';

// A picture of a finished game to be sent around. The drawing is SVG; words are written over it by whoever has the
// page's letters, at the places named here.

export type Format = 'wide' | 'tall';

interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Plan extends Rect {
  map: Rect;
  mark: Rect;
  /** Baselines: our name, the board's, and who has won. */
  maker: Place;
  board: Place;
  title: Place;
  /** Where the lines of the players begin and end, and how high one is at most. */
  rows: Rect & { most: number };
}
export interface Place {
  x: number;
  y: number;
  size: number;
  width: number;
  align: CanvasTextAlign;
}

export const PLANS: Record<Format, Plan> = {
  wide: {
    ...{ x: 0, y: 0, w: 1200, h: 630 },
    map: { x: 20, y: 20, w: 820, h: 590 },
    mark: { x: 868, y: 34, w: 64, h: 64 },
    maker: { x: 948, y: 80, size: 36, width: 224, align: 'left' },
    board: { x: 868, y: 140, size: 26, width: 304, align: 'left' },
    title: { x: 868, y: 194, size: 34, width: 304, align: 'left' },
    rows: { x: 856, y: 222, w: 324, h: 388, most: 78 },
  },
  tall: {
    ...{ x: 0, y: 0, w: 1080, h: 1350 },
    map: { x: 20, y: 130, w: 1040, h: 690 },
    mark: { x: 36, y: 26, w: 84, h: 84 },
    maker: { x: 140, y: 86, size: 52, width: 480, align: 'left' },
    board: { x: 1044, y: 84, size: 36, width: 400, align: 'right' },
    title: { x: 540, y: 892, size: 54, width: 1000, align: 'center' },
    rows: { x: 36, y: 922, w: 1008, h: 404, most: 92 },
  },
};

export function rowHeight({ rows }: Plan, players: number): number {
  return Math.min(rows.most, rows.h / Math.max(1, players));
}

/** Claimed lanes alone, under `order`: the seats, the best first; those in `first` have won. */
export async function postcardSvg(look: Look, format: Format, order: number[], first: number[]): Promise<string> {
  return drawnAlone(Postcard, { look, plan: PLANS[format], order, first });
}
