import { describe, expect, it } from 'vitest';
import { bareCode, readAddress, spacedCode } from './code';

describe('readAddress', () => {
  it('reads codes however they are written', () => {
    for (const typed of ['k7mq2x9p', 'K7MQ 2X9P', ' k7mq-2x9p ', 'K7MQ–2X9P']) {
      expect(readAddress(typed)).toEqual({ site: null, table: null, code: 'k7mq2x9p' });
    }
  });

  it('reads whole links, with the code or without', () => {
    expect(readAddress('https://play.example/t/u4Xk0aVd9sQe#k7mq2x9p')).toEqual({
      site: 'play.example',
      table: 'u4Xk0aVd9sQe',
      code: 'k7mq2x9p',
    });
    expect(readAddress(' http://10.0.0.2:8400/t/-MP_bfkk ')).toEqual({
      site: '10.0.0.2:8400',
      table: '-MP_bfkk',
      code: '',
    });
    expect(readAddress('play.example/t/abc#K7MQ%202X9P')).toEqual({
      site: 'play.example',
      table: 'abc',
      code: 'k7mq2x9p',
    });
    expect(readAddress('/t/abc#k7mq')).toEqual({ site: null, table: 'abc', code: 'k7mq' });
  });

  it('knows what is neither', () => {
    for (const typed of ['', 'abc', '!!!!', 'https://example.org/', 'kod: k7mq']) expect(readAddress(typed)).toBeNull();
    expect(readAddress('play.example/t/abc#%E0%A4%A')).toEqual({ site: 'play.example', table: 'abc', code: '' });
  });
});

it('writes a code in groups that read back', () => {
  expect(spacedCode('k7mq2x9p')).toBe('K7MQ 2X9P');
  expect(bareCode(spacedCode('k7mq2x9p'))).toBe('k7mq2x9p');
});
