import type { Face } from '../base/faces';

type Shape = [d: string, fill: string];

const INK = '#14161a';
const CREAM = '#fff4da';

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
/** Two of them, one on each side of the face. */
const pair = (x: number, y: number, r: number): string => dot(-x, y, r) + dot(x, y, r);

/** In a circle of 32 round the middle, from below. */
export const FACE_SHAPES: Record<Face, { ground: string; shapes: Shape[] }> = {
  fox: {
    ground: '#2f5d50',
    shapes: [
      ['M-11 -11L-9 2L-3 -5zM11 -11L9 2L3 -5z', '#b9571b'],
      ['M-10 -3Q0 -9 10 -3Q9 6 0 12Q-9 6 -10 -3z', '#e5843a'],
      ['M-10 -1Q-5 2 -1 11Q-8 7 -10 -1zM10 -1Q5 2 1 11Q8 7 10 -1z', CREAM],
      [pair(4, 1, 1.5) + dot(0, 10.4, 1.8), INK],
    ],
  },
  bear: {
    ground: '#a8452f',
    shapes: [
      [pair(7, -7, 3.8), '#5f3f22'],
      [dot(0, 1, 10), '#8a6238'],
      [dot(0, 5.4, 4.6), '#e2c79c'],
      [pair(4, -1, 1.4) + dot(0, 3.8, 1.8), INK],
    ],
  },
  owl: {
    ground: '#3b3470',
    shapes: [
      ['M-10.5 -2L-10 -12L-2 -7zM10.5 -2L10 -12L2 -7z', '#5d4029'],
      [dot(0, 1, 10.5), '#7f5c3b'],
      [pair(4.4, -1, 4.3), CREAM],
      [pair(4.2, -1, 2), INK],
      ['M-2 3H2L0 7.4z', '#e3b34a'],
    ],
  },
  cat: {
    ground: '#c98a1e',
    shapes: [
      ['M-10 -1L-9.4 -12L-1.5 -7zM10 -1L9.4 -12L1.5 -7z', '#24272d'],
      [dot(0, 2, 9.6), '#3a3e46'],
      [pair(4.1, 1, 2.4), '#8fe0a8'],
      [pair(4.1, 1, 1), INK],
      ['M-1.6 5.2H1.6L0 7.2z', '#f0a3a0'],
    ],
  },
  hare: {
    ground: '#3d7a3a',
    shapes: [
      ['M-7 -3C-10 -13 -4 -17 -1 -5zM7 -3C10 -13 4 -17 1 -5z', '#b79c76'],
      [dot(0, 3.4, 8.8), '#dcc9a8'],
      [pair(3.8, 2, 1.4) + dot(0, 5.6, 1.3), INK],
      ['M-1.8 8H1.8V11H-1.8z', '#ffffff'],
    ],
  },
  frog: {
    ground: '#7a2f55',
    shapes: [
      [pair(5.6, -6, 4.2), '#3f8a3c'],
      ['M-11 1Q-11 -6 0 -6Q11 -6 11 1Q11 10 0 10Q-11 10 -11 1z', '#5aad54'],
      [pair(5.6, -6.4, 2.6), CREAM],
      [pair(5.6, -6.4, 1.3) + 'M-6.5 3.4Q0 8.6 6.5 3.4Q0 6.4 -6.5 3.4z', INK],
    ],
  },
  badger: {
    ground: '#1f5f86',
    shapes: [
      [pair(8, -6, 2.8), '#2b2d33'],
      [dot(0, 1, 10), '#eeeae1'],
      ['M-7.5 -6.5Q-1.6 -4 -2.8 6.6Q-8 6 -9.6 0zM7.5 -6.5Q1.6 -4 2.8 6.6Q8 6 9.6 0z', '#2b2d33'],
      [pair(4.8, 0.4, 1.4), CREAM],
      [dot(0, 8, 2.2), INK],
    ],
  },
  penguin: {
    ground: '#8fb8cf',
    shapes: [
      [dot(0, 1, 10.2), '#23262d'],
      ['M-7.4 0.4Q-7.4 -6 -2.4 -5.4L0 -2.6L2.4 -5.4Q7.4 -6 7.4 0.4Q7.4 9.4 0 10.4Q-7.4 9.4 -7.4 0.4z', CREAM],
      [pair(3.6, -0.6, 1.4), INK],
      ['M-2.6 2.4H2.6L0 6.4z', '#f2a431'],
    ],
  },
};
