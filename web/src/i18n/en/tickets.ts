import { plural } from '../plural';

export const tickets = {
  stamp: 'Complete',
  tour: 'Tour ticket',
  points: (n: number) => plural('en', n, { one: '# pt', other: '# pts' }),
  points_long: (n: number) => plural('en', n, { one: '# point', other: '# points' }),
  loss_long: (n: number) =>
    plural('en', n, {
      one: '# point is lost if it stays incomplete',
      other: '# points are lost if it stays incomplete',
    }),
  any_order: (n: number) => `${n} in any order`,
  in_order_long: (n: number) => plural('en', n, { one: '# point in this order', other: '# points in this order' }),
  needs_wagons: (n: number) => plural('en', n, { one: 'needs # wagon', other: 'needs # wagons' }),
  needs_pieces: (n: number) => plural('en', n, { one: 'needs # piece', other: 'needs # pieces' }),
  connected: 'complete',
  /** Of several targets one is joined, and a better one is in reach. */
  more: (now: number, possible: number) => `${now} now, ${possible} possible`,
  impossible: 'no longer possible',
  one_of: 'to one of',
  to: (from: string, to: string) => `${from} to ${to}`,
  progress: (chain: string) => `joined so far: ${chain}`,
  target: (name: string, points: string) => `${name}: ${points}`,
};
