import said from 'virtual:texts/pl';
import type { Play } from '../en/play';
import { common } from './common';
import { table } from './table';
import { decide } from './decide';
import { tickets } from './tickets';
import { board } from './board';
import { cards } from './cards';
import { log } from './log';
import { guide } from './guide';

export const play: Play = {
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
