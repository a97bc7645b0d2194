import type en from '../../../data/texts/en.json';
import type { Language } from './languages';

/** What the blanks of a message stand for, by their names. */
export type Blanks = Record<string, string | number>;

/** A message of data/texts, compiled. */
export type Message = (blanks?: Blanks) => string;

/** A group of data/texts, as `virtual:texts/…` has it. That every language has all of it the build makes sure. */
export type Messages<Group extends keyof typeof en> = Record<Language, Record<keyof (typeof en)[Group], Message>>;
