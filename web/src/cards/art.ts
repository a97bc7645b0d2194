import type { Colour } from '../protocol';

export const CREAM = '#FFF4DA';

/** Every colour has a wagon of its own: a third cue beside hue and sign. */
export const WAGON_OF: Record<Colour | 'loco', string> = {
  red: 'caboose',
  orange: 'reefer',
  yellow: 'coach',
  green: 'logs',
  blue: 'tank',
  purple: 'box',
  white: 'plough',
  black: 'coal',
  grey: 'box',
  loco: 'loco',
};
