// What points are for, and what breaks ties. Written from engine/model/award.h; the tests say when
// it is not what that table says.

export type AwardKind =
  | 'lanes'
  | 'exchanges'
  | 'tickets'
  | 'longest_trail'
  | 'most_tickets'
  | 'harbours'
  | 'unbuilt'
  | 'idle_pieces'
  | 'turn_order';

export type TieKey =
  | 'tickets'
  | 'trail_bonus'
  | 'longest_trail'
  | 'harbours'
  | 'later_turn';
