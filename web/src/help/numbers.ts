import type { Board } from '../protocol';

/** What a board says of itself, for a rulebook that nobody has written. */
export interface Numbers {
  trains: number;
  hand: number;
  first: Board['first_offer'];
  later: Board['later_offer'];
  /** By length, the shortest first. */
  points: [string, number][];
  threshold: number;
  turns: number;
  /** Bonuses; null where there is none. */
  trail: number | null;
  most: number | null;
}

export function numbersOf(board: Board): Numbers {
  const bonus = (kind: string) => board.awards.find((award) => award.kind === kind)?.points ?? null;
  return {
    trains: board.pieces.trains,
    hand: board.decks.reduce((sum, deck) => sum + deck.hand, 0),
    first: board.first_offer,
    later: board.later_offer,
    points: Object.entries(board.lane_points).sort(([p], [q]) => Number(p) - Number(q)),
    threshold: board.ending.threshold,
    turns: board.ending.turns_each,
    trail: bonus('longest_trail'),
    most: bonus('most_tickets'),
  };
}
