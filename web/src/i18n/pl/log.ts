import type { log as en } from '../en/log';
import { plural } from '../plural';

// What happened is said by data/texts; here is the rest of the log.
export const log: typeof en = {
  since: 'Od twojej ostatniej tury',
  since_none: 'Od twojej ostatniej tury nic nowego',
  you: 'Ty',
  you_within: 'ty',
  seat: (n) => `Miejsce ${n}`,
  your_turn: 'twoja tura',
  in_a_row: (line, n) => `${line}, ${plural('pl', n, { one: '# raz', few: '# razy', many: '# razy' })} z rzędu`,
  undone: (line) => `${line} (cofnięte)`,
};
