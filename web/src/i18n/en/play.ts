import said from 'virtual:texts/en';
import { common } from './common';
import { table } from './table';
import { decide } from './decide';
import { tickets } from './tickets';
import { board } from './board';
import { cards } from './cards';
import { log } from './log';
import { guide } from './guide';

/** What is said at a table; `said` is of the game itself: facts, refusals and their like, the same in the terminal. */
export const play = {
  common,
  table,
  decide,
  tickets,
  board,
  cards,
  log,
  guide,
  said,
};

export type Play = typeof play;
