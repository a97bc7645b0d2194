import { describe, expect, it } from 'vitest';
import {
  between,
  clampEye,
  countable,
  eyeFor,
  fitEye,
  magnify,
  NO_INSET,
  openEye,
  toMap,
  toWindow,
  wrapEye,
  zoomAt,
} from './eye';

const BOARD = { x: 0, y: 0, w: 1800, h: 1200 };
const FRAME = { x: -200, y: 0, w: 2200, h: 1200 };
const SIZE = { w: 900, h: 700 };

describe('an eye', () => {
  it('fits the board into the middle', () => {
    expect(fitEye(BOARD, SIZE, NO_INSET)).toEqual({ k: 0.5, x: 0, y: 50 });
    expect(fitEye(BOARD, SIZE, { ...NO_INSET, top: 100 })).toEqual({ k: 0.5, x: 0, y: 100 });
  });

  it('zooms with the point under the pointer standing still', () => {
    const at = { x: 300, y: 200 };
    const before = fitEye(BOARD, SIZE, NO_INSET);
    const after = zoomAt(before, 2, at, 0.5);
    expect(after.k).toBe(1);
    expect(toMap(after, at)).toEqual(toMap(before, at));
    expect(zoomAt(before, 0.1, at, 0.5).k).toBe(0.5);
  });

  it('is kept on the board', () => {
    const far = clampEye({ k: 1, x: 500, y: -9000 }, BOARD, BOARD, SIZE, NO_INSET);
    // A little further, so that nothing has to stay under the buttons at the edge.
    expect(far).toEqual({ k: 1, x: 60, y: 700 - 1200 - 60 });
    expect(clampEye({ k: 0.1, x: 0, y: 0 }, BOARD, BOARD, SIZE, NO_INSET)).toEqual({ k: 0.5, x: 0, y: 50 });
    expect(clampEye({ k: 1, x: 500, y: 0 }, BOARD, FRAME, SIZE, NO_INSET).x).toBe(260);
    expect(clampEye({ k: 1, x: 0, y: 500 }, BOARD, BOARD, SIZE, { ...NO_INSET, top: 60 }).y).toBe(120);
  });

  it('goes round the world only where the strip fills the window', () => {
    const close = { k: 3, x: 480, y: 0 };
    const round = wrapEye(close, BOARD, 200, SIZE);
    expect(round.x).toBe(480 - 1800 * 3);
    expect(wrapEye(round, BOARD, 200, SIZE)).toEqual(round);
    const wide = { k: 1, x: 480, y: 0 };
    expect(wrapEye(wide, BOARD, 200, SIZE)).toBe(wide);
    expect(wrapEye(close, BOARD, 0, SIZE)).toBe(close);
  });

  it('moves as little as it must to show something', () => {
    const eye = { k: 1, x: 0, y: 0 };
    expect(eyeFor({ x: 300, y: 200, w: 100, h: 100 }, eye, SIZE, NO_INSET)).toEqual(eye);
    expect(eyeFor({ x: 1000, y: 200, w: 100, h: 100 }, eye, SIZE, NO_INSET)).toEqual({ k: 1, x: -250, y: 0 });
    const covered = eyeFor({ x: 300, y: 400, w: 100, h: 100 }, eye, SIZE, { ...NO_INSET, bottom: 300 });
    expect(covered).toEqual({ k: 1, x: 0, y: -150 });
    const all = eyeFor(BOARD, eye, SIZE, NO_INSET);
    expect(all.k).toBeLessThan(0.5);
    const near = eyeFor({ x: 300, y: 200, w: 50, h: 50 }, { k: 0.2, x: 0, y: 0 }, SIZE, NO_INSET);
    expect(near.k).toBe(0.8);
    expect(toWindow(near, { x: 325, y: 225 })).toEqual({ x: 450, y: 350 });
  });

  it('glides from one place to another', () => {
    const from = { k: 0.5, x: 0, y: 0 };
    const to = { k: 2, x: -300, y: 90 };
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1)).toEqual(to);
    expect(between(from, to, 0.5).k).toBeCloseTo(1);
    expect(between(from, { ...from, x: 100 }, 0.5).x).toBe(50);
  });

  it('magnifies signs only where they would be too small', () => {
    expect(magnify(1, 24)).toEqual({ sign: 1, pill: 1, fan: 1, label: 1, city: 1, flag: 1 });
    expect(magnify(0.23, 24).pill).toBe(2.4);
    // The number on a fan is ten pixels high where a phone shows a whole board.
    expect(magnify(0.2, 24).fan * 16 * 0.2).toBeCloseTo(10);
  });
});

describe('opening a map', () => {
  const board = { x: 0, y: 0, w: 1700, h: 1142 };
  const opening = { aim: null, apart: 0.45, all: false };
  const phone = { w: 390, h: 500 };

  it('shows all of it where lanes can be told apart', () => {
    const size = { w: 976, h: 656 };
    expect(openEye(board, size, NO_INSET, opening)).toEqual(fitEye(board, size, NO_INSET));
  });
  it('shows a phone the middle of what matters, as large as it must be', () => {
    expect(toWindow(openEye(board, phone, NO_INSET, opening), { x: 850, y: 571 })).toEqual({ x: 195, y: 250 });
    const eye = openEye(board, phone, NO_INSET, { ...opening, aim: { x: 100, y: 100, w: 200, h: 200 } });
    expect(eye.k).toBe(0.45);
    expect(toWindow(eye, { x: 200, y: 200 })).toEqual({ x: 195, y: 250 });
  });
  it('is smaller where all of something has to be seen, but never smaller than the board', () => {
    const all = { ...opening, all: true };
    const wide = openEye(board, phone, NO_INSET, { ...all, aim: { x: 100, y: 100, w: 1000, h: 200 } });
    expect(wide.k).toBeCloseTo(390 / 1100);
    expect(openEye(board, phone, NO_INSET, { ...all, aim: board }).k).toBeCloseTo(390 / 1700);
    expect(openEye(board, phone, NO_INSET, { ...all, aim: { x: 100, y: 100, w: 10, h: 10 } }).k).toBe(0.45);
  });
});

it('asks for pills only where spaces cannot be counted', () => {
  expect([countable(0.22, 'finger'), countable(0.34, 'mouse'), countable(0.5, 'finger')]).toEqual([false, true, true]);
});
