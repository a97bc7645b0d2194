import type { Colour } from '../protocol';
import type { PlayerColour } from './palette';

/**
 * Signs in a box of 24 x 24, as what an SVG <path> needs. `stroke` signs are drawn with a line of
 * that width and round ends, the others are filled (even-odd).
 */
export interface Glyph {
  d: string;
  stroke?: number;
}

export const CARD_GLYPH: Record<Colour | 'loco', Glyph[]> = {
  red: [{ d: 'M13 1C14 6 19 9 19 15a7 7 0 0 1-14 0C5 11 8 9 8 5c2 1 3.5 3 3.5 5.5C13 8 14 4 13 1Z' }],
  orange: [
    {
      d: 'M1 7H23A11 11 0 0 1 1 7ZM4 9.5A8.5 8.5 0 0 0 8 14.3L10.8 9.5ZM13.2 9.5L16 14.3A8.5 8.5 0 0 0 20 9.5ZM12 11.2L10 14.9A8.5 8.5 0 0 0 14 14.9Z',
    },
  ],
  yellow: [
    { d: 'M6.5 12a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0Z' },
    {
      d: 'M12 3.5L12 1M18 6L19.8 4.2M20.5 12L23 12M18 18L19.8 19.8M12 20.5L12 23M6 18L4.2 19.8M3.5 12L1 12M6 6L4.2 4.2',
      stroke: 2.8,
    },
  ],
  green: [{ d: 'M3 21C2 9 9 2 22 2C22 15 15 22 3 21ZM5.5 18.5L16 8L14.5 6.5L5.2 15.8Z' }],
  blue: [{ d: 'M2 8q2.5-5 5 0t5 0t5 0t5 0M2 17q2.5-5 5 0t5 0t5 0t5 0', stroke: 3.6 }],
  purple: [{ d: 'M6 3H18L23 10L12 22L1 10ZM7.6 6L5.4 9H18.6L16.4 6Z' }],
  white: [
    {
      d: 'M12 12L12 1.5M12 12L21.1 6.7M12 12L21.1 17.2M12 12L12 22.5M12 12L2.9 17.3M12 12L2.9 6.7M9 3.5L12 6.5L15 3.5M9 20.5L12 17.5L15 20.5',
      stroke: 2.8,
    },
  ],
  black: [{ d: 'M15 1A11 11 0 1 0 23 16A9 9 0 0 1 15 1Z' }],
  grey: [{ d: 'M5 12H5.01M12 12H12.01M19 12H19.01', stroke: 4 }],
  loco: [
    { d: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z', stroke: 3 },
    { d: 'M12 3V21M4.2 7.5L19.8 16.5M4.2 16.5L19.8 7.5', stroke: 2.4 },
  ],
};

/** The mark on a player's badge. */
export const BADGE_GLYPH: Record<PlayerColour, Glyph> = {
  blue: { d: 'M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z' },
  red: { d: 'M12 4.5L19.5 18H4.5Z' },
  green: { d: 'M6 6H18V18H6Z' },
  yellow: { d: 'M12 4L19 12L12 20L5 12Z' },
  black: { d: 'M9.5 5H14.5V9.5H19V14.5H14.5V19H9.5V14.5H5V9.5H9.5Z' },
  purple: { d: 'M8 5.5H16L20 12L16 18.5H8L4 12Z' },
  white: { d: 'M7 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z', stroke: 3.5 },
};

/** The pattern of a wagon round its middle, 26 wide and 10 high. */
export const WAGON_PATTERN: Record<PlayerColour, Glyph> = {
  blue: { d: 'M-3.4 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0Z' },
  red: { d: 'M-8 4.5L-4 -4.5M4 4.5L8 -4.5', stroke: 2.6 },
  green: { d: 'M-9 -3.5L-5 0L-9 3.5M0 -3.5L4 0L0 3.5', stroke: 2.2 },
  yellow: { d: 'M-12 -2.5h5v5h-5zM-2.5 -2.5h5v5h-5zM7 -2.5h5v5h-5z' },
  black: { d: 'M-13 0H13', stroke: 2.8 },
  purple: { d: 'M-5 -4L5 4M-5 4L5 -4', stroke: 2.4 },
  white: { d: 'M-11 -3H11V3H-11Z', stroke: 1.6 },
};
