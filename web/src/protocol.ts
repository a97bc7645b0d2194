// What docs/protocol.md says, as types. Nothing here decides anything.

export const PROTOCOL = 1;

export type Seat = number;
export type CardCode = string;
export type Cards = string;
export type CardCounts = Record<CardCode, number>;
export type ByDeck = Record<string, number>;
export interface Text {
  en: string;
  pl: string;
}

// --- the box -----------------------------------------------------------------------------------

export type Colour =
  | 'red' | 'blue' | 'green' | 'yellow' | 'black' | 'white' | 'orange' | 'purple' | 'grey';
export type Kind = 'rail' | 'sea';

export interface Node {
  id: string;
  name: Text;
  x: number;
  y: number;
  kind: 'city' | 'crossing' | 'junction';
  port?: true;
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
  seats: number;
  options: Record<string, string>;
  nodes: Node[];
  countries: { name: Text; nodes: string[] }[];
  lanes: Lane[];
  tickets: Ticket[];
  sorts: CardSort[];
  decks: Deck[];
  pieces: { trains: number; ships: number; fleet: number; fixed_trains: number; harbours: number };
  market: { slots: number; loco_limit: 'strict' | 'free'; flush_at: number };
  one_lane_per_group: boolean;
  first_offer: { offer: number; keep: number };
  later_offer: { offer: number; keep: number };
  rejected: 'under' | 'out';
  tour_rule: 'trail' | 'simple_path';
  ending: { threshold: number; turns_each: number };
  lane_points: Record<string, number>;
  awards: Award[];
  ties: ('tickets' | 'trail_bonus' | 'longest_trail' | 'harbours')[];
}

export interface Award {
  kind: 'tickets' | 'longest_trail' | 'most_tickets' | 'harbours';
  points?: number;
  by_tickets?: number[];
  unbuilt?: number;
}

export interface Choice {
  id: string;
  name: Text;
}
export interface EditionSummary {
  id: string;
  name: Text;
  rules: number;
  map: string;
  /** The fewest and the most. */
  seats: [number, number];
  options: { id: string; name: Text; standard: string; choices: Choice[] }[];
}
export interface Editions {
  editions: EditionSummary[];
  bots: Choice[];
}
export interface Phrase {
  id: string;
  en: string;
  pl: string;
}

// --- the view ----------------------------------------------------------------------------------

export type AskKind =
  | 'keep_tickets' | 'choose_fleet' | 'choose_action' | 'pick_card' | 'refill_from'
  | 'tunnel_response' | 'game_over';
export interface Ask {
  kind: AskKind;
  waiting: Seat[];
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

export type Fact =
  | { kind: 'game_started'; seat: Seat }
  | { kind: 'hand_dealt'; seat: Seat; deck: string; count: number; cards?: Cards }
  | { kind: 'card_turned'; slot: number; card: CardCode }
  | { kind: 'slot_taken'; seat: Seat; slot: number; card: CardCode }
  | { kind: 'blind_taken'; seat: Seat; deck: string; card?: CardCode }
  | { kind: 'market_flushed'; cards: Cards }
  | { kind: 'pile_reshuffled'; deck: string; cards: Cards }
  | { kind: 'tickets_offered'; seat: Seat; count: number; tickets?: string[] }
  | { kind: 'answer_laid'; seat: Seat }
  | { kind: 'tickets_kept'; seat: Seat; count: number; tickets?: string[] }
  | { kind: 'fleet_revealed'; seat: Seat; trains: number; ships: number }
  | { kind: 'tunnel_entered'; seat: Seat; lane: string; cards: Cards }
  | { kind: 'tunnel_revealed'; card: CardCode }
  | { kind: 'toll_asked'; seat: Seat; lane: string; count: number }
  | { kind: 'toll_paid'; seat: Seat; lane: string; cards: Cards }
  | { kind: 'tunnel_left'; seat: Seat; lane: string; cards: Cards }
  | { kind: 'lane_claimed'; seat: Seat; lane: string; cards: Cards; points: number }
  | { kind: 'harbour_built'; seat: Seat; node: string; cards: Cards }
  | { kind: 'pieces_exchanged'; seat: Seat; gives: 'trains' | 'ships'; count: number; points: number }
  | { kind: 'turn_passed'; seat: Seat }
  | { kind: 'last_round'; seat: Seat; turns_left: number }
  | { kind: 'turn_began'; seat: Seat }
  | { kind: 'game_ended' };

// --- the table ---------------------------------------------------------------------------------

export interface ClockRule {
  kind: 'none' | 'turn' | 'game' | 'days';
  amount?: number;
}

export interface Settings {
  edition: string;
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

export type TableEvent =
  | 'opened' | 'sat' | 'rose' | 'bot_sat' | 'dropped' | 'nonce_given' | 'dealt' | 'played'
  | 'taken_back' | 'stepped_out' | 'stepped_in' | 'resigned' | 'resumed' | 'rematched' | 'closed';

export interface Happening {
  version: number;
  event: TableEvent;
  seat?: Seat;
  facts: Fact[];
}

// --- what the server says ----------------------------------------------------------------------

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
}

export type Answer =
  | 'granted' | 'waiting' | 'stale' | 'refused' | 'unreadable_move' | 'not_seated' | 'not_the_host'
  | 'not_now' | 'no_such_seat' | 'seat_taken' | 'table_full' | 'seats_open' | 'bad_name'
  | 'no_such_bot' | 'bad_nonce' | 'nothing_to_take_back' | 'undo_off' | 'undo_declined'
  | 'chat_off' | 'no_such_phrase' | 'bad_text' | 'too_fast' | 'busy' | 'unavailable';

export type RefusalCode =
  | 'game_is_over' | 'not_your_decision' | 'wrong_kind_of_move' | 'no_such_slot' | 'slot_empty'
  | 'nothing_to_draw' | 'pile_empty' | 'loco_not_as_second_card' | 'no_such_lane' | 'lane_taken'
  | 'lane_closed' | 'own_group' | 'too_few_pieces' | 'cards_not_held' | 'wrong_number_of_cards'
  | 'mixed_colours' | 'wrong_colour' | 'wrong_deck' | 'locos_not_allowed' | 'too_few_locos'
  | 'card_superfluous' | 'pairs_do_not_match' | 'wrong_toll' | 'no_tickets_left'
  | 'too_few_tickets_kept' | 'no_such_ticket' | 'fleet_out_of_range' | 'no_such_node'
  | 'not_a_port' | 'harbour_stands_there' | 'no_own_lane_there' | 'no_harbour_left'
  | 'wrong_harbour_cards' | 'nothing_exchanged' | 'too_many_exchanged';

export interface Refusal {
  code: RefusalCode;
  /** Rule ids, parted by ", ". */
  rules: string;
}

export interface Reply {
  type: 'reply';
  id: string;
  answer: Answer;
  version: number;
  refusal?: Refusal;
  detail?: string;
  seat?: Seat;
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

// --- what a client says ------------------------------------------------------------------------

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
  | { type: 'nonce'; nonce: string }
  | { type: 'undo'; version: number }
  | { type: 'consent'; yes: boolean }
  | { type: 'chat'; phrase: string }
  | { type: 'chat'; text: string }
  | { type: 'mute'; seat: Seat; on: boolean }
  | { type: 'rematch' }
  | { type: 'sync'; version: number };

// --- bodies of HTTP ----------------------------------------------------------------------------

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
  standings: Standing[] | null;
  fair: Fairness | null;
}
export interface ReplayStep {
  step: number;
  steps: number;
  players: string[];
  facts: Fact[];
  view: View;
  hands: Own[] | null;
  standings: Standing[] | null;
  by?: Seat;
  move?: string;
}
export interface Statistic {
  name: string;
  edition: string;
  games: number;
  wins: number;
  best: number;
  mean: number;
}
