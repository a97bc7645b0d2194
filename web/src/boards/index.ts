// The drawn boards, each loaded when a table needs it.

export interface LayoutLabel {
  dx: number;
  dy: number;
  anchor: 'start' | 'middle' | 'end';
  lines?: number;
}
export interface LayoutCity {
  id: string;
  x: number;
  y: number;
  label: LayoutLabel;
  terminal?: string;
  port?: boolean;
  large?: boolean;
  waypoint?: boolean;
}
export interface LayoutPart {
  path: string;
  n: number;
  slot: number;
  ends: [string, string];
  /** Centre and turn (degrees) of each space. */
  slots: [number, number, number][];
}
export interface LayoutLane {
  a: string;
  b: string;
  /** Counts the lanes of this pair from 0. */
  index: number;
  parts: LayoutPart[];
  pill: { x: number; y: number };
}
export interface LayoutArrow {
  from: string;
  to: string;
  side: 'left' | 'right';
  x: number;
  y: number;
  font: number;
  label: LayoutLabel;
}
export interface LayoutCountry {
  id: string;
  name_en: string;
  name_pl: string;
  x: number;
  y: number;
  font: number;
  anchor: 'start' | 'middle' | 'end';
}
export interface Layout {
  board: string;
  viewBox: [number, number, number, number];
  slot: { length: number; width: number; gap: number; lane_gap: number };
  font: number;
  pill: { width: number; height: number };
  cities: LayoutCity[];
  lanes: LayoutLane[];
  arrows?: LayoutArrow[];
  countries?: LayoutCountry[];
}

export interface Drawing {
  layout: Layout;
  /** Text of the background SVG. */
  background: string;
}

const LAYOUTS = import.meta.glob<{ default: Layout }>('./*.layout.json');
const BACKGROUNDS = import.meta.glob<{ default: string }>('./*.background.svg', { query: '?raw' });

export async function loadDrawing(map: string): Promise<Drawing> {
  const layout = LAYOUTS[`./${map}.layout.json`];
  const background = BACKGROUNDS[`./${map}.background.svg`];
  if (!layout || !background) throw new Error(`no drawing of the map ${map}`);
  const [l, b] = await Promise.all([layout(), background()]);
  return { layout: l.default, background: b.default };
}
