import { afterEach, describe, expect, it } from 'vitest';

import { preferences } from '../base/preferences.svelte';
import { loudness } from './sounds';

describe('loudness', () => {
  afterEach(() => {
    preferences.quiet = false;
    preferences.volume = 70;
    preferences.sounds.card = true;
  });

  it('is the one volume', () => {
    preferences.volume = 40;
    expect([loudness('card'), loudness('end')]).toEqual([0.4, 0.4]);
  });

  it('is nothing for a sound that is switched off, and for all of them with one switch', () => {
    preferences.sounds.card = false;
    expect([loudness('card'), loudness('turn')]).toEqual([0, 0.7]);
    preferences.quiet = true;
    expect(loudness('turn')).toBe(0);
  });
});
