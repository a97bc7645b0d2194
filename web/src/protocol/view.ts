// What one seat may see of a game, and how it ended.

import type { ByDeck, CardCode, CardCounts, Cards, Seat } from './terms';

export type AskKind =
  | 'keep_tickets' | 'choose_fleet' | 'choose_action' | 'pick_card' | 'refill_from'
  | 'tunnel_response' | 'effect_choice' | 'game_over';
export interface Ask {
  kind: AskKind;
  waiting: Seat[];
  together?: true;
  slot?: number;
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

export interface Own {
  hand: CardCounts;
  tickets: string[];
  rejected: string[];
  offer: string[];
  answer: null | { keep: string[] } | { fleet: number };
  outlook: Outlook[];
  harbour_values?: Record<string, number>;
}

export interface Choices {
  slots?: number[];
  blind?: string[];
  refill?: string[];
  claims?: Record<string, Cards[]>;
  draw_tickets?: true;
  keep?: { offer: string[]; least: number };
  tolls?: Cards[];
  withdraw?: true;
  decline?: true;
  fleet?: number[];
  harbours?: Record<string, Cards[]>;
  exchange?: { trains?: number[]; ships?: number[] };
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
  draw: ByDeck;
  discard: CardCounts;
  ticket_pile: { unseen: number; under: { by: Seat | null; ticket?: string }[] };
  tunnel: Tunnel | null;
  seats: SeatView[];
  own: Own | null;
  choices: Choices | null;
}

export interface Standing {
  seat: Seat;
  place: number;
  total: number;
  lanes: number;
  tickets: number;
  completed: number;
  trail: number;
  trail_bonus: number;
  tickets_bonus: number;
  harbours: number;
  unbuilt: number;
  tickets_detail: { ticket: string; complete: boolean; points: number; lanes: string[] }[];
  trail_lanes: string[];
  harbours_detail?: { node: string; points: number; tickets: string[] }[];
  deeds?: { turns: number; blind: number; face_up: number; locos: number; claims: number };
}
