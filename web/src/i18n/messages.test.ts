import { readFileSync } from 'node:fs';
import MessageFormat from '@messageformat/core';
import { describe, expect, it } from 'vitest';
import { blanksOf, compiled, difference } from '../../messages';
import { textsIn } from './index.svelte';
import type { Blanks } from './messages';

interface Sample {
  language: string;
  message: string;
  blanks: Blanks;
  text: string;
}

// The terminal's reader of messages is held to the same samples: tests/texts/message_test.cpp.
const SAMPLES = JSON.parse(readFileSync('../tests/texts/samples.json', 'utf8')) as Sample[];

describe('messages', () => {
  it.each(SAMPLES)('sample %$, $language: $message', ({ language, message, blanks, text }) => {
    expect(new MessageFormat(language).compile(message)(blanks)).toBe(text);
  });

  it('are compiled for every language of the client', () => {
    expect(textsIn('pl').said.facts.toll_asked({ count: 22 })).toBe('Tunel kosztuje 22 karty więcej');
    expect(textsIn('en').said.facts.toll_asked({ count: 1 })).toBe('The tunnel costs 1 card more');
  });

  it('bring no reader of messages along', () => {
    const imports = [
      ...compiled('en', { facts: { a: '{n, plural, one {#} other {{x}}}' } }).matchAll(/from "([^"]+)"/g),
    ].map((m) => m[1]);
    expect(imports).toEqual(['@messageformat/runtime', '@messageformat/runtime/lib/cardinals']);
  });

  it('do not build when a language lacks one or has other blanks', () => {
    const en = { a: 'x {b}', c: '{d, plural, one {{e}} other {#}}' };
    expect(difference('facts', en, en)).toBeNull();
    expect(difference('facts', { a: 'y {b}' }, en)).toBe('facts.c is missing');
    expect(difference('facts', { ...en, a: 'y' }, en)).toBe('facts.a has other blanks');
    expect(difference('facts', { ...en, a: '{me, select, yes {y} other {z}} {b}' }, en)).toBeNull();
    expect(blanksOf(en.c)).toEqual(['d', 'e']);
    expect(() => blanksOf('{n, number}')).toThrow('"number" is not spoken here');
    expect(() => blanksOf('{n, plural, one {a}')).toThrow();
  });
});
