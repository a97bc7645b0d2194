import { lobby } from './lobby';
import { end } from './end';
import { replay } from './replay';
import { text } from './text';

/** What is said beside it: in the lobby, at the end of a game, in a replay, on the text board. */
export const pages = {
  lobby,
  end,
  replay,
  text,
};

export type Pages = typeof pages;
