// The bodies of HTTP requests and answers.

import type { Fact } from './facts';
import type { ClockRule, FailedStart, Settings, Status } from './table';
import type { Seat } from './terms';
import type { Own, Standing, TimeTaken, Tie, View } from './view';
import type { Why } from './why';

export interface OpenTable {
  name: string;
  /** Of the opener's seat, chosen by the opener. */
  token: string;
  edition: string;
  seats: string[];
  options?: Record<string, string>;
  clock?: ClockRule;
  listed?: boolean;
  spectators?: boolean;
  undo?: Settings['undo'];
  aids?: Settings['aids'];
  chat?: Settings['chat'];
  autopilot?: boolean;
  badge?: string;
}
export interface Opened {
  table: string;
  code: string;
  seat: Seat;
  token: string;
  programs: { seat: Seat; token: string }[];
}
export interface JoinTable {
  name: string;
  token: string;
  badge?: string;
  code?: string;
  seat?: Seat;
}
export interface Joined {
  seat: Seat;
  token: string;
}
export interface Summary {
  table: string;
  edition: string;
  status: Exclude<Status, 'revealing'>;
  listed: boolean;
  seats: number;
  free_seats: number;
  players: string;
  created: number;
  updated: number;
}
export type MyTable = Summary & { seat: Seat; your_turn: boolean };
export interface Fairness {
  game: string;
  commitment: string;
  nonces: string[];
  seed: string;
  /** By seat the hash of the nonce, empty of a bot; null in a game of the earlier scheme. */
  shares: string[] | null;
  failed: FailedStart[];
}
export interface Game {
  summary: Summary;
  rules: number;
  options: Record<string, string>;
  players: string[];
  steps: number;
  /** Whether it can be played again; if not, its story tells it. */
  replays: boolean;
  result: Result[];
  standings: Standing[] | null;
  tie: Tie | null;
  fair: Fairness | null;
  /** By seat; null where the log does not tell. */
  time_taken?: TimeTaken[] | null;
}
/** How a game ended for a seat, as it was kept when it did. */
export interface Result {
  seat: Seat;
  name: string;
  bot: boolean;
  total: number;
  place: number;
}
/** A finished game from what was kept of it: the deal, then every step. */
export interface Story {
  rules: number;
  /** The rules number whose board has words for the facts. */
  words: number | null;
  players: string[];
  steps: StoryStep[];
  result: Result[];
}
export interface StoryStep {
  by?: Seat;
  move?: string;
  facts: Fact[] | null;
}
/** A finished game, all of its steps in one; after the first, views and hands hold what has changed. */
export interface Replay {
  players: string[];
  steps: ReplayPart[];
  standings: Standing[];
  tie: Tie | null;
}
export interface ReplayPart {
  by?: Seat;
  move?: string;
  why?: Why;
  facts: Fact[];
  view: Partial<View>;
  /** By seat, where all hands are open. */
  hands?: Record<string, Own>;
}
/** One step of it, whole. */
export interface ReplayStep {
  step: number;
  steps: number;
  players: string[];
  facts: Fact[];
  view: View;
  hands: Own[] | null;
  standings: Standing[] | null;
  tie: Tie | null;
  by?: Seat;
  move?: string;
  /** What a bot's move served. */
  why?: Why;
}
export interface Statistic {
  name: string;
  edition: string;
  games: number;
  wins: number;
  best: number;
  mean: number;
}
