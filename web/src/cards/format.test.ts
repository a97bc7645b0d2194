import { describe, expect, it } from 'vitest';
import { fitted, formatFor } from './format';

describe('the format of a card', () => {
  it('is the one that fills its room best', () => {
    expect(formatFor(80, 112)).toBe('hand');
    expect(formatFor(140, 76)).toBe('market');
    expect(formatFor(48, 80)).toBe('phone');
  });
  it('is the sign alone where a wagon could not be made out', () => {
    expect(formatFor(24, 34)).toBeNull();
    expect(formatFor(57, 44)).toBeNull();
    expect(fitted(57, 44)).toEqual({ width: 57, height: 44 });
  });
  it('keeps its shape', () => {
    expect(fitted(200, 76)).toEqual({ width: 140, height: 76 });
    expect(fitted(60, 200)).toEqual({ width: 60, height: 100 });
  });
});
