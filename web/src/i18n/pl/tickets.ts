import type { tickets as en } from '../en/tickets';
import { plural } from '../plural';

const points = { one: '# punkt', few: '# punkty', many: '# punktów' };

export const tickets: typeof en = {
  tour: 'Bilet objazdowy',
  points: (n) => `${n} pkt`,
  points_long: (n) => plural('pl', n, points),
  loss_long: (n) => `niezrealizowany: strata ${n} pkt`,
  any_order: (n) => `${n} w dowolnej`,
  in_order_long: (n) => `${plural('pl', n, points)} w tej kolejności`,
  needs_wagons: (n) => plural('pl', n, { one: 'brakuje # wagonika', few: 'brakuje # wagoników', many: 'brakuje # wagoników' }),
  needs_pieces: (n) => plural('pl', n, { one: 'brakuje # pola', few: 'brakuje # pól', many: 'brakuje # pól' }),
  connected: 'połączony',
  impossible: 'już niemożliwy',
  one_of: 'do jednego z krajów',
  to: (from, to) => `${from} – ${to}`,
  progress: (chain) => `połączone dotąd: ${chain}`,
  target: (name, value) => `${name}: ${value}`,
};
