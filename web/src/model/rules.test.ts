import { describe, expect, it } from 'vitest';
import type { Fact, PieceOf } from '../protocol';
import { freshRules, usedIn } from './rules';

const named = { en: '', pl: '' };
const rule = (what: string): PieceOf<'module'> => ({
  id: `module:${what}`,
  entry: 1,
  kind: 'module',
  what,
  name: named,
  text: named,
  tokens: [],
});
const entry = (...facts: Fact[]) => ({ version: 1, seat: 0, act: 'played' as const, facts });

describe('rules that were added', () => {
  const paid = entry({ kind: 'dollars', seat: 0, points: 2, source: 'module:3' });

  it('are new until a card of theirs has spoken', () => {
    expect([...freshRules([rule('C-3'), rule('C-13')], 'camp1', [])]).toEqual(['C-3', 'C-13']);
    expect([...freshRules([rule('C-3'), rule('C-13')], 'camp1', [paid])]).toEqual(['C-13']);
  });

  it('are not used by events or companies', () => {
    expect(usedIn([entry({ kind: 'dollars', seat: 0, points: 2, source: 'event:e3' }), paid])).toEqual(['3']);
  });
});
