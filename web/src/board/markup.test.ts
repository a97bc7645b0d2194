import { describe, expect, it } from 'vitest';
import type { Lane } from '../protocol';
import type { Space } from '../theme/shapes';
import type { Track } from './geometry';
import { quote } from './parts';
import { railMarkup, type RailLook } from './rail';
import { cityMarkup, labelMarkup, pillMarkup } from './signs';

function track(change: Partial<Lane> = {}): Track {
  const spaces: Space[] = [0, 40, 80].map((x) => ({ x, y: 0, turn: 0, length: 38 }));
  const lane: Lane = {
    id: 'a-b-1',
    a: 'a',
    b: 'b',
    length: 3,
    points: 4,
    colour: 'red',
    kind: 'rail',
    locos: true,
    ...change,
  };
  const wheels = spaces.slice(0, lane.symbols ?? 0).map((space, index) => ({ ...space, index }));
  return {
    lane,
    spaces,
    lines: [],
    leads: '',
    pill: { x: 40, y: 0 },
    sign: { x: 40, y: 0 },
    wraps: false,
    wheels,
    plates: [],
    hidden: null,
  };
}

const rail = (look: Partial<RailLook>, change: Partial<Lane> = {}) =>
  railMarkup(track(change), {
    width: 15,
    owner: null,
    closed: false,
    faded: false,
    label: null,
    quiet: false,
    ...look,
  });
const count = (markup: string, part: string) => markup.split(part).length - 1;
const PILL = {
  label: 'A – B',
  grow: 1,
  target: 20,
  quiet: false,
  lit: false,
  closed: false,
  chosen: false,
  faded: false,
};
const CITY = {
  id: 'map-a',
  label: 'A',
  grow: 1,
  target: 20,
  quiet: false,
  kind: 'city' as const,
  port: false,
  large: false,
  harbour: null,
  ringed: false,
  focused: false,
  roving: false,
  wanted: null,
  flag: { grow: 1, right: true, up: true },
};

describe('names that people chose', () => {
  const name = '"><img src=x> & co';
  it('are never markup', () => {
    expect(quote(name)).toBe('&quot;&gt;&lt;img src=x&gt; &amp; co');
    const label = {
      id: 'a',
      lines: [name],
      size: 12,
      anchor: 'start' as const,
      x: 0,
      y: 0,
      box: { x: 0, y: 0, w: 1, h: 1 },
    };
    for (const markup of [
      rail({ owner: 'red', label: name }),
      pillMarkup(track(), { ...PILL, label: name }),
      cityMarkup({ id: 'a', x: 0, y: 0, label: { dx: 0, dy: 0, anchor: 'start' } }, { ...CITY, label: name }),
      labelMarkup(label),
    ]) {
      expect(markup).not.toContain('<img');
      expect(markup).toContain('&lt;img');
    }
  });
});

describe('a rail', () => {
  it('is a button once it is claimed; before, its pill is', () => {
    expect(rail({})).toContain('role="presentation" data-lane="a-b-1">');
    expect(rail({ owner: 'red', label: 'A – B, Ala' })).toContain(
      'role="button" aria-label="A – B, Ala" data-lane="a-b-1" data-test="lane-a-b-1"',
    );
  });
  it('has a wagon on each space, or on as many as are laid', () => {
    expect(count(rail({ owner: 'red', label: '' }), 'transform="translate(')).toBe(3);
    const half = rail({ owner: 'red', filled: 1 });
    expect(count(half, 'transform="translate(')).toBe(1);
    expect(half).toContain('m-hollow');
  });
  it('covers its wheels with wagons one by one', () => {
    const wheels = (look: Partial<RailLook>) => count(rail(look, { symbols: 2 }), '<circle');
    expect([wheels({}), wheels({ owner: 'red', filled: 1 }), wheels({ owner: 'red' })]).toEqual([2, 1, 0]);
  });
  it('is hatched when it is closed', () => {
    expect(rail({ closed: true })).toContain('m-hatch');
    expect(rail({ closed: true })).not.toContain('m-hollow');
  });
});

describe('what is drawn twice', () => {
  it('is found once', () => {
    expect(rail({ owner: 'red', label: '', quiet: true })).not.toContain('data-test');
    expect(pillMarkup(track(), { ...PILL, quiet: true })).not.toContain('data-test');
    expect(pillMarkup(track(), PILL)).toContain('data-test="lane-a-b-1"');
  });
});

describe('a pill', () => {
  it('says whether it is chosen, and has a target of a least size', () => {
    expect(pillMarkup(track(), { ...PILL, chosen: true })).toContain('aria-pressed="true"');
    expect(pillMarkup(track(), { ...PILL, target: 44 })).toContain('data-hit x="-22" y="-22" width="44" height="44"');
    expect(pillMarkup(track(), PILL)).toContain('width="36" height="22"');
  });
});
