import type { tickets as en } from '../en/tickets';
import { plural } from '../plural';

const points = { one: '# punkt', few: '# punkty', many: '# punktów' };

export const tickets: typeof en = {
  stamp: 'Zrealizowany',
  tour: 'Bilet objazdowy',
  points: (n) => `${n} pkt`,
  points_long: (n) => plural('pl', n, points),
  loss_long: (n) => `niezrealizowany: strata ${n} pkt`,
  any_order: (n) => `${n} w dowolnej`,
  in_order_long: (n) => `${plural('pl', n, points)} w tej kolejności`,
  needs_wagons: (n) =>
    plural('pl', n, { one: 'potrzeba # wagonika', few: 'potrzeba # wagoników', many: 'potrzeba # wagoników' }),
  needs_pieces: (n) => plural('pl', n, { one: 'potrzeba # pola', few: 'potrzeba # pól', many: 'potrzeba # pól' }),
  connected: 'zrealizowany',
  more: (now, possible) => `teraz ${now}, można ${possible}`,
  impossible: 'już niemożliwy',
  one_of: 'do jednego z krajów',
  to: (from, to) => `${from} – ${to}`,
  progress: (chain) => `połączone dotąd: ${chain}`,
  target: (name, value) => `${name}: ${value}`,
};
