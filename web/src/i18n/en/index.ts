import { common } from './common';
import { lobby } from './lobby';
import { table } from './table';
import { decide } from './decide';
import { tickets } from './tickets';
import { board } from './board';
import { cards } from './cards';
import { log } from './log';
import { guide } from './guide';
import { end } from './end';
import { replay } from './replay';
import { text } from './text';

export const en = {
  common,
  lobby,
  table,
  decide,
  tickets,
  board,
  cards,
  log,
  guide,
  end,
  replay,
  text,
};

/** Every text of the client; the other language has the very same ones. */
export type Texts = typeof en;
