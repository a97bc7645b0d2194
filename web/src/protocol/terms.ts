// The words that everything else is written in.

export type Seat = number;
export type CardCode = string;
export type Cards = string;
export type CardCounts = Record<CardCode, number>;
export type ByDeck = Record<string, number>;
export interface Text {
  en: string;
  pl: string;
}
