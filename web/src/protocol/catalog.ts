// What a server offers before there is a table.

import type { Text } from './terms';

export interface Choice {
  id: string;
  name: Text;
}
export interface EditionSummary {
  id: string;
  name: Text;
  rules: number;
  map: string;
  /** The fewest and the most. */
  seats: [number, number];
  options: { id: string; name: Text; standard: string; choices: Choice[] }[];
}
export interface Editions {
  editions: EditionSummary[];
  bots: Choice[];
  /** Whether campaigns can be played here. */
  campaigns?: boolean;
}
export interface Phrase extends Text {
  id: string;
}
