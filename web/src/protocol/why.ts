// What a move of a bot served.

import type { CardCode } from './terms';

export type WhyCode =
  | 'only_choice'
  | 'completes_ticket'
  | 'improves_ticket'
  | 'last_points'
  | 'brings_last_round'
  | 'towards_ticket'
  | 'long_lane'
  | 'joins_networks'
  | 'lengthens_trail'
  | 'most_points'
  | 'some_points'
  | 'toll_not_held'
  | 'toll_not_worth'
  | 'collects_for'
  | 'saves_for'
  | 'gathers_cards'
  | 'takes_loco'
  | 'no_open_card'
  | 'nothing_open'
  | 'unseen'
  | 'tickets_done'
  | 'plan_nearly_done'
  | 'spare_pieces'
  | 'more_tickets'
  | 'complete_at_once'
  | 'uses_network'
  | 'shares_way'
  | 'keeps_all'
  | 'leaves_far'
  | 'leaves_hopeless'
  | 'keeps_for_points'
  | 'fleet_suffices'
  | 'fleet_falls_short'
  | 'exchange_for_lane'
  | 'exchange_ahead'
  | 'harbour_named'
  | 'harbour_stands'
  | 'refill_same'
  | 'refill_other';

/** A code, and what it speaks of: each code has members of its own. */
export interface Why {
  code: WhyCode;
  ticket?: string;
  other?: string;
  lane?: string;
  node?: string;
  card?: CardCode;
  deck?: string;
  pieces?: 'trains' | 'ships';
  count?: number;
  points?: number;
  trains?: number;
  ships?: number;
}
