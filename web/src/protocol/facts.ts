// What can happen in a game. Written from engine/model/fact_form.h; the tests say when it is not
// what that table says.

import type { CardCode, Cards, Seat } from './terms';

export type Fact =
  | { kind: 'game_started'; seat: Seat }
  | { kind: 'hand_dealt'; seat: Seat; deck: string; count: number; cards?: Cards }
  | { kind: 'card_turned'; slot: number; card: CardCode }
  | { kind: 'slot_taken'; seat: Seat; slot: number; card: CardCode }
  | { kind: 'blind_taken'; seat: Seat; deck: string; card?: CardCode; source?: string }
  | { kind: 'market_flushed'; cards: Cards; source?: string }
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
  | { kind: 'newspaper_read'; seat: Seat }
  | { kind: 'event_turned'; event: string }
  | { kind: 'events_reshuffled' }
  | { kind: 'event_added'; event: string }
  | { kind: 'event_archived'; event: string }
  | { kind: 'dollars'; seat: Seat; points: number; source?: string }
  | { kind: 'seat_tokens'; seat: Seat; token: string; points: number; source?: string }
  | { kind: 'city_token'; token: string; node: string; points: number; source?: string }
  | { kind: 'lane_token'; token: string; lane: string; points: number; source?: string }
  | { kind: 'path_moved'; token: string; to: string; source?: string }
  | { kind: 'lane_painted'; lane: string; colour: string }
  | { kind: 'option_chosen'; seat: Seat; option: number; source?: string }
  | { kind: 'city_chosen'; seat: Seat; node: string; source?: string }
  | { kind: 'lane_chosen'; seat: Seat; lane: string; source?: string }
  | { kind: 'price_accepted'; seat: Seat; cards: Cards; source?: string }
  | { kind: 'declined'; seat: Seat; source?: string }
  | { kind: 'card_prospected'; card: CardCode }
  | { kind: 'prospect_over'; seat: Seat; points: number }
  | { kind: 'order_turned'; tickets: string[] }
  | { kind: 'order_taken'; seat: Seat; tickets: string[]; points: number }
  | { kind: 'ticket_returned'; seat: Seat; tickets?: string[] }
  | { kind: 'lane_shared'; seat: Seat; lane: string }
  | { kind: 'item_gained'; seat: Seat; item: string; source?: string }
  | { kind: 'postcard_drawn'; seat: Seat; postcard: number; source?: string }
  | { kind: 'postcard_shown'; seat: Seat; postcard: number }
  | { kind: 'story_read'; card: number; side: 'a' | 'b' }
  | { kind: 'game_ended' };
