import type en from '../../../data/texts/en.json';
import type { GROUPS } from '../../messages';

/** What the blanks of a message stand for, by their names. */
export type Blanks = Record<string, string | number>;

/** A message of data/texts, compiled. */
export type Message = (blanks?: Blanks) => string;

/** What `virtual:texts/…` says in a language, by group. That no language lacks any of it the build makes sure. */
export type Said = { [Group in (typeof GROUPS)[number]]: Record<keyof (typeof en)[Group], Message> };

/** What is said between the games of a campaign: the part of its group that names no command of the terminal. */
type Between = Extract<
  keyof (typeof en)['campaign'],
  | `${'recap' | 'highlight' | 'chosen' | 'told' | 'ever' | 'map' | 'region' | 'counted'}_${string}`
  | 'mark'
  | 'slip'
  | 'seen'
  | 'counted'
>;
export type SaidBetween = { campaign: Record<Between, Message> };
