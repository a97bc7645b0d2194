import { fetchJson } from '../protocol/api';
import type { Board } from '../protocol';
import { Undrawable, type Drawing } from './drawing';
import { plainDrawing } from './plain';

export * from './drawing';

const FETCHED = new Map<string, Promise<Drawing>>();

/** A drawing never changes, and its address tells it from every other. */
function fetchDrawing(address: string): Promise<Drawing> {
  const known = FETCHED.get(address);
  if (known) return known;
  const coming = fetchJson<Drawing>(address);
  FETCHED.set(address, coming);
  coming.catch(() => FETCHED.delete(address));
  return coming;
}

/** What a board needs and its drawing lacks would be missing at the table without a word. */
function check(drawing: Drawing, { nodes, lanes }: Board): Drawing {
  const drawn = new Set([...drawing.cities, ...drawing.lanes].map(({ id }) => id));
  const missing = [...nodes, ...lanes].filter(({ id }) => !drawn.has(id)).map(({ id }) => id);
  if (missing.length > 0) throw new Undrawable(`not drawn: ${missing.join(', ')}`);
  return drawing;
}

/** The drawing of a board: its own, or a plain one made of the places of its cities. */
export async function drawingOf(board: Board): Promise<Drawing> {
  return check(board.drawing === undefined ? plainDrawing(board) : await fetchDrawing(board.drawing), board);
}
