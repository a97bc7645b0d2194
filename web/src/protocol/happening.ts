// What happened at a table, step by step.

import type { Fact } from './facts';
import type { Seat } from './terms';

export type TableEvent =
  | 'opened' | 'sat' | 'rose' | 'bot_sat' | 'dropped' | 'nonce_given' | 'dealt' | 'played'
  | 'taken_back' | 'stepped_out' | 'stepped_in' | 'resigned' | 'resumed' | 'rematched' | 'closed';

export interface Happening {
  version: number;
  event: TableEvent;
  seat?: Seat;
  facts: Fact[];
  /** Of `taken_back`: the versions of the steps that no longer stand. */
  undone?: number[];
}
