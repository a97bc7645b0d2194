import { describe, expect, it } from 'vitest';
import { PLAYER_PAINT, type PlayerColour } from '../theme/palette';
import { pressed, type Space } from '../theme/shapes';
import type { Point } from './geometry';
import { hull, litEdges, outline, trainMarkup } from './pieces';

const space = (turn: number): Space => ({ x: 100, y: 100, turn, length: 38 });
const count = (markup: string, part: string) => markup.split(part).length - 1;
const numbers = (d: string) => (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
function middle(d: string): Point {
  const v = numbers(d);
  const mean = (from: number) => {
    const some = v.filter((_, i) => i % 2 === from);
    return some.reduce((sum, x) => sum + x, 0) / some.length;
  };
  return { x: mean(0), y: mean(1) };
}

describe('a train', () => {
  it('is eight paths and a pattern on each wagon, however long it is', () => {
    for (const length of [1, 4, 9]) {
      const wagons = Array.from({ length }, (_, i): Space => ({ x: i * 40, y: 0, turn: 0, length: 38 }));
      const train = trainMarkup(wagons, 'red', 15, false);
      expect(count(train, '<path')).toBe(8 + length);
      expect(count(train, 'rotate(')).toBe(length);
    }
    expect(trainMarkup([], 'red', 15, false)).toBe('');
  });

  it('of ships has neither couplers nor wheels', () => {
    expect(trainMarkup([space(0)], 'red', 15, true)).not.toMatch(/m-(coupler|wheel|roof-end)/);
  });

  it('wears the very colour of its player, but for a roof that is told from paper', () => {
    for (const owner of Object.keys(PLAYER_PAINT) as PlayerColour[]) {
      expect(trainMarkup([space(0)], owner, 15, false)).toContain(`fill="${PLAYER_PAINT[owner].fill}"`);
    }
  });

  it('shows its wheels below, and none where it stands on end', () => {
    for (const turn of [0, 30, 180, 330]) {
      const wheels = /m-wheel" d="([^"]*)"/.exec(trainMarkup([space(turn)], 'red', 15, false))?.[1] ?? '';
      expect(middle(wheels.replaceAll('h.01', '')).y, `${turn}`).toBeGreaterThan(100);
    }
    expect(trainMarkup([space(90)], 'red', 15, false)).not.toContain('m-wheel');
  });
});

describe('light', () => {
  it('falls from the top left of the screen, however a lane is turned', () => {
    for (let turn = 0; turn < 360; turn += 15) {
      for (const ship of [false, true]) {
        const lit = middle(litEdges(outline(space(turn), 15, 3, 0, ship)));
        expect(lit.x * 0.55 + lit.y * 0.83, `${turn} ${ship}`).toBeLessThan(100 * (0.55 + 0.83));
      }
      const shade = middle(pressed([space(turn)], 15, 4.6));
      expect(shade.x * 0.55 + shade.y * 0.83, `pressed ${turn}`).toBeLessThan(100 * (0.55 + 0.83));
    }
  });
});

it('a hull holds all corners and turns one way only', () => {
  const corners = [...outline(space(40), 15, 0, -1.4, false), ...outline(space(40), 15, 0, 2, false)];
  const round = hull(corners);
  const turnAt = (a: Point, b: Point, p: Point) => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
  for (const [i, a] of round.entries()) {
    const b = round[(i + 1) % round.length]!;
    for (const p of corners) expect(turnAt(a, b, p)).toBeGreaterThanOrEqual(-1e-6);
  }
});
