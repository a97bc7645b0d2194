import { describe, expect, it } from 'vitest';
import type { Board, Lane } from '../protocol';
import { Undrawable, type Drawing } from './drawing';
import { plainDrawing } from './plain';
import { MAPS, readBoard } from '../samples/boards';

type At = { x: number; y: number };

const masuria = () => readBoard('masuria', '../../../examples/edition');
const apart = (p: At, q: At) => Math.hypot(p.x - q.x, p.y - q.y);
const spotsOf = (drawing: Drawing, id: string): At[] =>
  drawing.lanes
    .filter((lane) => lane.id === id)
    .flatMap(({ parts }) => parts.flatMap((part) => part.spaces.map(([x, y]) => ({ x, y }))));

function board(places: Record<string, [number, number]>, lanes: [string, string, number][]): Board {
  const nodes = Object.entries(places).map(([id, [x, y]]) => ({ id, x, y, kind: 'city', name: { en: id, pl: id } }));
  const drawn = lanes.map(([a, b, length], i): Partial<Lane> => ({ id: `${a}-${b}-${i}`, a, b, length }));
  return { map: 'sample', nodes, lanes: drawn } as unknown as Board;
}

describe.each([...MAPS, 'masuria'])('%s, drawn plainly', (map) => {
  const drawing = plainDrawing(map === 'masuria' ? masuria() : readBoard(map));
  const [x, y, w, h] = drawing.viewBox;
  const inside = (p: At) => p.x >= x && p.y >= y && p.x <= x + w && p.y <= y + h;

  it('lies inside its frame', () => {
    for (const city of drawing.cities) expect(inside(city), city.id).toBe(true);
    for (const { id, pill } of drawing.lanes) {
      expect(inside(pill), id).toBe(true);
      expect(spotsOf(drawing, id).every(inside), id).toBe(true);
    }
  });

  it('names every city', () => {
    for (const city of drawing.cities) expect(city.label, city.id).toBeDefined();
  });

  it('has one pill apart from another', () => {
    const pills = drawing.lanes.map(({ pill }) => pill);
    const covered = pills.filter((p, i) =>
      pills.slice(i + 1).some((q) => Math.abs(p.x - q.x) < 36 && Math.abs(p.y - q.y) < 22),
    );
    // Where a board is crowded one or the other touches; zooming tells them apart.
    expect(covered.length).toBeLessThanOrEqual(map === 'masuria' ? 0 : drawing.lanes.length / 20);
  });
});

describe('a plain drawing', () => {
  it('is the same whatever the unit of the coordinates', () => {
    const small = masuria();
    const large = { ...small, nodes: small.nodes.map((node) => ({ ...node, x: node.x * 20 + 7, y: node.y * 20 - 9 })) };
    expect(plainDrawing(large).viewBox).toEqual(plainDrawing(small).viewBox);
  });

  it('has lanes side by side, as far apart everywhere', () => {
    const drawing = plainDrawing(
      board({ a: [0, 0], b: [100, 40] }, [
        ['a', 'b', 3],
        ['b', 'a', 3],
        ['a', 'b', 3],
      ]),
    );
    const [one, two, three] = drawing.lanes.map(({ id }) => spotsOf(drawing, id));
    for (const [i, spot] of one!.entries()) {
      expect(apart(spot, two![i]!)).toBeCloseTo(21, 0);
      expect(apart(spot, three![i]!)).toBeCloseTo(42, 0);
    }
  });

  it('leads a lane round a city that lies in its way', () => {
    const drawing = plainDrawing(
      board({ a: [0, 0], b: [100, 0], c: [200, 0] }, [
        ['a', 'b', 2],
        ['b', 'c', 2],
        ['a', 'c', 5],
      ]),
    );
    const b = drawing.cities.find((city) => city.id === 'b')!;
    for (const spot of spotsOf(drawing, 'a-c-2')) expect(apart(spot, b)).toBeGreaterThan(25);
    for (const spot of spotsOf(drawing, 'a-c-2')) {
      for (const other of [...spotsOf(drawing, 'a-b-0'), ...spotsOf(drawing, 'b-c-1')])
        expect(apart(spot, other)).toBeGreaterThan(15);
    }
  });

  it('leaves cities clear of the ends of lanes', () => {
    const drawing = plainDrawing(masuria());
    for (const { id, parts } of drawing.lanes) {
      for (const spot of spotsOf(drawing, id)) {
        const nearest = Math.min(...drawing.cities.map((city) => apart(city, spot)));
        expect(nearest - parts[0]!.space / 2, id).toBeGreaterThan(12);
      }
    }
  });

  it('cannot be made where two cities are one', () => {
    const twice = board({ a: [3, 4], b: [3, 4] }, [['a', 'b', 1]]);
    expect(() => plainDrawing(twice)).toThrow(Undrawable);
    expect(() => plainDrawing(twice)).toThrow('a and b lie at one place');
  });
});
