import { describe, expect, it } from 'vitest';
import { readDrawing } from '../samples/boards';
import { jump, nextSpot, type Spot, type Step, Typing } from './roam';
import { fold } from '../i18n/fold';

function spots(map: string): { cities: Spot[]; round: number } {
  const { cities, arrows, viewBox } = readDrawing(map);
  return { cities, round: arrows.length > 0 ? viewBox[2] : 0 };
}

function reached(map: string, steps: Step[]): number {
  const { cities, round } = spots(map);
  const seen = new Set([cities[0]!.id]);
  const todo = [cities[0]!];
  for (let spot = todo.pop(); spot; spot = todo.pop()) {
    for (const step of steps) {
      const next = nextSpot(cities, spot, step, round);
      if (next && !seen.has(next.id)) todo.push(next);
      if (next) seen.add(next.id);
    }
  }
  return seen.size;
}

describe.each(['usa', 'nordic', 'world', 'switzerland'])('on the map of %s', (map) => {
  it('arrows alone reach every city', () => {
    expect(reached(map, ['n', 'e', 's', 'w'])).toBe(spots(map).cities.length);
  });
});

describe('moving', () => {
  const city = (map: string, id: string) => spots(map).cities.find((c) => c.id === id)!;

  it('goes to the nearest city of a direction', () => {
    const { cities } = spots('usa');
    expect(nextSpot(cities, city('usa', 'denver'), 'n')?.id).toBe('helena');
    expect(nextSpot(cities, city('usa', 'denver'), 'e')?.id).toBe('kansas_city');
    expect(nextSpot(cities, city('usa', 'denver'), 'ne')?.id).toBe('omaha');
    expect(nextSpot(cities, city('usa', 'vancouver'), 'n')).toBe(null);
  });

  it('crosses the edge of the world', () => {
    const { cities, round } = spots('world');
    expect(nextSpot(cities, city('world', 'anchorage'), 'e', round)?.id).toBe('vancouver');
  });
});

describe('typing', () => {
  const names = [
    { id: 'lodz', name: 'Łódź' },
    { id: 'lahti', name: 'Lahti' },
    { id: 'oslo', name: 'Oslo' },
    { id: 'ostersund', name: 'Östersund' },
    { id: 'zurich', name: 'Zürich' },
  ];

  it('folds letters that a keyboard may lack', () => {
    expect(fold('Łódź Żółć Tromsø')).toBe('lodz zolc tromso');
  });

  it('walks through the names of a letter', () => {
    expect(jump(names, 'l', null)).toBe('lahti');
    expect(jump(names, 'l', 'lahti')).toBe('lodz');
    expect(jump(names, 'l', 'lodz')).toBe('lahti');
    expect(jump(names, 'ost', 'oslo')).toBe('ostersund');
    expect(jump(names, 'q', null)).toBe(null);
  });

  it('reads letters typed in a row as one word', () => {
    const typing = new Typing();
    expect(typing.find(names, 'o', 0, null)).toBe('oslo');
    expect(typing.find(names, 's', 200, 'oslo')).toBe('oslo');
    expect(typing.find(names, 't', 400, 'oslo')).toBe('ostersund');
    expect(typing.find(names, 'z', 600, 'ostersund')).toBe('zurich');
    expect(typing.find(names, 'l', 5000, 'zurich')).toBe('lahti');
    expect(typing.find(names, 'l', 5200, 'lahti')).toBe('lodz');
  });
});
