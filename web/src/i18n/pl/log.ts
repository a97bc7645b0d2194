import type { log as en } from '../en/log';

// What happened is said by data/texts; here is the rest of the log.
export const log: typeof en = {
  you: 'Ty',
  you_within: 'Ty',
  seat: (n) => `Miejsce ${n}`,
  your_turn: 'Twoja tura',
  undone: (line) => `${line} (cofnięte)`,
};
