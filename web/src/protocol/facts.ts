// What can happen in a game. Written from engine/model/fact_form.h; the tests say when it is not
// what that table says.

import type { CardCode, Cards, Seat } from './terms';

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
