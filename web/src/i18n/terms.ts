import type { Colour } from '../protocol';

// Of what every language has a word, where neither the protocol nor the texts themselves say it.

/** What a card is called; with a single deck its colour says enough, with two it needs a noun. */
export type CardShape = 'card' | 'wagon' | 'ship' | 'double_ship' | 'loco' | 'wild';

export interface CardLook {
  shape: CardShape;
  colour: Colour;
  anchor: boolean;
}

/** What can be done by typing. */
export type Verb =
  | 'help'
  | 'status'
  | 'can'
  | 'hand'
  | 'market'
  | 'players'
  | 'log'
  | 'undo'
  | 'take'
  | 'draw'
  | 'claim'
  | 'keep'
  | 'pay'
  | 'withdraw'
  | 'choose'
  | 'yes'
  | 'no'
  | 'refill'
  | 'fleet'
  | 'harbour'
  | 'exchange'
  | 'routes'
  | 'where'
  | 'ticket'
  | 'tickets';

/** What a verb can be said of. */
export type Thing = 'tickets' | 'wagons' | 'ships' | Colour | 'loco';

/** What can be wrong with what was typed. */
export type Wrong =
  | 'unknown'
  | 'which_city'
  | 'no_lane'
  | 'not_payable'
  | 'which_card'
  | 'not_offered'
  | 'which_number'
  | 'which_player'
  | 'which_ticket';
