import type { Text } from '../protocol';

// How a board is drawn: what the server keeps at the address that a board names, and what is made
// here of a board that names none.

export type Anchor = 'start' | 'middle' | 'end';

export interface DrawnLabel {
  dx: number;
  dy: number;
  anchor: Anchor;
  lines?: number;
}
export interface DrawnCity {
  id: string;
  x: number;
  y: number;
  label?: DrawnLabel;
  /** The letters on the post of a crossing. */
  sign?: string;
}
export interface DrawnPart {
  from: string;
  /** Missing where the lane goes on beyond the edge. */
  to?: string;
  path: string;
  /** The length of a space. */
  space: number;
  /** Middle and turn (degrees) of each space. */
  spaces: [number, number, number][];
}
export interface DrawnLane {
  id: string;
  pill: { x: number; y: number };
  parts: DrawnPart[];
}
export interface DrawnArrow {
  from: string;
  to: string;
  side: 'left' | 'right';
  x: number;
  y: number;
  font: number;
  label: DrawnLabel;
}
export interface DrawnCountry {
  name: Text;
  x: number;
  y: number;
  font: number;
  anchor: Anchor;
}

/** A shape of the background: the name of its element, and its geometry as attributes. */
export type Shape = { tag: 'path' | 'rect' | 'circle' | 'ellipse' | 'polygon' | 'polyline' } & Record<string, string>;

/** A cloud of colour on the land. */
export interface Tint {
  x: number;
  y: number;
  rx: number;
  ry: number;
  fill: string;
  strength: number;
}

/** Room that nothing else needs. */
export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What makes a picture of a board. */
interface Dressing {
  /** In whose colours it is painted. */
  look: string;
  /** Where its name stands, what lanes score, and what a map maker puts into free corners. */
  title: Spot;
  points: Spot;
  compass: Spot;
  ship: Spot;
  /** The land as one path of few corners, for small pictures. */
  outline: string;
  tints: Tint[];
}

export interface Drawing extends Partial<Dressing> {
  viewBox: [number, number, number, number];
  /** The width of a lane. */
  rail: number;
  /** The size of names. */
  font: number;
  cities: DrawnCity[];
  lanes: DrawnLane[];
  /** What is seen of lanes that leave a board of which a part is closed. */
  stubs?: { from: string; space: number; spaces: [number, number, number][] }[];
  arrows: DrawnArrow[];
  countries: DrawnCountry[];
  shapes: Shape[];
  /** Shapes by number, the lowest first, each in the colours of its look. */
  ground: { look: string; shape: number }[];
}

/** A board that cannot be drawn; the message says why. */
export class Undrawable extends Error {}
