import { expect, it } from 'vitest';
import { qrPath } from './qr';

it('draws each run of dark modules as one bar, inside the quiet zone', () => {
  expect(
    qrPath([
      [true, true, false],
      [false, false, true],
    ]),
  ).toBe('M4 4h2v1h-2zM6 5h1v1h-1z');
  expect(qrPath([[false]])).toBe('');
});
