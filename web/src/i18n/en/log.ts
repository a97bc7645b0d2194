import { plural } from '../plural';

// What happened is said by data/texts; here is the rest of the log.
export const log = {
  since: 'Since your last turn',
  since_none: 'Nothing new since your last turn',
  you: 'You',
  /** In the middle of a sentence. */
  you_within: 'you',
  seat: (n: number) => `Seat ${n}`,
  your_turn: 'your turn',
  /** The same thing many times in a row. */
  in_a_row: (line: string, n: number) => `${line}, ${plural('en', n, { one: '# time', other: '# times' })} in a row`,
  /** A line of what was taken back later. */
  undone: (line: string) => `${line} (taken back)`,
};
