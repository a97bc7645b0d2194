// The bodies of HTTP requests and answers.

import type { Fact } from './facts';
import type { ClockRule, Settings, Status } from './table';
import type { Seat } from './terms';
import type { Own, Standing, Tie, View } from './view';
import type { Why } from './why';

export interface OpenTable {
  name: string;
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
  status: Status;
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
