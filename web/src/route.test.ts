import { describe, expect, it } from 'vitest';
import { parseRoute, seatPath, tablePath, tokenIn } from './route.svelte';

describe('addresses', () => {
  it.each([
    ['/', '', { page: 'home' }],
    ['/', '#/new', { page: 'new' }],
    ['/', '#/settings', { page: 'settings' }],
    ['/', '#/rules/world/W-41', { page: 'rules', edition: 'world', place: 'W-41' }],
    ['/', '#/nonsense', { page: 'home' }],
    ['/t/u4Xk0aVd9sQe', '#k7mq2x9p', { page: 'table', id: 'u4Xk0aVd9sQe', code: 'k7mq2x9p' }],
    ['/t/u4Xk0aVd9sQe', '', { page: 'table', id: 'u4Xk0aVd9sQe', code: '' }],
    ['/t/../etc', '', { page: 'home' }],
  ])('%s%s', (path, hash, route) => expect(parseRoute(path, hash)).toEqual(route));

  it('of a replay may name a step and a pair of eyes', () => {
    expect(parseRoute('/replay/abc', '', '?step=12&seat=0')).toEqual({ page: 'replay', id: 'abc', step: 12, seat: 0 });
    expect(parseRoute('/replay/abc', '', '?step=x')).toEqual({ page: 'replay', id: 'abc', step: null, seat: null });
  });

  it('of a table keeps the code behind the #, where no server sees it', () => {
    expect(tablePath('abc', 'k7mq')).toBe('/t/abc#k7mq');
    expect(tablePath('abc', '')).toBe('/t/abc');
  });

  it('can hand a seat to another device', () => {
    const path = seatPath('abc', 'cYb1-_x');
    const [address = '', hash = ''] = path.split('#');
    const route = parseRoute(address, `#${hash}`);
    expect(route.page === 'table' && tokenIn(route.code)).toBe('cYb1-_x');
    expect(tokenIn('k7mq2x9p')).toBeNull();
  });
});
