import { readFileSync } from 'node:fs';
import type { Board, Lane } from '../protocol';
import type { Drawing } from '../boards/drawing';

// The maps of the data folder, for tests.

export const MAPS = ['usa', 'nordic', 'world', 'switzerland'];

interface MapFile {
  nodes: { id: string; name: Board['name']; at: [number, number] }[];
  lanes: (Pick<Lane, 'id' | 'a' | 'b' | 'length'> & { ferry?: number; doubled?: number; tunnel?: boolean })[];
}

const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** As far as a map file tells. */
export function readBoard(map: string, folder = '../../../data'): Board {
  const file = json(`${folder}/maps/${map}.json`) as MapFile;
  const lanes = file.lanes.map((lane) => ({ ...lane, ...(lane.ferry ? { symbols: lane.ferry } : {}) }));
  const nodes = file.nodes.map(({ at: [x, y], ...node }) => ({ ...node, x, y }));
  return { map, nodes, lanes } as unknown as Board;
}

/** Without its background. */
export function readDrawing(map: string): Drawing {
  const none = { arrows: [], countries: [], shapes: [], ground: [] };
  const { size, ...file } = json(`../../../data/maps/${map}.layout.json`) as Partial<Drawing> & {
    size: [number, number];
  };
  return { ...none, ...file, viewBox: [0, 0, ...size] } as unknown as Drawing;
}
