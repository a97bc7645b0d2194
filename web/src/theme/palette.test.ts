import { describe, expect, it } from 'vitest';
import { CARD_PAINT, PLAYER_PAINT } from './palette';

const INK = '#14161A';
const WHITE = '#FFFFFF';

// Chosen together and checked for all eyes: whoever retouches one has to check them all again.
const CARDS = {
  red: ['#AE1017', WHITE],
  orange: ['#DB8222', INK],
  yellow: ['#F9D71A', INK],
  green: ['#1FB486', INK],
  blue: ['#2169CA', WHITE],
  purple: ['#6A1D68', WHITE],
  white: ['#F8F7F4', INK],
  black: ['#1B1C1F', WHITE],
  loco: ['#CC9CFC', INK],
  grey: ['#8C8F96', INK],
};
const PLAYERS = {
  blue: ['#1D6CD3', WHITE],
  red: ['#DA1119', WHITE],
  green: ['#17BA7B', INK],
  yellow: ['#FFD412', INK],
  black: ['#1C1D20', WHITE],
  purple: ['#622A72', WHITE],
  white: ['#F9F8F5', INK],
};

const told = (paints: Record<string, { fill: string; ink: string }>) =>
  Object.fromEntries(Object.entries(paints).map(([name, { fill, ink }]) => [name, [fill, ink]]));

describe('the palette', () => {
  it('has exactly the colours that were checked', () => {
    expect(told(CARD_PAINT)).toEqual(CARDS);
    expect(told(PLAYER_PAINT)).toEqual(PLAYERS);
  });
});
