// What happened at a table, step by step.

import type { Fact } from './facts';
import type { Seat } from './terms';

export type TableAct =
  | 'opened'
  | 'sat'
  | 'rose'
  | 'bot_sat'
  | 'dropped'
  | 'nonce_given'
  | 'share_given'
  | 'started'
  | 'revealed'
  | 'start_failed'
  | 'dealt'
  | 'played'
  | 'taken_back'
  | 'stepped_out'
  | 'stepped_in'
  | 'resigned'
  | 'handed'
  | 'resumed'
  | 'rematched'
  | 'closed';

export interface Happening {
  version: number;
  act: TableAct;
  seat?: Seat;
  facts: Fact[];
  /** Of `taken_back`: the versions of the steps that no longer stand. */
  undone?: number[];
}
