// What one seat may see of a game, and how it ended.

import type { AwardKind, TieKey } from './awards';
import type { Colour } from './box';
import type { ByDeck, CardCode, CardCounts, Cards, Seat, Text } from './terms';

export type AskKind =
  | 'keep_tickets'
  | 'choose_fleet'
  | 'choose_action'
  | 'pick_card'
  | 'refill_from'
  | 'tunnel_response'
  | 'effect_choice'
  | 'game_over';
export interface Ask {
  kind: AskKind;
  waiting: Seat[];
  together?: true;
  slot?: number;
  /** Of an `effect_choice`: the card that asks, and what for. */
  source?: Source;
  of?: ChoiceOf;
  /** One may decline. */
  optional?: true;
  price?: Price;
}

/** A card that asks, as it is printed. */
export interface Source {
  id: string;
  name: Text;
  text?: Text;
}

/** What a card lets a seat choose; `price` is yes or no, `prospect` going on or stopping. */
export type ChoiceOf = 'option' | 'city' | 'lane' | 'token' | 'item' | 'ticket' | 'colour' | 'price' | 'prospect';

/** What an answer costs. */
export interface Price {
  cards?: number;
  locos?: number;
  dollars?: number;
}

export interface Tunnel {
  lane: string;
  matches: number;
  set_aside: Cards;
  revealed: Cards;
}

export interface SeatView {
  cards: ByDeck;
  shown: CardCounts;
  tickets: number;
  offered: number;
  rejected: number;
  decided: boolean;
  score: number;
  lanes: string[];
  trains: number;
  ships?: number;
  box_trains?: number;
  box_ships?: number;
  harbours?: string[];
  harbours_left?: number;
  laid_open?: string[];
  /** Where there are cards that do things: the company's colour, and what the seat has by them. */
  company?: Colour;
  tokens?: Record<string, number>;
  items?: string[];
  postcards?: { held: number[]; shown: number[] };
  shared?: string[];
}

export interface Outlook {
  ticket: string;
  complete: boolean;
  /** What it would score now. */
  points: number;
  /** Fewest further pieces; null when the open lanes do not allow it any more. */
  missing: number | null;
  /** The lanes of that way, own ones included. */
  lanes: string[];
}

export interface PostcardProgress {
  postcard: number;
  have: number;
  need?: number;
  most?: number;
}

export interface Own {
  hand: CardCounts;
  tickets: string[];
  rejected: string[];
  offer: string[];
  answer: null | { keep: string[] } | { fleet: number };
  outlook: Outlook[];
  /** Of held postcards whose conditions count something: so many of so many, or of so many at most. */
  progress?: PostcardProgress[];
  harbour_values?: Record<string, number>;
}

export interface Choices {
  slots?: number[];
  blind?: string[];
  refill?: string[];
  claims?: Record<string, Cards[]>;
  /** What claims of these lanes take or may take besides cards. */
  prices?: Record<string, ClaimPrice>;
  draw_tickets?: true;
  keep?: { offer: string[]; least: number };
  tolls?: Cards[];
  withdraw?: true;
  decline?: true;
  effect?: EffectChoices;
  fleet?: number[];
  harbours?: Record<string, Cards[]>;
  exchange?: { trains?: number[]; ships?: number[] };
}

/** Where a card has changed the price of a lane. */
export interface ClaimPrice {
  /** Dollars that every claim of it takes. */
  fee?: number;
  /** Dollars that replace 1, 2, … cards in all. */
  swap?: number[];
  /** The cards that may be asked to change it, by their number in a claim. */
  using?: Record<string, string>;
}

/** How a card that asks may be answered, but for declining. */
export type EffectChoices = { options: EffectOption[] } | { payments: Cards[] } | { accept: true };
export interface EffectOption {
  what: string;
  /** Of what the board has no words for. */
  name?: Text;
}

export interface View {
  turn: number;
  start: Seat;
  active: Seat;
  picks: number;
  ask: Ask;
  last_round: null | { turns_left: number };
  passes: number;
  market: (CardCode | null)[];
  /** Slots whose card ends the draw. */
  last_slots: number[];
  draw: ByDeck;
  discard: CardCounts;
  ticket_pile: { unseen: number; under: { by: Seat | null; ticket?: string }[] };
  tunnel: Tunnel | null;
  /** Free lanes that you, or nobody, may claim any more. */
  closed: string[];
  seats: SeatView[];
  /** What cards that do things have left on the table; missing where there are none. */
  event?: { active: string | null; deck: number; discard: string[] };
  orders?: { ticket: string; by: Seat | null }[];
  shut?: string[];
  lane_tokens?: Record<string, string[]>;
  painted?: Record<string, Colour>;
  path?: { token: string; at: string };
  cities?: Record<string, { owner?: Seat | null; used?: true; stock?: number }>;
  own: Own | null;
  choices: Choices | null;
}

/** A part of a score: what it is for, its points, and the number they came from. */
export interface Part {
  kind: AwardKind;
  points: number;
  value: number;
}
export interface TicketScore {
  ticket: string;
  complete: boolean;
  points: number;
  lanes: string[];
  /** Which of the ticket's links counted. */
  link?: number;
  /** Whether a tour was walked in order. */
  in_order?: boolean;
}
export interface Standing {
  seat: Seat;
  place: number;
  total: number;
  parts: Part[];
  tickets_detail?: TicketScore[];
  trail_lanes?: string[];
  harbours_detail?: { node: string; points: number; tickets: string[] }[];
  deeds?: { turns: number; blind: number; face_up: number; locos: number; claims: number };
}

/** How long the table waited for somebody at a seat, in milliseconds; what bots answered is not counted. */
export interface TimeTaken {
  answers: number;
  total: number;
  longest: number;
}

/** Who had the best total together, and what parted them. */
export interface Tie {
  seats: Seat[];
  decided: { by: TieKey; values: { seat: Seat; value: number }[] }[];
}
