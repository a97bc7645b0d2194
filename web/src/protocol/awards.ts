// What points are for, and what breaks ties. The words are written from engine/model/award.h; the
// tests say when they are not what its tables say.

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

/** A line of the law. */
export interface Award {
  kind: AwardKind;
  points?: number;
  by_tickets?: number[];
  unbuilt?: number;
  by_idle?: number[];
}

// One a line, as the server's own table prints them: its tests compare.
// prettier-ignore
export type TieKey =
  | 'tickets'
  | 'trail_bonus'
  | 'longest_trail'
  | 'harbours'
  | 'later_turn';
