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

const SEAT_COLOURS: PlayerColour[] = ['blue', 'red', 'green', 'yellow', 'black'];
/** Boards whose boxes hold pieces of other colours. */
const SEAT_COLOURS_OF: Record<string, PlayerColour[]> = { nordic: ['purple', 'black', 'white'] };

export function seatColour(map: string, seat: number): PlayerColour {
  return (SEAT_COLOURS_OF[map] ?? SEAT_COLOURS)[seat] ?? 'black';
}
