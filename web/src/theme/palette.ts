import type { Colour } from '../protocol';

// ../ux/palette of the design: every colour has a shape of its own, and hue is only the third cue.

export const INK = '#14161A';
export const WHITE = '#FFFFFF';

export interface Paint {
  fill: string;
  /** What is drawn on the fill. */
  ink: string;
}

export const CARD_PAINT: Record<Colour | 'loco', Paint> = {
  red: { fill: '#AE1017', ink: WHITE },
  orange: { fill: '#DB8222', ink: INK },
  yellow: { fill: '#F9D71A', ink: INK },
  green: { fill: '#1FB486', ink: INK },
  blue: { fill: '#2169CA', ink: WHITE },
  purple: { fill: '#6A1D68', ink: WHITE },
  white: { fill: '#F8F7F4', ink: INK },
  black: { fill: '#1B1C1F', ink: WHITE },
  grey: { fill: '#8C8F96', ink: INK },
  loco: { fill: '#CC9CFC', ink: INK },
};

export type PlayerColour = 'blue' | 'red' | 'green' | 'yellow' | 'black' | 'purple' | 'white';

export const PLAYER_PAINT: Record<PlayerColour, Paint> = {
  blue: { fill: '#1D6CD3', ink: WHITE },
  red: { fill: '#DA1119', ink: WHITE },
  green: { fill: '#17BA7B', ink: INK },
  yellow: { fill: '#FFD412', ink: INK },
  black: { fill: '#1C1D20', ink: WHITE },
  purple: { fill: '#622A72', ink: WHITE },
  white: { fill: '#F9F8F5', ink: INK },
};

/** How a plastic piece is painted; tones of `tools/draw/art/tones.py` beside the player's own colour. */
export interface PiecePaint {
  wall: string;
  /** The roof, where it is not of the player's colour. */
  roof?: string;
  /** The edge that looks to the light. */
  lit: string;
  /** The line round the roof, where it is not white. */
  rim?: string;
  /** The pattern, and its line where that is not as wide as on a card. */
  mark: string;
  line?: number;
  /** How much smaller than the piece its roof is. */
  inset: number;
}

/**
 * A free lane is a frame with paper inside. Black and white pieces must not look like one even in grey and small: white
 * has a roof of solid grey, black a stripe of lamplight.
 */
export const PIECE_PAINT: Record<PlayerColour, PiecePaint> = {
  blue: { wall: '#1657AE', lit: '#8FBDF8', mark: WHITE, inset: 2 },
  red: { wall: '#B40E15', lit: '#FF938C', mark: WHITE, inset: 2 },
  green: { wall: '#0F925F', lit: '#9DF5D4', mark: INK, inset: 2 },
  yellow: { wall: '#D9B104', lit: '#FFF2A8', mark: INK, inset: 2 },
  black: { wall: '#000000', lit: '#70747E', rim: '#33353B', mark: '#F0C75E', line: 2, inset: 2 },
  purple: { wall: '#3A1546', lit: '#B27CC4', mark: WHITE, inset: 2 },
  white: { wall: '#F9F8F5', roof: '#80868F', lit: '#B9BEC5', mark: '#C6CAD0', line: 1.2, inset: 2.8 },
};

const SEAT_COLOURS: PlayerColour[] = ['blue', 'red', 'green', 'yellow', 'black'];
/** Boards whose boxes hold pieces of other colours. */
const SEAT_COLOURS_OF: Record<string, PlayerColour[]> = { nordic: ['purple', 'black', 'white'] };

/** What a board says of the colours of its seats. */
export interface Coloured {
  map: string;
  companies?: { colour: string }[];
}

/** A seat that runs a company has its colour. */
export function seatColour(board: Coloured | null, seat: number): PlayerColour {
  const company = board?.companies?.[seat]?.colour;
  if (company !== undefined && company in PLAYER_PAINT) return company as PlayerColour;
  return (SEAT_COLOURS_OF[board?.map ?? ''] ?? SEAT_COLOURS)[seat] ?? 'black';
}
