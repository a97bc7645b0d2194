// The words that everything else is written in.

import type { Language } from '../base/languages';

export type Seat = number;
export type CardCode = string;
export type Cards = string;
export type CardCounts = Record<CardCode, number>;
export type ByDeck = Record<string, number>;
/** The same in every language. */
export type Text = Record<Language, string>;
