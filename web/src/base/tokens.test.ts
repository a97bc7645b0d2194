import { afterEach, expect, it } from 'vitest';
import { tokenFor, tokenUsed } from './tokens';

afterEach(tokenUsed);

it('asks again with the same token until it is answered', () => {
  const first = tokenFor({ table: 't', name: 'Ala' });
  expect(tokenFor({ table: 't', name: 'Ala' })).toBe(first);
  expect(tokenFor({ table: 't', name: 'Bo' })).not.toBe(first);
  const second = tokenFor({ table: 't', name: 'Bo' });
  tokenUsed();
  expect(tokenFor({ table: 't', name: 'Bo' })).not.toBe(second);
});

it('makes tokens that a server takes and nobody guesses', () => {
  const tokens = new Set<string>();
  for (let i = 0; i < 100; i++) {
    tokens.add(tokenFor({ i }));
    expect(tokenFor({ i })).toMatch(/^[0-9A-Za-z_.:-]{32}$/);
  }
  expect(tokens.size).toBe(100);
});
