// A table and who sits at it.

import type { Seat } from './terms';
import type { TimeTaken } from './view';

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
  /** A chapter of a campaign, or an evening on its map that changes nothing. */
  campaign?: { id: string; entry: number; evening?: boolean };
}

export interface TableSeat {
  holder: 'open' | 'person' | 'program' | 'bot';
  name: string;
  bot?: string;
  /** What its holder wears. */
  badge?: string;
  autopilot: boolean;
  resigned: boolean;
  present: boolean;
  /** Before the deal: the hash that the seat is bound to, and whether its nonce has been told. */
  share?: string | null;
  revealed?: boolean;
}

/** `revealing`: between the start and the deal; lists call it `open`. */
export type Status = 'open' | 'revealing' | 'running' | 'finished' | 'closed';

/** A start that came to nothing. */
export interface FailedStart {
  commitment: string;
  /** Names of those whose share was waited for. */
  waited_for: string[];
}

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
  failed_starts?: FailedStart[];
  next_table: string | null;
  taken_back: number;
  /** By seat, once the game is over. */
  time_taken?: TimeTaken[] | null;
}
