import type { Language } from '../base/languages';
import { textsIn } from '../i18n/index.svelte';
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
  /** By what they are given for, in the order of the law. */
  bonuses: [string, number][];
}

export function numbersOf(board: Board, language: Language): Numbers {
  return {
    trains: board.pieces.trains,
    hand: board.decks.reduce((sum, deck) => sum + deck.hand, 0),
    first: board.first_offer,
    later: board.later_offer,
    points: Object.entries(board.lane_points).sort(([p], [q]) => Number(p) - Number(q)),
    threshold: board.ending.threshold,
    turns: board.ending.turns_each,
    bonuses: board.awards.flatMap(({ kind, points }) =>
      points === undefined ? [] : [[textsIn(language).said.awards[kind](), points]],
    ),
  };
}
