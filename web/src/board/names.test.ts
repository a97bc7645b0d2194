import { describe, expect, it } from 'vitest';
import { MAPS, readBoard, readDrawing } from '../samples/boards';
import { Crowd } from './crowd';
import { boardBox } from './geometry';
import { magnify } from './eye';
import { distanceTo, isNamed, keepWhole, nameLines, placeNames, type Room, type Wish } from './names';

const DOT = 13;

function room(change: Partial<Room>): Room {
  const sheet = { x: 0, y: 0, w: 500, h: 500 };
  return { font: 20, dot: DOT, grow: 1, sheet, dots: [], lanes: new Crowd([]), ...change };
}

function wish(id: string, x: number, y: number, dx: number, must = true): Wish {
  const label = { dx, dy: 0, anchor: dx < 0 ? ('end' as const) : ('start' as const) };
  return { city: { id, x, y, label }, lines: [id], must };
}

describe('a name', () => {
  it('stays where it was drawn while that is its own place', () => {
    const [name] = placeNames([wish('Ada', 250, 250, 18)], room({ dots: [{ id: 'Ada', x: 250, y: 250 }] }));
    expect(name).toMatchObject({ x: 268, y: 250, anchor: 'start' });
  });

  it('goes to another side when a foreign dot would be nearer', () => {
    const dots = [
      { id: 'Ada', x: 250, y: 250 },
      { id: 'Bor', x: 310, y: 250 },
    ];
    const [name] = placeNames([wish('Ada', 250, 250, 18)], room({ dots }));
    expect(name?.anchor).toBe('end');
  });

  it('never leaves the sheet', () => {
    const [name] = placeNames([wish('Vancouver', 20, 100, -18)], room({ dots: [] }));
    expect(name?.box.x).toBeGreaterThanOrEqual(0);
  });

  it('gives way to those before it, and to lanes unless it must be there', () => {
    const taken = new Crowd([{ x: 0, y: 0, w: 500, h: 500 }]);
    expect(placeNames([wish('Ada', 250, 250, 18, false)], room({ lanes: taken, grow: 1.2 }))).toEqual([]);
    expect(placeNames([wish('Ada', 250, 250, 18, true)], room({ lanes: taken }))).toHaveLength(1);
    const both = placeNames([wish('Ada', 250, 250, 18), wish('Eda', 250, 256, 18)], room({ dots: [] }));
    expect(both[0]).toMatchObject({ id: 'Ada', x: 268 });
    expect(both.find(({ id }) => id === 'Eda')?.x).not.toBe(268);
  });

  it('that the window would cut stands elsewhere; the others do not stir', () => {
    const wishes = [wish('Ada', 250, 250, 18), wish('Bor', 100, 100, 18)];
    const place = room({ dots: wishes.map(({ city }) => city) });
    const names = placeNames(wishes, place);
    const window = { x: 0, y: 0, w: 280, h: 500 };
    const kept = keepWhole(names, wishes, place, { window, covers: [] });
    expect(kept.find(({ id }) => id === 'Ada')?.anchor).not.toBe('start');
    expect(kept.find(({ id }) => id === 'Bor')).toBe(names.find(({ id }) => id === 'Bor'));
    const covers = [{ x: 0, y: 0, w: 500, h: 500 }];
    expect(keepWhole(names, wishes, place, { window, covers })).toEqual([]);
  });
});

// Finding 3 of the examination of use: "Ateny" a pixel from Casablanca, five from its own dot.
describe.each(MAPS)('names on %s', (map) => {
  const drawing = readDrawing(map);
  const board = readBoard(map);
  for (const language of ['en', 'pl'] as const) {
    for (const scale of [0.22, 0.34, 0.45, 0.53, 0.8]) {
      it(`are nearest to their own dots in ${language} at ${scale}`, () => {
        const grow = magnify(scale, drawing.font);
        const wishes = drawing.cities.filter(isNamed).map((city) => {
          const name = board.nodes.find(({ id }) => id === city.id)?.name[language] ?? '';
          return { city, lines: nameLines(name, city), must: true };
        });
        const names = placeNames(wishes, {
          font: drawing.font,
          dot: DOT * grow.city,
          grow: grow.label,
          sheet: boardBox(drawing),
          dots: drawing.cities,
          lanes: new Crowd([]),
        });
        for (const name of names) {
          const byDistance = drawing.cities.toSorted((p, q) => distanceTo(name.box, p) - distanceTo(name.box, q));
          expect(byDistance[0]?.id).toBe(name.id);
        }
        if (scale > 0.5) expect(names.length).toBe(wishes.length);
      });
    }
  }
});
