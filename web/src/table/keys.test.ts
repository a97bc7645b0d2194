import { describe, expect, it } from 'vitest';
import { commandOf, nextRegion, type Place, type Press } from './keys';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});
const here = (more: Partial<Place> = {}): Place => ({
  typing: false,
  control: false,
  selected: false,
  moving: false,
  ...more,
});

describe('keys', () => {
  it('name their commands', () => {
    const names = 'dtchxplmu/?'.split('').map((key) => commandOf(press(key), here())?.name);
    expect(names).toEqual([
      'blind',
      'tickets',
      'claims',
      'harbour',
      'exchange',
      'plan',
      'log',
      'chat',
      'undo',
      'search',
      'help',
    ]);
    expect(commandOf(press('D', { shiftKey: true }), here())).toEqual({ name: 'blind_two' });
    expect(commandOf(press('3'), here())).toEqual({ name: 'nth', n: 2 });
    expect(commandOf(press('7'), here())).toBeNull();
    expect(commandOf(press('b', { ctrlKey: true }), here())).toEqual({ name: 'text' });
  });

  it('leave fields and other shortcuts alone', () => {
    expect(commandOf(press('d'), here({ typing: true }))).toBeNull();
    expect(commandOf(press('Enter'), here({ typing: true, control: true }))).toBeNull();
    expect(commandOf(press('Escape'), here({ typing: true }))).toEqual({ name: 'cancel' });
    expect(commandOf(press('c', { ctrlKey: true }), here())).toBeNull();
    expect(commandOf(press('l', { metaKey: true }), here())).toBeNull();
  });

  it('let Enter and Space do what the focused thing does', () => {
    expect(commandOf(press('Enter'), here())).toEqual({ name: 'confirm' });
    expect(commandOf(press('Enter'), here({ control: true }))).toBeNull();
    expect(commandOf(press('Enter'), here({ control: true, selected: true }))).toEqual({ name: 'confirm' });
    expect(commandOf(press(' '), here({ moving: true }))).toEqual({ name: 'skip' });
    expect(commandOf(press(' '), here())).toBeNull();
    expect(commandOf(press(' '), here({ moving: true, control: true }))).toBeNull();
  });
});

describe('regions', () => {
  const shown = ['map', 'status', 'hand', 'commit'];
  it('are gone through in their order, both ways', () => {
    expect(nextRegion(shown, null, false)).toBe('status');
    expect(nextRegion(shown, 'map', false)).toBe('hand');
    expect(nextRegion(shown, 'commit', false)).toBe('status');
    expect(nextRegion(shown, 'status', true)).toBe('commit');
    expect(nextRegion([], null, false)).toBeNull();
  });
});
