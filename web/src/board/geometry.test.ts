import { describe, expect, it } from 'vitest';
import type { Drawing } from '../boards';
import { plainDrawing } from '../boards/plain';
import { MAPS, readBoard, readDrawing } from '../samples/boards';
import type { Board } from '../protocol';
import { boxOf, frameBox, ghostStrips, ghostWidth, placeLanes, splitName, type Track } from './geometry';

interface Placed {
  board: Board;
  drawing: Drawing;
  tracks: Map<string, Track>;
}

function placed(map: string, draw: (board: Board) => Drawing = () => readDrawing(map)): Placed {
  const board = readBoard(map);
  const drawing = draw(board);
  return { board, drawing, tracks: placeLanes(board, drawing) };
}

const DRAWN: [string, Placed][] = [
  ...MAPS.map((map): [string, Placed] => [`the drawing of ${map}`, placed(map)]),
  ...MAPS.map((map): [string, Placed] => [`the plain drawing of ${map}`, placed(map, plainDrawing)]),
];

const apart = (p: { x: number; y: number }, q: { x: number; y: number }) => Math.hypot(p.x - q.x, p.y - q.y);

describe.each(DRAWN)('%s', (_, { board, drawing, tracks }) => {
  const width = drawing.viewBox[2];
  const city = (id: string) => drawing.cities.find((c) => c.id === id)!;

  it('has every node', () => {
    expect(drawing.cities.map((c) => c.id).sort()).toEqual(board.nodes.map((n) => n.id).sort());
  });

  it('has every lane once, with as many spaces as the lane', () => {
    expect(tracks.size).toBe(board.lanes.length);
    expect(drawing.lanes.length).toBe(board.lanes.length);
    expect(new Set([...tracks.values()].map((t) => t.lines.join())).size).toBe(board.lanes.length);
    for (const lane of board.lanes)
      expect([lane.id, tracks.get(lane.id)?.spaces.length]).toEqual([lane.id, lane.length]);
  });

  it('numbers the spaces from a to b without a jump, over the edge too', () => {
    for (const { lane, spaces } of tracks.values()) {
      const first = spaces[0]!;
      const last = spaces.at(-1)!;
      if (spaces.length > 1) {
        expect(apart(first, city(lane.a)), lane.id).toBeLessThan(apart(last, city(lane.a)));
        expect(apart(last, city(lane.b)), lane.id).toBeLessThan(apart(first, city(lane.b)));
      }
      for (const [i, space] of spaces.slice(1).entries()) {
        const before = spaces[i]!;
        const dx = Math.abs(space.x - before.x);
        const step = Math.hypot(Math.min(dx, Math.abs(width - dx)), space.y - before.y);
        expect(step, `${lane.id} ${i}`).toBeLessThan(1.6 * space.length);
      }
    }
  });

  it('gives every wheel and every rough space a place', () => {
    for (const { lane, wheels, plates } of tracks.values()) {
      expect(wheels.length).toBe(lane.symbols ?? 0);
      expect(plates.length).toBe(lane.doubled ?? 0);
      for (const sign of [...wheels, ...plates]) expect(sign.index).toBeLessThan(lane.length);
    }
  });
});

it('finds a lane whose ends are given the other way round', () => {
  const { board, drawing } = placed('usa');
  const lane = board.lanes.find((l) => l.length > 2)!;
  const turned = { ...lane, a: lane.b, b: lane.a };
  const there = placeLanes({ ...board, lanes: [lane] }, drawing).get(lane.id)!.spaces;
  const back = placeLanes({ ...board, lanes: [turned] }, drawing).get(lane.id)!.spaces;
  expect(back).toEqual(there.toReversed());
});

it('joins only the edges of the world', () => {
  const { drawing } = placed('world');
  expect(ghostWidth(drawing)).toBe(218);
  expect(frameBox(drawing)).toEqual({ x: -218, y: 0, w: 1820 + 436, h: 1100 });
  const [left, right] = ghostStrips(drawing, placed('world').tracks);
  expect(left?.tracks.has('anchorage-vancouver') && right?.tracks.has('anchorage-vancouver')).toBe(true);
  expect(left?.tracks.has('tokyo-honolulu')).toBe(true);
  expect(right?.tracks.has('tokyo-honolulu')).toBe(false);
  expect(ghostWidth(placed('usa').drawing)).toBe(0);
  expect(ghostStrips(placed('usa').drawing, placed('usa').tracks)).toEqual([]);
});

it('takes a lane over the edge as one stretch', () => {
  const { drawing, tracks } = placed('world');
  const box = boxOf(['anchorage-vancouver'], tracks, drawing)!;
  expect(box.w).toBeLessThan(150);
  expect(box.x).toBeLessThan(0);
});

it('breaks names near the middle', () => {
  expect(splitName('Kansas City')).toEqual(['Kansas', 'City']);
  expect(splitName('Rio de Janeiro')).toEqual(['Rio de', 'Janeiro']);
  expect(splitName('La Chaux-de-Fonds')).toEqual(['La Chaux-', 'de-Fonds']);
  expect(splitName('Petropavlovsk')).toEqual(['Petropavlovsk']);
});
