import { expect, test } from 'vitest';
import { lane, sampleBoard } from '../samples/decide';
import { named } from '../samples/names';
import type { Ticket } from '../protocol';
import { prospectOf } from './prospect';

const ticket: Ticket = {
  id: 'c',
  links: [
    { from: { node: 'oslo' }, to: { country: 0 }, points: 5 },
    { from: { node: 'oslo' }, to: { country: 1 }, points: 13 },
  ],
  penalty: 5,
};
const board = sampleBoard([lane('oslo-bergen'), lane('bergen-rome', { length: 4 }), lane('molde-rome')], {
  countries: [
    { name: named('Norway'), nodes: ['bergen'] },
    { name: named('Italy'), nodes: ['rome'] },
  ],
});
const building = (own: string[], open: string[], pieces: number) => ({
  own: new Set(own),
  open: new Set(open),
  pieces,
});

test('the best target that can still be joined', () => {
  expect(prospectOf(ticket, board, building(['oslo-bergen'], ['bergen-rome'], 4))).toBe(13);
  expect(prospectOf(ticket, board, building(['oslo-bergen'], ['bergen-rome'], 3))).toBe(5);
  expect(prospectOf(ticket, board, building(['oslo-bergen'], ['molde-rome'], 20))).toBe(5);
});
test('nothing of a ticket that nothing can join any more', () => {
  expect(prospectOf(ticket, board, building([], ['molde-rome'], 20))).toBeNull();
});
test('nothing of a ticket with one value', () => {
  const pair: Ticket = { id: 'p', links: ticket.links.slice(0, 1), penalty: 5 };
  expect(prospectOf(pair, board, building([], ['oslo-bergen'], 20))).toBeNull();
});
