import { describe, expect, it } from 'vitest';
import { APART, clusters, placeLabel, scaleApart, uncrowded } from './crowd';

const pills = [
  { x: 0, y: 0 },
  { x: 45, y: 0 },
  { x: 90, y: 0 },
  { x: 300, y: 0 },
];
const sizes = (k: number) => clusters(pills, k, APART.finger).map((c) => c.members.length);

describe('pills', () => {
  it('stand alone where a finger can tell them apart', () => {
    expect(sizes(0.6)).toEqual([1, 1, 1, 1]);
    expect(scaleApart(pills)).toBeCloseTo(26 / 45);
  });

  it('gather where it cannot, and no chain swallows the map', () => {
    expect(sizes(0.5)).toEqual([2, 1, 1]);
    expect(clusters(pills, 0.5, APART.finger)[0]).toMatchObject({ x: 22.5, y: 0 });
    expect(sizes(0.2)).toEqual([3, 1]);
    expect(clusters(pills, 0.5, APART.mouse).length).toBe(4);
  });
});

describe('labels', () => {
  const board = { x: 0, y: 0, w: 500, h: 500 };
  const city = { id: 'a', x: 20, y: 100, label: { dx: -10, dy: 0, anchor: 'end' as const } };

  it('stay on the board when they grow', () => {
    const label = placeLabel(['Vancouver'], city, 20, 2, board);
    expect(label.box.x).toBeCloseTo(0);
    expect(placeLabel(['Vancouver'], city, 20, 1, board).x).toBe(10);
  });

  it('give way to those before them', () => {
    const box = { x: 0, y: 0, w: 10, h: 10 };
    const labels = [{ id: 'p', box }, { id: 'q', box: { ...box, x: 5 } }, { id: 'r', box: { ...box, x: 20 } }];
    expect(uncrowded(labels.map((l) => [l]), []).map((l) => l.id)).toEqual(['p', 'r']);
    const aside = { id: 'aside', box: { ...box, y: 30 } };
    expect(uncrowded(labels.map((l) => [l, aside]), []).map((l) => l.id)).toEqual(['p', 'aside', 'r']);
    expect(uncrowded([[labels[0]!, aside]], [box]).map((l) => l.id)).toEqual(['aside']);
  });
});
