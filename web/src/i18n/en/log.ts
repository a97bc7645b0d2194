// What happened is said by data/texts; here is the rest of the log.
export const log = {
  you: 'You',
  /** In the middle of a sentence. */
  you_within: 'you',
  seat: (n: number) => `Seat ${n}`,
  your_turn: 'your turn',
  /** A line of what was taken back later. */
  undone: (line: string) => `${line} (taken back)`,
};
