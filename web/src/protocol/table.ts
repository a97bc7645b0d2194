// A table and who sits at it.

import type { Seat } from './terms';

export interface ClockRule {
  kind: 'none' | 'turn' | 'game' | 'days';
  amount?: number;
}

export interface Settings {
  edition: string;
  /** The number of the rules it is played by. */
  rules: number;
  options: Record<string, string>;
  clock: ClockRule;
  listed: boolean;
  spectators: boolean;
  undo: 'off' | 'asked';
  aids: 'off' | 'public' | 'odds';
  chat: 'off' | 'phrases' | 'free';
  autopilot: boolean;
  first?: Seat;
}

export interface TableSeat {
  holder: 'open' | 'person' | 'program' | 'bot';
  name: string;
  bot?: string;
  autopilot: boolean;
  resigned: boolean;
  present: boolean;
  nonce_given: boolean;
}

export type Status = 'open' | 'running' | 'finished' | 'closed';

export interface Table {
  id: string;
  code?: string;
  status: Status;
  version: number;
  settings: Settings;
  seats: TableSeat[];
  host: Seat | null;
  commitment: string;
  nonces: string[] | null;
  next_table: string | null;
  taken_back: number;
}
