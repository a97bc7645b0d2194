// What goes over the line, both ways.

import type { Colour } from './box';
import type { Happening } from './happening';
import type { Table } from './table';
import type { CardCode, Cards, Seat, Text } from './terms';
import type { Standing, Tie, View } from './view';

export const PROTOCOL = 2;

export interface Scene {
  type: 'scene';
  protocol: number;
  table: Table;
  you: Seat | null;
  /** Lines that hold your seat now. */
  devices: number;
  clock: { deadline: number | null; left: number[] };
  undo_asked_by: Seat | null;
  happened: Happening[];
  gap: boolean;
  view: View | null;
  standings: Standing[] | null;
  tie: Tie | null;
}

export type Answer =
  | 'granted'
  | 'waiting'
  | 'stale'
  | 'refused'
  | 'unreadable_move'
  | 'not_seated'
  | 'not_the_host'
  | 'not_now'
  | 'no_such_seat'
  | 'seat_taken'
  | 'table_full'
  | 'seats_open'
  | 'bad_name'
  | 'no_such_bot'
  | 'bad_share'
  | 'bad_nonce'
  | 'nothing_to_take_back'
  | 'undo_off'
  | 'undo_declined'
  | 'undo_opened'
  | 'chat_off'
  | 'no_such_phrase'
  | 'bad_text'
  | 'too_fast'
  | 'starts_used_up'
  | 'busy'
  | 'unavailable';

export type RefusalCode =
  | 'game_is_over'
  | 'not_your_decision'
  | 'wrong_kind_of_move'
  | 'no_such_slot'
  | 'slot_empty'
  | 'nothing_to_draw'
  | 'pile_empty'
  | 'loco_not_as_second_card'
  | 'no_such_lane'
  | 'lane_taken'
  | 'lane_closed'
  | 'own_group'
  | 'too_few_pieces'
  | 'cards_not_held'
  | 'wrong_number_of_cards'
  | 'mixed_colours'
  | 'wrong_colour'
  | 'wrong_deck'
  | 'locos_not_allowed'
  | 'too_few_locos'
  | 'card_superfluous'
  | 'pairs_do_not_match'
  | 'wrong_toll'
  | 'no_tickets_left'
  | 'too_few_tickets_kept'
  | 'no_such_ticket'
  | 'fleet_out_of_range'
  | 'no_such_node'
  | 'not_a_port'
  | 'harbour_stands_there'
  | 'no_own_lane_there'
  | 'no_harbour_left'
  | 'wrong_harbour_cards'
  | 'nothing_exchanged'
  | 'too_many_exchanged'
  | 'lane_off_board'
  | 'too_few_cards_left'
  | 'plain_cards_first'
  | 'lane_shut'
  | 'too_few_dollars'
  | 'too_many_swapped'
  | 'extra_card_missing'
  | 'not_usable'
  | 'not_an_option'
  | 'wrong_discard'
  | 'not_optional';

export interface Refusal {
  code: RefusalCode;
  /** Rule ids, parted by ", ". */
  rules: string;
}

/** What a claim brings beside its lane, if it stands. */
export interface StepAhead {
  /** 0: the price; 13: after step 12. */
  step: number;
  source?: string;
  name?: Text;
  dollars?: number;
  cards?: number;
  token?: string;
  tokens?: number;
  item?: string;
  postcard?: number;
  painted?: Colour;
  asks?: true;
}

/** How a payment lies on its lane. */
export interface PaymentLook {
  /** Spaces that are paid. */
  covered: number;
  wasted: number;
  swaps: number;
  /** Only where the price is more than a number of cards. */
  spaces: { wants: 'colour' | 'loco' | 'pair'; cards: Cards }[];
  /** Cards of these may have a part in paying the lane. */
  sorts: CardCode[];
  /** Of a tunnel, at tables whose aids are `odds`: the chances of 0, 1, 2, … cards more. */
  toll?: number[];
  /** Where cards do things, as far as it is certain. */
  steps?: StepAhead[];
}

export interface Reply {
  type: 'reply';
  id: string;
  answer: Answer;
  version: number;
  refusal?: Refusal;
  detail?: string;
  seat?: Seat;
  payment?: PaymentLook;
}

export interface ChatLine {
  type: 'chat';
  seat: Seat;
  name: string;
  at: number;
  phrase?: string;
  text?: string;
}

export interface Fault {
  type: 'fault';
  id?: string;
  detail: string;
}
export interface Goodbye {
  type: 'goodbye';
  reason: string;
}
export interface ServerError {
  type?: undefined;
  error: { code: string; detail: string };
}
export type Message = Scene | Reply | ChatLine | Fault | Goodbye | ServerError;

export interface Hello {
  type: 'hello';
  protocol: number;
  token?: string;
  code?: string;
  known: number;
}

export type Wish =
  | { type: 'step'; version: number; move: string }
  | { type: 'judge'; move: string }
  | { type: 'start'; drop_open?: boolean }
  | { type: 'fill'; level?: string }
  | { type: 'kick'; seat: Seat }
  | { type: 'leave' }
  | { type: 'resign'; level?: string }
  | { type: 'away' }
  | { type: 'back' }
  | { type: 'share'; hash: string }
  | { type: 'reveal'; nonce: string }
  | { type: 'call_off' }
  | { type: 'undo'; version: number }
  | { type: 'consent'; yes: boolean }
  | { type: 'chat'; phrase: string }
  | { type: 'chat'; text: string }
  | { type: 'mute'; seat: Seat; on: boolean }
  | { type: 'rematch' }
  | { type: 'sync'; version: number };
