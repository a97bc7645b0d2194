// What lies in a box: the board, its lanes, tickets and cards.

import type { Award, TieKey } from './awards';
import type { CardCode, Text } from './terms';

export type Colour = 'red' | 'blue' | 'green' | 'yellow' | 'black' | 'white' | 'orange' | 'purple' | 'grey';
export type Kind = 'rail' | 'sea';

export interface Node {
  id: string;
  name: Text;
  x: number;
  y: number;
  kind: 'city' | 'crossing' | 'junction';
  port?: true;
  large?: true;
  country?: number;
}

export interface Lane {
  id: string;
  a: string;
  b: string;
  length: number;
  points: number;
  colour: Colour;
  kind: Kind;
  /** Whether locos may pay here. */
  locos: boolean;
  tunnel?: true;
  /** Spaces that want a loco. */
  symbols?: number;
  /** Spaces of rough ground. */
  doubled?: number;
  swap_rate?: number;
  swap_max?: number;
  /** The other lanes of its group. */
  mates?: string[];
}

export type Place = { node: string } | { country: number };
export interface LinkTicket {
  id: string;
  links: { from: Place; to: Place; points: number }[];
  penalty: number;
}
export interface TourTicket {
  id: string;
  tour: string[];
  in_order: number;
  any_order: number;
  penalty: number;
}
export type Ticket = LinkTicket | TourTicket;

export interface CardSort {
  code: CardCode;
  name: Text;
  deck: string;
  colour: Colour;
  pips: number;
  count: number;
  loco?: true;
  anchor?: true;
  news?: true;
  mark?: 'pick' | 'skull';
}

export interface Deck {
  id: string;
  name: Text;
  kind: Kind;
  hand: number;
  slots: number;
}

export interface Board {
  edition: string;
  name: Text;
  rules: number;
  map: string;
  /** Where its drawing is; a board without one is drawn from the coordinates of its nodes. */
  drawing?: string;
  seats: number;
  options: Record<string, string>;
  nodes: Node[];
  countries: { name: Text; nodes: string[] }[];
  lanes: Lane[];
  tickets: Ticket[];
  sorts: CardSort[];
  decks: Deck[];
  pieces: { trains: number; ships: number; fleet: number; fixed_trains: number; harbours: number };
  market: { slots: number; loco_limit: 'strict' | 'free'; flush_at: number; flush_mixes: boolean };
  one_lane_per_group: boolean;
  first_offer: { offer: number; keep: number };
  later_offer: { offer: number; keep: number };
  rejected: 'under' | 'out';
  tour_rule: 'trail' | 'simple_path';
  ending: { threshold: number; turns_each: number };
  lane_points: Record<string, number>;
  awards: Award[];
  ties: TieKey[];
  /** Of a game of a box. */
  companies?: { colour: Colour; name: Text; president: Text; motto: Text; text: Text }[];
  events?: { id: string; immediate: boolean; name: Text; text: Text }[];
  tokens?: { id: string; name: Text }[];
  /** Of a chapter: what offices may hold, as far as it is known. The client adds it from the book. */
  items?: { id: string; name: Text; text: Text }[];
  start_money?: number;
  draw_reserve?: number;
}
