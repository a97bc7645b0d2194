import type { Pages } from '../en/pages';
import { lobby } from './lobby';
import { end } from './end';
import { replay } from './replay';
import { text } from './text';

export const pages: Pages = {
  lobby,
  end,
  replay,
  text,
};
