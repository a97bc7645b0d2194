import { describe, expect, it } from 'vitest';
import { campaignPath, companyPath, keyOf, parseRoute, seatPath, tablePath, tokenIn } from './route.svelte';

describe('addresses', () => {
  it.each([
    ['/', '', { page: 'home' }],
    ['/', '#/new', { page: 'new', company: 'friends' }],
    ['/', '#/new/device', { page: 'new', company: 'device' }],
    ['/', '#/solo/world', { page: 'solo', edition: 'world' }],
    ['/', '#/settings', { page: 'settings' }],
    ['/', '#/rules/world/W-41', { page: 'rules', edition: 'world', place: 'W-41' }],
    ['/', '#/nonsense', { page: 'home' }],
    ['/t/u4Xk0aVd9sQe', '#k7mq2x9p', { page: 'table', id: 'u4Xk0aVd9sQe', code: 'k7mq2x9p' }],
    ['/t/u4Xk0aVd9sQe', '', { page: 'table', id: 'u4Xk0aVd9sQe', code: '' }],
    ['/t/../etc', '', { page: 'home' }],
    ['/', '#/campaigns', { page: 'campaigns' }],
    ['/c/u4Xk0aVd9sQe', '#k7mq2x9p', { page: 'campaign', id: 'u4Xk0aVd9sQe', code: 'k7mq2x9p' }],
    ['/c/../etc', '', { page: 'home' }],
  ])('%s%s', (path, hash, route) => expect(parseRoute(path, hash)).toEqual(route));

  it('of a replay may name a step and a pair of eyes', () => {
    expect(parseRoute('/replay/abc', '', '?step=12&seat=0')).toEqual({
      page: 'replay',
      id: 'abc',
      step: 12,
      seat: 0,
      campaign: null,
    });
    expect(parseRoute('/replay/abc', '', '?step=x')).toEqual({
      page: 'replay',
      id: 'abc',
      step: null,
      seat: null,
      campaign: null,
    });
  });

  it('of a table keeps the code behind the #, where no server sees it', () => {
    expect(tablePath('abc', 'k7mq')).toBe('/t/abc#k7mq');
    expect(tablePath('abc', '')).toBe('/t/abc');
  });

  it('are pages of their own where they differ in more than a code', () => {
    const key = (path: string, hash: string) => keyOf(parseRoute(path, hash));
    expect(key('/', '#/new')).not.toBe(key('/', '#/new/device'));
    expect(key('/', '#/solo/usa')).not.toBe(key('/', '#/solo/world'));
    expect(key('/t/abc', '')).not.toBe(key('/t/def', ''));
    expect(key('/t/abc', '#k7mq')).toBe(key('/t/abc', ''));
  });

  it('of a campaign keep the code as those of tables do, and can hand a company to another device', () => {
    expect(campaignPath('abc', 'k7mq')).toBe('/c/abc#k7mq');
    expect(campaignPath('abc')).toBe('/c/abc');
    const [address = '', hash = ''] = companyPath('abc', 'cYb1-_x').split('#');
    const route = parseRoute(address, `#${hash}`);
    expect(route.page === 'campaign' && tokenIn(route.code)).toBe('cYb1-_x');
  });

  it('can hand a seat to another device', () => {
    const path = seatPath('abc', 'cYb1-_x');
    const [address = '', hash = ''] = path.split('#');
    const route = parseRoute(address, `#${hash}`);
    expect(route.page === 'table' && tokenIn(route.code)).toBe('cYb1-_x');
    expect(tokenIn('k7mq2x9p')).toBeNull();
  });
});
